import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { returnLink } from '@/lib/calculators/nursing-roi/page/links';
import { inputsOf } from '@/lib/calculators/nursing-roi/parameters';
import { answerTo } from '@/lib/calculators/nursing-roi/program-types';
import type { NursingRoiResult } from '@/lib/calculators/nursing-roi/result';
import { entrantMonthsFromStart } from '@/lib/calculators/nursing-roi/summary';
import { usualPayInWords } from '@/lib/calculators/nursing-roi/usual-pay';
import { timeAhead } from '@/lib/calculators/nursing-roi/verdict';
import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { capitalized, list } from '@/lib/text/words';
import { calledIn, type StateSlug } from '../states';

/** A program type that nursing-roi answers, the accelerated BSN among them. */
export type ReturnType = Degree | 'ABSN';

/** Months from the first class to come out ahead, in words that say where it is too late; or why there are none. */
export type TimeAhead =
  | { readonly months: number; readonly inWords: string }
  | { readonly months: null; readonly reason: string };

function aheadIn(months: number | null, reason: string | null, data: Data): TimeAhead {
  if (months === null) return { months, reason: reason ?? 'No raise to repay it.' };
  return { months, inWords: timeAhead(months, data) };
}

/** What nursing-roi answers for a program type in a state, for someone who earns nothing now. */
export interface CredentialReturn {
  readonly type: ReturnType;
  /** Short name, as the state says it: "BSN", "LVN". */
  readonly name: string;
  readonly result: NursingRoiResult;
  /** When one comes out ahead of earning nothing now, from the first class. */
  readonly ahead: TimeAhead;
  /** The same for someone who earns what people who enroll usually earn. */
  readonly entrantAhead: TimeAhead;
  /** Which wage stands for the pay before, in words. */
  readonly usualPay: string;
  readonly assumptions: readonly string[];
  /** The calculator with the same question, for the reader's own income. */
  readonly href: string;
}

/** The calculator page with a state and a program type filled in. */
export const returnHref = (state: StateSlug, type: ReturnType): string => returnLink({ state, type }).href;

/** @throws Error when the calculator doesn't answer the type. */
export function credentialReturn(state: StateSlug, type: ReturnType, data: Data): CredentialReturn {
  const { asked } = answerTo(type);
  if (asked === null) throw new Error(`nursing-roi has no answer for ${type}`);
  const { result, assumptions } = nursingRoi.answer(inputsOf({ state, ...asked, current_income: 0 }), data);
  const entrantMonths = entrantMonthsFromStart(result);
  return {
    ...{ type, result, assumptions },
    name: calledIn(state, credentialFacts[type].name),
    usualPay: calledIn(state, usualPayInWords(data.typicalEntrant(type))),
    ahead: aheadIn(result.break_even_months_from_start, result.break_even_reason, data),
    entrantAhead: aheadIn(entrantMonths, result.typical_entrant.break_even_reason, data),
    href: returnHref(state, type),
  };
}

/** Names of answers with what they have in common. */
function namesBy(
  returns: readonly CredentialReturn[],
  inCommon: (one: CredentialReturn) => string,
): readonly (readonly [string, string])[] {
  const names = new Map<string, string[]>();
  for (const one of returns) names.set(inCommon(one), [...(names.get(inCommon(one)) ?? []), one.name]);
  return [...names].map(([common, those]) => [list(those), common]);
}

/** What people who start each type usually earn: "ADN and BSN $36,800", those that start from the same pay together. */
export const usualPays = (returns: readonly CredentialReturn[]): string[] =>
  namesBy(returns, ({ result }) => formatDollarsRounded(result.typical_entrant.baseline_income)).map(
    ([names, pay]) => `${names} ${pay}`,
  );

/** Which wage that is: "ADN and BSN: a quarter of all workers in the state earn less". */
export const usualPayBases = (returns: readonly CredentialReturn[]): string[] =>
  namesBy(returns, ({ usualPay }) => usualPay).map(([names, basis]) => `${names}, ${basis}`);

/** Returns the assumptions that all of some answers share; those of one alone are with its own answer. */
export const sharedAssumptions = ([first, ...others]: readonly CredentialReturn[]): string[] =>
  (first?.assumptions ?? []).filter((line) => others.every(({ assumptions }) => assumptions.includes(line)));

const CAUTION = 'Caution: ';

/** Returns the cautions among the assumptions of an answer, without the word that opens them. */
export function cautionsOf({ assumptions }: Pick<CredentialReturn, 'assumptions'>): string[] {
  return assumptions
    .filter((line) => line.startsWith(CAUTION))
    .map((line) => capitalized(line.slice(CAUTION.length)));
}

/** A caution, with the types that it is said of. */
export interface Caution {
  readonly name: string;
  readonly text: string;
}

/** Returns the cautions of some answers, each once. */
export function cautionsIn(
  returns: readonly Pick<CredentialReturn, 'name' | 'assumptions'>[],
): readonly Caution[] {
  const names = new Map<string, string[]>();
  for (const one of returns)
    for (const text of cautionsOf(one)) names.set(text, [...(names.get(text) ?? []), one.name]);
  return [...names].map(([text, types]) => ({ name: capitalized(list(types)), text }));
}
