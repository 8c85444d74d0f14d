import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import { formatNumber, formatPercent } from '@/lib/numbers/format';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { type Earners, earnersBehind, ownWeight } from '@/lib/programs/score/pay-index';
import { rulesOf, type ScoreRules, scoreRules } from '@/lib/programs/score/rules';
import { count } from '@/lib/text/words';
import { type NursingRoiInputs, programCredential } from './parameters';
import type { Pay } from './pay';

/** What a school's graduates are measured to earn, or why it can't be said. */
export type SchoolEarnings =
  | {
      readonly row: ProgramOutcomeRow;
      readonly median: number;
      readonly restated: number;
      /** Campus where the value counts; null where it counts at the school itself. */
      readonly sharedWith: string | null;
    }
  | { readonly row: null; readonly reason: string };

const SHARED = /^value shared with unit (\d{6}), where it counts$/;

function sharedWith({ earnings_usable_reason }: ProgramOutcomeRow, data: Data): string | null {
  const [, unitid] = SHARED.exec(earnings_usable_reason ?? '') ?? [];
  return unitid === undefined ? null : (data.institution(unitid)?.name ?? `IPEDS unit ${unitid}`);
}

/** Whether a shared BSN value, which names no degree, is that of graduates with this one. */
function isOfDegree(degree: Degree, { credential, unitid }: ProgramOutcomeRow, data: Data): boolean {
  if (credential !== 'BSN') return true;
  return (data.firstDegree(unitid)?.first_degree === 'no') === (degree === 'RN_TO_BSN');
}

function known(row: ProgramOutcomeRow, shared: string | null): SchoolEarnings[] {
  const { median_earnings: median, median_earnings_restated: restated } = row;
  return median === null || restated === null ? [] : [{ row, median, restated, sharedWith: shared }];
}

/** A reason of the table with the name of a school in place of the number of its unit. */
const withNames = (reason: string | null, data: Data): string | undefined =>
  reason?.replace(/\bunit (\d{6})\b/g, (unit, unitid) => data.institution(unitid)?.name ?? unit);

/** Returns the earnings that speak for a degree at a school. */
export function schoolEarnings(unitid: string, degree: Degree, data: Data): SchoolEarnings {
  const credential = credentialFacts[degree].outcomesCredential;
  const rows = data
    .programOutcomes(unitid)
    .filter((row) => credential !== null && row.credential === credential && row.median_earnings !== null);
  const [own] = rows.flatMap((row) => (row.usable_for?.includes(degree) ? known(row, null) : []));
  if (own) return own;
  const [shared] = rows.flatMap((row) => {
    const campus = sharedWith(row, data);
    return campus !== null && isOfDegree(degree, row, data) ? known(row, campus) : [];
  });
  if (shared) return shared;
  const [row] = rows;
  if (!row) return { row: null, reason: 'No earnings of its graduates with this degree are published.' };
  const speaksFor = row.usable_for?.map((other) => credentialFacts[other].name).join(', ');
  const reason =
    withNames(row.earnings_usable_reason, data) ?? `the published value is of ${speaksFor} graduates`;
  return { row: null, reason: `Its graduates' earnings can't be used: ${reason}.` };
}

/** A school's pay in dollars a year, unrounded, and what it rests on. */
export interface SchoolPay {
  readonly expected: number;
  readonly basis: string;
  /** Whether what its graduates earn moves it. */
  readonly isOwn: boolean;
}

function earnersOf(row: ProgramOutcomeRow, rules: ScoreRules): Earners {
  return earnersBehind(row.earners_count, row.completers_count, rules.earners);
}

const ofState = (pay: Pay, why: string): SchoolPay => ({
  expected: pay.expected,
  basis: `the state's calculated pay, unchanged: ${why}`,
  isOwn: false,
});

/** The constants of the score by which a degree's own figure counts. */
function creditedAs(inputs: NursingRoiInputs): string {
  return inputs.degree === 'RN_TO_MSN' ? 'MSN' : programCredential(inputs);
}

/**
 * The state's expected salary × (what the school's graduates earn ÷ the state's median) to the power of the weight that
 * the score gives to that many earners.
 */
export function schoolPay(
  inputs: NursingRoiInputs,
  earnings: SchoolEarnings,
  pay: Pay,
  data: Data,
): SchoolPay {
  if (earnings.row === null) return ofState(pay, "its graduates' earnings are not known or not usable");
  if (earnings.sharedWith !== null)
    return ofState(pay, `its campuses have one value, which counts at ${earnings.sharedWith}`);
  if (pay.measured?.area !== 'state') return ofState(pay, 'too few schools of the state have a value');
  const rules = scoreRules(data.parameters('outcomes-score'));
  const credential = rulesOf(rules, creditedAs(inputs));
  if (!credential)
    return ofState(pay, 'how far the pay of single schools differs is not known for the degree');
  const earners = earnersOf(earnings.row, rules);
  const weight = ownWeight(earners.count, credential.pay);
  const ratio = earnings.restated / pay.measured.row.median_restated;
  const behind =
    earners.basis === 'counted'
      ? `${count(earners.count, 'earner')} counted`
      : `about ${count(roundAwayFromZero(earners.count), 'earner')}, estimated from its graduates`;
  return {
    expected: pay.expected * ratio ** weight,
    basis:
      `the state's calculated pay × ${formatNumber(ratio, 2)}, what its graduates earn relative to the state's median, ` +
      `which counts for ${formatPercent(weight * 100, 0)} (${behind})`,
    isOwn: true,
  };
}
