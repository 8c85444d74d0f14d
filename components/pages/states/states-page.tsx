import { isMissing, valueOrNull } from '@/lib/numbers/figure';
import { formatDollars, formatDollarsRounded, formatDollarsShort } from '@/lib/numbers/format';
import { type StateRow, type StatesView, stateColumns } from '@/lib/places/page/state-list';
import { shortSources } from '@/lib/site/short-sources';
import { sortColumn, sortedPath, sortRows } from '@/lib/site/sort';
import { StateTiles } from '../../charts/state-tiles';
import { highestAndLowest, type StateValue } from '../../charts/state-values';
import { Answer } from '../../parts/answer/answer';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { figureColumn } from '../../parts/figure-column/figure-column';
import { Figures, type ResultFigure } from '../../parts/figures/figures';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { NearForm } from '../state/near-form';

const PATH = '/states';

type ColumnSlug = (typeof stateColumns)[number]['slug'];

/** A state's tile: median pay of registered nurses. */
function rnTile({ code, name, path, rnMedian }: StateRow): StateValue {
  return {
    code,
    name,
    href: path,
    value: valueOrNull(rnMedian),
    ...(isMissing(rnMedian) ? { reason: rnMedian.missing } : {}),
  };
}

interface StatesMapProps {
  readonly rows: readonly StateRow[];
  readonly edition: string;
}

/** Median pay of registered nurses on tiles that link to the states. */
export function StatesMap({ rows, edition }: StatesMapProps) {
  const tiles = rows.map(rnTile);
  return (
    <StateTiles
      id="rn-map"
      finding={highestAndLowest(tiles, formatDollarsRounded)}
      subtitle={`RN pay in dollars a year, the middle, ${edition}`}
      rows={tiles}
      format={formatDollars}
      formatShort={formatDollarsShort}
      valueHeader="RN pay, the middle"
      valueUnit="$ a year"
      source={<SourceNote sources={shortSources('wages')} />}
    />
  );
}

/** Columns of the table, each with the address of the page that is sorted by it. */
function columnsSortedBy(sorted: string): Column<StateRow>[] {
  const sort = (slug: ColumnSlug) => ({
    href: sortedPath(PATH, stateColumns, slug),
    direction: slug === sorted ? sortColumn(stateColumns, slug)?.direction : undefined,
  });
  const columns: Column<StateRow>[] = [
    { id: 'state', header: 'State', sort: sort('name'), cell: ({ name, path }) => <a href={path}>{name}</a> },
    figureColumn({ id: 'rn', header: 'RN pay', sort: sort('rn-pay'), of: ({ rnMedian }) => rnMedian }),
    figureColumn({
      id: 'adn',
      header: 'ADN tuition',
      unit: '$ in all',
      sort: sort('adn-price'),
      of: ({ adnPrice }) => adnPrice,
    }),
    figureColumn({
      id: 'bsn',
      header: 'BSN tuition',
      unit: '$ in all',
      detail: true,
      sort: sort('bsn-price'),
      of: ({ bsnPrice }) => bsnPrice,
    }),
    figureColumn({
      id: 'rn-adjusted',
      header: 'RN pay at US prices',
      unit: '$ a year, derived',
      detail: true,
      sort: sort('rn-pay-at-national-prices'),
      of: ({ rnMedianAtNationalPrices }) => rnMedianAtNationalPrices,
    }),
    figureColumn({
      id: 'lpn',
      header: 'LPN pay',
      detail: true,
      sort: sort('lpn-pay'),
      of: ({ lpnMedian }) => lpnMedian,
    }),
    figureColumn({
      id: 'np',
      header: 'NP pay',
      detail: true,
      sort: sort('np-pay'),
      of: ({ npMedian }) => npMedian,
    }),
    figureColumn({ id: 'rn-mean', header: 'RN mean', detail: true, of: ({ rnMean }) => rnMean }),
    figureColumn({ id: 'lpn-mean', header: 'LPN mean', detail: true, of: ({ lpnMean }) => lpnMean }),
    figureColumn({ id: 'np-mean', header: 'NP mean', detail: true, of: ({ npMean }) => npMean }),
  ];
  // The requested column is next to the names, where a phone shows it.
  const first = columns.findIndex(({ sort: { direction } = {} }) => direction !== undefined);
  const [names, ...others] = columns;
  const chosen = columns[first];
  return first > 0 && names && chosen
    ? [names, chosen, ...others.filter((column) => column !== chosen)]
    : columns;
}

export interface StatesPageProps {
  readonly view: StatesView;
  /** Column that the table is sorted by; its own order where none is named. */
  readonly sortedBy?: string;
}

/** The span of RN pay, and the nation between. */
function figuresOf({ nation, edition, lowest, highest }: StatesView): ResultFigure[] {
  const inNation = valueOrNull(nation);
  return [
    {
      label: `Highest: ${highest.row.name}`,
      value: formatDollarsRounded(highest.value),
      note: `RN pay, the middle, ${edition}`,
    },
    {
      label: 'US',
      value: inNation === null ? null : formatDollarsRounded(inNation),
      note: 'Half of RNs earn more, half less',
    },
    {
      label: `Lowest: ${lowest.row.name}`,
      value: formatDollarsRounded(lowest.value),
      note: 'Prices differ too: see the table',
    },
  ];
}

function AllStates({ view, sortedBy }: StatesPageProps) {
  const { edition, priceYear, priceLevelYear, rows } = view;
  const sorted = sortColumn(stateColumns, sortedBy) ?? stateColumns[0];
  return (
    <Disclosure id="all-states" summary="All states by name: pay and tuition" open={sortedBy !== undefined}>
      <p>Choose a column to sort by it.</p>
      <DataTable
        id="states-table"
        caption={`Pay, the middle, ${edition}, and total tuition and fees at public colleges, ${priceYear}`}
        rows={sortRows(rows, sorted)}
        rowKey={({ slug }) => slug}
        columns={columnsSortedBy(sorted.slug)}
      />
      <p>
        Pay is for everyone in the job. Pay at US prices is divided by the price level of the state in{' '}
        {priceLevelYear}, so that a dollar buys the same. Tuition is for residents, before grants: half of the
        graduates are at public colleges that charge less.
      </p>
      <SourceNote sources={shortSources('wages', 'price_by_state', 'rpp')} />
    </Disclosure>
  );
}

/** Every state on a map and in a table. */
export function StatesPage({ view, sortedBy }: StatesPageProps) {
  return (
    <>
      <div className="pair state-top">
        <div className="sections">
          <Answer sentence={view.sentence}>
            <Figures figures={figuresOf(view)} />
            <SourceNote sources={shortSources('wages')} />
          </Answer>
        </div>
        <Section id="map" heading="Choose your state">
          <StatesMap rows={view.rows} edition={view.edition} />
        </Section>
        <Section id="next" heading="Next: programs near you">
          <NearForm label="Programs near you" />
        </Section>
      </div>
      <AllStates view={view} {...(sortedBy === undefined ? {} : { sortedBy })} />
    </>
  );
}
