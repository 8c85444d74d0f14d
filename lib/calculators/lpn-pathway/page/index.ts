import { constantsSource } from '@/lib/calculators/page/constants';
import { definePage, noExtras } from '@/lib/calculators/page/define';
import type { AnswerView, Comparison } from '@/lib/calculators/page/view';
import type { Source } from '@/lib/data/table';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized } from '@/lib/text/words';
import { lpnPathway } from '..';
import type { Decision } from '../decision';
import { evaluate } from '../evaluation';
import { howToChoose, parameters } from '../parameters';
import type { LpnPathwayResult } from '../result';
import { routeFacts } from '../routes';
import { barredSentences, namedSplitInWords, splitInWords, waitSentences } from '../sentences/recommendation';
import { figures, medians } from './answer';
import { type ChangedAnswer, changedAnswers, otherReasons } from './changed-answers';
import { formula } from './formula';
import { method } from './method';
import { closeComparison, comparison, type RouteLine, routeLines } from './routes';
import { verdictLine } from './verdict';

/** The view of an lpn-pathway answer: what its page shows besides what every answer has. */
export interface LpnPathwayAnswer extends AnswerView {
  readonly kind: 'lpn-pathway';
  readonly result: LpnPathwayResult;
  readonly routes: readonly RouteLine[];
  readonly changes: readonly ChangedAnswer[];
  /** Why this route, in sentences. */
  readonly reasons: readonly string[];
  readonly comparison: Comparison;
  /** The two routes of a close call; null where it is not close. */
  readonly closeComparison: Comparison | null;
  /** Where the months come from. */
  readonly monthsBasis: readonly Source[];
}

/** Months of both routes of a close call. */
const closeSplits = ({ recommended, runnerUp }: Decision) =>
  [recommended, runnerUp].map(({ journey: { ladder } }) => namedSplitInWords(ladder));

/** No winner in the title of a close call. */
const subjectOf = ({ route_name, close_call, runner_up }: LpnPathwayResult) =>
  close_call
    ? `Routes into nursing: ${route_name} or ${routeFacts[runner_up.route].phrase}`
    : `Route into nursing: ${route_name}`;

export const lpnPathwayPage = definePage({
  calculator: lpnPathway,
  fields: {
    starting_point: {
      label: 'Where you start',
      hint: howToChoose.starting_point,
      error: 'Choose where you start',
    },
    end_goal: {
      label: 'Where you want to get',
      hint: howToChoose.end_goal,
      error: 'Choose where you want to get',
    },
    priority: { label: 'What matters most', hint: null, error: 'Choose what matters most' },
    timeline: {
      label: 'When you want to start',
      hint: howToChoose.timeline,
      error: 'Choose when you want to start',
    },
    budget: {
      label: 'What you can pay yourself',
      hint: howToChoose.budget,
      error: 'Choose what you can pay',
    },
  },
  extras: noExtras,
  method,
  chosen: (inputs) => {
    const said = [
      parameters.starting_point.labels?.[inputs.starting_point],
      parameters.end_goal.labels?.[inputs.end_goal],
      `${inputs.priority} first`,
      parameters.timeline.labels?.[inputs.timeline],
      `${inputs.budget} budget`,
    ];
    return capitalized(said.join(', '));
  },
  view: ({ inputs, answer, data }): LpnPathwayAnswer => {
    const { result, assumptions, sources } = answer;
    const monthsBasis = [constantsSource('lpn-pathway', 'Lengths and waits judged by us')];
    const evaluation = evaluate(inputs, data);
    const { decision } = evaluation;
    const { ladder } = decision.recommended.journey;
    const facts = [
      ...(result.close_call ? closeSplits(decision) : [splitInWords(ladder)]),
      ...barredSentences(evaluation),
      ...waitSentences(evaluation),
      medians(result),
    ];
    return {
      kind: 'lpn-pathway',
      result,
      subject: subjectOf(result),
      verdict: verdictLine(evaluation),
      sentence: result.summary,
      figures: figures({ inputs, result }),
      facts,
      basis: [
        ...shortSources('wages'),
        ...shortSources('price_by_state'),
        ...(inputs.starting_point === 'degree_holder' ? shortSources('absn_prices') : []),
        ...monthsBasis,
      ],
      monthsBasis,
      cautions: [],
      assumptions,
      sources,
      routes: routeLines(decision, result.close_call),
      changes: changedAnswers(inputs, result),
      reasons: otherReasons(result, facts),
      comparison: comparison(result),
      closeComparison: closeComparison(result),
      formula: formula(decision),
    };
  },
});
