import type { Data } from '@/lib/data/data';
import { formatDollarsAbout, formatDollarsRounded, formatMonths } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import type { NursingRoiInputs } from './parameters';
import type { NursingRoiResult } from './result';
import { beyondLimit, timeAhead, type Verdict, verdictOf } from './verdict';
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
  const usual = formatDollarsRounded(result.typical_entrant.baseline_income);
  const months = entrantMonthsFromStart(result);
  return months === null
    ? `; from the ${usual} that people usually earn before, it is no raise`
    : `; from the ${usual} that people usually earn before, it takes about ${timeAhead(months, data)}`;
}

/** When the raise has repaid it: "in Ohio you come out ahead about 6 years 10 months after you start a BSN". */
function aheadClause(inputs: NursingRoiInputs, result: Figures, data: Data): string {
  const credential = credentialInWords(inputs);
  const place = areaName(inputs.state);
  const months = result.break_even_months_from_start;
  const { if_funded: funded, program_months } = result;
  if (months === null) {
    return `in ${place} the pay to expect after ${credential}, ${formatDollarsAbout(result.expected_salary)} a year, is no raise ${incomeInWords(inputs.current_income)}`;
  }
  const beside =
    typeof funded?.break_even_months === 'number'
      ? ` (${timeAhead(program_months + funded.break_even_months, data)} if the university pays the tuition)`
      : '';
  const beyond = beyondLimit(months, data);
  return (
    `in ${place} you come out ahead about ${formatMonths(months)} after you start ${credential}${beyond && `, ${beyond}`}${beside}, ` +
    incomeInWords(inputs.current_income)
  );
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

/** What graduates of the state earn; without it, average pay under its own name. */
function payClause({ graduate_earnings: measured, expected_salary, state_name }: Figures): string {
  if (measured?.area !== 'state')
    return `average pay over a career (calculated) is ${formatDollarsAbout(expected_salary)} a year`;
  return `graduates in ${state_name} earn ${formatDollarsAbout(measured.median_restated)} a year ${yearsInWords(measured.years_after_completion)} after finishing`;
}

/** The answer in two sentences: when it pays off, then what it costs and pays. */
export function summaryOf(inputs: NursingRoiInputs, result: Figures, data: Data): string {
  const usual = inputs.current_income === 0 ? entrantClause(result, data) : '';
  const ahead = `${verdictOn(result, data)}: ${aheadClause(inputs, result, data)}${usual}.`;
  return `${ahead} ${costClause(inputs, result)}, and ${payClause(result)}.`;
}
