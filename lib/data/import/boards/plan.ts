import { tableFailures } from '../../check/check';
import { consistencyFailures } from '../../check/consistency';
import { type Corpus, contentTable, readContentTable } from '../../check/corpus';
import { describeFailure } from '../../check/failure';
import { type CsvRecord, writeRecords } from '../../csv';
import type { TableName } from '../../registry';
import { passRates } from '../../tables/pass-rates';
import { type Comparison, compareWithHeld } from './compare';
import { type ImportProblem, readIncoming } from './incoming';
import { unitMatcher } from './match';
import { hostOf, isCut, rowProblems } from './rules';

const TABLE = 'pass_rates' satisfies TableName;

/** What a file would change, or why it changes nothing. */
export interface ImportPlan extends Omit<Comparison, 'problems'> {
  /** In the order of the file. */
  readonly problems: readonly ImportProblem[];
  /** Rows whose printed rate is cut and not rounded. */
  readonly cut: readonly CsvRecord[];
  /** Rows whose institution has no certain unit. */
  readonly unmatched: readonly CsvRecord[];
  /** Text of the table with the change made; null where there is a problem, or nothing to change. */
  readonly table: string | null;
}

/** The table with the change made: replaced rows in their place, new ones after those of their state. */
function changedTable(held: readonly CsvRecord[], { added, replaced }: Comparison): string {
  const after = new Map(replaced.map((replacement) => [replacement.before, replacement.after]));
  const rows = [...held.map((record) => after.get(record) ?? record), ...added].toSorted((a, b) =>
    (a['state_slug'] ?? '').localeCompare(b['state_slug'] ?? '', 'en'),
  );
  const columns = Object.keys(passRates.row.shape);
  return writeRecords(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? '')),
  );
}

/** The hosts of a state's publishers, from the table of boards and the list of further hosts. */
function publisherHosts(boards: readonly CsvRecord[], further: readonly CsvRecord[]) {
  return (state: string) =>
    [
      ...boards.filter((row) => row['state_slug'] === state).map((row) => hostOf(row['publishes_at'] ?? '')),
      ...further.filter((row) => row['state_slug'] === state).map((row) => hostOf(`https://${row['host']}`)),
    ].filter((host) => host !== '');
}

/** What would be wrong with the table: above all that no small cohort can be worked out from it. */
function failuresWith(table: string, corpus: Corpus): ImportProblem[] {
  const content = readContentTable({ name: TABLE, table: passRates }, table);
  const whole = new Map([...corpus, [TABLE, content]]);
  return [...tableFailures(content, whole), ...consistencyFailures(whole, TABLE)].map((failure) => ({
    line: null,
    reason: describeFailure(failure),
  }));
}

/**
 * Works out what a board's table would change in our table, and everything that is wrong with it.
 *
 * @param text the CSV file, columns as `incomingColumns`.
 * @param corpus the tables as they are.
 * @param month the present month, as 2026-11.
 */
export function planImport(text: string, corpus: Corpus, month: string): ImportPlan {
  const recordsOf = (name: TableName) => contentTable(corpus, name).records;
  const unitOf = unitMatcher(recordsOf('institutions'), recordsOf('institution_aliases'));
  const hostsOf = publisherHosts(recordsOf('boards'), recordsOf('publisher_hosts'));
  const read = readIncoming(text, unitOf);
  const held = recordsOf(TABLE);
  const comparison = compareWithHeld(read.rows, held);
  const problems = [
    ...read.problems,
    ...read.rows.flatMap(({ line, record }) =>
      rowProblems(record, { hostsOf, month }).map((reason) => ({ line, reason })),
    ),
    ...comparison.problems,
  ].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const records = read.rows.map(({ record }) => record);
  const plan = {
    ...comparison,
    cut: records.filter(isCut),
    unmatched: records.filter(({ unitid }) => unitid === ''),
  };
  const changes = comparison.added.length + comparison.replaced.length > 0;
  if (problems.length > 0 || !changes) return { ...plan, problems, table: null };
  const table = changedTable(held, comparison);
  const failures = failuresWith(table, corpus);
  return { ...plan, problems: failures, table: failures.length > 0 ? null : table };
}
