import { ascending, group, sum } from 'd3-array';
import { roundHalfUp, roundTo } from '@/lib/numbers/rounding';
import { type AreaSlug, nation, states } from '@/lib/places/states';
import { type EarningsCredential, occupations } from '../credentials';
import { indexRows } from '../table';
import type { GraduateEarningsRow } from '../tables/graduate-earnings';
import type { ProgramOutcomeRow } from '../tables/outcomes';
import type { WageGrowthRow } from '../tables/wage-growth';
import type { WageRow } from '../tables/wages';
import { type EarningRow, stateOf, type UsableProgram, usablePrograms } from './program-earnings';
import { linearQuantile, linearQuartiles, quartiles } from './quantiles';
import { factorText, type GrowthOf, growthIndex } from './wage-growth';

const RATIO_DECIMALS = 3;

const codeBySlug = new Map<string, string>([...states, nation].map(({ code, slug }) => [slug, code]));

/** Occupation whose mean wage the earnings are compared with. */
export const comparedOccupation = (credential: EarningsCredential) =>
  credential === 'LPN' ? occupations.licensedPracticalNurse : occupations.registeredNurse;

/** Mean wages by area and occupation. @returns a look-up that throws where BLS published no mean. */
export function meanWages(wages: readonly WageRow[]): (area: AreaSlug, soc: string) => number {
  const index = indexRows(wages, (row) => `${row.state_slug}|${row.soc}`);
  return (area, soc) => {
    const mean = index.get(`${area}|${soc}`)?.mean_annual;
    if (!mean) throw new Error(`No mean wage of ${soc} for ${area}`);
    return mean;
  };
}

/** Credential that a program's earnings are summed up under. */
export const summedUnder = ({ row, isForRnsOnly }: UsableProgram): EarningsCredential =>
  isForRnsOnly ? 'RN_TO_BSN' : row.credential;

type Area = GraduateEarningsRow['state_slug'];

/** Occupation and factor that the earnings are restated by. */
function restatedBy(programs: readonly UsableProgram[], growthOf: GrowthOf): string {
  const used = new Set(programs.map(({ row, state }) => growthOf(state, row.credential)));
  const [first] = used;
  if (!first) throw new Error('No growth of wages for no programs');
  return used.size > 1 ? `${first.soc}, each program by its state` : `${first.soc} x ${factorText(first)}`;
}

/** What all values have in common. @throws Error when two differ: they could not be summed up. */
function common<T>(values: readonly T[], what: string): NonNullable<T> {
  const [value, ...others] = new Set(values);
  if (value === undefined || value === null || others.length > 0)
    throw new Error(`Programs differ in ${what}`);
  return value;
}

function graduatesBehind(programs: readonly UsableProgram[]) {
  const known = programs.flatMap(({ row }) => row.earners_count ?? []);
  return {
    completers: sum(programs, ({ row }) => row.completers_count ?? 0),
    earners: known.length > 0 ? sum(known) : null,
    earners_known_for: known.length,
  };
}

function earningsOf(programs: readonly UsableProgram[]) {
  const published = linearQuartiles(programs.map(({ row }) => row.median_earnings));
  const restated = linearQuartiles(programs.map((program) => program.restated));
  return {
    median_of_program_medians: roundHalfUp(published.median),
    p25: roundHalfUp(published.p25),
    p75: roundHalfUp(published.p75),
    median_restated: roundHalfUp(restated.median),
    p25_restated: roundHalfUp(restated.p25),
    p75_restated: roundHalfUp(restated.p75),
  };
}

/** Whom, when and in which dollars the earnings are of. */
function commonFacts(programs: readonly UsableProgram[]) {
  const same = <K extends keyof EarningRow>(column: K) =>
    common(
      programs.map(({ row }) => row[column]),
      column,
    );
  return {
    earnings_years_after_completion: same('earnings_years_after_completion'),
    release: same('release'),
    cohort: same('cohort'),
    earned_in: same('earned_in'),
    dollars: same('dollars'),
  };
}

/** Institutions with a four-year value in an area that does not count there, by credential. */
type LeftOut = (area: Area, credential: EarningsCredential) => number;

function leftOutOf(outcomes: readonly ProgramOutcomeRow[]): LeftOut {
  const inTime = outcomes.flatMap((row) => {
    const state = stateOf(row);
    return state && row.median_earnings_restated !== null ? [{ row, state }] : [];
  });
  return (area, credential) => {
    const values = inTime.filter(
      ({ row, state }) => row.credential === credential && (area === nation.slug || area === state),
    );
    const counted = values.filter(({ row }) => row.earnings_usable);
    const institutions = (of: typeof values) => new Set(of.map(({ row }) => row.opeid6)).size;
    return institutions(values) - institutions(counted);
  };
}

/**
 * Earnings four years after finishing by state and credential, over programs whose earnings may be compared: linear
 * quartiles of the published values and of those at the wages of the newest edition, and for the nation over all of
 * them, which comes first. Each program's ratio is to the mean wage of its own state.
 *
 * @returns a row for each state and credential with a program, by postal code and credential.
 * @throws Error when a state has no mean wage, or programs differ in whom or when their earnings are of.
 */
export function deriveGraduateEarnings(
  outcomes: readonly ProgramOutcomeRow[],
  growth: readonly WageGrowthRow[],
  wages: readonly WageRow[],
): GraduateEarningsRow[] {
  const programs = usablePrograms(outcomes, growth);
  const [mean, growthOf, leftOut] = [meanWages(wages), growthIndex(growth), leftOutOf(outcomes)];
  const summarize = (
    state_slug: Area,
    credential: EarningsCredential,
    members: readonly UsableProgram[],
    forRnsOnly: number,
  ): GraduateEarningsRow => {
    const soc = comparedOccupation(credential);
    const ratios = members.map(({ restated, state }) => restated / mean(state, soc));
    return {
      state_slug,
      state_code: codeBySlug.get(state_slug) ?? '',
      credential,
      programs: members.length,
      distinct_values: new Set(members.map(({ row }) => row.opeid6)).size,
      values_left_out: credential === 'RN_TO_BSN' ? null : leftOut(state_slug, credential),
      for_rns_only_left_out: credential === 'BSN' ? forRnsOnly : null,
      ...earningsOf(members),
      restated_by: restatedBy(members, growthOf),
      ...graduatesBehind(members),
      ratio_to_state_wage_mean: roundTo(linearQuantile(ratios, quartiles.median), RATIO_DECIMALS),
      ratio_basis: credential === 'LPN' ? 'LPN mean' : 'RN mean',
      ...commonFacts(members),
    };
  };
  const byCredential = (area: Area, members: readonly UsableProgram[]) => {
    const forRnsOnly = members.filter((program) => program.isForRnsOnly).length;
    return Array.from(group(members, summedUnder))
      .toSorted(([a], [b]) => ascending(a, b))
      .map(([credential, ofCredential]) => summarize(area, credential, ofCredential, forRnsOnly));
  };
  const stateRows = Array.from(
    group(programs, ({ state }) => state),
    ([state, members]) => byCredential(state, members),
  );
  return [
    ...byCredential(nation.slug, programs),
    ...stateRows.flat().toSorted((a, b) => ascending(a.state_code, b.state_code)),
  ];
}
