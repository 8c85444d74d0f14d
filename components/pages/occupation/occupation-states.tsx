import { isMissing, valueOrNull } from '@/lib/numbers/figure';
import { formatDollars, formatDollarsShort } from '@/lib/numbers/format';
import { type OccupationView, occupationColumns, type StatePay } from '@/lib/places/page/occupation';
import { shortSources } from '@/lib/site/short-sources';
import { sortColumn, sortedPath, sortRows } from '@/lib/site/sort';
import { StateDots, type StateRange } from '../../charts/state-dots';
import { StateTiles } from '../../charts/state-tiles';
import type { StateValue } from '../../charts/state-values';
import { DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { jobsColumn, payColumn } from '../../parts/pay-chart/pay-columns';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

const reasonOf = ({ pay }: StatePay) => (isMissing(pay.mean) ? { reason: pay.mean.missing } : {});

function tile(row: StatePay): StateValue {
  const { code, name, path, pay } = row;
  return { code, name, href: path, value: valueOrNull(pay.mean), ...reasonOf(row) };
}

function range(row: StatePay): StateRange {
  const { code, name, path, pay } = row;
  const [value, p10, p90] = [valueOrNull(pay.median), valueOrNull(pay.p10), valueOrNull(pay.p90)];
  return { code, name, href: path, value, p10, p90, ...reasonOf(row) };
}

interface Props {
  readonly view: OccupationView;
  readonly sortedBy: string | undefined;
}

function StatesTable({ view, sortedBy }: Props) {
  const { path, states, edition, occupation } = view;
  const sorted = sortColumn(occupationColumns, sortedBy) ?? occupationColumns[0];
  const sort = (slug: (typeof occupationColumns)[number]['slug']) => ({
    href: sortedPath(path, occupationColumns, slug),
    direction: slug === sorted.slug ? sorted.direction : undefined,
  });
  const pay = (row: StatePay) => row.pay;
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
          sort: sort('name'),
          cell: ({ name, path: href }) => <a href={href}>{name}</a>,
        },
        payColumn('mean', pay, sort('mean')),
        payColumn('p10', pay),
        payColumn('median', pay, sort('median')),
        payColumn('p90', pay),
        jobsColumn(pay, sort('jobs')),
      ]}
    />
  );
}

/** Pay of the occupation in every state: tiles, table, and the ranges on request. */
export function OccupationStates({ view, sortedBy }: Props) {
  const { states, edition, occupation, pay } = view;
  const nationMedian = valueOrNull(pay.median);
  const byMedian = sortRows(states, occupationColumns[2]);
  return (
    <Section id="states" heading="By state">
      <StateTiles
        id="pay-map"
        subtitle={`Mean pay of ${occupation.plural} in dollars a year, ${edition}. Each tile leads to its state`}
        rows={states.map(tile)}
        format={formatDollars}
        formatShort={formatDollarsShort}
        valueHeader="Mean pay"
        valueUnit="$ a year"
        source={<SourceNote sources={shortSources('wages')} />}
      />
      <StatesTable view={view} sortedBy={sortedBy} />
      <SourceNote sources={shortSources('wages')} />
      <Disclosure summary="Show the ranges of all states as a chart">
        <StateDots
          id="pay-dots"
          subtitle={`Median pay of ${occupation.plural} in dollars a year, with the range from the 10th to the 90th percentile, ${edition}`}
          rows={byMedian.map(range)}
          format={formatDollars}
          formatShort={formatDollarsShort}
          valueHeader="Median"
          valueUnit="$ a year"
          {...(nationMedian === null ? {} : { reference: { label: 'Nation', value: nationMedian } })}
          source={<SourceNote sources={shortSources('wages')} />}
        />
      </Disclosure>
    </Section>
  );
}
