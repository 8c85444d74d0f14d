import type { Data } from '@/lib/data/data';
import { type Figure, figure, mapFigure } from '@/lib/numbers/figure';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { nursingRoi } from '..';
import { inputsOf, type NursingRoiInputs } from '../parameters';
import { netGain, type Plan } from '../payback';
import { longestHorizonYears, planFor } from '../plan';
import type { NursingRoiResult } from '../result';
import type { Compared } from './compare';
import { schoolOnPage } from './led';

/** One of the answers of a comparison: at the school where one was asked for, else in the state. */
export interface ComparedAnswer {
  readonly question: NursingRoiInputs;
  readonly result: NursingRoiResult;
  readonly assumptions: readonly string[];
  readonly sources: ReturnType<typeof nursingRoi.answer>['sources'];
  readonly plan: Figure<Plan>;
  /** What graduates are measured to earn, in dollars a year at the newest wages. */
  readonly pay: Figure;
  /** Whether that is the nation's. */
  readonly isNationalPay: boolean;
  /** The whole cost after grants, in dollars. */
  readonly cost: Figure;
  /** Months from the first class until one is ahead. */
  readonly months: Figure;
  /** Gain over not studying, over the longest horizon, in dollars. */
  readonly gain: Figure;
}

type Own = Pick<ComparedAnswer, 'plan' | 'pay' | 'isNationalPay' | 'cost' | 'months' | 'gain'>;

function stateFigures(question: NursingRoiInputs, result: NursingRoiResult, data: Data): Own {
  const { graduate_earnings: measured } = result;
  return {
    plan: { value: planFor(question, data).plan },
    pay: figure(measured?.median_restated, result.graduate_earnings_reason ?? ''),
    isNationalPay: measured?.area === 'national',
    cost: { value: result.total_cost },
    months: figure(result.break_even_months_from_start, result.break_even_reason ?? ''),
    gain: { value: result.net_gain_20_year },
  };
}

function schoolFigures(
  school: NonNullable<NursingRoiResult['program']>,
  plan: Figure<Plan>,
  { program_months }: NursingRoiResult,
  data: Data,
): Own {
  const { break_even_months: work, break_even_reason } = school;
  return {
    plan,
    pay: figure(school.graduate_earnings?.median_restated, school.graduate_earnings_reason ?? ''),
    isNationalPay: false,
    cost: figure(school.total_cost, school.tuition_reason ?? ''),
    months: figure(work === null ? null : program_months + work, break_even_reason ?? ''),
    gain: mapFigure(plan, (own) => roundAwayFromZero(netGain(own, longestHorizonYears(data)))),
  };
}

function comparedAnswer(question: NursingRoiInputs, data: Data): ComparedAnswer {
  const { result, assumptions, sources } = nursingRoi.answer(question, data);
  const at = schoolOnPage(question, data);
  if (!at) return { question, result, assumptions, sources, ...stateFigures(question, result, data) };
  const { member, basis } = at;
  const plan = mapFigure(basis, (own) => own.plan);
  const own = schoolFigures(member, plan, result, data);
  return { question, result: { ...result, program: member }, assumptions, sources, ...own };
}

/**
 * Returns the question's answer and those beside it, from the same income and with the same grants; tuition and family
 * income as given are the question's own.
 */
export function comparedAnswers(
  inputs: NursingRoiInputs,
  others: readonly Compared[],
  data: Data,
): ComparedAnswer[] {
  const { current_income, grants_total } = inputs;
  const questions = [inputs, ...others.map((other) => inputsOf({ ...other, current_income, grants_total }))];
  return questions.map((question) => comparedAnswer(question, data));
}
