import type { Data } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { count } from '@/lib/text/words';
import { longestHorizonYears, type PlanBasis } from '../plan';
import { entrantMonthsFromStart } from '../summary';
import { isTooLate, longestTime, timeAhead } from '../verdict';
import { needsRnLicense } from '../who-may-enter';
import { credentialInWords } from '../words';
import { entrantGain } from './answer';
import type { AnsweredRequest } from './led';

/** What a raise from the usual pay comes to, as the end of a sentence. */
function raiseInWords({ result }: AnsweredRequest, basis: PlanBasis, data: Data): string {
  const months = entrantMonthsFromStart(result);
  if (months === null) return 'it is no raise';
  const raise = `the raise is ${formatDollarsRounded(result.typical_entrant.salary_increase)} a year`;
  return isTooLate(months, data)
    ? `${raise}, which doesn’t put you ahead within ${longestTime(data)}`
    : `${raise}: you are ahead after ${timeAhead(months, data)}, and the gain over ${count(longestHorizonYears(data), 'year')} is ${entrantGain(basis, data)}`;
}

/** Whether someone earns less than others who enter a program for nurses. */
function earnsLess({ inputs, result }: AnsweredRequest): boolean {
  const { current_income: income } = inputs;
  return income > 0 && income < result.typical_entrant.baseline_income && needsRnLicense(inputs);
}

/** Says how much of the raise the usual pay of an RN is, without the program; nothing for those who earn it. */
export function otherJobSentence(asked: AnsweredRequest): string[] {
  const { inputs, result } = asked;
  const { baseline_income: usual } = result.typical_entrant;
  if (!earnsLess(asked) || result.salary_increase <= 0) return [];
  const [without, alone] = [usual - inputs.current_income, result.expected_salary - usual];
  const part = without > alone ? 'most' : 'part';
  return [
    `A job at the usual RN pay, ${formatDollarsRounded(usual)}, would bring ${alone <= 0 ? 'all' : part} of that raise without the program.`,
  ];
}

/** What the program alone brings an RN who earns less than others who enter it; nothing for those who don't. */
function lowPayFacts(asked: AnsweredRequest, basis: PlanBasis, data: Data): string[] {
  if (!earnsLess(asked)) return [];
  const { inputs, result } = asked;
  const { baseline_income: usual } = result.typical_entrant;
  return [
    `From the ${formatDollarsRounded(usual)} that RNs usually earn before ${credentialInWords(inputs)}, ${raiseInWords(asked, basis, data)}.`,
  ];
}

/** What has to be known beside the figures of one answer. @param isItselfAlone whether it was compared with itself */
export function singleFacts(
  asked: AnsweredRequest,
  basis: PlanBasis,
  isItselfAlone: boolean,
  data: Data,
): string[] {
  return [
    ...(isItselfAlone
      ? ['You compared this answer with itself: choose another program type, state or school to compare.']
      : []),
    ...lowPayFacts(asked, basis, data),
  ];
}
