import { formatCount } from '@/lib/numbers/format';
import { count, list } from '@/lib/text/words';
import type { Corpus, TableContent } from '../check/corpus';
import { columnFacts } from '../columns';
import type { CsvRecord } from '../csv';
import type { TableEditionRecord } from '../editions';
import { allTables, type NamedTable, type TableName } from '../registry';
import type { ConstantKind } from '../tables/shared';

/** A table of which a new edition comes in. */
export interface Renewal {
  readonly table: TableName;
  readonly before: TableEditionRecord;
  readonly after: TableEditionRecord;
}

/** Kinds of constants that were worked out from tables; others hold whatever the tables say. */
const workedOut: ReadonlySet<string> = new Set<ConstantKind>(['fitted', 'measured', 'judged']);
/** Kinds that someone must work out again from the tables that they were fitted to. */
const fitted: ReadonlySet<string> = new Set<ConstantKind>(['fitted', 'measured']);

/** A year alone says too little: many publishers have one. */
const isYear = (text: string) => /^\d{4}$/.test(text);

/** The names of an old edition that the new one no longer has. */
function namesOf({ before, after }: Renewal): string[] {
  const names = ({ edition, years = {} }: TableEditionRecord) => [edition, ...Object.values(years)];
  const stay = new Set(names(after));
  return names(before).filter((name) => !stay.has(name) && !isYear(name));
}

/** Tables that are derived from others, directly or by way of derived ones; with the others themselves. */
function reachedFrom(names: readonly string[]): ReadonlySet<string> {
  const reached = new Set(names);
  const next = () =>
    allTables.find(
      ({ name, table }) => !reached.has(name) && table.derivedFrom?.some((other) => reached.has(other)),
    );
  for (let found = next(); found; found = next()) reached.add(found.name);
  return reached;
}

const isRebuilt = ({ table }: NamedTable) => table.derivedFrom !== undefined && !table.derivedColumns;

const keyOf = (record: CsvRecord, { table }: NamedTable) =>
  table.primaryKey
    .map((column) => record[column])
    .filter((cell) => cell)
    .join(', ');

/** Rows whose basis names an edition that the tables no longer have. */
function namingRows(content: TableContent, names: readonly string[]): string[] {
  const derived: readonly string[] = content.table.derivedColumns ?? [];
  if (isRebuilt(content) || derived.includes('basis')) return [];
  return names.flatMap((name) => {
    const rows = content.records.filter(
      ({ basis, kind }) => basis?.includes(name) && (kind === undefined || workedOut.has(kind)),
    );
    const [first] = rows;
    if (first === undefined) return [];
    const follow = derived.length > 0 ? `; ${list(derived)} follow by themselves, the words do not` : '';
    const rest = rows.length === 1 ? 'rests' : 'rest';
    const what = `${count(rows.length, 'row')} of ${content.table.file} ${rest} on ${name}${follow}`;
    return [`${what}. For example ${keyOf(first, content)}: ${first['basis']}`];
  });
}

/** Constants that were fitted or measured outside this repository and say nothing of the edition. */
function fittedRows(content: TableContent, reached: ReadonlySet<string>): string[] {
  const to = (content.table.fittedTo ?? []).filter((name) => reached.has(name));
  const rows = content.records.filter(({ kind = '' }) => fitted.has(kind));
  const [first] = rows;
  if (to.length === 0 || first === undefined) return [];
  const what = `${count(rows.length, 'constant')} of ${content.table.file} ${rows.length === 1 ? 'was' : 'were'} fitted to or measured in ${list(to)}`;
  return [`${what} as they were. For example ${keyOf(first, content)}: ${first['value']}`];
}

/** Figures of a table that is derived in part: those that are not derived stay as they were collected. */
function collectedFigures({ table }: NamedTable): string[] {
  const derived: readonly string[] = table.derivedColumns ?? [];
  return Object.entries(table.row.shape).flatMap(([name, cell]) => {
    const { type } = columnFacts(cell);
    const isFigure = type === 'number' || type === 'integer';
    return isFigure && !derived.includes(name) && !table.primaryKey.includes(name) ? [name] : [];
  });
}

function collectedBeside(named: NamedTable, reached: ReadonlySet<string>, importable: ReadonlySet<string>) {
  const { name, table } = named;
  const figures = table.derivedColumns && !importable.has(name) ? collectedFigures(named) : [];
  if (!reached.has(name) || figures.length === 0) return [];
  return [`${table.file}: ${list(table.derivedColumns ?? [])} follow by themselves; ${list(figures)} stay`];
}

/** Tables that a renewed one takes its derived columns from, and that do not change with it. */
function unchangedSources({ table: name }: Renewal, reached: ReadonlySet<string>): string[] {
  const tableNamed = (wanted: string) => allTables.find((named) => named.name === wanted)?.table;
  const found = tableNamed(name);
  // The rules of a derivation, which are constants, hold for every edition.
  const isCollected = (other: string) => tableNamed(other)?.file.startsWith('data/');
  const sources = (found?.derivedFrom ?? []).filter((other) => !reached.has(other) && isCollected(other));
  if (!found || sources.length === 0) return [];
  return [`${found.file}: its derived columns rest on ${list(sources)}, which do not change with it`];
}

/**
 * What new editions make stale, for a person to look at: constants and collected figures that rest on the old ones, where
 * the tables say so; then the tables that follow by themselves.
 *
 * @param editions what an importer can replace, by table.
 */
export function staleWarnings(
  corpus: Corpus,
  renewals: readonly Renewal[],
  editions: Readonly<Record<string, TableEditionRecord>>,
): string[] {
  const renewed = renewals.filter((renewal) => namesOf(renewal).length > 0);
  if (renewed.length === 0) return [];
  const names = [...new Set(renewed.flatMap(namesOf))];
  const changed = new Set<string>(renewed.map(({ table }) => table));
  const reached = reachedFrom([...changed]);
  const importable = new Set(Object.keys(editions));
  const others = [...corpus.values()].filter(({ name }) => !changed.has(name));
  const rebuilt = allTables.filter((named) => reached.has(named.name) && isRebuilt(named));
  return [
    ...others.flatMap((content) => namingRows(content, names)),
    ...others.flatMap((content) => fittedRows(content, reached)),
    ...others.flatMap((content) => collectedBeside(content, reached, importable)),
    ...renewed.flatMap((renewal) => unchangedSources(renewal, reached)),
    ...(rebuilt.length > 0
      ? [
          `${formatCount(rebuilt.length)} tables follow by themselves: ${list(rebuilt.map(({ name }) => name))}`,
        ]
      : []),
  ];
}
