import type { EarnersRule, PayRules } from './rules';

/** Wages that a program's pay is set against: dollars a year, of the newest edition. */
export interface PayBenchmark {
  readonly areaMean: number;
  readonly stateMean: number;
  /** State whose effect applies; null where the nation's wages stand for place. */
  readonly state: string | null;
}

/**
 * Computes how far pay lies from that of programs where nurses earn the same, as a natural logarithm: 0 is the median.
 *
 * @param restated median earnings at the newest wages, dollars a year.
 */
export function payIndex(
  restated: number,
  { areaMean, stateMean, state }: PayBenchmark,
  rules: PayRules,
): number {
  return (
    Math.log(restated) -
    rules.areaElasticity * Math.log(areaMean) -
    rules.stateElasticity * Math.log(stateMean) -
    rules.medianLog -
    (state === null ? 0 : (rules.stateEffects.get(state) ?? 0))
  );
}

/** People behind a median, and whether the source counts them. */
export interface Earners {
  readonly count: number;
  readonly basis: 'counted' | 'estimated';
}

/** Returns how many graduates were measured: as counted, else estimated from all who graduated. */
export function earnersBehind(
  counted: number | null,
  graduates: number | null,
  { intercept, slope, least }: EarnersRule,
): Earners {
  if (counted !== null) return { count: counted, basis: 'counted' };
  const estimate = graduates ? Math.exp(intercept + slope * Math.log(graduates)) : 0;
  return { count: Math.max(least, estimate), basis: 'estimated' };
}

/** Returns the weight of a program's own figure against the median of all, 0 to 1. */
export const ownWeight = (earners: number, { k }: Pick<PayRules, 'k'>) => earners / (earners + k);

/** Returns the standard error of a shrunk index, as a natural logarithm. */
export function indexError(earners: number, { earnerVariance, programVariance }: PayRules): number {
  return Math.sqrt((programVariance * earnerVariance) / (earnerVariance + earners * programVariance));
}
