import { constantsSource } from '@/lib/calculators/page/constants';
import { definePage, type PageAnswer } from '@/lib/calculators/page/define';
import type { AnswerView, FigureTable } from '@/lib/calculators/page/view';
import { planningEstimate } from '@/lib/calculators/planning-estimate';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import { areaName, stateName } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized, count, possessive } from '@/lib/text/words';
import { lpnPathway } from '..';
import { answerOf } from '../calculate';
import { decide } from '../decision';
import type { Candidate } from '../dominance';
import { type Evaluation, evaluate, evaluateWith } from '../evaluation';
import { explain, lengthOf, ownSources } from '../explain';
import type { HeldLicense } from '../licensed';
import { modelOf } from '../model';
import { type PathwayInputs, parameters } from '../parameters';
import type { LpnPathwayResult } from '../result';
import { routeFacts } from '../routes';
import { splitText, waitSentences } from '../sentences/recommendation';
import { withAdnWait } from '../tipping-wait';
import { figures } from './answer';
import { type ChangedAnswer, changedAnswers, otherReasons } from './changed-answers';
import { extras, type PathwayExtras } from './extras';
import { fields } from './fields';
import { formula, programSteps } from './formula';
import { type LicensedView, licensedAnswer, licenseNames } from './licensed-view';
import { method } from './method';
import { comparison, notOffered, type RouteLine, routeLines, termsOf, twoRoutes } from './routes';
import { type Shown, shownOf } from './shown';
import { startingPoints } from './starting-points';
import { type StateView, stateView } from './state-view';
import { sentenceOf, verdictLine } from './verdict';
import { type RouteChoice, routeChoices } from './which-is-yours';
import { headings, headingsWith, wants } from './words';

/** What someone without a license reads: the routes. */
export interface RoutesView {
  readonly result: LpnPathwayResult;
  /** The recommended route and the runner-up. */
  readonly lines: readonly RouteLine[];
  /** Whether none of the two is the winner. */
  readonly isOpen: boolean;
  /** What the months are spent on, in sentences. */
  readonly monthNotes: readonly string[];
  /** Ids of the terms that the routes are named by. */
  readonly terms: readonly string[];
  readonly choices: readonly RouteChoice[];
  readonly state: StateView | null;
  readonly changes: readonly ChangedAnswer[];
  /** Why this route, in sentences. */
  readonly reasons: readonly string[];
  /** Every route that is offered, and why the others are not. */
  readonly comparison: FigureTable;
  readonly notOffered: readonly string[];
  /** What is to be known of prices and programs, in sentences. */
  readonly placeNotes: readonly string[];
  /** Where the months come from. */
  readonly monthsBasis: readonly Source[];
}

/** The view of an lpn-pathway answer: what its page shows besides what every answer has. */
export interface LpnPathwayAnswer extends AnswerView {
  readonly kind: 'lpn-pathway';
  /** Null for someone with a license. */
  readonly routes: RoutesView | null;
  /** What is left for someone with a license; else null. */
  readonly licensed: (LicensedView & Pick<RoutesView, 'monthsBasis' | 'placeNotes'>) | null;
}

type Answered = PageAnswer<typeof parameters, LpnPathwayResult, PathwayExtras>;

/** What was asked, in sentences. */
function given(
  { starting_point, end_goal, priority, timeline, budget }: PathwayInputs,
  asked: PathwayExtras,
) {
  const place = placeOf(asked);
  const where = place === undefined ? '' : `, ${place}`;
  const start = parameters.timeline.labels?.[timeline];
  if (asked.isUndecided) {
    const without = end_goal === 'nurse_now' ? '' : 'so no route wins, and ';
    return (
      `${startingPoints[starting_point]}${where}. You want to ${wants[end_goal]}. Three questions are open: ` +
      `what matters most, when, your budget; ${without}we take ${priority}, any date, middle prices.`
    );
  }
  return (
    `${startingPoints[starting_point]}${where}. You want to ${wants[end_goal]}; ${priority} matters most. ` +
    `${capitalized(start ?? timeline)}, ${budget} budget.`
  );
}

/** Names both routes where neither wins. */
const subjectOf = ({ route_name, runner_up }: LpnPathwayResult, isOpen: boolean) =>
  isOpen
    ? `Routes into nursing: ${route_name} or ${routeFacts[runner_up.route].phrase}`
    : `Your route into nursing: ${route_name}`;

const beginsWithAdn = ({ journey: { ladder } }: Candidate) => ladder[0].credential === 'ADN';

/** Whether the wait for an ADN has a part in what the answer names: in its routes, or in which of them leads. */
function countsWait({ inputs }: Evaluation, { recommended, rival }: Shown, data: Data): boolean {
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

/** What the months of the two routes are spent on, and which wait would change the answer. */
function monthNotes(evaluation: Evaluation, shown: Shown, { extras: asked, data }: Answered): string[] {
  const { recommended, runnerUp } = evaluation.decision;
  const split = ({ route, journey }: Candidate) =>
    `${routeFacts[route].name} takes ${splitText(journey.ladder)}.`;
  return [
    ...[recommended, runnerUp].map(split),
    ...(countsWait(evaluation, shown, data) ? waitNotes(asked, modelOf(data).programs.ADN.wait.typical) : []),
    ...waitSentences(evaluation),
  ];
}

function routesView(
  evaluation: Evaluation,
  shown: Shown,
  result: LpnPathwayResult,
  answered: Answered,
): Omit<RoutesView, 'state' | 'reasons'> {
  const { inputs, extras: asked, data } = answered;
  const { decision } = evaluation;
  const isOpen = shown.rival !== null;
  return {
    result,
    lines: routeLines(decision, isOpen),
    isOpen,
    monthNotes: monthNotes(evaluation, shown, answered),
    terms: termsOf([decision.recommended, decision.runnerUp]),
    choices: routeChoices(evaluation, shown, asked, data),
    changes: changedAnswers(inputs, result, asked),
    comparison: comparison(result),
    notOffered: notOffered(result),
    placeNotes: twoPlaces(asked),
    monthsBasis: [monthsSource],
  };
}

const monthsSource = constantsSource('lpn-pathway', 'Months judged by us');

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
  const { decision, model } = evaluation;
  const { result, assumptions, sources } = answer;
  const shown = shownOf(evaluation, asked, data);
  const { recommended, rival } = shown;
  const state = asked.state === null ? null : stateView(evaluation, asked.state, asked.wait, data);
  const routes = routesView(evaluation, shown, result, answered);
  const both = rival && twoRoutes([recommended, rival], inputs.end_goal, model.scoredYears, asked.state);
  return {
    kind: 'lpn-pathway',
    heading: headings[inputs.end_goal],
    given: given(inputs, asked),
    subject: subjectOf(result, rival !== null),
    verdict: verdictLine(evaluation, shown),
    sentence: [sentenceOf(evaluation, shown), ...(state === null ? [] : [state.finding])].join(' '),
    figures: rival ? [] : figures({ inputs, result, shown }),
    ...(both ? { figureTable: both } : {}),
    facts: [],
    basis: basisOf(inputs),
    cautions: [],
    assumptions: [...waitNotes(asked, modelOf(data).programs.ADN.wait.typical), ...assumptions],
    sources,
    formula: formula(decision),
    routes: { ...routes, state, reasons: otherReasons(result, routes.monthNotes) },
    licensed: null,
    dataNote: dataNoteOf(asked),
  };
}

/** The answer to someone with a license. */
function licensedView(license: HeldLicense, answered: Answered): LpnPathwayAnswer {
  const { inputs, answer, extras: asked, data } = answered;
  const { view, programs, ...said } = licensedAnswer(license, inputs, asked, data);
  return {
    kind: 'lpn-pathway',
    heading: headingsWith[license],
    subject: `Routes from ${licenseNames[license]}`,
    ...said,
    facts: [],
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
    licensed: { ...view, monthsBasis: [monthsSource], placeNotes: twoPlaces(asked) },
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
    const { have, wait, isUndecided } = asked;
    const goal = parameters.end_goal.labels?.[inputs.end_goal];
    const said =
      have === null
        ? [
            startingPoints[inputs.starting_point],
            goal,
            ...(isUndecided
              ? []
              : [
                  `${inputs.priority} first`,
                  parameters.timeline.labels?.[inputs.timeline],
                  `${inputs.budget} budget`,
                ]),
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
