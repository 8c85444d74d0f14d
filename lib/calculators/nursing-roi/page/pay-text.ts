import { fieldPattern } from '@/lib/parameters/number-text';

/** What an amount may be followed by, by what it is then pay for. */
const periods = {
  hour: String.raw`(?:\s*\/\s*|\s+(?:an|per)\s+|\s*)(?:hour|hr|h)`,
  year: String.raw`(?:\s*\/\s*|\s+(?:a|per)\s+|\s*)(?:year|yr)`,
} as const;

const AMOUNT = fieldPattern('dollars');

/** Regular expression of what the field of the income reads: "36400", "36k", "17.50 an hour", "36400 a year". */
export const payPattern = String.raw`\s*${AMOUNT}(?:${periods.hour}|${periods.year})?\s*`;

const readings = Object.entries(periods).map(
  ([period, pattern]) => [period, new RegExp(`^\\s*(${AMOUNT})${pattern}\\s*$`)] as const,
);

/** Returns a page's query with what the text of the income says of an hour or a year in pay_per. */
export function withPeriodRead(query: URLSearchParams): URLSearchParams {
  const text = query.get('current_income') ?? '';
  for (const [period, pattern] of readings) {
    const [, amount] = pattern.exec(text) ?? [];
    if (amount === undefined) continue;
    const read = new URLSearchParams(query);
    read.set('current_income', amount);
    read.set('pay_per', period);
    return read;
  }
  return query;
}
