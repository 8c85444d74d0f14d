import type { AnswerFigure } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import {
  formatDollarsAbout,
  formatDollarsRange,
  formatDollarsRounded,
  formatMonths,
  formatPercent,
} from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { capitalized, count } from '@/lib/text/words';
import type { NursingRoiInputs } from '../parameters';
import { netGain } from '../payback';
import { longestHorizonYears, type PlanBasis } from '../plan';
import type { NursingRoiResult } from '../result';
import { entrantMonthsFromStart } from '../summary';
import { isTooLate, timeAhead } from '../verdict';
import { measuredInWords, typeName, yearsInWords } from '../words';
import { aheadRange, gainRange } from './ranges';

/** A question and its answer. */
export interface AnsweredRequest {
  readonly inputs: NursingRoiInputs;
  readonly result: NursingRoiResult;
}

/** What average pay over a career is calculated as, for the note of a figure. */
const averageInWords = ({ expected_salary, expected_salary_low, expected_salary_high }: NursingRoiResult) =>
  `over a career ${formatDollarsRounded(expected_salary)} on average (calculated: ${formatDollarsRange(expected_salary_low, expected_salary_high)})`;

/** What graduates are measured to earn leads; without it, average pay under its own name. */
function payFigure({ inputs, result }: AnsweredRequest): AnswerFigure {
  const { graduate_earnings: measured, expected_salary, early_career } = result;
  if (measured?.area !== 'state') {
    const range = formatDollarsRange(result.expected_salary_low, result.expected_salary_high);
    return {
      label: 'Average pay over a career (calculated), a year',
      value: formatDollarsRounded(expected_salary),
      note: `${range}; a new graduate is nearer the low end`,
    };
  }
  const years = capitalized(yearsInWords(measured.years_after_completion));
  const start =
    early_career.entry_pay === null ? '' : `at the start ${formatDollarsAbout(early_career.entry_pay)}, `;
  return {
    label: 'Graduates’ pay, a year',
    value: formatDollarsRounded(measured.median_restated),
    note: `${years} after finishing, in ${areaName(inputs.state)}; ${start}${averageInWords(result)}`,
  };
}

/** Why the raise takes too long, and what the high end of the pay would mean. */
function tooLateNote(result: NursingRoiResult, data: Data): string {
  const { program_months, break_even_months_low: fastest } = result;
  const study = `${formatMonths(program_months)} of study; the raise is too small to repay the cost and the pay given up in that time`;
  return fastest === null || isTooLate(program_months + fastest, data)
    ? study
    : `${study}, but at the high end of the pay it takes ${timeAhead(program_months + fastest, data)}`;
}

/** What the usual entrant would come to, for someone who earns nothing now; empty for others. */
function usualBeside({ inputs, result }: AnsweredRequest, usual: string): string {
  const income = formatDollarsRounded(result.typical_entrant.baseline_income);
  return inputs.current_income === 0 ? `. From the usual ${income} before: ${usual}` : '';
}

/** When the usual entrant comes out ahead. */
function entrantTime(result: NursingRoiResult, data: Data): string {
  const months = entrantMonthsFromStart(result);
  return months === null ? 'no raise' : timeAhead(months, data);
}

function aheadFigure(asked: AnsweredRequest, data: Data): AnswerFigure {
  const { result } = asked;
  const { break_even_months: work, break_even_months_from_start: fromStart } = result;
  const label = 'Ahead after, from your first class';
  const usual = usualBeside(asked, entrantTime(result, data));
  if (work === null || fromStart === null)
    return { label, value: null, note: `${result.break_even_reason ?? ''}${usual}` };
  const range = aheadRange(result, data);
  const likely = range === null ? '' : `. Likely ${range}`;
  return {
    label,
    value: timeAhead(fromStart, data),
    note: isTooLate(fromStart, data)
      ? `${tooLateNote(result, data)}${usual}`
      : `${formatMonths(result.program_months)} of study, then ${formatMonths(work)} of work${likely}${usual}`,
  };
}

/** What the usual entrant gains over the longest horizon. */
export const entrantGain = ({ plan, entrant }: PlanBasis, data: Data) =>
  formatDollarsRounded(netGain({ ...plan, currentIncome: entrant.income }, longestHorizonYears(data)));

function gainFigure(asked: AnsweredRequest, basis: PlanBasis, data: Data): AnswerFigure {
  const { inputs, result } = asked;
  const income = inputs.current_income;
  const now = income === 0 ? 'earning nothing' : `staying at ${formatDollarsRounded(income)} a year`;
  return {
    label: `Gain over not studying, ${count(longestHorizonYears(data), 'year')}`,
    value: formatDollarsRounded(result.net_gain_20_year),
    note: `Compared with ${now}, before tax, without raises. Likely ${gainRange(basis, data)}${usualBeside(asked, entrantGain(basis, data))}`,
  };
}

/** The three figures that lead an answer. */
export const figures = (asked: AnsweredRequest, basis: PlanBasis, data: Data): AnswerFigure[] => [
  payFigure(asked),
  aheadFigure(asked, data),
  gainFigure(asked, basis, data),
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
