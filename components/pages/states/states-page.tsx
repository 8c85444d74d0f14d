import { isMissing, valueOrNull } from '@/lib/numbers/figure';
import { formatDollars, formatDollarsRounded, formatDollarsShort } from '@/lib/numbers/format';
import { type StateRow, type StatesView, stateColumns } from '@/lib/places/page/state-list';
import { shortSources } from '@/lib/site/short-sources';
import { sortColumn, sortedPath, sortRows } from '@/lib/site/sort';
import { StateTiles } from '../../charts/state-tiles';
import type { StateValue } from '../../charts/state-values';
import { Answer } from '../../parts/answer/answer';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { figureColumn } from '../../parts/figure-column/figure-column';
import { Figures } from '../../parts/figures/figures';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

const PATH = '/states';

type ColumnSlug = (typeof stateColumns)[number]['slug'];

/** A state's tile: mean pay of registered nurses. */
function rnTile({ code, name, path, rnMean }: StateRow): StateValue {
  return {
    code,
    name,
    href: path,
    value: valueOrNull(rnMean),
    ...(isMissing(rnMean) ? { reason: rnMean.missing } : {}),
  };
}

interface StatesMapProps {
  readonly rows: readonly StateRow[];
  readonly edition: string;
}

/** Mean pay of registered nurses on tiles that link to the states. */
export function StatesMap({ rows, edition }: StatesMapProps) {
  return (
    <StateTiles
      id="rn-map"
      subtitle={`Mean pay of registered nurses in dollars a year, ${edition}. Choose a state`}
      rows={rows.map(rnTile)}
      format={formatDollars}
      formatShort={formatDollarsShort}
      valueHeader="Mean pay"
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
    figureColumn({ id: 'rn', header: 'RN mean', sort: sort('rn-pay'), of: ({ rnMean }) => rnMean }),
    figureColumn({
      id: 'rn-adjusted',
      header: 'RN mean at national prices',
      unit: '$ a year, derived',
      detail: true,
      sort: sort('rn-pay-at-national-prices'),
      of: ({ rnMeanAtNationalPrices }) => rnMeanAtNationalPrices,
    }),
    figureColumn({
      id: 'lpn',
      header: 'LPN mean',
      detail: true,
      sort: sort('lpn-pay'),
      of: ({ lpnMean }) => lpnMean,
    }),
    figureColumn({
      id: 'np',
      header: 'NP mean',
      detail: true,
      sort: sort('np-pay'),
      of: ({ npMean }) => npMean,
    }),
    figureColumn({
      id: 'adn',
      header: 'ADN tuition',
      unit: '$ in all, public',
      sort: sort('adn-price'),
      of: ({ adnPrice }) => adnPrice,
    }),
    figureColumn({
      id: 'bsn',
      header: 'BSN tuition',
      unit: '$ in all, public',
      sort: sort('bsn-price'),
      of: ({ bsnPrice }) => bsnPrice,
    }),
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

/** Every state on a map and in a table. */
export function StatesPage({ view, sortedBy }: StatesPageProps) {
  const { sentence, edition, priceYear, priceLevelYear, rows, nation, lowest, highest } = view;
  const nationMean = valueOrNull(nation);
  const sorted = sortColumn(stateColumns, sortedBy) ?? stateColumns[0];
  return (
    <>
      <Answer sentence={sentence}>
        <Figures
          figures={[
            {
              label: 'a year in the nation',
              value: nationMean === null ? null : formatDollarsRounded(nationMean),
              note: `mean pay of RNs, ${edition}`,
            },
            {
              label: `in ${highest.row.name}`,
              value: formatDollarsRounded(highest.value),
              note: 'the highest state',
            },
            { label: `in ${lowest.row.name}`, value: formatDollarsRounded(lowest.value), note: 'the lowest' },
          ]}
        />
        <SourceNote sources={shortSources('wages')} />
      </Answer>
      <StatesMap rows={rows} edition={edition} />
      <Section id="all-states" heading="All states">
        <p>
          RN is a registered nurse, LPN a licensed practical nurse, NP a nurse practitioner; ADN and BSN are
          the associate and the bachelor’s degree that lead to the RN license. Choose a column to sort by it.
        </p>
        <DataTable
          id="states-table"
          caption={`Mean pay, ${edition}, and median tuition and fees of the whole program, ${priceYear}`}
          rows={sortRows(rows, sorted)}
          rowKey={({ slug }) => slug}
          columns={columnsSortedBy(sorted.slug)}
        />
        <SourceNote sources={shortSources('wages', 'price_by_state', 'rpp')}>
          <p>
            Pay is for everyone who holds the job. Pay at national prices is the mean divided by the price
            level of the state in {priceLevelYear}, so that a dollar buys the same. Tuition is the median over
            public colleges, weighted by graduates, for residents and before financial aid.
          </p>
        </SourceNote>
      </Section>
    </>
  );
}
