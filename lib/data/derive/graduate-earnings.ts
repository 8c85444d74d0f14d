import { ascending, group } from 'd3-array';
import { nation, type StateSlug, states } from '@/lib/places/states';
import { type OutcomesCredential, occupations } from '../credentials';
import { indexRows } from '../table';
import { type GraduateEarningsRow, graduateEarningsByState } from '../tables/graduate-earnings';
import type { ProgramOutcomeRow } from '../tables/outcomes';
import type { WageRow } from '../tables/wages';
import { linearQuantile, linearQuartiles, quartiles } from './quantiles';

/** Years after completion that the earnings are of: others are not mixed in. */
const YEARS_AFTER_COMPLETION = 4;

/** A program that counts: its earnings, and what they are to the mean wage of its state. */
interface Program {
  readonly state: StateSlug;
  readonly credential: OutcomesCredential;
  readonly opeid6: string;
  readonly earnings: number;
  readonly ratio: number;
  readonly completers: number;
}

const slugByCode = new Map<string, StateSlug>(states.map(({ code, slug }) => [code, slug]));
const codeBySlug = new Map<string, string>([...states, nation].map(({ code, slug }) => [slug, code]));

/** Occupation whose mean wage the earnings are compared with. */
const wageOf = (credential: OutcomesCredential) =>
  credential === 'LPN' ? occupations.licensedPracticalNurse : occupations.registeredNurse;

function countedPrograms(outcomes: readonly ProgramOutcomeRow[], wages: readonly WageRow[]): Program[] {
  const wageIndex = indexRows(wages, (row) => `${row.state_slug}|${row.soc}`);
  return outcomes.flatMap((row) => {
    const state = slugByCode.get(row.state_code ?? '');
    const { credential, median_earnings: earnings } = row;
    const counts = row.earnings_years_after_completion === YEARS_AFTER_COMPLETION;
    if (!counts || !state || credential === null || earnings === null) return [];
    const mean = wageIndex.get(`${state}|${wageOf(credential)}`)?.mean_annual;
    if (!mean) throw new Error(`No mean wage of ${wageOf(credential)} for ${state}`);
    const completers = row.completers_count ?? 0;
    return [{ state, credential, opeid6: row.opeid6, earnings, ratio: earnings / mean, completers }];
  });
}

/** Nearest value with the decimals that the table shows, halves up. */
function roundedRatio(ratio: number): number {
  const thousandths = 1000;
  return Math.round(ratio * thousandths) / thousandths;
}

function summarize(
  state_slug: GraduateEarningsRow['state_slug'],
  credential: OutcomesCredential,
  programs: readonly Program[],
): GraduateEarningsRow {
  const earnings = linearQuartiles(programs.map((program) => program.earnings));
  const ratios = programs.map((program) => program.ratio);
  return {
    state_slug,
    state_code: codeBySlug.get(state_slug) ?? '',
    credential,
    programs: programs.length,
    distinct_values: new Set(programs.map((program) => program.opeid6)).size,
    median_of_program_medians: Math.round(earnings.median),
    p25: Math.round(earnings.p25),
    p75: Math.round(earnings.p75),
    completers: programs.reduce((total, program) => total + program.completers, 0),
    ratio_to_state_wage_mean: roundedRatio(linearQuantile(ratios, quartiles.median)),
    ratio_basis: credential === 'LPN' ? 'LPN mean' : 'RN mean',
    earnings_years_after_completion: YEARS_AFTER_COMPLETION,
    release: graduateEarningsByState.edition,
  };
}

/**
 * Earnings four years after finishing by state and credential: linear quartiles over programs in the 51 areas, and for the
 * nation over all of them, which comes first. Each program's ratio is to the mean wage of its own state.
 *
 * @returns a row for each state and credential with a program, by postal code and credential.
 * @throws Error when a state has no mean wage.
 */
export function deriveGraduateEarnings(
  outcomes: readonly ProgramOutcomeRow[],
  wages: readonly WageRow[],
): GraduateEarningsRow[] {
  const programs = countedPrograms(outcomes, wages);
  const byCredential = (area: GraduateEarningsRow['state_slug'], members: readonly Program[]) =>
    Array.from(group(members, (program) => program.credential))
      .toSorted(([a], [b]) => ascending(a, b))
      .map(([credential, ofCredential]) => summarize(area, credential, ofCredential));
  const stateRows = Array.from(
    group(programs, (program) => program.state),
    ([state, members]) => byCredential(state, members),
  );
  return [
    ...byCredential(nation.slug, programs),
    ...stateRows.flat().toSorted((a, b) => ascending(a.state_code, b.state_code)),
  ];
}
