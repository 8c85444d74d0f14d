import type { AnswerFigure } from '@/lib/calculators/page/view';
import { credentialFacts } from '@/lib/data/credentials';
import {
  formatDollars,
  formatDollarsAbout,
  formatDollarsRange,
  formatDollarsRounded,
  formatMonths,
  formatMonthsRange,
} from '@/lib/numbers/format';
import { withArticle, yearsBeside } from '@/lib/text/phrases';
import { count } from '@/lib/text/words';
import type { PathwayInputs } from '../parameters';
import type { LpnPathwayResult } from '../result';
import { routeFacts } from '../routes';

interface AnsweredRequest {
  readonly inputs: PathwayInputs;
  readonly result: LpnPathwayResult;
  /** Whether another route is about as good. */
  readonly close: boolean;
}

const nameOf = ({ credential }: LpnPathwayResult['ladder'][number]) =>
  withArticle(credentialFacts[credential].name);

/** The way to the first license, or to RN by way of the first, as something to do. */
function routeToTake({ recommended_route, ladder: [first] }: LpnPathwayResult): string {
  switch (recommended_route) {
    case 'lpn_first':
      return 'Become an LPN';
    case 'lpn_then_bridge':
      return 'Become an LPN, then bridge to RN';
    case 'straight_to_rn':
      return `Go straight to RN${first ? ` with ${nameOf(first)}` : ''}`;
    case 'accelerated_bsn':
      return 'Take an accelerated BSN';
  }
}

/** The whole route: ", then an MSN" for each program after the RN license. */
function ladderToTake(result: LpnPathwayResult): string {
  const further = result.ladder.filter(({ license }) => license === 'APRN');
  return [routeToTake(result), ...further.map((step) => `then ${nameOf(step)}`)].join(', ');
}

/** What the goal is called when it is reached. */
const goals: Readonly<Record<PathwayInputs['end_goal'], string>> = {
  nurse_now: 'your LPN license',
  become_rn: 'your RN license',
  advanced: "your master's degree for advanced practice",
};

/** Where a budget looks among published prices. */
const pricePoints: Readonly<Record<PathwayInputs['budget'], string>> = {
  tight: 'the lower prices (25th percentile)',
  moderate: 'the median price',
  flexible: 'the higher prices (75th percentile)',
};

/** Cost of the whole route at the prices that the budget looks for, as the route was scored. */
const costWithin = ({ budget }: PathwayInputs, { cost_low, cost_typical, cost_high }: LpnPathwayResult) =>
  ({ tight: cost_low, moderate: cost_typical, flexible: cost_high })[budget];

/** The answer in one sentence. */
export function sentence({ inputs, result }: AnsweredRequest): string {
  return (
    `${ladderToTake(result)}: ${goals[inputs.end_goal]} in about ` +
    `${formatMonths(result.months_to_goal_typical)}, for ${formatDollarsAbout(costWithin(inputs, result))} at ` +
    `${pricePoints[inputs.budget]}.`
  );
}

function goalFigure({ inputs, result }: AnsweredRequest): AnswerFigure {
  const { months_to_goal_low, months_to_goal_typical, months_to_goal_high } = result;
  return {
    label: `to ${goals[inputs.end_goal]}`,
    value: count(months_to_goal_typical, 'month'),
    note: [
      ...yearsBeside(months_to_goal_typical),
      `${formatMonthsRange(months_to_goal_low, months_to_goal_high)} from today, waits and prerequisites included`,
    ].join('; '),
  };
}

function costFigure({ inputs, result }: AnsweredRequest): AnswerFigure {
  return {
    label: 'for all programs',
    value: formatDollarsRounded(costWithin(inputs, result)),
    note: `${formatDollarsRange(result.cost_low, result.cost_high)}; tuition, books, checks, exam and license`,
  };
}

const attributesOf = ({ recommended_route, scores }: LpnPathwayResult) =>
  scores.find(({ route }) => route === recommended_route)?.attributes;

/** The first license where it comes before the goal; else the money that is needed before it. */
function thirdFigure({ result }: AnsweredRequest): AnswerFigure {
  const { ladder, months_to_first_license_low: low, months_to_first_license_high: high } = result;
  const attributes = attributesOf(result);
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

export function figures(asked: AnsweredRequest): AnswerFigure[] {
  return [goalFigure(asked), costFigure(asked), thirdFigure(asked)];
}

/** The measure that a priority names, and how it is said. */
const byPriority: Readonly<
  Partial<
    Record<
      PathwayInputs['priority'],
      { measure: 'goal_months' | 'total_cost'; better: string; say: (value: number) => string }
    >
  >
> = {
  speed: { measure: 'goal_months', better: 'is faster', say: formatMonths },
  cost: { measure: 'total_cost', better: 'costs less', say: formatDollarsRounded },
};

/** That another route does better by the very thing that was put first, where one does. */
function betterByPriority({ inputs, result }: AnsweredRequest): string[] {
  const priority = byPriority[inputs.priority];
  const own = attributesOf(result);
  if (!priority || !own) return [];
  const { measure, better, say } = priority;
  const others = result.scores.flatMap(({ route, attributes }) =>
    attributes && attributes[measure] < own[measure] ? [{ route, value: attributes[measure] }] : [],
  );
  const [best] = others.toSorted((a, b) => a.value - b.value);
  return best
    ? [
        `By ${inputs.priority} alone ${routeFacts[best.route].phrase} ${better}: ${say(best.value)} instead of ${say(own[measure])}. Your timeline and budget weigh for the route above.`,
      ]
    : [];
}

/** What has to be known beside the figures: the other route, and what both licenses pay. */
export function facts(question: AnsweredRequest): string[] {
  const {
    result: { runner_up, wages },
    close,
  } = question;
  return [
    ...betterByPriority(question),
    ...(close
      ? [
          `This is a close call with ${routeFacts[runner_up.route].phrase}: your own waits, prices and transfer credits can turn it.`,
        ]
      : []),
    `Half of all LPNs in the nation earn more than ${formatDollars(wages.lpn_median)} a year, half of all RNs more than ` +
      `${formatDollars(wages.rn_median)} (${wages.edition}): a difference of ${formatDollars(wages.gap)}.`,
  ];
}
