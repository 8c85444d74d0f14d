import { ascending, descending, group, rollup, sum } from 'd3-array';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { nation, type StateSlug, states } from '@/lib/places/states';
import type { Degree, OutcomesCredential } from '../credentials';
import type { ParameterSet } from '../parameters';
import type { NursingAwardDetailRow } from '../tables/awards';
import type { FirstDegreeRow } from '../tables/catalogue-facts';
import type { ProgramOutcomeRow } from '../tables/outcomes';
import type { WageGrowthRow } from '../tables/wage-growth';
import { eitherAwardYear } from '../year-words';
import { type GrowthOf, growthIndex } from './wage-growth';

/** What the earnings of programs are judged by. */
export interface EarningsInputs {
  readonly outcomes: readonly ProgramOutcomeRow[];
  readonly growth: readonly WageGrowthRow[];
  readonly awardDetails: readonly NursingAwardDetailRow[];
  readonly firstDegrees: readonly FirstDegreeRow[];
  readonly rules: ParameterSet;
}

/** A row with published earnings of a credential. */
export type EarningRow = ProgramOutcomeRow & {
  readonly credential: OutcomesCredential;
  readonly median_earnings: number;
};

const hasEarnings = (row: ProgramOutcomeRow): row is EarningRow =>
  row.credential !== null && row.median_earnings !== null;

const slugByCode = new Map<string, StateSlug>(states.map(({ code, slug }) => [code, slug]));

/** State of a program; undefined outside the 50 states and DC. */
export const stateOf = ({ state_code }: Pick<ProgramOutcomeRow, 'state_code'>) =>
  slugByCode.get(state_code ?? '');

/** Earnings at the wages of the newest edition, in dollars a year, unrounded. */
export function restatedEarnings(row: EarningRow, growthOf: GrowthOf): number {
  return row.median_earnings * growthOf(stateOf(row) ?? nation.slug, row.credential).factor;
}

/** Levels of certificates that an LPN or a nursing assistant gets. */
const certificateLevels: ReadonlySet<NursingAwardDetailRow['award_level']> = new Set([
  'Certificate: less than 300 clock hours (under 9 semester credits)',
  'Certificate: 300-899 clock hours (9-29 semester credits)',
  'Certificate: at least 1 but less than 2 academic years',
  'Certificate: at least 2 but less than 4 academic years',
]);

/** Field of practical nursing and aides, and practical nursing alone. */
const practicalField = '51.39';
const practicalNursing = '51.3901';

const awardsOf = (rows: readonly NursingAwardDetailRow[]) =>
  sum(rows, (row) => (row.completions_previous_year ?? 0) + (row.completions_latest_year ?? 0));

/** Share of the certificates of the field that are not LPNs', by OPEID-6; undefined where none is reported. */
function aideShares({ outcomes, awardDetails }: EarningsInputs): (opeid6: string) => number | undefined {
  const opeids = new Map(outcomes.map(({ unitid, opeid6 }) => [unitid, opeid6]));
  const certificates = awardDetails.filter(
    ({ cip, award_level }) => cip.startsWith(practicalField) && certificateLevels.has(award_level),
  );
  const shares = rollup(
    certificates,
    (rows) => {
      const practical = rows.filter(({ cip }) => cip === practicalNursing);
      return (awardsOf(rows) - awardsOf(practical)) / awardsOf(rows);
    },
    ({ unitid }) => opeids.get(unitid),
  );
  return (opeid6) => {
    const share = shares.get(opeid6);
    return share !== undefined && Number.isFinite(share) ? share : undefined;
  };
}

const sharedKey = ({ opeid6, credential }: EarningRow) => `${opeid6}|${credential}`;

/**
 * Where a value that several rows carry counts: at the unit in institutions.csv with the most completers, then at the
 * lowest level, then at the lowest unit.
 */
function countedRows(rows: readonly EarningRow[]): ReadonlyMap<string, EarningRow | undefined> {
  return new Map(
    Array.from(group(rows, sharedKey), ([key, sharing]) => [
      key,
      sharing
        .toSorted(
          (a, b) =>
            descending(Number(a.in_institutions_csv), Number(b.in_institutions_csv)) ||
            descending(a.completers_count ?? 0, b.completers_count ?? 0) ||
            ascending(a.credential_level, b.credential_level) ||
            ascending(a.unitid, b.unitid),
        )
        .at(0),
    ]),
  );
}

function aideReason(share: number | undefined, most: number): string | null {
  if (share === undefined) {
    return `no certificates in 51.39 reported in ${eitherAwardYear}: the aides' share is not known`;
  }
  if (share <= most) return null;
  const percent = roundHalfUp(share * 100);
  return `${percent} % of the certificates in this field are for nursing assistants or others, not LPNs`;
}

/** Why earnings may not be compared, the first reason that applies; null where they may. */
function reasonAgainst(inputs: EarningsInputs): (row: EarningRow) => string | null {
  const { outcomes, rules } = inputs;
  const years = rules.number('years_after_completion', 'graduate_earnings');
  const fewest = rules.number('minimum_earners', 'graduate_earnings');
  const mostAides = rules.number('largest_share_of_aides', 'LPN');
  const aideShare = aideShares(inputs);
  const inTime = (row: EarningRow) => row.earnings_years_after_completion === years;
  const counted = countedRows(outcomes.filter(hasEarnings).filter(inTime));
  return (row) => {
    if (!inTime(row)) return 'measured one year after completion, not four';
    if (!stateOf(row)) return 'outside the 50 states and DC, or state not known';
    const counts = counted.get(sharedKey(row));
    if (counts && counts !== row) return `value shared with unit ${counts.unitid}, where it counts`;
    const aides = row.credential === 'LPN' ? aideReason(aideShare(row.opeid6), mostAides) : null;
    if (aides !== null) return aides;
    const { earners_count: earners } = row;
    return earners !== null && earners < fewest ? `only ${earners} earners` : null;
  };
}

/** Degrees that usable earnings speak for. */
function degreesOf({ credential }: EarningRow, isForRnsOnly: boolean): readonly Degree[] {
  if (credential === 'MSN') return ['MSN', 'RN_TO_MSN'];
  if (credential === 'DOCTORAL') return ['DNP'];
  return [credential === 'BSN' && isForRnsOnly ? 'RN_TO_BSN' : credential];
}

/**
 * What the earnings of each program are at the wages of the newest edition, whether they may be compared, why not, and
 * which degrees they speak for.
 *
 * @returns the outcomes in the same order, with these four columns.
 * @throws Error when a credential has no growth of wages.
 */
export function deriveProgramEarnings(inputs: EarningsInputs): ProgramOutcomeRow[] {
  const growthOf = growthIndex(inputs.growth);
  const years = inputs.rules.number('years_after_completion', 'graduate_earnings');
  const reasonOf = reasonAgainst(inputs);
  const forRnsOnly = new Set(
    inputs.firstDegrees.filter(({ first_degree }) => first_degree === 'no').map(({ unitid }) => unitid),
  );
  return inputs.outcomes.map((row) => {
    if (!hasEarnings(row)) {
      const none = { median_earnings_restated: null, earnings_usable: null, earnings_usable_reason: null };
      return { ...row, ...none, usable_for: null };
    }
    const reason = reasonOf(row);
    const isRestated = row.earnings_years_after_completion === years;
    return {
      ...row,
      median_earnings_restated: isRestated ? roundHalfUp(restatedEarnings(row, growthOf)) : null,
      earnings_usable: reason === null,
      earnings_usable_reason: reason,
      usable_for: reason === null ? [...degreesOf(row, forRnsOnly.has(row.unitid))] : null,
    };
  });
}

/** A program whose earnings may be compared. */
export interface UsableProgram {
  readonly row: EarningRow;
  readonly state: StateSlug;
  /** Earnings at the wages of the newest edition, in dollars a year, unrounded. */
  readonly restated: number;
  /** Whether the earnings are those of a BSN for RNs only. */
  readonly isForRnsOnly: boolean;
}

/** The programs whose earnings may be compared, in the order of the outcomes. */
export function usablePrograms(
  outcomes: readonly ProgramOutcomeRow[],
  growth: readonly WageGrowthRow[],
): UsableProgram[] {
  const growthOf = growthIndex(growth);
  return outcomes.filter(hasEarnings).flatMap((row) => {
    const state = stateOf(row);
    if (!state || row.earnings_usable !== true) return [];
    const isForRnsOnly = row.credential === 'BSN' && (row.usable_for ?? []).includes('RN_TO_BSN');
    return [{ row, state, restated: restatedEarnings(row, growthOf), isForRnsOnly }];
  });
}
