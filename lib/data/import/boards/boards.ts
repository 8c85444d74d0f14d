import { group } from 'd3-array';
import { countProblems, publisherHosts, rowProblems } from '../../check/pass-rates/rules';
import { schoolsOf } from '../../check/recoverable';
import { unitMatcher } from '../../check/unit-matcher';
import type { CsvRecord } from '../../csv';
import type { SourceRecord, TableEditionRecord } from '../../editions';
import { recordPeriod } from '../../period';
import type { TableName } from '../../registry';
import { soleFile } from '../files/given-files';
import type { SourceFile } from '../files/source-file';
import {
  heldRecords,
  type Importer,
  type ImportInput,
  type ImportOutcome,
  sourceRecord,
  sourcesAfter,
} from '../importer';
import { incomingColumns } from './cells';
import { type Comparison, compareWithHeld } from './compare';
import { conflictProblems, repeatedResults } from './conflicts';
import { fileText } from './file-text';
import { type IncomingRow, type LineProblem, readIncoming } from './incoming';
import { describeComparison } from './report';

const TABLE = 'pass_rates' satisfies TableName;
const TAKES = `a CSV made of one of their tables, with the columns ${incomingColumns.join(',')}`;

/** The table with the change made: replaced rows in their place, new ones after those of their state. */
function changedTable(held: readonly CsvRecord[], { added, replaced }: Comparison): CsvRecord[] {
  const after = new Map(replaced.map((replacement) => [replacement.before, replacement.after]));
  return [...held.map((record) => after.get(record) ?? record), ...added].toSorted((a, b) =>
    (a['state_slug'] ?? '').localeCompare(b['state_slug'] ?? '', 'en'),
  );
}

/** "2003 to 2025": the years in which the periods of rows end. */
function yearsOf(records: readonly CsvRecord[]): string {
  const years = records.flatMap((record) => recordPeriod(record)?.year ?? []);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? `${first}` : `${first} to ${last}`;
}

const published = ({ source_name = '', source_url = '' }: CsvRecord) =>
  JSON.stringify([source_name, source_url]);

/** The file as it is written down: once for each table of a board that it was made of. */
function sourceRecords(file: SourceFile, records: readonly CsvRecord[], today: string): SourceRecord[] {
  return [...group(records, published).values()].map((rows) => {
    const { source_name: publisher = '', source_url: address = '' } = rows[0] ?? {};
    return sourceRecord(file, { publisher, edition: yearsOf(rows), address }, today);
  });
}

/** The rows come from many tables, of which the files that were read here are written down beside each other. */
function editionOf(
  table: readonly CsvRecord[],
  earlier: readonly SourceRecord[],
  files: readonly SourceRecord[],
): TableEditionRecord {
  return {
    edition: `years that end in ${yearsOf(table)}, by row`,
    files: sourcesAfter(earlier, files, ({ sha256, address }) => `${sha256} ${address}`),
  };
}

/** What is wrong with rows taken alone. */
function problemsOfRows(rows: readonly IncomingRow[], input: ImportInput): LineProblem[] {
  const hostsOf = publisherHosts(heldRecords(input, 'boards'), heldRecords(input, 'publisher_hosts'));
  const month = input.today.slice(0, '2026-11'.length);
  return rows.flatMap(({ line, record }) =>
    [...rowProblems(record, { hostsOf, month }), ...countProblems(record)].map(({ column, reason }) => ({
      line,
      reason: `${column}: ${reason}`,
    })),
  );
}

function outcomeOf(file: SourceFile, input: ImportInput): ImportOutcome {
  const { corpus, editions, today } = input;
  const unitOf = unitMatcher(heldRecords(input, 'institutions'), heldRecords(input, 'institution_aliases'));
  const held = heldRecords(input, TABLE);
  const { rows, problems, cleaned } = readIncoming(fileText(file, input.encoding), unitOf);
  const comparison = compareWithHeld(rows, held);
  const table = changedTable(held, comparison);
  const found = [
    ...problems,
    ...problemsOfRows(rows, input),
    ...comparison.problems,
    // A row that is not certain is not in the table as it would be.
    ...(comparison.problems.length > 0 ? [] : conflictProblems(table, rows, schoolsOf(corpus))),
  ].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  if (found.length > 0) {
    const inFile = found.map((problem) => ({ file: file.name, ...problem }));
    return { problems: inFile, changes: [], warnings: [] };
  }
  const records = rows.map(({ record }) => record);
  const edition = editionOf(table, editions[TABLE]?.files ?? [], sourceRecords(file, records, today));
  const isChanged = comparison.added.length + comparison.replaced.length > 0;
  const unseen = `${file.name}, lines ${cleaned.join(', ')}: characters that no reader sees are left out, and letters in pieces are joined`;
  return {
    problems: [],
    changes: isChanged ? [{ table: TABLE, records: table, edition }] : [],
    warnings: [...repeatedResults(table, rows), ...(cleaned.length > 0 ? [unseen] : [])],
    report: describeComparison(comparison, records),
  };
}

/** Pass rates of programs, by tables of boards of nursing that a person turned into CSV. */
export const boards: Importer = {
  publisher: 'State boards of nursing',
  takes: TAKES,
  tables: [TABLE],
  read: async (input) => outcomeOf(soleFile(input.files, 'one table at a time: name one CSV file'), input),
};
