import type { WholeYear } from '@/lib/data/period';
import { formatCount, formatPercent } from '@/lib/numbers/format';
import { count } from '@/lib/text/words';
import {
  type Attempts,
  GroupRate,
  type PassRate,
  type PublishedRate,
  percentPassed,
  type Verification,
} from './rate';
import { highestFirst, type Series } from './series';

/** How near to the board a row comes. */
export const verificationInWords: Readonly<Record<Verification, string>> = {
  board: 'read on the board’s own page',
  transcribed: 'read in a third party’s copy of the board’s table',
  quoted: 'as quoted by a school or newspaper',
};

/** How a row was read; a workbook that names no board is not called a board's. */
export const howRead = ({ verification, attempts }: Pick<PassRate, 'verification' | 'attempts'>) =>
  attempts === 'not told'
    ? 'as collected in a public workbook that names no board'
    : verificationInWords[verification];

/** "187 first-time candidates"; "40 candidates" where the source does not tell which attempt. */
export const candidatesInWords = (candidates: number, attempts: Attempts) =>
  count(candidates, attempts === 'first-time' ? 'first-time candidate' : 'candidate');

const printed = (percent: number) => percent.toLocaleString('en-US', { maximumFractionDigits: 2 });

const whole = (percent: number) => formatPercent(percent, 0);

/** "86.5 to 94.6": the 95 percent interval, to the tenth that it is published with. */
export const intervalInWords = ({
  interval_low,
  interval_high,
}: Pick<PublishedRate, 'interval_low' | 'interval_high'>) => `${interval_low} to ${interval_high}`;

/** "likely 87% to 95%"; nothing where so many took the exam that both ends read the same. */
export function likelyInWords({ interval_low: low, interval_high: high }: PublishedRate): string {
  const [from, to] = [whole(low), whole(high)];
  return from === to ? '' : `likely ${from} to ${to}`;
}

/** "170 of 186"; "of 186,686" where the passes of a large group follow from its rate and are not known to the last. */
const countsInWords = (rate: PublishedRate) =>
  rate instanceof GroupRate && rate.passed_basis === 'calculated'
    ? `of ${formatCount(rate.candidates)}`
    : `${formatCount(rate.passed)} of ${formatCount(rate.candidates)}`;

const parts = (...words: readonly string[]) => words.filter((part) => part !== '').join(', ');

/** "91%, 170 of 186": a rate with its count, for lists; without the rate where the source prints none that agrees. */
export const countedInWords = (rate: PublishedRate) =>
  parts(rate.rate_percent === null ? '' : whole(rate.rate_percent), countsInWords(rate));

/** "91%, 170 of 186, likely 87% to 95%". */
export const figuresInWords = (rate: PublishedRate) => parts(countedInWords(rate), likelyInWords(rate));

/** "2024"; "2022 Q1-Q2, part of a year". */
export const periodInWords = ({ period }: PublishedRate) =>
  period.kind === 'partial' ? `${period.label}, part of a year` : period.label;

/**
 * A rate in a sentence: "In 2024, 91% passed: 170 of 186, likely 87% to 95%". Count, period and range can't be left out.
 * Where the source prints no rate that agrees with its counts, the counts are given: "In 2004, 155 of 172 passed, likely
 * 85% to 94%".
 */
export function rateInWords(rate: PublishedRate): string {
  const when = `In ${periodInWords(rate)}, `;
  const counts = countsInWords(rate);
  if (rate.rate_percent === null) return when + parts(`${counts} passed`, likelyInWords(rate));
  const said = `${when}${whole(rate.rate_percent)}`;
  return counts.startsWith('of ')
    ? parts(`${said} ${counts} passed`, likelyInWords(rate))
    : `${said} passed: ${parts(counts, likelyInWords(rate))}`;
}

/** A rate as a figure and its note, which has the count: "91%" with "170 of 186 in 2024, likely 87% to 95%". */
export const rateFigure = (rate: PublishedRate) => ({
  value: rate.rate_percent === null ? formatCount(rate.passed) : whole(rate.rate_percent),
  note: parts(`${countsInWords(rate)} in ${periodInWords(rate)}`, likelyInWords(rate)),
});

/**
 * How far the rates of a series reach: "from 57% (8 of 14) to 100% (96 of 96)", each with its period where those differ.
 * Undefined for fewer than two.
 */
export function spreadInWords<R extends PublishedRate<WholeYear>>(series: Series<R>): string | undefined {
  const sorted = highestFirst(series);
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  if (highest === undefined || lowest === undefined || highest === lowest) return undefined;
  const sameTime = highest.period.label === lowest.period.label;
  const end = (rate: R) =>
    `${whole(percentPassed(rate))} (${countsInWords(rate)}${sameTime ? '' : `, ${periodInWords(rate)}`})`;
  return `from ${end(lowest)} to ${end(highest)}`;
}

/** The cells of a rate in a table: none of them is made without the others. */
export interface RateCells {
  readonly period: string;
  readonly candidates: string;
  /** "91.4"; "155 passed" where the source prints no rate that agrees with its counts. */
  readonly percent: string;
  /** "86.5 to 94.6". */
  readonly interval: string;
}

export function rateCells(rate: PublishedRate): RateCells {
  const { rate_percent, passed, candidates } = rate;
  return {
    period: periodInWords(rate),
    candidates: candidates.toLocaleString('en-US'),
    percent: rate_percent === null ? `${passed.toLocaleString('en-US')} passed` : printed(rate_percent),
    interval: intervalInWords(rate),
  };
}
