const ISO = /^\d{4}(-\d{2}){0,2}$/;
const FIRST_DAY = '-01';
const PARTS = 3;
const EARLIEST_YEAR = 1980;
/** Years ahead for which a closing is planned at most. */
const PLANNED_YEARS = 10;

/** Whether text is a day, month or year that exists: 2026-05-08, 2026-05, 2026. */
export function isDate(text: string): boolean {
  if (!ISO.test(text)) return false;
  const day = text + FIRST_DAY.repeat(PARTS - text.split('-').length);
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Whether a school can close or merge on the day: neither long ago nor in the far future. */
export function isPlausible(date: string, today: string): boolean {
  const [year, now] = [date, today].map((text) => Number.parseInt(text, 10));
  return year !== undefined && now !== undefined && year >= EARLIEST_YEAR && year <= now + PLANNED_YEARS;
}

/** Whether the whole day, month or year lies after today. */
export function isAhead(date: string, today: string): boolean {
  return date > today.slice(0, date.length);
}

/** Whether the whole day, month or year is over. */
export function isPast(date: string, today: string): boolean {
  return date < today.slice(0, date.length);
}
