import { median } from 'd3-array';
import type { z } from 'zod';
import { formatCount } from '@/lib/numbers/format';
import { isFigure, largestFirst, type Move, relativeChange } from '@/lib/numbers/moves';
import { recordKey } from '../check/corpus';
import { columnFacts } from '../columns';
import type { CsvRecord } from '../csv';
import type { Table } from '../table';

/** A figure that moved further than the bound. */
interface TableMove extends Move {
  readonly key: string;
  readonly column: string;
}

/** Share of its old value that a figure may move by before it is named. */
const BOUND = 0.25;
/** How many moves, and rows that came or went, are named; the others are counted. */
const NAMED = 20;

/** Where a row was read changes with every edition and says nothing of its figures. */
const provenanceColumns: ReadonlySet<string> = new Set([
  'edition',
  'release',
  'source_name',
  'source_url',
  'source',
  'obtained_from',
  'newer_obtained_from',
]);

const list = (heading: string, lines: readonly string[]) => {
  if (lines.length === 0) return [];
  const rest = lines.length - NAMED;
  return [
    `  ${heading}: ${formatCount(lines.length)}`,
    ...lines.slice(0, NAMED).map((line) => `    ${line}`),
    ...(rest > 0 ? [`    and ${formatCount(rest)} more`] : []),
  ];
};

/** A row that stays: its name, as it is and as it would be. */
type Pair = readonly [name: string, before: CsvRecord, after: CsvRecord];

function movesOf(pairs: readonly Pair[], column: string): TableMove[] {
  return pairs.flatMap(([key, before, after]) => {
    const [old, next] = [before[column], after[column]];
    if (!isFigure(old) || !isFigure(next)) return [];
    const move = { key, column, before: Number(old), after: Number(next) };
    return Math.abs(relativeChange(move)) > BOUND ? [move] : [];
  });
}

/** Figures that a column lost or got, in rows that stay: a median hides both. */
function blanksOf(pairs: readonly Pair[], column: string): string[] {
  const count = (from: 0 | 1, to: 0 | 1) =>
    pairs.filter(([, ...rows]) => isFigure(rows[from][column]) && rows[to][column] === '').length;
  const [lost, got] = [count(0, 1), count(1, 0)];
  if (lost + got === 0) return [];
  return [`${column}: ${formatCount(lost)} now empty, ${formatCount(got)} no longer empty`];
}

const middle = (records: readonly CsvRecord[], column: string) =>
  median(records.flatMap((record) => (isFigure(record[column]) ? [Number(record[column])] : [])));

const inWords = (value: number | undefined) => (value === undefined ? 'none' : value.toLocaleString('en-US'));

/** Columns whose numbers are amounts, not names of something. */
function figureColumns(table: Table): string[] {
  return Object.entries<z.ZodType>(table.row.shape).flatMap(([name, cell]) => {
    const { type } = columnFacts(cell);
    return type === 'number' || type === 'integer' ? [name] : [];
  });
}

/** Rows of a table before and after, by key. */
interface Versions {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly stay: readonly Pair[];
}

function versionsOf(table: Table, before: readonly CsvRecord[], after: readonly CsvRecord[]): Versions {
  const key = (record: CsvRecord) => recordKey(record, table.primaryKey);
  const name = (record: CsvRecord) => table.primaryKey.map((column) => record[column] ?? '').join(', ');
  // Rows that have one key twice are refused by the checks, after this report.
  const byKey = (rows: readonly CsvRecord[]) => new Map(rows.map((row) => [key(row), row]));
  const [held, incoming] = [byKey(before), byKey(after)];
  const others = (rows: ReadonlyMap<string, CsvRecord>, known: ReadonlyMap<string, CsvRecord>) =>
    [...rows].flatMap(([id, row]) => (known.has(id) ? [] : [name(row)]));
  return {
    added: others(incoming, held),
    gone: others(held, incoming),
    stay: [...incoming].flatMap(([id, row]): Pair[] => {
      const old = held.get(id);
      return old ? [[name(row), old, row]] : [];
    }),
  };
}

const differs = ([, old, next]: Pair, columns: readonly string[]) =>
  columns.some((column) => old[column] !== next[column]);

/** Words that are others than before: a status, a name, what a price is of. */
const textsOf = (pairs: readonly Pair[], column: string): string[] =>
  pairs.flatMap(([name, old, next]) =>
    old[column] === next[column] || (isFigure(old[column]) && isFigure(next[column]))
      ? []
      : [`${name}: ${column} "${old[column]}" -> "${next[column]}"`],
  );

const describeMove = ({ key, column, before, after }: TableMove) =>
  `${key}: ${column} ${inWords(before)} -> ${inWords(after)}`;

/** Medians that are others than before, with their heading; nothing where all are the same. */
function describeMedians(
  columns: readonly string[],
  before: readonly CsvRecord[],
  after: readonly CsvRecord[],
): string[] {
  const medians = columns.flatMap((column) => {
    const [old, next] = [middle(before, column), middle(after, column)];
    return old === next ? [] : [`    ${column}: ${inWords(old)} -> ${inWords(next)}`];
  });
  return medians.length > 0 ? ['  medians', ...medians] : [];
}

/**
 * What a new edition changes in a table, for a person to read before it is written: rows added and gone, figures that
 * moved by more than a quarter (largest first), and the median of every column before and after.
 */
export function describeTableChanges(
  table: Table,
  before: readonly CsvRecord[],
  after: readonly CsvRecord[],
): string {
  const { added, gone, stay } = versionsOf(table, before, after);
  const columns = figureColumns(table).filter((column) => !table.primaryKey.includes(column));
  const moves = largestFirst(columns.flatMap((column) => movesOf(stay, column)));
  const blanks = columns.flatMap((column) => blanksOf(stay, column));
  const said = Object.keys(table.row.shape).filter((column) => !provenanceColumns.has(column));
  const changed = stay.filter((pair) => differs(pair, said)).length;
  const readAgain = stay.filter(
    (pair) => !differs(pair, said) && differs(pair, [...provenanceColumns]),
  ).length;
  const texts = said.filter((column) => !columns.includes(column)).flatMap((column) => textsOf(stay, column));
  return [
    `${table.file}: ${formatCount(before.length)} rows -> ${formatCount(after.length)}; ${formatCount(changed)} changed${readAgain > 0 ? `, ${formatCount(readAgain)} the same from another copy` : ''}`,
    ...list('added', added),
    ...list('gone', gone),
    ...list(`moved by more than ${BOUND * 100}%`, moves.map(describeMove)),
    ...list('columns with figures lost or new', blanks),
    ...list('words changed', texts),
    ...describeMedians(columns, before, after),
  ].join('\n');
}
