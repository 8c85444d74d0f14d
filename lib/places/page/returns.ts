import { nursingRoi } from '@/lib/calculators/nursing-roi';
import type { NursingRoiResult } from '@/lib/calculators/nursing-roi/result';
import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized, list } from '@/lib/text/words';
import type { StateSlug } from '../states';
import { usualPayInWords } from './usual-pay';

/** What nursing-roi answers for a degree in a state, for someone who earns nothing now. */
export interface CredentialReturn {
  readonly degree: Degree;
  /** Short name: "BSN". */
  readonly name: string;
  readonly title: string;
  readonly result: NursingRoiResult;
  /** Which wage stands for the pay before, in words. */
  readonly usualPay: string;
  readonly assumptions: readonly string[];
  readonly sources: readonly Source[];
  /** The calculator with the same question. */
  readonly href: string;
}

/** The calculator page with a state and a degree filled in. */
export function returnHref(state: StateSlug, degree: Degree): string {
  const inputs = { state, degree, current_income: 0 };
  return withQuery(paths.calculatorPage(nursingRoi.id), canonicalQuery(nursingRoi.parameters, inputs));
}

export function credentialReturn(state: StateSlug, degree: Degree, data: Data): CredentialReturn {
  const { result, assumptions, sources } = nursingRoi.answer({ state, degree, current_income: 0 }, data);
  const { name, title } = credentialFacts[degree];
  const usualPay = usualPayInWords(data.typicalEntrant(degree));
  return { degree, name, title, result, usualPay, assumptions, sources, href: returnHref(state, degree) };
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
