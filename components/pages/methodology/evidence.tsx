import type { PublishedRubrics } from '@/lib/calculators/page/method';
import type { CredentialFactRow } from '@/lib/data/tables/credential-evidence';
import { EN_DASH, formatDollars, formatNumber } from '@/lib/numbers/format';
import type { Fact } from '@/lib/site/pages/methodology';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';

/** Ratios and GPAs have three decimals at most. */
const MOST_DECIMALS = 3;

function inUnit(value: number, unit: CredentialFactRow['unit']): string {
  if (unit === 'USD/yr' || unit === 'USD' || unit === 'USD total') return formatDollars(value);
  return formatNumber(value, MOST_DECIMALS);
}

const unitWords: Partial<Record<CredentialFactRow['unit'], string>> = {
  'USD/yr': 'a year',
  USD: '',
  'USD total': 'in all',
  ratio: '',
  GPA: '',
};

function valueCell({ value, unit }: CredentialFactRow) {
  if (value === null) {
    return {
      missing: unit === 'finding' ? 'A finding in words, without a figure.' : 'Only a range is given.',
    };
  }
  return `${inUnit(value, unit)} ${unitWords[unit] ?? unit}`.trim();
}

function rangeCell({ low, high, unit }: CredentialFactRow) {
  if (low === null && high === null) return { missing: 'No range is given.' };
  const end = (value: number | null) => (value === null ? EN_DASH : inUnit(value, unit));
  return `${end(low)} to ${end(high)}`;
}

function SourceLink({ url, name, of }: { readonly url: string; readonly name: string; readonly of: string }) {
  return (
    <a href={url}>
      {name}
      <span className="visually-hidden">: {of}</span>
    </a>
  );
}

const factColumns: readonly Column<Fact>[] = [
  { id: 'about', header: 'About', cell: ({ about }) => about },
  { id: 'fact', header: 'Fact', cell: ({ row }) => <span className="cell-text">{row.fact}</span> },
  { id: 'value', header: 'Value', numeric: true, cell: ({ row }) => valueCell(row) },
  { id: 'range', header: 'Range', numeric: true, detail: true, cell: ({ row }) => rangeCell(row) },
  { id: 'year', header: 'Year', numeric: true, cell: ({ row }) => row.year },
  {
    id: 'source',
    header: 'Source',
    cell: ({ row }) => <SourceLink url={row.source_url} name={row.source_name} of={row.fact} />,
  },
];

/** Published figures that constants were judged from, each with its source. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Disclosure summary={`Show the ${facts.length} facts`}>
      <DataTable
        id="facts"
        caption="Facts behind the judged constants"
        columns={factColumns}
        rows={facts}
        rowKey={({ id }) => id}
      />
    </Disclosure>
  );
}

type RubricRow = PublishedRubrics['rows'][number];

const rubricColumns: readonly Column<RubricRow>[] = [
  { id: 'institution', header: 'School', cell: ({ institution }) => institution },
  { id: 'criterion', header: 'What counts', cell: ({ criterion }) => criterion },
  { id: 'points', header: 'Most points, or gate', cell: ({ max_points }) => max_points },
  {
    id: 'detail',
    header: 'How, in our words',
    cell: (row) => <span className="cell-text">{row.detail_in_our_own_words}</span>,
  },
  {
    id: 'source',
    header: 'Source',
    cell: (row) => (
      <SourceLink url={row.source_url} name="Page" of={`${row.institution}, ${row.criterion}`} />
    ),
  },
];

/** Rubrics that schools publish, by kind of program. */
export function Rubrics({ groups }: { readonly groups: readonly PublishedRubrics[] }) {
  return groups.map(({ id, programType, rows }) => (
    <Disclosure key={id} summary={`${programType}: ${rows.length} criteria`}>
      <DataTable
        id={id}
        caption={`${programType}: what programs publish`}
        columns={rubricColumns}
        rows={rows}
        rowKey={({ institution, criterion }) => `${institution} ${criterion}`}
      />
    </Disclosure>
  ));
}
