import { formatCount } from '@/lib/numbers/format';
import { areasPath, shortPlural } from '@/lib/places/occupations';
import { type OccupationView, occupationColumns, type StatePay } from '@/lib/places/page/occupation';
import { type PlacePay, spread } from '@/lib/places/page/pay-answer';
import { payCsvPath } from '@/lib/places/page/pay-csv';
import { nation } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { sortColumn, sortedPath, sortRows } from '@/lib/site/sort';
import { capitalized } from '@/lib/text/words';
import { DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { payColumns } from '../../parts/pay-chart/pay-columns';
import { PayList } from '../../parts/pay-chart/pay-list';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

interface Props {
  readonly view: OccupationView;
}

const payOf = ({ pay }: PlacePay) => pay;

/** "From $77,000 in Alabama to $140,000 in California". */
function finding({ listed, place }: OccupationView): string {
  const range = spread(listed);
  return range === '' ? `Pay in ${place}` : capitalized(range);
}

function WhatIsListed({ view }: Props) {
  const { listed, places, areasHere, occupation, place, area } = view;
  const isByArea = areasHere.length > 0;
  const where = isByArea ? `areas of ${place}` : 'states';
  const which =
    listed.length < places.length
      ? `The ${listed.length} ${where} with the most jobs.`
      : `All ${where} with known pay.`;
  const notes = [
    which,
    ...(isByArea ? ['Each is named for its first city.'] : []),
    ...(!isByArea && area !== nation.slug
      ? [`We have no pay by area for ${shortPlural(occupation)} in ${place}.`]
      : []),
  ];
  return (
    <p>
      {notes.join(' ')}{' '}
      {occupation.byArea && (
        <>
          <a href={areasPath(occupation)}>All areas of the US</a>,{' '}
        </>
      )}
      <a href={payCsvPath(occupation)}>CSV</a>
    </p>
  );
}

/** Every place of the list, with what a phone leaves out. */
function AreaTable({ view }: Props) {
  const { areasHere, occupation, edition, place } = view;
  return (
    <DataTable
      id="areas-table"
      caption={`Pay of ${occupation.plural} by area of ${place}, ${edition}`}
      rows={areasHere}
      rowKey={({ key }) => key}
      columns={[{ id: 'area', header: 'Area', cell: ({ fullName }) => fullName }, ...payColumns(payOf)]}
    />
  );
}

/** Pay in every state, sorted by links. */
function StatesTable({ view, sortedBy }: Props & { readonly sortedBy: string | undefined }) {
  const { path, states, edition, occupation } = view;
  const sorted = sortColumn(occupationColumns, sortedBy) ?? occupationColumns[0];
  const sort = ({ slug }: (typeof occupationColumns)[number]) => ({
    href: sortedPath(path, occupationColumns, slug),
    direction: slug === sorted.slug ? sorted.direction : undefined,
  });
  const columnOf = (statistic: string) => occupationColumns.find(({ slug }) => slug === statistic);
  const sortOf = (statistic: string) => {
    const column = columnOf(statistic);
    return column && sort(column);
  };
  return (
    <DataTable
      id="states-table"
      caption={`Pay of ${occupation.plural} by state, ${edition}`}
      rows={sortRows(states, sorted)}
      rowKey={({ slug }) => slug}
      columns={[
        {
          id: 'state',
          header: 'State',
          sort: sort(occupationColumns[0]),
          cell: ({ name, href }) => <a href={href ?? path}>{name}</a>,
        },
        ...payColumns<StatePay>(payOf, sortOf),
      ]}
    />
  );
}

/** The places with the most jobs, the best paid first. */
export function OccupationPlaces({ view }: Props) {
  return (
    <Section id="places" heading={finding(view)}>
      <PayList
        caption={`Pay of ${view.occupation.plural}, ${view.edition}, highest middle first`}
        header={view.areasHere.length > 0 ? 'Area' : 'State'}
        rows={view.listed}
      />
      <WhatIsListed view={view} />
      <SourceNote sources={shortSources(view.areasHere.length > 0 ? 'wages_metro' : 'wages')} />
    </Section>
  );
}

/** All areas of the state, and all states: with quarters, tenths, averages and jobs. */
export function AllPlaces({ view, sortedBy }: Props & { readonly sortedBy: string | undefined }) {
  const { areasHere, states, place, area } = view;
  return (
    <>
      {view.areasHere.length > 0 && (
        <Disclosure
          summary={`${areasHere.length === 1 ? 'The only area' : `All ${formatCount(areasHere.length)} areas`} of ${place}: quarters, tenths, averages and jobs`}
        >
          <p>An area that crosses a state line is filed under the first state in its name.</p>
          <AreaTable view={view} />
          <SourceNote sources={shortSources('wages_metro')} />
        </Disclosure>
      )}
      {area === nation.slug && (
        <Disclosure
          id="states"
          summary={`All ${states.length} states: quarters, tenths, averages and jobs`}
          open={sortedBy !== undefined}
        >
          <StatesTable view={view} sortedBy={sortedBy} />
          <SourceNote sources={shortSources('wages')} />
        </Disclosure>
      )}
    </>
  );
}
