import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { returnLink } from '@/lib/calculators/nursing-roi/page/links';
import { inputsOf } from '@/lib/calculators/nursing-roi/parameters';
import type { NursingRoiResult } from '@/lib/calculators/nursing-roi/result';
import { entrantMonthsFromStart } from '@/lib/calculators/nursing-roi/summary';
import { usualPayInWords } from '@/lib/calculators/nursing-roi/usual-pay';
import { timeAhead } from '@/lib/calculators/nursing-roi/verdict';
import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { capitalized, list } from '@/lib/text/words';
import type { StateSlug } from '../states';

/** Months from the first class to come out ahead, in words that say where it is too late; or why there are none. */
export type TimeAhead =
  | { readonly months: number; readonly inWords: string }
  | { readonly months: null; readonly reason: string };

function aheadIn(months: number | null, reason: string | null, data: Data): TimeAhead {
  if (months === null) return { months, reason: reason ?? 'No raise to repay it.' };
  return { months, inWords: timeAhead(months, data) };
}

/** What nursing-roi answers for a degree in a state, for someone who earns nothing now. */
export interface CredentialReturn {
  readonly degree: Degree;
  /** Short name: "BSN". */
  readonly name: string;
  readonly title: string;
  readonly result: NursingRoiResult;
  /** When one comes out ahead of earning nothing now, from the first class. */
  readonly ahead: TimeAhead;
  /** The same for someone who earns what people who enroll usually earn. */
  readonly entrantAhead: TimeAhead;
  /** Which wage stands for the pay before, in words. */
  readonly usualPay: string;
  readonly assumptions: readonly string[];
  readonly sources: readonly Source[];
  /** The calculator with the same question, for the reader's own income. */
  readonly href: string;
}

/** The calculator page with a state and a degree filled in. */
export const returnHref = (state: StateSlug, degree: Degree): string =>
  returnLink({ state, type: degree }).href;

export function credentialReturn(state: StateSlug, degree: Degree, data: Data): CredentialReturn {
  const inputs = inputsOf({ state, degree, current_income: 0 });
  const { result, assumptions, sources } = nursingRoi.answer(inputs, data);
  const { name, title } = credentialFacts[degree];
  const usualPay = usualPayInWords(data.typicalEntrant(degree));
  const entrantMonths = entrantMonthsFromStart(result);
  return {
    ...{ degree, name, title, result, usualPay, assumptions, sources },
    ahead: aheadIn(result.break_even_months_from_start, result.break_even_reason, data),
    entrantAhead: aheadIn(entrantMonths, result.typical_entrant.break_even_reason, data),
    href: returnHref(state, degree),
  };
}

/** What people who start each degree usually earn: degrees that start from the same pay together. */
export function usualPays(returns: readonly CredentialReturn[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, usualPay, result } of returns) {
    const pay = `${formatDollarsRounded(result.typical_entrant.baseline_income)} (${usualPay})`;
    names.set(pay, [...(names.get(pay) ?? []), name]);
  }
  return [...names].map(([pay, degrees]) => `${list(degrees)} ${pay}`);
}

/** Assumptions of several answers: those that all of them share once, then those of each alone. */
export function groupAssumptions(returns: readonly CredentialReturn[]) {
  const [first, ...others] = returns;
  const shared = (first?.assumptions ?? []).filter((line) =>
    others.every(({ assumptions }) => assumptions.includes(line)),
  );
  return {
    shared,
    own: returns.map(({ degree, name, assumptions }) => ({
      degree,
      name,
      lines: assumptions.filter((line) => !shared.includes(line)),
    })),
  };
}

const CAUTION = 'Caution: ';

/** The cautions among the assumptions of an answer, without the word that opens them. */
export function cautionsOf({ assumptions }: Pick<CredentialReturn, 'assumptions'>): string[] {
  return assumptions
    .filter((line) => line.startsWith(CAUTION))
    .map((line) => capitalized(line.slice(CAUTION.length)));
}
