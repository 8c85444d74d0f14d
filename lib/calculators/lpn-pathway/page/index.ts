import { constantsSource } from '@/lib/calculators/page/constants';
import { definePage, type PageAnswer } from '@/lib/calculators/page/define';
import type { AnswerView, Comparison } from '@/lib/calculators/page/view';
import { planningEstimate } from '@/lib/calculators/planning-estimate';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import { areaName, stateName } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized, count, possessive } from '@/lib/text/words';
import { lpnPathway } from '..';
import { answerOf } from '../calculate';
import { decide, rivalOf } from '../decision';
import type { Candidate } from '../dominance';
import { type Evaluation, evaluate, evaluateWith } from '../evaluation';
import { explain, lengthOf, ownSources } from '../explain';
import type { HeldLicense } from '../licensed';
import { modelOf } from '../model';
import { type PathwayInputs, parameters } from '../parameters';
import type { LpnPathwayResult } from '../result';
import { routeFacts } from '../routes';
import { splitInWords, waitSentences } from '../sentences/recommendation';
import { goalsInWords, pageSummary } from '../sentences/summary';
import { withAdnWait } from '../tipping-wait';
import { figures } from './answer';
import { type ChangedAnswer, changedAnswers, otherReasons } from './changed-answers';
import { extras, type PathwayExtras } from './extras';
import { fields } from './fields';
import { formula, programSteps } from './formula';
import { type LicensedView, licensedAnswer, licenseNames } from './licensed-view';
import { method } from './method';
import { comparison, type RouteLine, routeLines, twoRoutes } from './routes';
import { startingPoints } from './starting-points';
import { type StateView, stateView } from './state-view';
import { verdictLine } from './verdict';
import { type RouteChoice, routeChoices } from './which-is-yours';

/** What someone without a license reads: the routes. */
export interface RoutesView {
  readonly result: LpnPathwayResult;
  /** The recommended route and the runner-up. */
  readonly lines: readonly RouteLine[];
  /** The same two where none of them is the winner; else null. */
  readonly sideBySide: Comparison | null;
  readonly choices: readonly RouteChoice[];
  readonly state: StateView | null;
  readonly changes: readonly ChangedAnswer[];
  /** Why this route, in sentences. */
  readonly reasons: readonly string[];
  readonly comparison: Comparison;
  /** Where the months come from. */
  readonly monthsBasis: readonly Source[];
}

/** The view of an lpn-pathway answer: what its page shows besides what every answer has. */
export interface LpnPathwayAnswer extends AnswerView {
  readonly kind: 'lpn-pathway';
  /** Null for someone with a license. */
  readonly routes: RoutesView | null;
  /** What is left for someone with a license; else null. */
  readonly licensed: LicensedView | null;
}

type Answered = PageAnswer<typeof parameters, LpnPathwayResult, PathwayExtras>;

/** Names both routes where neither wins. */
const subjectOf = ({ route_name, runner_up }: LpnPathwayResult, isOpen: boolean) =>
  isOpen
    ? `Routes into nursing: ${route_name} or ${routeFacts[runner_up.route].phrase}`
    : `Route into nursing: ${route_name}`;

const beginsWithAdn = ({ journey: { ladder } }: Candidate) => ladder[0].credential === 'ADN';

/** Whether the wait for an ADN has a part in what the answer names: in its routes, or in which of them leads. */
function countsWait({ inputs, decision, model }: Evaluation, data: Data): boolean {
  const { recommended } = decision;
  const rival = rivalOf(decision, model);
  return (
    [recommended, ...(rival ? [rival] : [])].some(beginsWithAdn) ||
    decide(inputs, modelOf(data)).recommended.route !== recommended.route
  );
}

/** That the reader's own wait is counted, and what is usual. */
function waitNotes({ wait }: PathwayExtras, usual: number): string[] {
  return wait === null
    ? []
    : [
        `This counts ${count(wait, 'month')} on the waiting list of your college for an ADN; ${usual} are usual.`,
      ];
}

/** That the state and the place are not one: its prices beside programs elsewhere. */
function twoPlaces({ near, state }: PathwayExtras): string[] {
  return near === null || state === null || near.state === state
    ? []
    : [
        `Prices and pay are ${possessive(areaName(state))}; the programs listed are those near ${near.understood}.`,
      ];
}

/** What the answer as data does not know of this reader. */
function dataNoteOf({ wait, state, have }: PathwayExtras): string | null {
  if (have !== null)
    return 'The data are the answer to someone who works in health care without a license: the API has none for nurses.';
  const unknown = [
    ...(wait === null ? [] : ['your waiting list']),
    ...(state === null ? [] : [`${possessive(stateName(state))} prices and pay`]),
  ];
  return unknown.length === 0
    ? null
    : `The data and the API have the nationwide answer, without ${unknown.join(' and ')}.`;
}

/** The answer, worked out again where the reader knows the wait. */
function recomputed({ inputs, answer, extras: { wait }, data }: Answered) {
  if (wait === null) return { evaluation: evaluate(inputs, data), answer };
  const evaluation = evaluateWith(inputs, withAdnWait(modelOf(data), wait));
  const calculation = answerOf(evaluation);
  return {
    evaluation,
    answer: { result: calculation.result, ...explain(inputs, calculation) },
  };
}

function routesView(
  evaluation: Evaluation,
  result: LpnPathwayResult,
  { inputs, extras: asked, data }: Answered,
): Omit<RoutesView, 'state' | 'reasons'> {
  const { decision, model } = evaluation;
  const rival = rivalOf(decision, model);
  return {
    result,
    lines: routeLines(decision, rival !== null),
    sideBySide:
      rival && twoRoutes([decision.recommended, rival], goalsInWords[inputs.end_goal], model.scoredYears),
    choices: routeChoices(evaluation, asked, data),
    changes: changedAnswers(inputs, result, asked),
    comparison: comparison(result),
    monthsBasis: [monthsSource],
  };
}

const monthsSource = constantsSource('lpn-pathway', 'Lengths and waits judged by us');

const basisOf = ({ starting_point }: PathwayInputs) => [
  ...shortSources('wages'),
  ...shortSources('price_by_state'),
  ...(starting_point === 'degree_holder' ? shortSources('absn_prices') : []),
  monthsSource,
];

/** The answer to someone without a license. */
function routesAnswer(answered: Answered): LpnPathwayAnswer {
  const { inputs, extras: asked, data } = answered;
  const { evaluation, answer } = recomputed(answered);
  const { decision } = evaluation;
  const { result, assumptions, sources } = answer;
  const isOpen = rivalOf(evaluation.decision, evaluation.model) !== null;
  const state = asked.state === null ? null : stateView(evaluation, asked.state, asked.wait, data);
  const waiting = waitNotes(asked, modelOf(data).programs.ADN.wait.typical);
  const facts = [
    ...(state === null ? [] : [`These figures are for the whole country. ${state.finding}`]),
    ...twoPlaces(asked),
    ...(countsWait(evaluation, data) ? waiting : []),
    ...(isOpen ? [] : [splitInWords(decision.recommended.journey.ladder)]),
    ...waitSentences(evaluation),
  ];
  return {
    kind: 'lpn-pathway',
    subject: subjectOf(result, isOpen),
    verdict: verdictLine(evaluation),
    sentence: pageSummary(evaluation),
    figures: isOpen ? [] : figures({ inputs, result, decision }),
    facts,
    basis: basisOf(inputs),
    cautions: [],
    assumptions: [...waiting, ...assumptions],
    sources,
    formula: formula(decision),
    routes: { ...routesView(evaluation, result, answered), state, reasons: otherReasons(result, facts) },
    licensed: null,
    dataNote: dataNoteOf(asked),
  };
}

/** The answer to someone with a license. */
function licensedView(license: HeldLicense, answered: Answered): LpnPathwayAnswer {
  const { inputs, answer, extras: asked, data } = answered;
  const { view, verdict, sentence, figures, facts, programs } = licensedAnswer(license, inputs, asked, data);
  return {
    kind: 'lpn-pathway',
    subject: `Routes from ${licenseNames[license]}`,
    verdict,
    sentence,
    figures,
    facts: [...facts, ...twoPlaces(asked)],
    basis: basisOf(inputs),
    cautions: [],
    assumptions: [
      planningEstimate,
      ...programs.map(lengthOf),
      'Prices are whole-program tuition and fees before financial aid; books, supplies, checks, exam and license are added.',
      'Pay is the average of everyone with the credential, at every age; new graduates earn less.',
    ],
    sources: [
      ...answer.sources.filter(({ url }) => !ownSources.some((own) => own.url === url)),
      ...ownSources,
    ],
    formula: programs.flatMap((program) => programSteps(program, 'median')),
    routes: null,
    licensed: view,
    dataNote: dataNoteOf(asked),
  };
}

/** Where the reader is, or nothing. */
function placeOf({ near, state }: PathwayExtras): string | undefined {
  const place = state === null ? undefined : stateName(state);
  if (near === null) return place;
  return near.state === state ? near.understood : `${place}, near ${near.understood}`;
}

export const lpnPathwayPage = definePage({
  calculator: lpnPathway,
  fields,
  extras,
  method,
  chosen: (inputs, _data, asked) => {
    const { have, wait } = asked;
    const goal = parameters.end_goal.labels?.[inputs.end_goal];
    const said =
      have === null
        ? [
            startingPoints[inputs.starting_point],
            goal,
            `${inputs.priority} first`,
            parameters.timeline.labels?.[inputs.timeline],
            `${inputs.budget} budget`,
          ]
        : [startingPoints[have], goal];
    // A license is past the waiting list for an ADN.
    const waiting = wait === null || have !== null ? undefined : `${count(wait, 'month')} of waiting`;
    return capitalized([...said, placeOf(asked), waiting].filter((part) => part !== undefined).join(', '));
  },
  view: (answered): LpnPathwayAnswer => {
    const { have } = answered.extras;
    return have === null ? routesAnswer(answered) : licensedView(have, answered);
  },
});
