/** Months in a year. */
export const MONTHS_PER_YEAR = 12;

/** Months from January of the year 0 to that of a month or day, as 2026-11 or 2026-11-28. */
export function monthNumber(date: string): number {
  const [year = 0, ofYear = 0] = date.split('-').map(Number);
  return year * MONTHS_PER_YEAR + ofYear - 1;
}
