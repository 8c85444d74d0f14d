import type { Data } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
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

/** What the program alone brings an RN who earns less than others who enter it; nothing for those who don't. */
function lowPayFacts(asked: AnsweredRequest, basis: PlanBasis, data: Data): string[] {
  const { inputs, result } = asked;
  const { current_income: income } = inputs;
  const { baseline_income: usual } = result.typical_entrant;
  if (income === 0 || income >= usual || !needsRnLicense(inputs)) return [];
  const rest =
    result.net_gain_20_year > 0
      ? ' The rest of your gain is not the program’s alone: a job at the usual pay would bring it too.'
      : '';
  return [
    `RNs who start ${credentialInWords(inputs)} in ${areaName(inputs.state)} usually earn ${formatDollarsRounded(usual)}, ` +
      `${formatDollarsRounded(usual - income)} more than you. From that pay ${raiseInWords(asked, basis, data)}.${rest}`,
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
