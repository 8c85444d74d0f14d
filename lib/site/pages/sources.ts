import { readRecords } from '@/lib/data/csv';
import type { Data } from '@/lib/data/data';
import { once } from '@/lib/data/once';
import { readContent } from '@/lib/data/read';
import { allTables, type NamedTable } from '@/lib/data/registry';
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

function sourceTable({ name, table }: NamedTable): SourceTable {
  return {
    id: name,
    title: table.title,
    file: table.file,
    description: table.description,
    edition: table.edition,
    rows: readRecords(readContent(table.file)).length,
    sources: table.sources,
    notes: table.notes ?? [],
    derivedFrom: (table.derivedFrom ?? []).map((id) => ({ id, title: titleOf(id) })),
    leftOut: table.leftOut ?? null,
  };
}

const isConstants = ({ table }: NamedTable) => table.file.startsWith('parameters/');
const isDerived = ({ table }: NamedTable) => table.derivedFrom !== undefined;

/** Every table of the registry once, in its order, by how it came about. */
export const sourceGroups = once((): SourceGroup[] => [
  {
    id: 'collected',
    heading: 'Tables as collected',
    explanation: 'Figures that someone else published, as they published them.',
    tables: allTables.filter((table) => !isConstants(table) && !isDerived(table)).map(sourceTable),
  },
  {
    id: 'derived',
    heading: 'Tables that we derive',
    explanation: 'Computed from the tables above by rules that the methodology pages give.',
    tables: allTables.filter(isDerived).map(sourceTable),
  },
  {
    id: 'constants',
    heading: 'Constants of the formulas',
    explanation: 'Every number that a formula uses and that is not in a table above.',
    tables: allTables.filter(isConstants).map(sourceTable),
  },
]);

/** Everything that the page of sources says. */
export function sourcesView(data: Data): SourcesView {
  return {
    prose: pageProse('sources', data),
    mindFirst: readmeSection('data/README.md', 'What to mind first'),
    reuse: readmeSection('data/README.md', 'Reuse'),
    dataVersion: data.version,
    groups: sourceGroups(),
  };
}
