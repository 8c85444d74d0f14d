import type { Data } from '@/lib/data/data';
import { allTables, type NamedTable, type TableName } from '@/lib/data/registry';
import type { Source } from '@/lib/data/table';
import { type Prose, type ProseSection, pageProse, readmeSection } from './prose';

/** One table as the page of sources tells it. */
export interface SourceTable {
  /** Name in the registry; where links to the table land. */
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly description: string;
  readonly edition: string;
  readonly rows: number;
  /** Publishers; their documents, or the page of this site that tells them. */
  readonly sources: readonly Source[];
  /** What a reader must know before using a figure. */
  readonly notes: readonly string[];
  /** Tables that it is derived from, with their titles. */
  readonly derivedFrom: readonly { readonly id: string; readonly title: string }[];
  /** Columns that are derived; empty where all or none are. */
  readonly derivedColumns: readonly string[];
  /** Rows that were collected and are not published, and why. */
  readonly leftOut: { readonly rows: number; readonly reason: string } | null;
}

/** Tables that came about in one way. */
export interface SourceGroup {
  readonly id: string;
  readonly heading: string;
  readonly explanation: string;
  readonly tables: readonly SourceTable[];
}

export interface SourcesView {
  readonly prose: Prose;
  readonly mindFirst: ProseSection;
  readonly reuse: ProseSection;
  readonly dataVersion: string;
  readonly groups: readonly SourceGroup[];
}

const titleOf = (name: string) => allTables.find((named) => named.name === name)?.table.title ?? name;

function sourceTable({ name, table }: NamedTable, data: Data): SourceTable {
  return {
    id: name,
    title: table.title,
    file: table.file,
    description: table.description,
    edition: table.edition,
    rows: data.rows(name as TableName).length,
    sources: table.sources,
    notes: table.notes ?? [],
    derivedFrom: (table.derivedFrom ?? []).map((id) => ({ id, title: titleOf(id) })),
    derivedColumns: table.derivedColumns ?? [],
    leftOut: table.leftOut ?? null,
  };
}

const isConstants = ({ table }: NamedTable) => table.file.startsWith('parameters/');
const isDerived = ({ table }: NamedTable) => table.derivedFrom !== undefined && !table.derivedColumns;

/** Every table of the registry once, in its order, by how it came about. */
function sourceGroups(data: Data): SourceGroup[] {
  const listed = (isListed: (named: NamedTable) => boolean) =>
    allTables.filter(isListed).map((named) => sourceTable(named, data));
  return [
    {
      id: 'collected',
      heading: 'Tables as collected',
      explanation:
        'Figures that someone else published, as they published them. Where we add derived columns, the table says which.',
      tables: listed((table) => !isConstants(table) && !isDerived(table)),
    },
    {
      id: 'derived',
      heading: 'Tables that we derive',
      explanation: 'Computed from the tables above by rules that the methodology pages give.',
      tables: listed(isDerived),
    },
    {
      id: 'constants',
      heading: 'Constants of the formulas',
      explanation: 'Every number that a formula uses and that is not in a table above.',
      tables: listed(isConstants),
    },
  ];
}

/** Everything that the page of sources says. */
export function sourcesView(data: Data): SourcesView {
  return {
    prose: pageProse('sources', data),
    mindFirst: readmeSection('data/README.md', 'What to mind first'),
    reuse: readmeSection('data/README.md', 'Reuse'),
    dataVersion: data.version,
    groups: sourceGroups(data),
  };
}
