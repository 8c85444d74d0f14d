import { formatDollars } from '@/lib/numbers/format';
import { roundToTenth } from '@/lib/numbers/rounding';
import { capitalized, choice, count, list, numberInWords } from '@/lib/text/words';
import { isClose } from '../decision';
import type { Candidate } from '../dominance';
import type { Evaluation } from '../evaluation';
import { ladderCost, type MeasureId, measureFacts, monthsThrough, splitMonths } from '../measures';
import { parameterInWords, parameterNames } from '../parameters';
import type { PricePoint, Program } from '../programs';
import { routeFacts } from '../routes';
import { advantages } from '../score';
import {
  against,
  barredInWords,
  changeInWords,
  milestone,
  pricePoints,
  programInWords,
  routeInWords,
  span,
  tippingWaitInWords,
} from './phrases';
import { tippingWaitReason } from './runner-up';
import { advancedLadders, bridgeSurplus } from './trades';

/** What each program brings, and when. */
function timing({ decision: { recommended } }: Evaluation): string {
  const { ladder } = recommended.journey;
  const steps = ladder.map((program, step) => {
    const done = ladder.slice(0, step + 1);
    const months = count(monthsThrough(done, 'typical'), 'month');
    const ends = span(monthsThrough(done, 'low'), monthsThrough(done, 'high'));
    return `${programInWords(program.credential)} brings ${milestone(program)} about ${months} from today (${ends})`;
  });
  return `${routeFacts[recommended.route].name}: ${list(steps)}.`;
}

/** "39 months: 9 of prerequisites, 6 waiting, 24 in the program". */
export function splitText(ladder: readonly Program[]): string {
  const { prerequisite_months, wait_months, study_months } = splitMonths(ladder);
  const place = ladder.length === 1 ? 'the program' : 'the programs';
  const parts = [
    { months: prerequisite_months, spent: 'of prerequisites' },
    { months: wait_months, spent: 'waiting' },
    { months: study_months, spent: `in ${place}` },
  ].filter(({ months }) => months > 0);
  const split = parts.map(({ months, spent }) => `${months} ${spent}`).join(', ');
  return `${count(monthsThrough(ladder, 'typical'), 'month')}: ${split}`;
}

/** The months of a ladder by what they are spent on, and which of them the other calculator counts. */
export function splitInWords(ladder: readonly Program[]): string {
  const counted =
    ladder.length === 1 ? `the ${splitMonths(ladder).study_months}` : 'months in a program only';
  return `${splitText(ladder)}; the pay and cost calculator counts ${counted}.`;
}

function money({ inputs, decision: { recommended } }: Evaluation): string {
  const { ladder, pricePoint } = recommended.journey;
  const cost = (point: PricePoint) => formatDollars(ladderCost(ladder, point));
  return (
    `A ${inputs.budget} budget is scored at the ${pricePoints[pricePoint]} of prices: ` +
    `${cost(pricePoint)} with books, checks, exam and license. ` +
    `From the ${pricePoints.p25} to the ${pricePoints.p75} that is ${cost('p25')} to ${cost('p75')}.`
  );
}

const compared = (ids: readonly MeasureId[], one: Candidate, other: Candidate) =>
  list(ids.map((id) => `${measureFacts[id].label} (${against(id, one, other)})`));

/** Routes that are not recommended because another one beats them. */
export function barredSentences({ decision: { barred } }: Evaluation): string[] {
  return barred.map(
    (route) =>
      `${capitalized(routeInWords(route.candidate))} is ${barredInWords(route)}, so it is not scored.`,
  );
}

/** A number of programs is said as what one has to do. */
const isFigure = (id: MeasureId) => id !== 'programs';

/** "You have to get into two programs, not one." */
function programsToEnter(one: Candidate, other: Candidate): string[] {
  const [programs, compared] = [one.measures.programs, other.measures.programs];
  return programs === compared
    ? []
    : [
        `You have to get into ${numberInWords(programs)} program${programs === 1 ? '' : 's'}, not ${numberInWords(compared)}.`,
      ];
}

/** What the weighed measures say for the recommended route and for the second one. */
function weighing({ inputs, decision: { recommended, second } }: Evaluation): string[] {
  if (!second) {
    return inputs.end_goal === 'nurse_now'
      ? ['It is the one route that ends with the license you want.']
      : [];
  }
  const other = routeFacts[second.route.route].phrase;
  const ahead = advantages(recommended, second.route).filter(isFigure);
  const behind = advantages(second.route, recommended).filter(isFigure);
  return [
    ...(ahead.length > 0
      ? [`It is ahead of ${other} on ${compared(ahead, recommended, second.route)}.`]
      : []),
    ...(behind.length > 0
      ? [`It is behind ${other} on ${compared(behind, recommended, second.route)}.`]
      : []),
    ...programsToEnter(recommended, second.route),
  ];
}

/** The bridge's own trade: dearer in all, a nurse's pay sooner. */
function bridgeTrade({ decision: { recommended, runnerUp } }: Evaluation): string[] {
  if (recommended.route !== 'lpn_then_bridge') return [];
  const dearer = recommended.measures.total_cost > runnerUp.measures.total_cost;
  const sooner = runnerUp.measures.first_license_months - recommended.measures.first_license_months;
  return dearer && sooner > 0
    ? [
        `It costs more in all than ${routeFacts[runnerUp.route].phrase} (${against('total_cost', recommended, runnerUp)}) but pays a nurse's ` +
          `wage ${count(sooner, 'month')} sooner.`,
      ]
    : [];
}

/** A small lead, and what would turn it. */
function closeCall({ model, changes, decision }: Evaluation): string[] {
  const { recommended, second } = decision;
  if (!second || !isClose(decision, model)) return [];
  const [gain] = advantages(recommended, second.route);
  const [loss] = advantages(second.route, recommended);
  const tips = [
    ...(gain ? [`it gains most on ${measureFacts[gain].label}`] : []),
    ...(loss ? [`loses most on ${measureFacts[loss].label}`] : []),
  ];
  return [
    `This is a close call: ${routeFacts[recommended.route].phrase} leads by ${roundToTenth(second.behind)} points of 100; ${list(tips)}.`,
    ...changes.filter(({ recommendedRoute }) => recommendedRoute === second.route.route).map(changeInWords),
  ];
}

/** The wait for an associate degree that gives another route, or that none does. */
export function waitSentences(evaluation: Evaluation): string[] {
  const { inputs, model, decision, tippingWait } = evaluation;
  const { wait } = model.programs.ADN;
  if (tippingWait) return [tippingWaitInWords(tippingWait, wait.typical)];
  const hasAdn = decision.recommended.journey.ladder[0].credential === 'ADN';
  return inputs.end_goal !== 'nurse_now' && hasAdn ? [tippingWaitReason(evaluation)] : [];
}

/** Inputs that no change of their own can turn the answer with. */
function steady({ changes }: Evaluation): string[] {
  const turning = new Set(changes.map(({ parameter }) => parameter));
  const others = parameterNames.filter((name) => !turning.has(name)).map(parameterInWords);
  return others.length > 0 ? [`No other ${choice(others)} alone would change the route.`] : [];
}

/** Says why the route is recommended, in sentences with its figures, the most important first. */
export function recommendationSentences(evaluation: Evaluation): string[] {
  const { ladder } = evaluation.decision.recommended.journey;
  return [
    timing(evaluation),
    splitInWords(ladder),
    money(evaluation),
    ...weighing(evaluation),
    ...barredSentences(evaluation),
    ...bridgeTrade(evaluation),
    ...bridgeSurplus(evaluation),
    ...advancedLadders(evaluation),
    ...closeCall(evaluation),
    ...waitSentences(evaluation),
    ...steady(evaluation),
  ];
}
