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
import { loanLimits } from '../loan-limits';
import type { NursingRoiInputs } from '../parameters';
import { netGain } from '../payback';
import { longestHorizonYears, type PlanBasis } from '../plan';
import type { NursingRoiResult } from '../result';
import { isTooLate, timeAhead } from '../verdict';
import { measuredInWords, schoolInWords, typeName, yearsInWords } from '../words';
import type { AnsweredRequest, Graduates, LedSchool } from './led';
import { aheadRange } from './ranges';

/** Says the same of the state, behind what is said of the school. */
const besideState = ({ school }: AnsweredRequest, figure: string): string =>
  school ? ` (${school.state.state_name}: ${figure})` : '';

/** When and who was measured: at the school, or in the state in its place. */
function measuredWhen(asked: AnsweredRequest, { years_after_completion: years, isOfSchool }: Graduates) {
  const { inputs, school } = asked;
  const when = `${yearsInWords(years)} after finishing`;
  if (!school) return capitalized(when);
  const { earners = null } = school.member.graduate_earnings ?? {};
  if (!isOfSchool) return `In all of ${areaName(inputs.state)}, ${when}: we can’t count this school’s`;
  const state = school.state.graduate_earnings;
  const beside =
    state?.area === 'state' ? besideState(asked, formatDollarsRounded(state.median_restated)) : '';
  return `${capitalized(when)}${earners === null ? '' : `, ${count(earners, 'earner')}`}${beside}`;
}

/** What graduates are measured to earn leads; without it, average pay under its own name. */
function payFigure(asked: AnsweredRequest): AnswerFigure {
  const { result, school, graduates } = asked;
  const { expected_salary, early_career } = result;
  if (!graduates) {
    const range = formatDollarsRange(result.expected_salary_low, result.expected_salary_high);
    return {
      label: 'Average pay, a year',
      value: formatDollarsRounded(expected_salary),
      note: `Calculated, over a career: ${range}. New graduates earn nearer the low end`,
    };
  }
  const { entry_pay: entry } = early_career;
  const start = entry === null || school ? '' : `new graduates: ${formatDollarsAbout(entry)}; `;
  return {
    label: 'Graduates’ pay, a year',
    value: formatDollarsRounded(graduates.median_restated),
    note: `${measuredWhen(asked, graduates)}; ${start}over a career: ${formatDollarsAbout(expected_salary)} (calculated)`,
  };
}

/** What federal loans leave of a cost that is borrowed; '' where they lend all of it. */
function limitClause({ inputs, result }: AnsweredRequest, data: Data): string {
  const { loan, program_months } = result;
  const short = loanLimits(inputs, program_months, loan.amount, data).filter(({ left }) => left > 0);
  const [first, independent] = short;
  if (!first) return '';
  const whom = independent
    ? ` (${formatDollars(independent.most)} if independent)`
    : { dependent: ' if you depend on your parents', independent: '', graduate: '' }[first.borrower];
  return `; federal loans: at most ${formatDollars(first.most)}${whom}`;
}

/** Whose price it is and, of what is borrowed, the payment and what federal loans lend of it. */
function costFigure(asked: AnsweredRequest, data: Data): AnswerFigure {
  const { inputs, result, school } = asked;
  const { total_cost, grants_total, tuition_basis, loan } = result;
  const { whose, year } = school?.priceOf ?? {
    whose: schoolInWords(inputs.degree, tuition_basis),
    year: null,
  };
  const grants = grants_total > 0 ? `after ${formatDollarsRounded(grants_total)} of grants` : 'before grants';
  const beside = school ? besideState(asked, formatDollarsRounded(school.state.total_cost)) : '';
  const borrowed =
    loan.amount > 0
      ? `. All borrowed: ${formatDollars(loan.monthly_payment)} a month for ${count(loan.years, 'year')}${limitClause(asked, data)}`
      : '';
  return {
    label: 'Tuition, books and fees',
    value: formatDollarsRounded(total_cost),
    note: `${capitalized(whose)}, ${year === null ? '' : `${year}, `}${grants}${beside}${borrowed}`,
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

function aheadFigure(asked: AnsweredRequest, data: Data): AnswerFigure {
  const { result, school } = asked;
  const { break_even_months_from_start: months } = result;
  const label = 'Ahead after';
  if (months === null) return { label, value: 'no raise', note: result.break_even_reason ?? '' };
  const range = aheadRange(result, data);
  const ofState = school?.state.break_even_months_from_start ?? null;
  const beside = ofState === null ? '' : besideState(asked, timeAhead(ofState, data));
  return {
    label,
    value: timeAhead(months, data),
    note: isTooLate(months, data)
      ? tooLateNote(result, data)
      : `From your first class${range === null ? '' : `. Likely ${range}`}${beside}`,
  };
}

/** What the usual entrant gains over the longest horizon. */
export const entrantGain = ({ plan, entrant }: PlanBasis, data: Data) =>
  formatDollarsRounded(netGain({ ...plan, currentIncome: entrant.income }, longestHorizonYears(data)));

/** The three figures that lead an answer. */
export const figures = (asked: AnsweredRequest, data: Data): AnswerFigure[] => [
  payFigure(asked),
  costFigure(asked, data),
  aheadFigure(asked, data),
];

/** A question and the answer of the state. */
type Asked = Pick<AnsweredRequest, 'inputs' | 'result'>;

/** Who was measured, or why nothing is known of graduates in the state. */
function measuredFact({ inputs, result }: Asked): string {
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
export const payEvidence = (asked: Asked): string[] => [measuredFact(asked), ...earlyFact(asked.result)];

/** What is asked about: "BSN in Ohio", "BSN at Emory University". */
export const subject = (
  inputs: Pick<NursingRoiInputs, 'state' | 'degree' | 'track'>,
  school: LedSchool | null,
): string => `${typeName(inputs)} ${school ? `at ${school.member.name}` : `in ${areaName(inputs.state)}`}`;
