import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { GraduateEarningsRow } from '@/lib/data/tables/graduate-earnings';
import type { ParameterRow, TypicalEntrantRow } from '@/lib/data/tables/parameters';
import type { WageRow, WageStatistic } from '@/lib/data/tables/wages';
import { nation, type StateSlug } from '@/lib/places/states';

/** Pay with a credential in a state: dollars a year, unrounded, beside the rows it was computed from. */
export interface Pay {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** Mean wage of the occupation in the state. */
  readonly mean: number;
  readonly wage: WageRow;
  readonly multiplier: Multiplier;
  readonly measured: MeasuredEarnings | null;
}

/** Pay with a credential relative to all who hold the job. */
export interface Multiplier {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly row: ParameterRow;
}

/** What graduates are measured to earn, for the state where enough institutions tell it, else for the nation. */
export interface MeasuredEarnings {
  readonly area: 'state' | 'national';
  readonly row: GraduateEarningsRow;
}

/** What people who enroll in a credential usually earn before it: dollars a year, unrounded. */
export interface Entrant {
  readonly income: number;
  readonly baseline: TypicalEntrantRow;
  readonly wage: WageRow;
}

/** @throws Error when BLS did not release the figure: the state has no answer, and data:check should have said so. */
function released(wage: WageRow, statistic: WageStatistic): number {
  const dollars = wage[statistic];
  if (dollars === null)
    throw new Error(`BLS released no ${statistic} of ${wage.occupation} for ${wage.state_slug}`);
  return dollars;
}

/** @throws Error when the credential has no multiplier, or the multiplier no range. */
function multiplierOf(degree: Degree, data: Data): Multiplier {
  const multipliers = data.parameters('credential-multipliers');
  const row = multipliers.row('credential_multiplier', degree);
  if (row.low === null || row.high === null) throw new Error(`The multiplier of ${degree} has no range`);
  return { value: multipliers.number('credential_multiplier', degree), low: row.low, high: row.high, row };
}

function measuredEarnings(state: StateSlug, degree: Degree, data: Data): MeasuredEarnings | null {
  const { outcomesCredential } = credentialFacts[degree];
  if (outcomesCredential === null) return null;
  const enough = data.parameters('nursing-roi').number('minimum_distinct_values', 'graduate_earnings');
  const inState = data.graduateEarnings(state, outcomesCredential);
  if (inState && inState.distinct_values >= enough) return { area: 'state', row: inState };
  const inNation = data.graduateEarnings(nation.slug, outcomesCredential);
  return inNation ? { area: 'national', row: inNation } : null;
}

/**
 * Expected salary: the state's mean wage × the credential's multiplier. The range by the multiplier's low and high
 * is widened where needed so that it contains what graduates of programs in the state are measured to earn.
 */
export function payWith(degree: Degree, state: StateSlug, data: Data): Pay {
  const wage = data.wage(state, credentialFacts[degree].wageSoc);
  const mean = released(wage, 'mean_annual');
  const multiplier = multiplierOf(degree, data);
  const measured = measuredEarnings(state, degree, data);
  const inRange = measured?.area === 'state' ? [measured.row.median_of_program_medians] : [];
  return {
    expected: mean * multiplier.value,
    low: Math.min(mean * multiplier.low, ...inRange),
    high: Math.max(mean * multiplier.high, ...inRange),
    mean,
    wage,
    multiplier,
    measured,
  };
}

export function typicalEntrant(degree: Degree, state: StateSlug, data: Data): Entrant {
  const baseline = data.typicalEntrant(degree);
  const wage = data.wage(state, baseline.soc);
  const multiplier =
    baseline.multiplier_credential === null
      ? 1
      : data
          .parameters('credential-multipliers')
          .number('credential_multiplier', baseline.multiplier_credential);
  return { income: released(wage, baseline.statistic) * multiplier, baseline, wage };
}
