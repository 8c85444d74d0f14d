import type { Link } from '@/lib/calculators/page/related';
import type { Data } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { capitalized, count, numberInWords } from '@/lib/text/words';
import { rivalOf } from '../decision';
import type { Candidate } from '../dominance';
import type { Evaluation } from '../evaluation';
import { type MeasureId, measureFacts, measureIds, percent } from '../measures';
import { routeInWords } from '../sentences/phrases';
import { splitText } from '../sentences/recommendation';
import { goalsInWords } from '../sentences/summary';
import type { PathwayExtras } from './extras';
import { payOffLink } from './pay-off';
import { type ProgramsFor, programsFor } from './programs-near';

/** A route with whom it suits and where to begin. */
export interface RouteChoice {
  readonly id: string;
  /** "Straight to RN (an ADN)". */
  readonly name: string;
  /** Its months by what they are spent on; null where the answer says it already. */
  readonly months: string | null;
  /** What has to be so for it, each as the end of "if". */
  readonly conditions: readonly string[];
  readonly programs: ProgramsFor;
  /** Whether its first program pays off in the state, where one is known. */
  readonly payOff: Link;
}

const dollars = formatDollarsRounded;
const months = (value: number) => count(roundHalfUp(value), 'month');

/** How a measure is written here: two values that read the same are no reason. */
const written: Readonly<Record<MeasureId, (value: number) => string>> = {
  first_license_months: (value) => `month ${roundHalfUp(value)}`,
  goal_months: months,
  upfront_money: dollars,
  total_cost: dollars,
  pay_kept: percent,
  net_earnings_20_year: dollars,
  programs: numberInWords,
};

/** What someone wants who goes by a measure, before the two values. */
function wishes({ inputs, model }: Evaluation): Readonly<Record<MeasureId, string>> {
  return {
    first_license_months: 'you want a nurse’s pay sooner:',
    goal_months: `you want ${goalsInWords[inputs.end_goal]} sooner:`,
    upfront_money: 'you have less to get by on: the first program and the pay given up in it take',
    total_cost: 'you want to pay less for school:',
    pay_kept: 'you need your pay while you study: you keep',
    net_earnings_20_year: `you count ${model.scoredYears} years of pay, less the cost:`,
    programs: 'you want fewer programs to get into:',
  };
}

/** On which measures one route is better than another, as conditions for it. */
function advantages(one: Candidate, other: Candidate, evaluation: Evaluation): string[] {
  const words = wishes(evaluation);
  const isOneLicense = [one, other].every(({ journey }) => journey.ladder.length === 1);
  return measureIds.flatMap((id) => {
    if (id === 'first_license_months' && isOneLicense) return [];
    const by = one.measures[id] - other.measures[id];
    const [value, compared] = [one.measures[id], other.measures[id]].map(written[id]);
    const isBetter = measureFacts[id].better === 'lower' ? by < 0 : by > 0;
    return isBetter && value !== compared ? [`${words[id]} ${value}, not ${compared}`] : [];
  });
}

/** The waiting list that decides between two routes, as a condition for each. */
function waits(
  { tippingWait, model, decision }: Evaluation,
  second: Candidate,
): readonly (string | undefined)[] {
  if (!tippingWait || tippingWait.recommendedRoute !== second.route) return [];
  const list = 'the waiting list for an ADN at your college is';
  const limit = count(tippingWait.months, 'month');
  const isLonger = tippingWait.months > model.programs.ADN.wait.typical;
  const sides = isLonger ? [`under ${limit}`, `${limit} or more`] : [`over ${limit}`, `${limit} or less`];
  return decision.recommended === second ? [] : sides.map((side) => `${list} ${side}`);
}

/** The recommended route and the runner-up, each with whom it suits; the second only where it suits someone. */
export function routeChoices(evaluation: Evaluation, extras: PathwayExtras, data: Data): RouteChoice[] {
  const { recommended, runnerUp } = evaluation.decision;
  const limits = waits(evaluation, runnerUp);
  const hasWinner = rivalOf(evaluation.decision, evaluation.model) === null;
  const choice = (one: Candidate, other: Candidate, wait: string | undefined): RouteChoice => {
    const [first] = one.journey.ladder;
    return {
      id: one.route,
      name: capitalized(routeInWords(one)),
      months: hasWinner && one === recommended ? null : `${splitText(one.journey.ladder)}.`,
      conditions: [...(wait === undefined ? [] : [wait]), ...advantages(one, other, evaluation)],
      programs: programsFor(first.credential, extras, data),
      payOff: payOffLink(first.credential, extras.state, data),
    };
  };
  const [first, second] = [
    choice(recommended, runnerUp, limits[0]),
    choice(runnerUp, recommended, limits[1]),
  ];
  return second.conditions.length > 0 ? [first, second] : [first];
}
