import { ascending, mean as average, median as middleOf } from 'd3-array';
import { roundTo } from '@/lib/numbers/rounding';
import { type AreaSlug, nation, states } from '@/lib/places/states';
import { credentialFacts, type EarningsCredential, occupations } from '../credentials';
import type { ParameterSet } from '../parameters';
import {
  type AdvancedDegree,
  advancedDegrees,
  type CredentialMultiplierRow,
  MULTIPLIER_DECIMALS,
  RATIO_DECIMALS,
} from '../tables/credential-multipliers';
import { type ProgramOutcomeRow, programOutcomes } from '../tables/outcomes';
import type { WageGrowthRow } from '../tables/wage-growth';
import type { WageRow } from '../tables/wages';
import { comparedOccupation, meanWages, summedUnder } from './graduate-earnings';
import { type UsableProgram, usablePrograms } from './program-earnings';
import { linearQuartiles, type Quartiles } from './quantiles';

/** What multipliers are derived from. */
export interface MultiplierInputs {
  readonly outcomes: readonly ProgramOutcomeRow[];
  readonly growth: readonly WageGrowthRow[];
  readonly wages: readonly WageRow[];
  readonly rules: ParameterSet;
}

const YEAR = 'YYYY';

type MeanWage = ReturnType<typeof meanWages>;

/** What graduates earn relative to nurse practitioners of their state. */
interface RelativePay {
  /** Middle of the programs near the middle: a ratio. */
  readonly middle: number;
  /** Percentiles of all programs relative to the middle: ratios. */
  readonly spread: Pick<Quartiles, 'p25' | 'p75'>;
  /** Programs too far from the middle to count in it. */
  readonly setAside: readonly UsableProgram[];
}

/** Ratio of the state's mean wage of nurse practitioners to that of RNs. */
const practitionerRatio = (mean: MeanWage, area: AreaSlug) =>
  mean(area, occupations.nursePractitioner) / mean(area, occupations.registeredNurse);

/**
 * Averages in logarithms, so that a program that pays half as much weighs as one that pays twice as much.
 * @throws Error when there are no programs.
 */
function relativePay(programs: readonly UsableProgram[], mean: MeanWage, rules: ParameterSet): RelativePay {
  const logs = programs.map((program) => ({
    program,
    log: Math.log(program.restated / mean(program.state, occupations.nursePractitioner)),
  }));
  const center = middleOf(logs, ({ log }) => log);
  if (center === undefined) throw new Error('No programs to compare with nurse practitioners');
  const farthest = Math.log(rules.number('set_aside_factor', 'graduate_earnings'));
  const isNear = ({ log }: { readonly log: number }) => Math.abs(log - center) <= farthest;
  const middle = average(logs.filter(isNear), ({ log }) => log) ?? center;
  const spread = linearQuartiles(logs.map(({ log }) => log - middle));
  return {
    middle: Math.exp(middle),
    spread: { p25: Math.exp(spread.p25), p75: Math.exp(spread.p75) },
    setAside: logs.filter((entry) => !isNear(entry)).map(({ program }) => program),
  };
}

const multiplier = (value: number) => roundTo(value, MULTIPLIER_DECIMALS);

/** Usable programs of each credential. */
function programsBy(inputs: MultiplierInputs): (credential: EarningsCredential) => UsableProgram[] {
  const programs = usablePrograms(inputs.outcomes, inputs.growth);
  return (credential) => programs.filter((program) => summedUnder(program) === credential);
}

/** Credential whose graduates are measured for an advanced degree. @throws Error when nothing is measured for it. */
function measuredFor(degree: AdvancedDegree): EarningsCredential {
  const { outcomesCredential } = credentialFacts[degree];
  if (outcomesCredential === null) throw new Error(`No earnings are measured for ${degree}`);
  return outcomesCredential;
}

function relativePayByDegree(inputs: MultiplierInputs): ReadonlyMap<AdvancedDegree, RelativePay> {
  const programsOf = programsBy(inputs);
  const mean = meanWages(inputs.wages);
  return new Map(
    advancedDegrees.map((degree) => [
      degree,
      relativePay(programsOf(measuredFor(degree)), mean, inputs.rules),
    ]),
  );
}

/**
 * Pay of advanced degrees relative to a state's RNs: what graduates earn relative to the nurse practitioners of their
 * states, times what nurse practitioners earn relative to RNs in the state. A state's own programs move nothing.
 *
 * @returns a row for each state and advanced degree, by slug and degree.
 * @throws Error when a state has no mean wage of nurse practitioners or RNs.
 */
export function deriveMultipliersByState(inputs: MultiplierInputs): CredentialMultiplierRow[] {
  const mean = meanWages(inputs.wages);
  const byDegree = relativePayByDegree(inputs);
  const asOf = programOutcomes.edition.slice(0, YEAR.length);
  const bySlug = states.toSorted((a, b) => ascending(a.slug, b.slug));
  return bySlug.flatMap(({ slug, code }) => {
    const ratio = practitionerRatio(mean, slug);
    return Array.from(byDegree, ([credential, { middle, spread, setAside }]) => ({
      state_slug: slug,
      state_code: code,
      credential,
      applies_to: 'state RN mean' as const,
      value: multiplier(middle * ratio),
      low: multiplier(middle * ratio * spread.p25),
      high: multiplier(middle * ratio * spread.p75),
      area: 'state' as const,
      programs: 0,
      programs_set_aside: setAside.filter(({ state }) => state === slug).length,
      np_to_rn_mean: roundTo(ratio, RATIO_DECIMALS),
      to_np_mean: roundTo(middle, RATIO_DECIMALS),
      weight_of_own_programs: 0,
      kind: 'measured' as const,
      as_of: asOf,
    }));
  });
}

/** Quartiles over programs of earnings ÷ the mean wage of their state (LPN, else RN), 2 decimals. */
export function measuredMultipliers(inputs: MultiplierInputs): (credential: EarningsCredential) => Quartiles {
  const mean = meanWages(inputs.wages);
  const programsOf = programsBy(inputs);
  return (credential) => {
    const soc = comparedOccupation(credential);
    const ratios = programsOf(credential).map(({ restated, state }) => restated / mean(state, soc));
    const { p25, median, p75 } = linearQuartiles(ratios);
    return { p25: multiplier(p25), median: multiplier(median), p75: multiplier(p75) };
  };
}

/** What an advanced degree pays relative to the nation's own mean of RNs, 2 decimals. */
export function multipliersOnNationalMean(inputs: MultiplierInputs): ReadonlyMap<string, number> {
  const ratio = practitionerRatio(meanWages(inputs.wages), nation.slug);
  return new Map(
    Array.from(relativePayByDegree(inputs), ([degree, { middle }]) => [degree, multiplier(middle * ratio)]),
  );
}
