import type { WholeYear } from '@/lib/data/period';
import { count } from '@/lib/text/words';
import type { Attempts, PassRate, PublishedRate, Verification } from './rate';
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

/** "86.5 to 94.6": the 95 percent interval, to the tenth that it is published with. */
export const intervalInWords = ({
  interval_low,
  interval_high,
}: Pick<PublishedRate, 'interval_low' | 'interval_high'>) => `${interval_low} to ${interval_high}`;

const shareInWords = ({ rate_percent, passed }: PublishedRate) =>
  rate_percent === null ? passed.toLocaleString('en-US') : `${printed(rate_percent)}%`;

const countedShare = (rate: PublishedRate) =>
  `${shareInWords(rate)} of ${count(rate.candidates, 'candidate')}`;

/** "2024"; "2022 Q1-Q2, part of a year". */
export const periodInWords = ({ period }: PublishedRate) =>
  period.kind === 'partial' ? `${period.label}, part of a year` : period.label;

/**
 * A rate in words: "91.4% of 186 candidates passed in 2024 (95% interval 86.5 to 94.6)". Count, period and interval
 * cannot be left out. Where the source prints no rate that agrees with its counts, the counts are given: "155 of 172
 * candidates passed in Jul 2003-Jun 2004 (95% interval 84.7 to 93.7)".
 */
export const rateInWords = (rate: PublishedRate) =>
  `${countedShare(rate)} passed in ${periodInWords(rate)} (95% interval ${intervalInWords(rate)})`;

/**
 * How far the rates of a series reach: "from 57.14% of 14 candidates to 100% of 96 candidates in 2025"; each with its
 * period where those differ. Undefined for fewer than two.
 */
export function spreadInWords<R extends PublishedRate<WholeYear>>(series: Series<R>): string | undefined {
  const sorted = highestFirst(series);
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  if (highest === undefined || lowest === undefined || highest === lowest) return undefined;
  const sameTime = highest.period.label === lowest.period.label;
  const low = sameTime ? countedShare(lowest) : `${countedShare(lowest)} in ${periodInWords(lowest)}`;
  return `from ${low} to ${countedShare(highest)} in ${periodInWords(highest)}`;
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
