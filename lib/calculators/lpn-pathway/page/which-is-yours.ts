import type { Link } from '@/lib/calculators/page/related';
import type { Data } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { capitalized, count, numberInWords } from '@/lib/text/words';
import type { Candidate } from '../dominance';
import type { Evaluation } from '../evaluation';
import { type MeasureId, measureFacts, percent } from '../measures';
import { routeInWords } from '../sentences/phrases';
import type { PathwayExtras } from './extras';
import { payOffLink } from './pay-off';
import { type ProgramsFor, programsFor } from './programs-near';
import type { Shown } from './shown';
import { goals } from './words';

/** A route with whom it suits and where to begin. */
export interface RouteChoice {
  readonly id: string;
  /** "Straight to RN (an ADN)". */
  readonly name: string;
  /** What has to be so for it, each as the end of "if". */
  readonly conditions: readonly string[];
  readonly programs: ProgramsFor;
  /** Whether its first program pays off in the state, where one is known. */
  readonly payOff: Link;
}

/** Conditions that a reader can weigh at a glance. */
const MAX_CONDITIONS = 3;

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

/** What someone wants who goes by a measure: money first, then time, then the rest. @param goal where both routes lead. */
const wishes = (goal: string, years: number): readonly (readonly [MeasureId, string])[] => [
  ['total_cost', 'you want to pay less for school'],
  ['upfront_money', 'you have less money to start with'],
  ['first_license_months', 'you want a nurse’s pay sooner'],
  ['goal_months', `you want ${goal} sooner`],
  ['pay_kept', 'you need to keep more of your pay while you study'],
  ['programs', 'you want to apply to fewer programs'],
  ['net_earnings_20_year', `you count your pay over ${years} years, less school costs`],
];

/** How a wish is said beside its figures: those of the two routes, where no table above has them. */
const wishText = (wish: string, values: readonly (string | undefined)[], hasTable: boolean) =>
  hasTable ? wish : `${wish} (${values.join(', not ')})`;

/** On which measures one route is better than another, as conditions for it. */
function advantages(
  one: Candidate,
  other: Candidate,
  { inputs, model }: Evaluation,
  hasTable: boolean,
): string[] {
  const both = [one, other];
  const isOneLicense = both.every(({ journey }) => journey.ladder.length === 1);
  // Beside a goal of one license the other route leads to another license.
  const goal = inputs.end_goal === 'nurse_now' ? 'a license' : goals[inputs.end_goal];
  return wishes(goal, model.scoredYears).flatMap(([id, wish]) => {
    if (id === 'first_license_months' && isOneLicense) return [];
    const by = one.measures[id] - other.measures[id];
    const values = both.map(({ measures }) => written[id](measures[id]));
    const isBetter = measureFacts[id].better === 'lower' ? by < 0 : by > 0;
    return isBetter && values[0] !== values[1] ? [wishText(wish, values, hasTable)] : [];
  });
}

/** The waiting list that decides between two routes, as a condition for each. */
function waits(
  { tippingWait, model, decision }: Evaluation,
  second: Candidate,
): readonly (string | undefined)[] {
  if (!tippingWait || tippingWait.recommendedRoute !== second.route) return [];
  const list = 'your wait for an ADN is';
  const limit = count(tippingWait.months, 'month');
  const isLonger = tippingWait.months > model.programs.ADN.wait.typical;
  const sides = isLonger ? [`under ${limit}`, `${limit} or more`] : [`over ${limit}`, `${limit} or less`];
  return decision.recommended === second ? [] : sides.map((side) => `${list} ${side}`);
}

/** The recommended route and the runner-up, each with whom it suits; the second only where it suits someone. */
export function routeChoices(
  evaluation: Evaluation,
  { recommended, runnerUp, rival }: Shown,
  extras: PathwayExtras,
  data: Data,
): RouteChoice[] {
  const limits = waits(evaluation, evaluation.decision.runnerUp);
  const choice = (one: Candidate, other: Candidate, wait: string | undefined): RouteChoice => {
    const [first] = one.journey.ladder;
    const conditions = [
      ...(wait === undefined ? [] : [wait]),
      ...advantages(one, other, evaluation, rival !== null),
    ];
    return {
      id: one.route,
      name: capitalized(routeInWords(one)),
      conditions: conditions.slice(0, MAX_CONDITIONS),
      programs: programsFor(first.credential, extras, data),
      payOff: payOffLink(first.credential, extras, data),
    };
  };
  const [first, second] = [
    choice(recommended, runnerUp, limits[0]),
    choice(runnerUp, recommended, limits[1]),
  ];
  return second.conditions.length > 0 ? [first, second] : [first];
}
