import { MONTHS_PER_YEAR, monthNumber } from '../../month-number';
import type { Period } from '../../period';
import { choices } from '../subtraction';
import type { PublishedCount } from './combination';
import type { PublishedRow } from './published';
import { mayHold, type OpenAs, type Scope } from './scope';

/** Months counted from year 0; `end` is the month after the last. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** @param firstMonth month of the year, from 0, in which a year as labelled is taken to begin. */
function spanOf({ kind, start, end, year }: Period, firstMonth: number): Span | undefined {
  if (start !== null && end !== null) return { start: monthNumber(start), end: monthNumber(end) + 1 };
  if (kind === 'partial') return undefined;
  const begin = (firstMonth === 0 ? year : year - 1) * MONTHS_PER_YEAR + firstMonth;
  return { start: begin, end: begin + MONTHS_PER_YEAR };
}

/** Months in which the years of the rows may begin: a year as labelled is like any of them. */
function firstMonths(rows: readonly PublishedRow[]): number[] {
  const isOpen = rows.some(({ period }) => period.kind !== 'partial' && period.start === null);
  if (!isOpen) return [0];
  const starts = rows.flatMap(({ period }) =>
    period.kind === 'full-year' && period.start !== null ? [monthNumber(period.start) % MONTHS_PER_YEAR] : [],
  );
  return [...new Set([0, ...starts])];
}

/** What rows do not tell, one way to read them. */
export interface Reading {
  /** Month of the year, from 0, in which a year as labelled begins. */
  readonly firstMonth: number;
  /** Keys of the scopes that have no people besides those of the scopes within them. */
  readonly divided: readonly string[];
  readonly openAs: OpenAs;
}

const scopesOf = (rows: readonly PublishedRow[]): Scope[] => [
  ...new Map(rows.map(({ scope }) => [scope.key, scope])).values(),
];

/** Scopes that others may divide without a rest: those with two others within them, side by side. */
function dividable(scopes: readonly Scope[], openAs: OpenAs): string[] {
  return scopes
    .filter((whole) => {
      const parts = scopes.filter((part) => part !== whole && mayHold(whole, part, openAs));
      const largest = parts.filter(
        (part) => !parts.some((other) => other !== part && mayHold(other, part, openAs)),
      );
      return largest.length > 1;
    })
    .map(({ key }) => key);
}

/** Scopes of which it is tried whether others divide them; few schools have more. */
const MAX_DIVIDED = 4;

/** Every way to read rows that are related. */
export function readings(rows: readonly PublishedRow[]): Reading[] {
  const scopes = scopesOf(rows);
  const ways: readonly OpenAs[] = scopes.some(({ isOpen }) => isOpen) ? ['whole', 'part'] : ['whole'];
  return ways.flatMap((openAs) => {
    const divisions = choices(dividable(scopes, openAs).slice(0, MAX_DIVIDED));
    return firstMonths(rows).flatMap((firstMonth) =>
      divisions.map((divided) => ({ firstMonth, divided, openAs })),
    );
  });
}

/** A row as a count over cells: one for each group of people and stretch of months that no row divides. */
export interface CountedRow extends PublishedCount {
  readonly row: PublishedRow;
}

/** Divides people and months by the rows that count them. Rows that do not tell their months are left out. */
export function countedRows(
  rows: readonly PublishedRow[],
  { firstMonth, divided, openAs }: Reading,
): CountedRow[] {
  const spans = new Map(rows.map((row) => [row, spanOf(row.period, firstMonth)]));
  const bounds = [...spans.values()].flatMap((span) => (span ? [span.start, span.end] : []));
  const stretches = [...new Set(bounds)].toSorted((a, b) => a - b);
  const scopes = scopesOf(rows).filter(({ key }) => !divided.includes(key));
  return rows.flatMap((row) => {
    const span = spans.get(row);
    if (span === undefined) return [];
    let cells = 0n;
    for (const [place, scope] of scopes.entries()) {
      if (!mayHold(row.scope, scope, openAs)) continue;
      for (const [at, month] of stretches.entries()) {
        if (month < span.start || month >= span.end) continue;
        cells |= 1n << BigInt(place * stretches.length + at);
      }
    }
    return [{ row, cells, count: row.candidates }];
  });
}
