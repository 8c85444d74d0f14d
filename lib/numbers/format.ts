import { count } from '@/lib/text/words';
import { roundHalfUp } from './rounding';

/** Marks a missing figure; its reason is always beside it. */
export const EN_DASH = '–';
const MINUS = '−';

const MONTHS_PER_YEAR = 12;
/** Months are read as they are up to here; from here on years are easier to picture. */
const MONTHS_READ_AS_YEARS = 24;
const MILLION = 1_000_000;

const sign = (value: number) => (value < 0 ? MINUS : '');

/** Formats by the most and fewest decimals: making one costs fifty times what using it does. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(most: number, fewest: number): Intl.NumberFormat {
  const key = `${most} ${fewest}`;
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: fewest, maximumFractionDigits: most });
  numberFormats.set(key, format);
  return format;
}

function decimals(value: number, most: number, fewest = 0): string {
  const text = numberFormat(most, fewest).format(Math.abs(value));
  // A value that rounds to zero has no sign.
  return (/[1-9]/.test(text) ? sign(value) : '') + text;
}

/** Rounds to three significant digits: 88,607 becomes 88,600. */
function roundForReading(amount: number): number {
  return amount === 0 ? 0 : Number(amount.toPrecision(3));
}

/** Formats whole dollars, halves up: "$88,607", "−$1,234". */
export function formatDollars(amount: number): string {
  const whole = roundHalfUp(amount);
  return `${sign(whole)}$${decimals(Math.abs(whole), 0)}`;
}

/** Dollars for sentences, three digits that matter: "$88,600", "$1.36 million", "−$57,900". */
export function formatDollarsRounded(amount: number): string {
  const rounded = roundForReading(amount);
  if (Math.abs(rounded) < MILLION) return formatDollars(rounded);
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
  return formatDollars(amount);
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

/** Dollars as someone gave them, without cents where there are none: "$17.50", "$36,400". */
export const formatDollarsAsGiven = (amount: number): string =>
  Number.isInteger(amount) ? formatDollars(amount) : formatDollarsAndCents(amount);

/** A whole number: "1,234". */
export function formatCount(value: number): string {
  return decimals(value, 0);
}

/** A number with at most one decimal, as points and GPAs are shown: "39.5", "40". */
export function formatNumber(value: number, mostDecimals = 1): string {
  return decimals(value, mostDecimals);
}

/** Units of calendar years: "year", "year of reading the list"; "years" are a length of time. */
const CALENDAR_YEAR = /^year\b/;

/** A constant as its table holds it, digits grouped where there are many; a calendar year has no comma. */
export function formatConstant(value: number | string, unit: string | null): string {
  const text = String(value);
  return /^\d{4,}$/.test(text) && !CALENDAR_YEAR.test(unit ?? '') ? decimals(Number(text), 0) : text;
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

/** Returns whether months are easier to read as years. */
export const readsAsYears = (months: number) => months >= MONTHS_READ_AS_YEARS;

/** Months in words: "8 months", "14 months", "2 years 1 month". Negative and fractional months don't occur. */
export function formatMonths(months: number): string {
  if (!readsAsYears(months)) return count(months, 'month');
  const years = Math.floor(months / MONTHS_PER_YEAR);
  const rest = months - years * MONTHS_PER_YEAR;
  return rest === 0 ? count(years, 'year') : `${count(years, 'year')} ${count(rest, 'month')}`;
}

/** A range of months, in months however long, so that its ends compare: "8 to 14 months", "26 to 90 months". */
export function formatMonthsRange(low: number, high: number): string {
  return low === high ? formatMonths(low) : `${formatCount(low)} to ${count(high, 'month')}`;
}
