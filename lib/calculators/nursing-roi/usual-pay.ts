import { credentialFacts, degrees, occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { TypicalEntrantRow } from '@/lib/data/tables/parameters';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { withArticle } from '@/lib/text/phrases';
import { type EntrantQuestion, typicalEntrant } from './pay';

const workers: Readonly<Record<string, string>> = {
  [occupations.all]: 'all workers',
  [occupations.registeredNurse]: 'RNs',
  [occupations.licensedPracticalNurse]: 'LPNs',
};

/** The license or degree of who earns a wage, as the end of a clause. */
function holding(credential: string | null): string {
  const held = degrees.find((degree) => degree === credential);
  return held === undefined ? '' : ` with ${withArticle(credentialFacts[held].name)}`;
}

/** Which wage stands for the pay before a program, in plain words: "a quarter of all workers in the state earn less". */
export function usualPayInWords({ soc, statistic, multiplier_credential: held }: TypicalEntrantRow): string {
  const who = workers[soc] ?? soc;
  if (statistic === 'p25_annual') return `a quarter of ${who} in the state earn less`;
  if (statistic === 'median_annual') return `half of ${who} in the state earn less`;
  return `the average of ${who}${holding(held)} in the state`;
}

/** Returns what people usually earn before a program in a state: whole dollars a year, as answers show it. */
export const usualIncome = (question: EntrantQuestion, data: Data): number =>
  roundAwayFromZero(typicalEntrant(question, data).income);
