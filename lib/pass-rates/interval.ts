import { roundToTenth } from '@/lib/numbers/rounding';

/** 97.5th percentile of the standard normal distribution: what "95 percent" means, not our figure. */
const Z = 1.959963984540054;

/** Bounds of a rate in percent, to one decimal. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * 95 percent Wilson score interval of a rate (E. B. Wilson, 1927): honest for small cohorts and near 100 percent.
 *
 * @param passed people who passed, 0 to `candidates`.
 * @param candidates people who took the examination, 1 or more.
 */
export function wilsonInterval(passed: number, candidates: number): Interval {
  const share = passed / candidates;
  const shrink = 1 + (Z * Z) / candidates;
  const center = (share + (Z * Z) / (2 * candidates)) / shrink;
  const reach = (Z / shrink) * Math.sqrt((share * (1 - share)) / candidates + (Z / (2 * candidates)) ** 2);
  const percent = (bound: number) => roundToTenth(100 * Math.min(1, Math.max(0, bound)));
  return { low: percent(center - reach), high: percent(center + reach) };
}
