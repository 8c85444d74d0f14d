import type { Data } from '@/lib/data/data';
import { formatDollarsAbout, formatDollarsRounded } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import type { NursingRoiInputs } from './parameters';
import { isFarFromExpected } from './pay-members';
import type { NursingRoiResult } from './result';
import { isTooLate, notWithin, timeAhead, type Verdict, verdictOf } from './verdict';
import { credentialInWords, incomeInWords, schoolInWords, yearsInWords } from './words';

export type Figures = Omit<NursingRoiResult, 'summary'>;

/** The verdict on an answer, from the time to come out ahead with the low and the high pay. */
export function verdictOn(result: Figures, data: Data): Verdict {
  const fromStart = (months: number | null) => (months === null ? null : result.program_months + months);
  return verdictOf(
    {
      low: fromStart(result.break_even_months_low),
      middle: result.break_even_months_from_start,
      high: fromStart(result.break_even_months_high),
    },
    data,
  );
}

/** Months from the start until someone with the usual pay comes out ahead; null where there is no raise. */
export const entrantMonthsFromStart = ({ program_months, typical_entrant }: Figures) =>
  typical_entrant.break_even_months === null ? null : program_months + typical_entrant.break_even_months;

/** What the usual entrant can expect, for someone who earns nothing now. */
function entrantClause(result: Figures, data: Data): string {
  const from = `; from the ${formatDollarsRounded(result.typical_entrant.baseline_income)} that people usually earn before,`;
  const months = entrantMonthsFromStart(result);
  if (months === null) return `${from} it is no raise`;
  return isTooLate(months, data)
    ? `${from} ${notWithin(data)}`
    : `${from} it takes about ${timeAhead(months, data)}`;
}

/** What the low end of the pay would mean, where it changes the verdict. */
export function lowEndClause(result: Figures, data: Data): string {
  const { program_months, break_even_months_from_start: middle, break_even_months_high: slowest } = result;
  if (verdictOn(result, data) === verdictOf({ low: middle, middle, high: middle }, data)) return '';
  if (slowest === null) return ', but at the low end of the pay it is no raise';
  return isTooLate(program_months + slowest, data)
    ? `, but ${notWithin(data)} at the low end of the pay`
    : `, and ${timeAhead(program_months + slowest, data)} at the low end of the pay`;
}

/** What a funded doctorate changes. */
function fundedClause({ if_funded: funded, program_months }: Figures, data: Data): string {
  if (typeof funded?.break_even_months !== 'number') return '';
  const months = program_months + funded.break_even_months;
  const whose = 'if the university pays the tuition';
  return isTooLate(months, data) ? `, even ${whose}` : ` (${timeAhead(months, data)} ${whose})`;
}

/** When the raise has repaid it: "in Ohio you come out ahead about 6 years 10 months after you start a BSN". */
function aheadClause(inputs: NursingRoiInputs, result: Figures, data: Data): string {
  const credential = credentialInWords(inputs);
  const place = areaName(inputs.state);
  const now = incomeInWords(inputs.current_income);
  const months = result.break_even_months_from_start;
  if (months === null) {
    return `in ${place} the pay to expect after ${credential}, ${formatDollarsAbout(result.expected_salary)} a year, is no raise ${now}`;
  }
  const funded = fundedClause(result, data);
  return isTooLate(months, data)
    ? `in ${place} you don't come out ahead with ${credential}, ${notWithin(data)} of the start${funded}, ${now}`
    : `in ${place} you come out ahead about ${timeAhead(months, data)} after you start ${credential}${funded}, ${now}${lowEndClause(result, data)}`;
}

function costClause(inputs: NursingRoiInputs, result: Figures): string {
  const { total_cost, grants_total, tuition_basis, if_funded: funded, program: school } = result;
  const price = total_cost === 0 ? 'nothing' : formatDollarsAbout(total_cost);
  const grants = grants_total > 0 ? ' after grants' : '';
  const list = funded
    ? ` at list price, or ${formatDollarsRounded(funded.total_cost)} if funded as research students often are`
    : '';
  const own =
    school && school.total_cost !== null
      ? ` (${formatDollarsRounded(school.total_cost)} at ${school.name})`
      : '';
  return `It costs ${price}${grants} ${schoolInWords(inputs.degree, tuition_basis)}${own}${list}`;
}

/** Says so where what one earns now is no less than what graduates are measured to earn. */
const noMoreClause = (income: number, measured: number): string =>
  income >= measured ? ', no more than you earn now' : '';

/** What graduates of the state earn, and which pay the verdict rests on where they differ; else average pay by its name. */
function payClause({ state, current_income }: NursingRoiInputs, result: Figures, data: Data): string {
  const { graduate_earnings: measured, expected_salary } = result;
  if (measured?.area !== 'state')
    return `average pay over a career (calculated) is ${formatDollarsAbout(expected_salary)} a year`;
  const { median_restated: median, years_after_completion: years } = measured;
  const rests = isFarFromExpected(median, expected_salary, data)
    ? ` (the verdict uses ${formatDollarsRounded(expected_salary)}, calculated average pay over a career)`
    : '';
  return (
    `graduates in ${areaName(state)} earn ${formatDollarsAbout(median)} a year ${yearsInWords(years)} after finishing` +
    noMoreClause(current_income, median) +
    rests
  );
}

/** The answer in two sentences: when it pays off, then what it costs and pays. */
export function summaryOf(inputs: NursingRoiInputs, result: Figures, data: Data): string {
  const usual = inputs.current_income === 0 ? entrantClause(result, data) : '';
  const ahead = `${verdictOn(result, data)}: ${aheadClause(inputs, result, data)}${usual}.`;
  return `${ahead} ${costClause(inputs, result)}, and ${payClause(inputs, result, data)}.`;
}
