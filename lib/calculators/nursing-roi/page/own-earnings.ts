import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { oncePer } from '@/lib/data/once';
import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import { degreeKinds } from '@/lib/programs/catalogue/degree-kinds';
import { whyNotOwn } from '@/lib/programs/catalogue/own-pay';
import { scoreRules } from '@/lib/programs/score/rules';
import { typeAsked } from '../program-types';
import { type SchoolEarnings, schoolEarnings } from '../school-pay';
import type { EarningsReader } from '../school-result';

const judgesOf = oncePer((data: Data) => {
  const rules = scoreRules(data.parameters('outcomes-score'));
  return { rules, kinds: degreeKinds(data, rules) };
});

const measured = (row: ProgramOutcomeRow): SchoolEarnings | undefined => {
  const { median_earnings: median, median_earnings_restated: restated } = row;
  return median === null || restated === null ? undefined : { row, median, restated, sharedWith: null };
};

/**
 * Returns the earnings of a school's graduates by the rule of the school's own page: those of another kind of student
 * don't count, such as of nurses who were RNs before.
 */
export const ownEarnings: EarningsReader = (unitid, asked, data) => {
  const published = schoolEarnings(unitid, asked.degree, data);
  const level = credentialFacts[asked.degree].outcomesCredential;
  const row = data.programOutcomes(unitid).find((one) => one.credential === level && one.earnings_usable);
  if (!row) return published;
  const { rules, kinds } = judgesOf(data);
  // A bridge is taught where the degree that it ends in is awarded.
  const awarded = asked.degree.replace(/^RN_TO_/, '');
  const award = data.awards(unitid).find(({ credential }) => credential === awarded);
  const credential = asked.degree === 'RN_TO_MSN' ? awarded : typeAsked(asked);
  const reason = whyNotOwn({ credential, award, unitid, row }, kinds, rules);
  if (reason === undefined) return measured(row) ?? published;
  return published.row === null ? published : { row: null, reason: `Not counted: ${reason}.` };
};
