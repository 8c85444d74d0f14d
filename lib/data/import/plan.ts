import { group } from 'd3-array';
import { formatCount } from '@/lib/numbers/format';
import { tableFailures } from '../check/check';
import { consistencyFailures } from '../check/consistency';
import { contentTable, readContentTable } from '../check/corpus';
import { describeFailure, type Failure } from '../check/failure';
import { type CsvRecord, writeRecords } from '../csv';
import { EDITIONS } from '../editions';
import { type TableName, tables } from '../registry';
import type { Table } from '../table';
import { UnreadableFile } from './files/source-file';
import {
  heldRecords,
  type Importer,
  type ImportInput,
  type ImportOutcome,
  type ImportProblem,
  type TableChange,
} from './importer';
import { staleWarnings } from './stale';
import { describeTableChanges } from './table-changes';

/** What files would change in `content/`. */
export interface ImportPlan {
  readonly problems: readonly ImportProblem[];
  readonly warnings: readonly string[];
  /** For a person to read before it is written. */
  readonly report: string;
  /** Text by path below `content/`; empty where there is a problem, or nothing to change. */
  readonly written: ReadonlyMap<string, string>;
}

function textOf(table: Table, records: readonly CsvRecord[]): string {
  const columns = Object.keys(table.row.shape);
  return writeRecords(
    columns,
    records.map((record) => columns.map((column) => record[column] ?? '')),
  );
}

const collected = (name: TableName): Table => tables[name];

/** A change with the text that its file would have. */
interface WrittenChange extends TableChange {
  readonly text: string;
}

/** The changes whose table would have another text. */
function movedTables(changes: readonly TableChange[], input: ImportInput): WrittenChange[] {
  return changes.flatMap((change) => {
    const table = collected(change.table);
    const text = textOf(table, change.records);
    return text === textOf(table, heldRecords(input, change.table)) ? [] : [{ ...change, text }];
  });
}

/** Failures of one kind as one line, with the first of their rows. */
function folded(failures: readonly Failure[], changes: readonly TableChange[]): ImportProblem[] {
  const kinds = group(failures, ({ table, column, reason }) =>
    // What a cell holds is in quotes or parentheses and differs from row to row.
    JSON.stringify([table, column, reason.replaceAll(/"[^"]*"|\([^)]*\)/g, '')]),
  );
  return [...kinds.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const change = changes.find(({ table }) => table === first.table);
    const row = first.record === null ? undefined : change?.records[first.record - 1];
    const key =
      change && row
        ? collected(change.table)
            .primaryKey.map((column) => row[column])
            .join(', ')
        : '';
    const name = key === '' ? '' : ` [${key}]`;
    const rest = others.length === 0 ? '' : `; ${formatCount(others.length)} more rows like it`;
    return [{ file: null, line: null, reason: `${describeFailure(first)}${name}${rest}` }];
  });
}

/** What the checks of `data:check` say of the tables as they would be. */
function failuresWith(changes: readonly WrittenChange[], input: ImportInput): ImportProblem[] {
  const whole = new Map(input.corpus);
  for (const { table: name, text, edition } of changes) {
    const table = { ...collected(name), edition: edition.edition };
    whole.set(name, readContentTable({ name, table }, text));
  }
  const failures = changes.flatMap((change) => [
    ...tableFailures(contentTable(whole, change.table), whole),
    ...consistencyFailures(whole, change.table),
  ]);
  return folded(failures, changes);
}

async function outcomeOf(importer: Importer, input: ImportInput): Promise<ImportOutcome> {
  try {
    return await importer.read(input);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { problems: [{ file: null, line: null, reason: error.message }], changes: [], warnings: [] };
  }
}

/** What a person must look at before the new editions are written. */
function staleWith(changes: readonly TableChange[], { corpus, editions }: ImportInput): string[] {
  const renewals = changes.flatMap(({ table, edition: after }) => {
    const before = editions[table];
    return before === undefined ? [] : [{ table, before, after }];
  });
  return staleWarnings(corpus, renewals, editions);
}

/** Works out what files of a publisher would change in our tables, and everything that is wrong with them. */
export async function planImport(importer: Importer, input: ImportInput): Promise<ImportPlan> {
  const outcome = await outcomeOf(importer, input);
  const moved = movedTables(outcome.changes, input);
  const warnings = [...outcome.warnings, ...staleWith(moved, input)];
  const problems = outcome.problems.length > 0 ? outcome.problems : failuresWith(moved, input);
  const report = [
    ...(outcome.report === undefined ? [] : [outcome.report]),
    ...moved.map(({ table, records }) =>
      describeTableChanges(collected(table), heldRecords(input, table), records),
    ),
  ].join('\n\n');
  if (problems.length > 0 || moved.length === 0) return { problems, warnings, report, written: new Map() };
  const editions = {
    ...input.editions,
    ...Object.fromEntries(moved.map(({ table, edition }) => [table, edition])),
  };
  return {
    problems,
    warnings,
    report,
    written: new Map([
      ...moved.map(({ table, text }): [string, string] => [collected(table).file, text]),
      [EDITIONS, `${JSON.stringify(editions, null, 2)}\n`],
    ]),
  };
}
