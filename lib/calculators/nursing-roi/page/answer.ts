import type { AnswerFigure } from '@/lib/calculators/page/view';
import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { TypicalEntrantRow } from '@/lib/data/tables/parameters';
import {
  formatDollars,
  formatDollarsAbout,
  formatDollarsRange,
  formatDollarsRounded,
  formatDollarsShort,
  formatMonths,
  formatPercent,
} from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { capitalized, count } from '@/lib/text/words';
import { type NursingRoiInputs, programCredential } from '../parameters';
import type { NursingRoiResult } from '../result';
import { entrantMonthsFromStart } from '../summary';
import { usualPayInWords } from '../usual-pay';
import { isTooLate, notWithin, timeAhead, workRange } from '../verdict';
import { measuredInWords, yearsInWords } from '../words';

interface AnsweredRequest {
  readonly inputs: NursingRoiInputs;
  readonly result: NursingRoiResult;
}

/** What average pay over a career is calculated as, for the note of a figure. */
function averageInWords({
  expected_salary,
  expected_salary_low,
  expected_salary_high,
}: NursingRoiResult): string {
  const range = formatDollarsRange(expected_salary_low, expected_salary_high);
  return `the verdict uses average pay over a career (calculated), ${formatDollarsRounded(expected_salary)}, ${range}`;
}

/** What graduates are measured to earn leads; without it, average pay under its own name. */
function payFigure({ inputs, result }: AnsweredRequest): AnswerFigure {
  const { graduate_earnings: measured, expected_salary } = result;
  if (measured?.area !== 'state') {
    const range = formatDollarsRange(result.expected_salary_low, result.expected_salary_high);
    return {
      label: 'average pay over a career (calculated)',
      value: formatDollarsRounded(expected_salary),
      note: `${range}; a new graduate is nearer the low end`,
    };
  }
  const years = yearsInWords(measured.years_after_completion);
  return {
    label: `a year, ${areaName(inputs.state)} graduates ${years} after finishing`,
    value: formatDollarsRounded(measured.median_restated),
    note: `${measuredInWords(measured)}; ${averageInWords(result)}`,
  };
}

/** The verb after so many months of work. */
const repay = (months: number) => (months === 1 ? 'repays' : 'repay');

/** Months of work at the ends of the pay: " (23 to 42 months)"; nothing where both are the same. */
function rangeOfWork(result: NursingRoiResult, data: Data): string {
  const { program_months: programMonths, break_even_months_low: low, break_even_months_high: high } = result;
  return low === null || low === high ? '' : ` (${workRange({ programMonths, low, high }, data)})`;
}

/** Why the raise takes too long, and what the high end of the pay would mean. */
function tooLateNote(result: NursingRoiResult, data: Data): string {
  const { program_months, break_even_months_low: fastest } = result;
  const study = `${formatMonths(program_months)} of study; the raise is too small to repay the cost and the pay given up in that time`;
  return fastest === null || isTooLate(program_months + fastest, data)
    ? study
    : `${study}, but at the high end of the pay it takes ${count(fastest, 'month')} of work`;
}

function aheadFigure({ result }: AnsweredRequest, data: Data): AnswerFigure {
  const { break_even_months: months, break_even_months_from_start: fromStart } = result;
  const label = 'ahead after, from your first class';
  if (months === null || fromStart === null)
    return { label, value: null, note: result.break_even_reason ?? '' };
  return {
    label,
    value: timeAhead(fromStart, data),
    note: isTooLate(fromStart, data)
      ? tooLateNote(result, data)
      : `${formatMonths(result.program_months)} of study, then ${count(months, 'month')} of work${rangeOfWork(result, data)} ${repay(months)} the cost and the pay given up`,
  };
}

function gainFigure({ inputs, result }: AnsweredRequest): AnswerFigure {
  const gain = result.net_gain_20_year;
  const direction = gain < 0 ? 'less' : 'more';
  return {
    label: 'over 20 years, after cost',
    value: formatDollarsShort(result.net_earnings_20_year),
    note:
      inputs.current_income === 0
        ? 'from enrolling, before tax, without raises'
        : `${formatDollarsShort(Math.abs(gain))} ${direction} than staying as you are, before tax, without raises`,
  };
}

export function figures(asked: AnsweredRequest, data: Data): AnswerFigure[] {
  return [payFigure(asked), aheadFigure(asked, data), gainFigure(asked)];
}

/** Against what people usually earn before: no income now must not make every credential look free. */
function entrantFact({ result }: AnsweredRequest, usual: TypicalEntrantRow, data: Data): string {
  const { typical_entrant: entrant } = result;
  const before = `We take ${formatDollarsAbout(entrant.baseline_income)} as what people earn before they enroll (our judgment: ${usualPayInWords(usual)}).`;
  const months = entrantMonthsFromStart(result);
  if (months === null)
    return `${before} From there it is no raise, so you do not come out ahead through pay.`;
  return isTooLate(months, data)
    ? `${before} From there you do not come out ahead in time: ${notWithin(data)} of the first class.`
    : `${before} From there, from the first class, it takes ${timeAhead(months, data)} to come out ahead.`;
}

function measuredFact({ inputs, result }: AnsweredRequest): string {
  const { graduate_earnings: measured, graduate_earnings_reason: reason } = result;
  if (!measured) return `What graduates earn is not known: ${reason}`;
  const where = measured.area === 'state' ? areaName(inputs.state) : 'the United States';
  const difference = measured.difference_percent;
  const beside =
    difference === null
      ? `. ${measured.difference_percent_reason}`
      : `, ${formatPercent(Math.abs(difference), 0)} ${difference < 0 ? 'less' : 'more'} than the average over a career.`;
  return (
    `Graduates in ${where} earn ${formatDollarsRounded(measured.median_restated)} ` +
    `${yearsInWords(measured.years_after_completion)} after finishing (median of ${count(measured.programs, 'program')} at May 2025 wages)${beside}`
  );
}

/** Pay at the start beside that of graduates later; where the first is higher, `basis` says why. */
function earlyFact({ early_career: early, graduate_earnings: measured }: NursingRoiResult): string[] {
  const { entry_pay, four_years_on: later, basis } = early;
  if (entry_pay === null) return [];
  const then =
    later === null || !measured
      ? ''
      : `; ${yearsInWords(measured.years_after_completion)} after finishing it is ${formatDollarsRounded(later)}`;
  return [`Pay at the start is about ${formatDollarsRounded(entry_pay)}${then} (${basis}).`];
}

function loanFact({ loan }: NursingRoiResult): string {
  return (
    `Borrowed in whole, the cost is ${formatDollars(loan.monthly_payment)} a month for ${count(loan.years, 'year')} at ${loan.rate_percent}%, ` +
    `${formatPercent(loan.share_of_gross_monthly_pay_percent)} of pay before tax at the start (${loan.basis}).`
  );
}

/** How long the work after a school's program has to repay it. */
function workInWords({ program_months }: NursingRoiResult, months: number, data: Data): string {
  return isTooLate(program_months + months, data)
    ? `work repays it and the pay given up, but ${notWithin(data)} of the first class`
    : `${count(months, 'month')} of work ${repay(months)} it and the pay given up`;
}

/** What the school that was asked for costs, pays and returns. */
function schoolFacts(result: NursingRoiResult, data: Data): string[] {
  const { program } = result;
  if (!program) return [];
  const {
    name,
    total_cost,
    tuition_basis,
    tuition_reason,
    graduate_earnings: earned,
    metro,
    net_price: net,
  } = program;
  const months = program.break_even_months;
  return [
    total_cost === null
      ? `${name}: ${tuition_reason}`
      : `${name} costs ${formatDollarsAbout(total_cost)} in all (${tuition_basis})${
          months === null ? '; the pay after it is no raise' : `; ${workInWords(result, months, data)}`
        }.`,
    earned
      ? `Its graduates earn ${formatDollarsRounded(earned.median_restated)} at May 2025 wages (${formatDollarsRounded(earned.median)} as published; ${earned.cohort}; ${
          earned.earners === null ? 'number of earners not published' : count(earned.earners, 'earner')
        }${earned.shared_with === null ? '' : `; one value for its campuses, counted at ${earned.shared_with}`}).`
      : `${program.graduate_earnings_reason}`,
    `Pay after it: ${formatDollarsRounded(program.expected_salary)}, ${program.pay_basis}.`,
    metro
      ? `${metro.occupation} in ${metro.area_name} earn ${metro.mean === null ? 'a mean that BLS did not release' : formatDollarsRounded(metro.mean)} on average.`
      : `${program.metro_reason}`,
    ...(net
      ? [
          `Price after grants, a year, for families with ${net.income_band} dollars: ${formatDollars(net.amount)} (${net.year}; ${net.residency}).`,
        ]
      : []),
    ...(program.net_price_reason ? [program.net_price_reason] : []),
  ];
}

/** What has to be known beside the figures. */
export function facts(asked: AnsweredRequest, data: Data): string[] {
  const { inputs, result } = asked;
  const usual = data.typicalEntrant(programCredential(inputs));
  return [
    ...schoolFacts(result, data),
    entrantFact(asked, usual, data),
    ...(result.graduate_earnings?.area === 'state' ? [] : [measuredFact(asked)]),
    ...earlyFact(result),
    loanFact(result),
  ];
}

export function subject(inputs: Pick<NursingRoiInputs, 'state' | 'degree' | 'track'>): string {
  return `${capitalized(credentialFacts[programCredential(inputs)].name)} in ${areaName(inputs.state)}`;
}
