import type { CsvRecord } from './csv';
import { monthNumber } from './month-number';
import { labelledBounds, labelledYear } from './period-label';

export { labelledBounds, labelledYear };

/** A year of the publisher's own kind whose bounds are known, or are given by its label. */
export interface FullYear {
  readonly kind: 'full-year';
  readonly label: string;
  /** First and last month, as 2024-01; null where neither the copy nor the label tells. */
  readonly start: string | null;
  readonly end: string | null;
  /** Calendar year in which it ends. */
  readonly year: number;
}

/** A plain year whose bounds the copy does not give: like only the others of its own table. */
export interface LabelledYear {
  readonly kind: 'year as labelled';
  readonly label: string;
  readonly start: null;
  readonly end: null;
  readonly year: number;
}

/** A quarter, or the year so far: never set against a year, nor against another part. */
export interface PartOfYear {
  readonly kind: 'partial';
  readonly label: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly year: number;
}

export type WholeYear = FullYear | LabelledYear;
export type Period = WholeYear | PartOfYear;

export const periodKinds = ['full-year', 'partial', 'year as labelled'] as const;

/** The columns of a row that tell its period. */
export interface PeriodCells {
  readonly period_label: string;
  readonly period_kind: Period['kind'];
  readonly period_start?: string | null;
  readonly period_end?: string | null;
}

const yearOfMonth = (month: string) => Number(month.split('-')[0]);

/** The period of a row; undefined where neither its last month nor its label tells the year. */
export function periodOf(row: PeriodCells): Period | undefined {
  const { period_label: label, period_kind: kind } = row;
  const year = row.period_end ? yearOfMonth(row.period_end) : labelledYear(label);
  if (year === undefined) return undefined;
  if (kind === 'year as labelled') return { kind, label, start: null, end: null, year };
  const told = labelledBounds(label);
  const start = row.period_start || (told?.start ?? null);
  const end = row.period_end || (told?.end ?? null);
  return { kind, label, start, end, year };
}

/** The period of a record as its file holds it, cells as text; undefined where it tells no kind or no year. */
export function recordPeriod(record: CsvRecord): Period | undefined {
  const { period_label = '', period_start = '', period_end = '' } = record;
  const period_kind = periodKinds.find((kind) => kind === record['period_kind']);
  return period_kind && periodOf({ period_label, period_kind, period_start, period_end });
}

/**
 * Whether one period may lie within another: by their months, and where those of either are not known, a part of a
 * year within the year that it is of.
 */
export function mayLieWithin(part: Period, whole: Period): boolean {
  if (part.start === null || part.end === null || whole.start === null || whole.end === null) {
    return part.kind === 'partial' && part.year === whole.year;
  }
  // Months written as 2024-01 order as text.
  return part.start >= whole.start && part.end <= whole.end;
}

/**
 * Whether two rows of a program with these periods count the same people: years that overlap, or parts of a year
 * that do. A year and a part of it may both be published.
 */
export function overlaps(a: Period, b: Period): boolean {
  if ((a.kind === 'partial') !== (b.kind === 'partial')) return false;
  if (a.start === null || a.end === null || b.start === null || b.end === null) return a.year === b.year;
  return a.start <= b.end && b.start <= a.end;
}

/** Months from the first to the last, both counted; undefined where they are not known. */
export function monthsIn({ start, end }: Period): number | undefined {
  if (start === null || end === null) return undefined;
  return monthNumber(end) - monthNumber(start) + 1;
}
