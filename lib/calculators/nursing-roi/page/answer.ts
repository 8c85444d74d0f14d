import type { AnswerFigure } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import {
  formatDollars,
  formatDollarsAbout,
  formatDollarsRange,
  formatDollarsRounded,
  formatPercent,
} from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { capitalized, count } from '@/lib/text/words';
import type { NursingRoiInputs } from '../parameters';
import { netGain } from '../payback';
import { longestHorizonYears, type PlanBasis } from '../plan';
import type { NursingRoiResult } from '../result';
import { isTooLate, timeAhead } from '../verdict';
import { measuredInWords, schoolInWords, typeName, yearsInWords } from '../words';
import { aheadRange } from './ranges';

/** A question and its answer. */
export interface AnsweredRequest {
  readonly inputs: NursingRoiInputs;
  readonly result: NursingRoiResult;
}

/** What graduates are measured to earn leads; without it, average pay under its own name. */
function payFigure({ result }: AnsweredRequest): AnswerFigure {
  const { graduate_earnings: measured, expected_salary, early_career } = result;
  if (measured?.area !== 'state') {
    const range = formatDollarsRange(result.expected_salary_low, result.expected_salary_high);
    return {
      label: 'Average pay, a year',
      value: formatDollarsRounded(expected_salary),
      note: `Calculated, over a career: ${range}. New graduates earn nearer the low end`,
    };
  }
  const years = capitalized(yearsInWords(measured.years_after_completion));
  const { entry_pay: entry } = early_career;
  const start = entry === null ? '' : `new graduates: ${formatDollarsAbout(entry)}; `;
  return {
    label: 'Graduates’ pay, a year',
    value: formatDollarsRounded(measured.median_restated),
    note: `${years} after finishing; ${start}over a career: ${formatDollarsAbout(expected_salary)} (calculated)`,
  };
}

/** Whose price it is and, of what is borrowed, the payment. */
function costFigure({ inputs, result }: AnsweredRequest): AnswerFigure {
  const { total_cost, grants_total, tuition_basis, loan } = result;
  const whose = capitalized(schoolInWords(inputs.degree, tuition_basis));
  const grants = grants_total > 0 ? `after ${formatDollarsRounded(grants_total)} of grants` : 'before grants';
  const borrowed =
    loan.amount > 0
      ? `. All borrowed: ${formatDollars(loan.monthly_payment)} a month for ${count(loan.years, 'year')}`
      : '';
  return {
    label: 'Tuition, books and fees',
    value: formatDollarsRounded(total_cost),
    note: `${whose}, ${grants}${borrowed}`,
  };
}

/** What the high end of the pay would mean, where the raise takes too long. */
function tooLateNote(
  { program_months, break_even_months_low: fastest }: NursingRoiResult,
  data: Data,
): string {
  const why = 'The raise is too small to repay the cost and the pay given up in that time';
  return fastest === null || isTooLate(program_months + fastest, data)
    ? why
    : `${why}. At the high end of the pay: ${timeAhead(program_months + fastest, data)}`;
}

function aheadFigure({ result }: AnsweredRequest, data: Data): AnswerFigure {
  const { break_even_months_from_start: months } = result;
  const label = 'Ahead after';
  if (months === null) return { label, value: 'no raise', note: result.break_even_reason ?? '' };
  const range = aheadRange(result, data);
  return {
    label,
    value: timeAhead(months, data),
    note: isTooLate(months, data)
      ? tooLateNote(result, data)
      : `From your first class, at average pay${range === null ? '' : `. Likely ${range}`}`,
  };
}

/** What the usual entrant gains over the longest horizon. */
export const entrantGain = ({ plan, entrant }: PlanBasis, data: Data) =>
  formatDollarsRounded(netGain({ ...plan, currentIncome: entrant.income }, longestHorizonYears(data)));

/** The three figures that lead an answer. */
export const figures = (asked: AnsweredRequest, data: Data): AnswerFigure[] => [
  payFigure(asked),
  costFigure(asked),
  aheadFigure(asked, data),
];

/** Who was measured, or why nothing is known of graduates in the state. */
function measuredFact({ inputs, result }: AnsweredRequest): string {
  const { graduate_earnings: measured, graduate_earnings_reason: reason } = result;
  if (!measured) return `What graduates earn is not known: ${reason}`;
  const where = measured.area === 'state' ? areaName(inputs.state) : 'the United States';
  const difference = measured.difference_percent;
  const beside =
    difference === null
      ? `${measured.difference_percent_reason}`
      : `That is ${formatPercent(Math.abs(difference), 0)} ${difference < 0 ? 'less' : 'more'} than the average over a career, which the verdict uses.`;
  return (
    `Graduates in ${where} earn ${formatDollarsRounded(measured.median_restated)} ` +
    `${yearsInWords(measured.years_after_completion)} after finishing (${measuredInWords(measured)}). ${beside}`
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

/** Who was measured, and pay at the start: what is known of the pay, in sentences. */
export const payEvidence = (asked: AnsweredRequest): string[] => [
  measuredFact(asked),
  ...earlyFact(asked.result),
];

export function subject(inputs: Pick<NursingRoiInputs, 'state' | 'degree' | 'track'>): string {
  return `${typeName(inputs)} in ${areaName(inputs.state)}`;
}
