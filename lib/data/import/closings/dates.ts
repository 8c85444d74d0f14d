import { isDay } from '../day';

const ISO = /^\d{4}(-\d{2}){0,2}$/;
/** The first month, and the first day: a year is read as its first day. */
const FIRST = '-01';
const PARTS = 3;
const EARLIEST_YEAR = 1980;
/** Years ahead for which a closing is planned at most. */
const PLANNED_YEARS = 10;

/** Whether text is a day, month or year that exists: 2026-05-08, 2026-05, 2026. */
export function isDate(text: string): boolean {
  return ISO.test(text) && isDay(text + FIRST.repeat(PARTS - text.split('-').length));
}

/** Whether a school can close or merge on the day: neither long ago nor in the far future. */
export function isPlausible(date: string, today: string): boolean {
  const [year, now] = [Number.parseInt(date, 10), Number.parseInt(today, 10)];
  return year >= EARLIEST_YEAR && year <= now + PLANNED_YEARS;
}

/** Whether the whole day, month or year lies after today. */
export function isAhead(date: string, today: string): boolean {
  return date > today.slice(0, date.length);
}

/** Whether the whole day, month or year is over. */
export function isPast(date: string, today: string): boolean {
  return date < today.slice(0, date.length);
}
