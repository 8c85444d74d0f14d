import { count } from '@/lib/calculators/words';
import type { PublishedRate, Verification } from './rate';

/** How near to the board a row comes. */
export const verificationInWords: Readonly<Record<Verification, string>> = {
  board: 'read on the board’s own page',
  transcribed: 'read in a third party’s copy of the board’s table',
  quoted: 'as quoted by a school or newspaper',
};

const printed = (percent: number) => percent.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** "86 to 95": the 95 percent interval in whole percent, rounded outward so that it is never narrower than it is. */
export const intervalInWords = ({
  interval_low,
  interval_high,
}: Pick<PublishedRate, 'interval_low' | 'interval_high'>) =>
  `${Math.floor(interval_low)} to ${Math.ceil(interval_high)}`;

/**
 * A rate in words, the only way to print one: "91.4% of 186 candidates passed in 2024 (86 to 95)". Count, period
 * and interval cannot be left out. Where the source prints no rate that agrees with its counts, the counts stand:
 * "155 of 172 candidates passed in Jul 2003-Jun 2004 (85 to 94)".
 */
export function rateInWords(rate: PublishedRate): string {
  const { rate_percent, passed, candidates, period } = rate;
  const share = rate_percent === null ? passed.toLocaleString('en-US') : `${printed(rate_percent)}%`;
  const part = period.kind === 'partial' ? ', part of a year' : '';
  return `${share} of ${count(candidates, 'candidate')} passed in ${period.label}${part} (${intervalInWords(rate)})`;
}
