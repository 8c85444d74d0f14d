import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import type { Figure } from '@/lib/numbers/figure';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { isScored } from '../score/components';
import { type Earners, earnersBehind, indexError, ownWeight, payIndex } from '../score/pay-index';
import { rulesOf, type ScoreRules } from '../score/rules';
import type { DegreeKinds } from './degree-kinds';
import type { Member } from './membership';
import type { Outcome } from './outcomes';
import type { PayPlace } from './pay-places';

/** Pay of a program's own graduates beside that of others, as natural logarithms where nothing is said. */
export interface OwnPay {
  /** Median earnings at the newest wages, dollars a year. */
  readonly restated: number;
  readonly earners: Earners;
  readonly index: number;
  /** The index drawn to that of the median program, the more the fewer earners. */
  readonly shrunk: number;
  readonly standardError: number;
}

/** What pay is judged from. */
export interface PayRows {
  readonly member: Member;
  readonly outcome: Outcome | undefined;
  readonly place: PayPlace;
}

/** A program and the published value of its school that may be of its graduates. */
export interface MeasuredProgram extends Pick<Member, 'award'> {
  readonly credential: string;
  readonly unitid: string;
  /** Undefined where none is published. */
  readonly row: ProgramOutcomeRow | undefined;
}

const NOT_COMPARED_CLOSED = 'the school has closed, is closing or has merged';
const NOT_PUBLISHED = "no figure of the school's graduates is published";

/** Program types whose value is of the school's BSN graduates, and whether those have to be RNs. */
const bsnGraduates: Readonly<Record<string, { readonly rns: boolean }>> = {
  BSN: { rns: false },
  ABSN: { rns: false },
  RN_TO_BSN: { rns: true },
};

/** Why the value of a BSN is of other graduates than the program's. */
function whyOtherKind(
  { credential, unitid, row }: MeasuredProgram,
  kinds: DegreeKinds,
  rules: ScoreRules,
): string | undefined {
  const of = bsnGraduates[credential];
  if (!of || !row) return undefined;
  const { opeid6, units_sharing_value: campuses } = row;
  if (kinds.isMostlyRns(unitid) !== of.rns) {
    return of.rns
      ? 'its graduates are mostly new nurses'
      : 'its graduates are mostly nurses who were RNs before';
  }
  return campuses !== null && kinds.otherKindShare(opeid6, of.rns) > rules.otherKindAtMost
    ? `the value is shared with campuses whose graduates are mostly ${of.rns ? 'new nurses' : 'nurses who were RNs before'}`
    : undefined;
}

/** Why the value of a graduate degree is of another trade than nursing with it. */
const otherTrades: Readonly<Record<string, string>> = {
  anesthesia: 'its graduates are nurse anesthetists',
  entry: 'its graduates are new nurses',
};

function whyOtherTrade({ credential, award }: MeasuredProgram, rules: ScoreRules): string | undefined {
  if (credential === 'MSN' || credential === 'DNP') return otherTrades[award?.msn_kind ?? ''];
  const aides = credential === 'LPN' ? (award?.aide_share ?? 0) : 0;
  return aides > rules.aideShareAtMost
    ? `${roundHalfUp(100 * aides)} % of the certificates in this field are short ones, for nursing assistants`
    : undefined;
}

function whyTooFew({ row }: MeasuredProgram, { minimumCompleters }: ScoreRules): string | undefined {
  const { earners_count: earners, completers_count: graduates } = row ?? {};
  return earners == null && (graduates ?? 0) < minimumCompleters
    ? `fewer than ${minimumCompleters} graduates in the year that the source counts`
    : undefined;
}

/** Returns why earnings are not those of the program's own graduates, or can't be compared; undefined where they can. */
export function whyNotOwn(
  measured: MeasuredProgram,
  kinds: DegreeKinds,
  rules: ScoreRules,
): string | undefined {
  const { row } = measured;
  if (!row || row.median_earnings === null) return NOT_PUBLISHED;
  if (!row.earnings_usable) return row.earnings_usable_reason ?? NOT_PUBLISHED;
  return whyOtherKind(measured, kinds, rules) ?? whyOtherTrade(measured, rules) ?? whyTooFew(measured, rules);
}

/** Sets the pay of a program's graduates against that of others, or says why it can't be. */
export function ownPay(rows: PayRows, kinds: DegreeKinds, rules: ScoreRules): Figure<OwnPay> {
  const { credential, listPlace, award, school } = rows.member;
  if (listPlace === 'closed') return { missing: NOT_COMPARED_CLOSED };
  const pay = rulesOf(rules, credential)?.pay;
  if (!isScored(credential) || !pay)
    return { missing: 'pay is compared for program types with a score alone' };
  const unitid = school.ipeds?.unitid ?? '';
  const missing = whyNotOwn({ credential, award, unitid, row: rows.outcome?.row }, kinds, rules);
  const restated = rows.outcome?.row.median_earnings_restated ?? null;
  if (missing !== undefined || restated === null) return { missing: missing ?? NOT_PUBLISHED };
  const { earners_count, completers_count } = rows.outcome?.row ?? {};
  const earners = earnersBehind(earners_count ?? null, completers_count ?? null, rules.earners);
  const index = payIndex(restated, rows.place, pay);
  return {
    value: {
      restated,
      earners,
      index,
      shrunk: index * ownWeight(earners.count, pay),
      standardError: indexError(earners.count, pay),
    },
  };
}
