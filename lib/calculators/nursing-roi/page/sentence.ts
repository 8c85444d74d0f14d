import type { Data } from '@/lib/data/data';
import { formatDollarsAbout, formatDollarsRounded } from '@/lib/numbers/format';
import { capitalized } from '@/lib/text/words';
import { isFarFromExpected } from '../pay-members';
import { payGivenUp } from '../payback';
import type { PlanBasis } from '../plan';
import type { NursingRoiResult } from '../result';
import { entrantMonthsFromStart } from '../summary';
import { isTooLate, longestTime, timeAhead } from '../verdict';
import { yearsInWords } from '../words';
import type { AnsweredRequest } from './answer';

/** What school costs, with the school that was asked for and what a university that funds research students leaves. */
function costClause({ total_cost, grants_total, program: school, if_funded: funded }: NursingRoiResult) {
  const price = total_cost === 0 ? 'nothing' : formatDollarsAbout(total_cost);
  const own =
    school && school.total_cost !== null
      ? ` (${formatDollarsAbout(school.total_cost)} at ${school.name})`
      : '';
  const list = funded
    ? ` at list price, or ${formatDollarsRounded(funded.total_cost)} if funded, as research students often are`
    : '';
  return `School costs ${price}${grants_total > 0 ? ' after grants' : ''}${own}${list}`;
}

/** What school costs and how much pay is given up. */
function costSentence({ inputs, result }: AnsweredRequest, { plan }: PlanBasis): string {
  const cost = costClause(result);
  if (inputs.current_income === 0) return `${cost}, and you give up no pay.`;
  const lost = payGivenUp(plan);
  return lost === 0
    ? `${cost}, and you can keep your job while you study.`
    : `${cost}, and you give up ${formatDollarsAbout(lost)} of pay.`;
}

/** What graduates of the state are measured to earn beside what one earns now, and average pay where that turns it. */
function measuredSentence(
  { current_income: income }: AnsweredRequest['inputs'],
  { median_restated: measured, years_after_completion: years }: Measured,
  { expected_salary: expected }: NursingRoiResult,
): string {
  const graduates = `${capitalized(yearsInWords(years))} after finishing, graduates earn`;
  if (income === 0) return `${graduates} ${formatDollarsAbout(measured)} a year.`;
  const [early, career] = [measured - income, expected - income];
  if (early > 0) {
    const later = career > 0 ? '' : ', but average pay over a career (calculated) is no more';
    return `${graduates} ${formatDollarsAbout(early)} a year more than you do${later}.`;
  }
  const later =
    career > 0
      ? `${formatDollarsAbout(career)} a year more`
      : `${formatDollarsAbout(expected)}, no more either`;
  return `${graduates} ${formatDollarsAbout(measured)} a year, no more than you do now. Average pay over a career (calculated) is ${later}.`;
}

type Measured = NonNullable<NursingRoiResult['graduate_earnings']>;

/** What it pays: measured where graduates of the state are, else average pay by its name. */
function paySentence({ inputs, result }: AnsweredRequest, data: Data): string {
  const { graduate_earnings: measured, expected_salary: expected } = result;
  if (measured?.area !== 'state') {
    const more = expected - inputs.current_income;
    const beside =
      more > 0 && inputs.current_income > 0 ? `, ${formatDollarsRounded(more)} more than you earn now` : '';
    return `Average pay over a career is ${formatDollarsAbout(expected)} a year (calculated)${beside}.`;
  }
  const counted = isFarFromExpected(measured.median_restated, expected, data)
    ? ` The answer counts average pay over a career, ${formatDollarsRounded(expected)} (calculated).`
    : '';
  return measuredSentence(inputs, measured, result) + counted;
}

/** When the usual entrant comes ahead, for someone who earns nothing now. */
function entrantSentence({ inputs, result }: AnsweredRequest, data: Data): string[] {
  if (inputs.current_income > 0) return [];
  const usual = `From the usual ${formatDollarsRounded(result.typical_entrant.baseline_income)} before`;
  const months = entrantMonthsFromStart(result);
  if (months === null) return [`${usual}, it is no raise.`];
  return [
    isTooLate(months, data)
      ? `${usual}, you don’t come out ahead within ${longestTime(data)}.`
      : `${usual}, it takes about ${timeAhead(months, data)}.`,
  ];
}

/** When one comes ahead if the university pays the tuition. */
function fundedSentence({ if_funded: funded, program_months }: NursingRoiResult, data: Data): string[] {
  if (typeof funded?.break_even_months !== 'number') return [];
  const months = program_months + funded.break_even_months;
  return [
    isTooLate(months, data)
      ? 'That is so even if the university pays the tuition.'
      : `If the university pays the tuition, it takes about ${timeAhead(months, data)}.`,
  ];
}

/** Says what it costs and what it pays; when one comes ahead is the verdict's. */
export const answerSentence = (asked: AnsweredRequest, basis: PlanBasis, data: Data): string =>
  [
    costSentence(asked, basis),
    paySentence(asked, data),
    ...entrantSentence(asked, data),
    ...fundedSentence(asked.result, data),
  ].join(' ');
