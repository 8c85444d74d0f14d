import type { AnswerFigure } from '@/lib/calculators/page/view';
import { formatDollarsRange, formatDollarsRounded, formatMonthsRange } from '@/lib/numbers/format';
import { stateName } from '@/lib/places/states';
import { yearsBeside } from '@/lib/text/phrases';
import { capitalized, count } from '@/lib/text/words';
import { ladderCost, payGivenUpFirst } from '../measures';
import type { PathwayInputs } from '../parameters';
import type { LpnPathwayResult } from '../result';
import type { Shown } from './shown';
import { goals } from './words';

interface AnsweredRequest {
  readonly inputs: PathwayInputs;
  readonly result: LpnPathwayResult;
  readonly shown: Shown;
}

/** Months from today until something is reached, with their range. */
export const monthsTo = (
  reached: string,
  { low, typical, high }: { readonly low: number; readonly typical: number; readonly high: number },
): AnswerFigure => ({
  label: capitalized(`to ${reached}`),
  value: count(typical, 'month'),
  note: [...yearsBeside(typical), formatMonthsRange(low, high)].join('; '),
});

function goalFigure({ inputs, result }: AnsweredRequest): AnswerFigure {
  const { months_to_goal_low: low, months_to_goal_typical: typical, months_to_goal_high: high } = result;
  return monthsTo(goals[inputs.end_goal], { low, typical, high });
}

/** The state's price where one is known, with the nation's as its note. */
function costFigure({ result, shown: { recommended, state } }: AnsweredRequest): AnswerFigure {
  const { journey, measures } = recommended;
  const half = formatDollarsRange(ladderCost(journey.ladder, 'p25'), ladderCost(journey.ladder, 'p75'));
  return {
    label: `Tuition, books and fees${state === null ? '' : `, ${stateName(state)}`}`,
    value: formatDollarsRounded(measures.total_cost),
    note: [
      `The middle half of prices: ${half}`,
      ...(state === null ? [] : [`${formatDollarsRounded(result.cost_for_budget)} nationwide`]),
    ].join('; '),
  };
}

/** The first license where it comes before the goal; else the money that is needed before it. */
function thirdFigure({ result, shown: { recommended } }: AnsweredRequest): AnswerFigure {
  const { ladder, months_to_first_license_low: low, months_to_first_license_high: high } = result;
  const { journey, measures } = recommended;
  if (ladder.length > 1) {
    return {
      label: `To your first license (${ladder[0]?.license})`,
      value: count(measures.first_license_months, 'month'),
      note: `${formatMonthsRange(low, high)} from today`,
    };
  }
  const given = formatDollarsRounded(payGivenUpFirst(journey));
  return {
    label: 'Needed before the license',
    value: formatDollarsRounded(measures.upfront_money),
    note: `${formatDollarsRounded(measures.total_cost)} for the program and ${given} of pay that you give up`,
  };
}

/** The figures of a route that leads. */
export const figures = (answered: AnsweredRequest): AnswerFigure[] => [
  goalFigure(answered),
  costFigure(answered),
  thirdFigure(answered),
];
