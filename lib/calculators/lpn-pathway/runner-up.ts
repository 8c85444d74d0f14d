import { figure, figureMembers } from '@/lib/numbers/figure';
import { roundToTenth } from '@/lib/numbers/rounding';
import { isClose } from './decision';
import type { Evaluation } from './evaluation';
import type { LpnPathwayResult } from './result';
import { routeFacts } from './routes';
import { advantages } from './score';
import { credentialsOf } from './scores';
import { runnerUpSentence, tippingWaitReason, unscoredRunnerUp } from './sentences/runner-up';

/** What tips the answer, from the points of the two routes; missing where the runner-up has none. */
function tips({ decision: { recommended, second } }: Evaluation, unscored: string | null) {
  const ahead = second ? advantages(recommended, second.route) : [];
  const behind = second ? advantages(second.route, recommended) : [];
  return {
    ...figureMembers('tips_for', figure(ahead[0], unscored ?? 'It is ahead on no measure that has weight.')),
    ...figureMembers(
      'tips_against',
      figure(behind[0], unscored ?? 'It is behind on no measure that has weight.'),
    ),
  };
}

/** The route to compare with, how far it is behind, and what would change the answer. */
export function runnerUpOf(evaluation: Evaluation): LpnPathwayResult['runner_up'] {
  const { decision, model, tippingWait, changes } = evaluation;
  const { runnerUp, second } = decision;
  const unscored = unscoredRunnerUp(evaluation);
  const wait = tippingWait && {
    months: tippingWait.months,
    recommended_route: tippingWait.recommendedRoute,
  };
  return {
    route: runnerUp.route,
    route_name: routeFacts[runnerUp.route].name,
    ladder: credentialsOf(runnerUp),
    comparison: runnerUpSentence(evaluation),
    close_call: isClose(decision, model),
    lead_points: second ? roundToTenth(second.behind) : null,
    lead_points_reason: unscored,
    ...tips(evaluation, unscored),
    ...figureMembers('tipping_wait', figure(wait, tippingWaitReason(evaluation))),
    what_would_change_the_answer: changes.map(({ parameter, value, recommendedRoute }) => ({
      parameter,
      value,
      recommended_route: recommendedRoute,
    })),
  };
}
