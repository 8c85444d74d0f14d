import { fieldPattern } from '@/lib/parameters/number-text';

const HOURS = String.raw`\d+(?:\.\d+)?`;

/** Hours of work behind pay by the hour: ", 32 hours", " 32 hrs a week", " × 32 hours/week". */
const perWeek = (hours: string) =>
  String.raw`(?:\s*[,x×*]?\s*(?:for\s+|at\s+)?${hours}\s*(?:hours|hour|hrs|hr|h)(?:\s*(?:\/|a|an|per)\s*(?:week|wk))?)?`;

/** What an amount may be followed by, by what it is then pay for. */
const periods = {
  hour: String.raw`(?:\s*\/\s*|\s+(?:an|a|per)\s+|\s*)(?:hour|hr|h)`,
  year: String.raw`(?:\s*\/\s*|\s+(?:a|per)\s+|\s*)(?:year|yr)`,
} as const;

const AMOUNT = fieldPattern('dollars');

/** Regular expression of what the field of the income reads: "36400", "36k", "17.50 an hour, 32 hours", "36400 a year". */
export const payPattern = String.raw`\s*${AMOUNT}(?:${periods.hour}${perWeek(HOURS)}|${periods.year})?\s*`;

/** Regular expression of what a field of dollars for the whole program reads: "8000", "5250 a year". */
export const yearlyPattern = String.raw`\s*${AMOUNT}(?:${periods.year})?\s*`;

const hourlyText = new RegExp(`^\\s*(${AMOUNT})${periods.hour}${perWeek(`(${HOURS})`)}\\s*$`);
const yearlyText = new RegExp(`^\\s*(${AMOUNT})${periods.year}\\s*$`);

/** Returns the amount of a text that names it for a year; undefined where it doesn't. */
export const amountAYear = (text: string): string | undefined => yearlyText.exec(text)?.[1];

/** What the text of an income says of its amount; undefined where that is all. */
function readingOf(text: string): Readonly<Record<string, string>> | undefined {
  const yearly = amountAYear(text);
  if (yearly !== undefined) return { current_income: yearly, pay_per: 'year' };
  const [, hourly, hours] = hourlyText.exec(text) ?? [];
  if (hourly === undefined) return undefined;
  return { current_income: hourly, pay_per: 'hour', ...(hours === undefined ? {} : { hours }) };
}

/** Returns a page's query with what the text of the income says of an hour, hours a week or a year in its place. */
export function withPeriodRead(query: URLSearchParams): URLSearchParams {
  const reading = readingOf(query.get('current_income') ?? '');
  if (!reading) return query;
  const read = new URLSearchParams(query);
  for (const [name, value] of Object.entries(reading)) read.set(name, value);
  return read;
}
