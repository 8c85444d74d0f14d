import type { AnswerFigure } from '@/lib/calculators/page/view';
import {
  formatDollars,
  formatDollarsRange,
  formatDollarsRounded,
  formatMonthsRange,
} from '@/lib/numbers/format';
import { yearsBeside } from '@/lib/text/phrases';
import { capitalized, count } from '@/lib/text/words';
import type { PathwayInputs } from '../parameters';
import type { LpnPathwayResult } from '../result';
import { ladderInWords } from '../sentences/phrases';
import { goalsInWords } from '../sentences/summary';

interface AnsweredRequest {
  readonly inputs: PathwayInputs;
  readonly result: LpnPathwayResult;
}

type RouteScore = LpnPathwayResult['scores'][number];
type Attributes = NonNullable<RouteScore['attributes']>;

function attributesOf({ scores }: LpnPathwayResult, route: RouteScore['route']): Attributes | undefined {
  return scores.find((score) => score.route === route)?.attributes ?? undefined;
}

function goalFigure({ inputs, result }: AnsweredRequest): AnswerFigure {
  const { months_to_goal_low, months_to_goal_typical, months_to_goal_high } = result;
  return {
    label: `to ${goalsInWords[inputs.end_goal]}`,
    value: count(months_to_goal_typical, 'month'),
    note: [
      ...yearsBeside(months_to_goal_typical),
      `${formatMonthsRange(months_to_goal_low, months_to_goal_high)} from today, waits and prerequisites included`,
    ].join('; '),
  };
}

const costNote = (low: number, high: number) =>
  `${formatDollarsRange(low, high)}; tuition, books, checks, exam and license`;

function costFigure({ result }: AnsweredRequest): AnswerFigure {
  return {
    label: 'for all programs',
    value: formatDollarsRounded(result.cost_for_budget),
    note: costNote(result.cost_low, result.cost_high),
  };
}

/** The first license where it comes before the goal; else the money that is needed before it. */
function thirdFigure({ result }: AnsweredRequest): AnswerFigure {
  const { ladder, months_to_first_license_low: low, months_to_first_license_high: high } = result;
  const attributes = attributesOf(result, result.recommended_route);
  if (ladder.length > 1) {
    return {
      label: `to your first license (${ladder[0]?.license})`,
      value: attributes ? count(attributes.first_license_months, 'month') : null,
      note: `${formatMonthsRange(low, high)} from today`,
    };
  }
  return {
    label: 'needed before the license',
    value: attributes ? formatDollarsRounded(attributes.upfront_money) : null,
    note: 'the program, and the pay given up while you are in it',
  };
}

/** Months and cost of one of two routes that are about equally good. */
function closeFigures(attributes: Attributes): AnswerFigure[] {
  const name = capitalized(ladderInWords(attributes.ladder));
  return [
    {
      label: `${name}: to your goal`,
      value: count(attributes.goal_months, 'month'),
      note: formatMonthsRange(attributes.months_to_goal_low, attributes.months_to_goal_high),
    },
    {
      label: `${name}: for all programs`,
      value: formatDollarsRounded(attributes.total_cost),
      note: costNote(attributes.cost_low, attributes.cost_high),
    },
  ];
}

/** The figures of the answer; those of both routes where the call is close. */
export function figures(answered: AnsweredRequest): AnswerFigure[] {
  const { result } = answered;
  if (!result.close_call) return [goalFigure(answered), costFigure(answered), thirdFigure(answered)];
  return [result.recommended_route, result.runner_up.route].flatMap((route) => {
    const attributes = attributesOf(result, route);
    return attributes ? closeFigures(attributes) : [];
  });
}

/** What both licenses pay, in the newest edition. */
export function medians({ wages_newest: { edition, lpn_median, rn_median, gap } }: LpnPathwayResult): string {
  return (
    `Half of all LPNs in the nation earn more than ${formatDollars(lpn_median)} a year, half of all RNs more than ` +
    `${formatDollars(rn_median)} (${edition}): a difference of ${formatDollars(gap)}.`
  );
}
