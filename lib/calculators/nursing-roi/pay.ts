import { credentialFacts, type Degree, type EarningsCredential } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { type AdvancedDegree, advancedDegrees } from '@/lib/data/tables/credential-multipliers';
import type { GraduateEarningsRow } from '@/lib/data/tables/graduate-earnings';
import type { ParameterRow, TypicalEntrantRow } from '@/lib/data/tables/parameters';
import type { WageRow, WageStatistic } from '@/lib/data/tables/wages';
import { wagesNow } from '@/lib/data/year-words';
import { type AreaSlug, nation, type StateSlug } from '@/lib/places/states';
import { type NursingRoiInputs, programCredential } from './parameters';

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
  readonly kind: ParameterRow['kind'];
  /** What it rests on, in words. */
  readonly basis: string;
  /** Whether it follows the state's own pay of nurse practitioners. */
  readonly area: 'state' | 'national';
  /** Address of the evidence, where it comes from one document. */
  readonly url: string | null;
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

/** Returns a wage in dollars a year. @throws Error when BLS did not release it: `data:check` should have said so. */
export function released(wage: WageRow, statistic: WageStatistic): number {
  const dollars = wage[statistic];
  if (dollars === null)
    throw new Error(`BLS released no ${statistic} of ${wage.occupation} for ${wage.state_slug}`);
  return dollars;
}

export const isAdvanced = (degree: Degree): degree is AdvancedDegree =>
  (advancedDegrees as readonly Degree[]).includes(degree);

/** @throws Error when the credential has no multiplier, or the multiplier no range. */
function nationalMultiplier(degree: Degree, data: Data): Multiplier {
  const multipliers = data.parameters('credential-multipliers');
  const { low, high, kind, basis, source_url } = multipliers.row('credential_multiplier', degree);
  if (low === null || high === null) throw new Error(`The multiplier of ${degree} has no range`);
  const value = multipliers.number('credential_multiplier', degree);
  return { value, low, high, kind, basis, area: 'national', url: source_url };
}

function stateMultiplier(degree: AdvancedDegree, state: StateSlug, data: Data): Multiplier {
  const { value, low, high, kind, to_np_mean, np_to_rn_mean } = data.credentialMultiplier(state, degree);
  const basis =
    `four years after finishing graduates earn ${to_np_mean} of the mean nurse practitioner in their state, at ${wagesNow} ` +
    `(College Scorecard), and nurse practitioners here earn ${np_to_rn_mean} of the mean RN (BLS)`;
  const { source_url } = data.parameters('credential-multipliers').row('credential_multiplier', degree);
  return { value, low, high, kind, basis, area: 'state', url: source_url };
}

/** Which earnings speak for a degree: those of schools whose BSN is for RNs only, for RN-to-BSN. */
const earningsCredentialOf = (degree: Degree): EarningsCredential | null =>
  degree === 'RN_TO_BSN' ? degree : credentialFacts[degree].outcomesCredential;

/** Returns what graduates of a degree are measured to earn in an area; null where the source can't tell them. */
export function measuredEarnings(area: AreaSlug, degree: Degree, data: Data): MeasuredEarnings | null {
  const credential = earningsCredentialOf(degree);
  if (credential === null) return null;
  const enough = data.parameters('nursing-roi').number('minimum_distinct_values', 'graduate_earnings');
  const inState = data.graduateEarnings(area, credential);
  if (inState && inState.distinct_values >= enough) return { area: 'state', row: inState };
  const inNation = data.graduateEarnings(nation.slug, credential);
  return inNation ? { area: 'national', row: inNation } : null;
}

/**
 * Expected salary: the state's mean wage × the credential's multiplier. The range by the multiplier's low and high is
 * widened where needed so that it contains what graduates in the state are measured to earn, at the newest wages.
 */
export function payWith(degree: Degree, state: StateSlug, data: Data): Pay {
  const wage = data.wage(state, credentialFacts[degree].wageSoc);
  const mean = released(wage, 'mean_annual');
  const multiplier = isAdvanced(degree)
    ? stateMultiplier(degree, state, data)
    : nationalMultiplier(degree, data);
  const measured = measuredEarnings(state, degree, data);
  const inRange = measured?.area === 'state' ? [measured.row.median_restated] : [];
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

/** Whose pay before the program is asked for. */
export type EntrantQuestion = Pick<NursingRoiInputs, 'state' | 'degree' | 'track'>;

export function typicalEntrant(inputs: EntrantQuestion, data: Data): Entrant {
  const baseline = data.typicalEntrant(programCredential(inputs));
  const wage = data.wage(inputs.state, baseline.soc);
  const multiplier =
    baseline.multiplier_credential === null
      ? 1
      : data
          .parameters('credential-multipliers')
          .number('credential_multiplier', baseline.multiplier_credential);
  return { income: released(wage, baseline.statistic) * multiplier, baseline, wage };
}
