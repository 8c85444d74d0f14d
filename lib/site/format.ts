import { dollars } from '@/lib/calculators/words';

/** What stands where a figure is missing; its reason is always beside it. */
export const EN_DASH = '–';
const MINUS = '−';

const MONTHS_PER_YEAR = 12;
const MILLION = 1_000_000;

const sign = (value: number) => (value < 0 ? MINUS : '');

function decimals(value: number, most: number, least = 0): string {
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  // A value that rounds to zero has no sign.
  return (/[1-9]/.test(text) ? sign(value) : '') + text;
}

/** Rounds to three significant digits: 88,607 becomes 88,600. */
function roundForReading(amount: number): number {
  return amount === 0 ? 0 : Number(amount.toPrecision(3));
}

/** Exact whole dollars, for tables: "$88,607", "−$1,234". */
export function formatDollars(amount: number): string {
  return dollars(amount);
}

/** Dollars for sentences, three digits that matter: "$88,600", "$1.36 million", "−$57,900". */
export function formatDollarsRounded(amount: number): string {
  const rounded = roundForReading(amount);
  if (Math.abs(rounded) < MILLION) return dollars(rounded);
  return `${sign(rounded)}$${decimals(Math.abs(rounded) / MILLION, 2)} million`;
}

/** An estimate in a sentence: "about $88,600". */
export function formatDollarsAbout(amount: number): string {
  return `about ${formatDollarsRounded(amount)}`;
}

/** Dollars where there is little room, as on an axis or a map: "$950", "$89k", "$1.36M", "−$58k". */
export function formatDollarsShort(amount: number): string {
  const size = Math.abs(amount);
  // 999,500 would round to "$1000k".
  if (size >= 999_500) return `${sign(amount)}$${decimals(size / MILLION, 2)}M`;
  if (size >= 1_000) return `${sign(amount)}$${decimals(size / 1_000, 0)}k`;
  return dollars(amount);
}

/** A range of dollars for a sentence: "$78,900 to $92,300"; one figure where the ends read the same. */
export function formatDollarsRange(low: number, high: number): string {
  const [from, to] = [formatDollarsRounded(low), formatDollarsRounded(high)];
  return from === to ? from : `${from} to ${to}`;
}

/** Dollars and cents, for hourly pay: "$48.76", "$52.90". */
export function formatDollarsAndCents(amount: number): string {
  return `${sign(amount)}$${decimals(Math.abs(amount), 2, 2)}`;
}

/** A whole number: "1,234". */
export function formatCount(value: number): string {
  return decimals(value, 0);
}

/** A number with at most one decimal, as points and GPAs are shown: "39.5", "40". */
export function formatNumber(value: number, mostDecimals = 1): string {
  return decimals(value, mostDecimals);
}

/** A percentage: "91.4%", "91%". */
export function formatPercent(percent: number, mostDecimals = 1): string {
  return `${decimals(percent, mostDecimals)}%`;
}

/** A percentage with its direction: "+2.9%", "−24.4%", "0%". */
export function formatPercentChange(percent: number): string {
  const text = formatPercent(percent);
  return percent > 0 && text !== '0%' ? `+${text}` : text;
}

const counted = (value: number, unit: string) => `${formatCount(value)} ${unit}${value === 1 ? '' : 's'}`;

/** Months in words: "8 months", "1 year", "1 year 4 months". Negative and fractional months don't occur. */
export function formatMonths(months: number): string {
  const years = Math.floor(months / MONTHS_PER_YEAR);
  const rest = months - years * MONTHS_PER_YEAR;
  if (years === 0) return counted(rest, 'month');
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(rest, 'month')}`;
}

/** A range of months: "8 to 14 months"; in words from a year up: "10 months to 1 year 4 months". */
export function formatMonthsRange(low: number, high: number): string {
  if (low === high) return formatMonths(low);
  if (high < MONTHS_PER_YEAR) return `${formatCount(low)} to ${formatMonths(high)}`;
  return `${formatMonths(low)} to ${formatMonths(high)}`;
}

/** A figure ready to show: its text, and where it is missing an en dash and the reason. */
export interface FormattedFigure {
  readonly text: string;
  readonly reason: string | null;
}

/** Formats a value that may be missing; a missing one is an en dash with the reason, never 0 or nothing. */
export function formatOr(
  value: number | null,
  format: (value: number) => string,
  reason: string,
): FormattedFigure {
  return value === null ? { text: EN_DASH, reason } : { text: format(value), reason: null };
}
