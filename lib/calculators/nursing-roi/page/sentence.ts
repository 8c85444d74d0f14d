import type { Data } from '@/lib/data/data';
import { formatDollarsAbout, formatDollarsRounded } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { whosePrice } from '@/lib/programs/facts/net-price';
import { capitalized } from '@/lib/text/words';
import { isFarFromExpected } from '../pay-members';
import { payGivenUp } from '../payback';
import type { PlanBasis } from '../plan';
import type { NursingRoiResult } from '../result';
import { entrantMonthsFromStart } from '../summary';
import { isTooLate, longestTime, timeAhead } from '../verdict';
import { yearsInWords } from '../words';
import { otherJobSentence } from './facts';
import type { AnsweredRequest, Graduates } from './led';
import { priceChange } from './price-change';

/** What school costs, and what a university that funds research students leaves. */
function costClause({ total_cost, grants_total, if_funded: funded }: NursingRoiResult) {
  const price = total_cost === 0 ? 'nothing' : formatDollarsAbout(total_cost);
  const list = funded
    ? ` at list price, or ${formatDollarsRounded(funded.total_cost)} if funded, as research students often are`
    : '';
  return `School costs ${price}${grants_total > 0 ? ' after grants' : ''}${list}`;
}

/** Says so where a school was asked for and the answer is of its state. */
function withoutPriceSentence({ inputs, result: { program }, school }: AnsweredRequest): string[] {
  if (!program || school) return [];
  return [`We don’t know what ${program.name} charges, so this answer is for ${areaName(inputs.state)}.`];
}

/** What a year at the school costs families with the income that was given. */
function netPriceSentence({ result: { program } }: AnsweredRequest): string[] {
  const net = program?.net_price;
  if (!net) return [];
  return [
    `After grants a year there is ${formatDollarsRounded(net.amount)}, living included, for ${whosePrice(net)} (${net.year}).`,
  ];
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

/** Says what the raise is over a career, which the time counts, where the low end of the pay would take too long. */
function careerRaise(
  career: number,
  { program_months, break_even_months_high: slowest }: NursingRoiResult,
  data: Data,
): string {
  if (career <= 0) return ', but average pay over a career (calculated) is no more';
  return slowest === null || isTooLate(program_months + slowest, data)
    ? `, and ${formatDollarsAbout(career)} more over a career (calculated)`
    : '';
}

/** What graduates of the state are measured to earn beside what one earns now, and average pay where that turns it. */
function measuredSentence(
  { inputs: { current_income: income, state }, result, school }: AnsweredRequest,
  { median_restated: measured, years_after_completion: years, isOfSchool }: Graduates,
  data: Data,
): string {
  const inState = school ? `graduates in ${areaName(state)}` : 'graduates';
  const whose = isOfSchool ? 'its graduates' : inState;
  const graduates = `${capitalized(yearsInWords(years))} after finishing, ${whose} earn`;
  if (income === 0) return `${graduates} ${formatDollarsAbout(measured)} a year.`;
  const { expected_salary: expected } = result;
  const [early, career] = [measured - income, expected - income];
  if (early > 0) {
    return `${graduates} ${formatDollarsAbout(early)} a year more than you do${careerRaise(career, result, data)}.`;
  }
  const later =
    career > 0
      ? `${formatDollarsAbout(career)} a year more`
      : `${formatDollarsAbout(expected)}, no more either`;
  return `${graduates} ${formatDollarsAbout(measured)} a year, no more than you do now. Average pay over a career (calculated) is ${later}.`;
}

/** What it pays: measured where graduates of the state are, else average pay by its name. */
function paySentence(asked: AnsweredRequest, data: Data): string {
  const { inputs, result, graduates } = asked;
  const { expected_salary: expected } = result;
  if (!graduates) {
    const more = expected - inputs.current_income;
    const beside =
      more > 0 && inputs.current_income > 0 ? `, ${formatDollarsRounded(more)} more than you earn now` : '';
    return `Average pay over a career is ${formatDollarsAbout(expected)} a year (calculated)${beside}.`;
  }
  const counted = isFarFromExpected(graduates.median_restated, expected, data)
    ? ` The answer counts average pay over a career, ${formatDollarsRounded(expected)} (calculated).`
    : '';
  return measuredSentence(asked, graduates, data) + counted;
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
    ...withoutPriceSentence(asked),
    costSentence(asked, basis),
    paySentence(asked, data),
    otherJobSentence(asked),
    priceChange(asked, data) ?? [],
    ...netPriceSentence(asked),
    ...entrantSentence(asked, data),
    ...fundedSentence(asked.result, data),
  ]
    .flat()
    .join(' ');
