import type { Data } from '@/lib/data/data';
import type { InstitutionProfileRow } from '@/lib/data/tables/institution-profile';
import type { BoardRow } from '@/lib/data/tables/pass-rates';
import type { PriceRow } from '@/lib/data/tables/prices';
import type { Figure } from '@/lib/numbers/figure';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import type { Accreditor } from '../accreditors';
import { type NetPrice, programNetPrice } from '../net-price';
import type { ScoreRules } from '../score/rules';
import type { Score } from '../score/score';
import type { DegreeKinds } from './degree-kinds';
import type { Member } from './membership';
import { type Nclex, nclexOf } from './nclex';
import { type Outcome, occupationOf, outcomesOf } from './outcomes';
import { type OwnPay, ownPay } from './own-pay';
import { type PayPlace, payPlaces } from './pay-places';
import { isDegree, pricesOf, type ShownPrice } from './tuition';

/** Rows of the tables joined for one program: what its score is computed from. */
export interface MeasuredRows {
  readonly member: Member;
  readonly nclex: Nclex;
  readonly board: BoardRow | undefined;
  readonly outcome: Outcome | undefined;
  readonly profile: InstitutionProfileRow | undefined;
  /** Wages that its pay is set against. */
  readonly place: PayPlace;
  /** Pay of its own graduates, or why nothing compares. */
  readonly pay: Figure<OwnPay>;
  /** Price in the edition of the state medians. */
  readonly price: PriceRow | undefined;
  /** The newest price, which is shown. */
  readonly shownPrice: ShownPrice;
  /** Price of a year after grants for a family income in dollars; undefined for the average. */
  readonly netPrice: (familyIncome: number | undefined) => Figure<NetPrice>;
  /** Median price of the credential in the state, dollars. */
  readonly medianPrice: number | undefined;
  /** Mean wage of the occupation in the state, dollars a year. */
  readonly meanWage: number;
  readonly rules: ScoreRules;
}

/** The same with what depends on other programs too: what its facts are taken from. */
export interface ProgramRows extends MeasuredRows {
  readonly score: Score | null;
  readonly accreditors: ReadonlySet<Accreditor>;
  readonly stateApprovalIsTheRule: boolean;
}

/** Joins the tables for each program. @throws Error when a state has no mean wage of the occupation. */
export function joinRows(
  data: Data,
  members: readonly Member[],
  kinds: DegreeKinds,
  rules: ScoreRules,
): MeasuredRows[] {
  const outcomes = outcomesOf(data, members);
  const prices = pricesOf(data);
  const nclex = nclexOf(passRatesOf(data), rules);
  const placeOf = payPlaces(data);
  return members.map((member) => {
    const { credential, school } = member;
    const meanWage = data.findWage(school.state, occupationOf(credential))?.mean_annual;
    if (!meanWage) throw new Error(`No mean wage for ${credential} in ${school.state}`);
    const outcome = outcomes.get(member.id);
    const place = placeOf(member);
    return {
      member,
      nclex: nclex(member),
      board: data.board(school.state),
      outcome,
      profile: data.institutionProfile(school.ipeds?.unitid ?? ''),
      place,
      pay: ownPay({ member, outcome, place }, kinds, rules),
      price: prices.compared(member),
      medianPrice: isDegree(credential) ? data.price(school.state, credential, 'all')?.median : undefined,
      meanWage,
      shownPrice: prices.newest(member),
      netPrice: (familyIncome) =>
        programNetPrice(credential, data.netPrice(school.ipeds?.unitid ?? ''), familyIncome),
      rules,
    };
  });
}
