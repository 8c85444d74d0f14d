import { formatDollars } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { count } from '@/lib/text/words';
import type { PricePoint, Program, Range } from './programs';
import type { Steps } from './routes';

/** What routes are weighed by, in the order of the weights table. */
export const measureIds = [
  'first_license_months',
  'goal_months',
  'upfront_money',
  'total_cost',
  'pay_kept',
  'net_earnings_20_year',
  'programs',
] as const;
export type MeasureId = (typeof measureIds)[number];
/** A number for each measure: its value (months, dollars, share, count), its weight or its ratio. */
export type Measures = Readonly<Record<MeasureId, number>>;

/** Spelled out, because a loop over names makes an object that is slow to read. */
export function byMeasure(figure: (id: MeasureId) => number): Measures {
  return {
    first_license_months: figure('first_license_months'),
    goal_months: figure('goal_months'),
    upfront_money: figure('upfront_money'),
    total_cost: figure('total_cost'),
    pay_kept: figure('pay_kept'),
    net_earnings_20_year: figure('net_earnings_20_year'),
    programs: figure('programs'),
  };
}

/** Sum over all measures. */
export const totalOf = (measures: Measures) => measureIds.reduce((sum, id) => sum + measures[id], 0);

interface MeasureFacts {
  /** The measure inside a sentence. */
  readonly label: string;
  readonly better: 'lower' | 'higher';
  /** A value inside a sentence. */
  readonly write: (value: number) => string;
}

const months = (value: number) => count(roundHalfUp(value), 'month');
/** A share inside a sentence: "60%". */
export const percent = (share: number) => `${roundHalfUp(share * 100)}%`;

export const measureFacts: Readonly<Record<MeasureId, MeasureFacts>> = {
  first_license_months: { label: 'the time to the first license', better: 'lower', write: months },
  goal_months: { label: 'the time to the goal', better: 'lower', write: months },
  upfront_money: {
    label: 'the cost of the first program with the pay given up in it',
    better: 'lower',
    write: formatDollars,
  },
  total_cost: { label: 'the cost of all programs', better: 'lower', write: formatDollars },
  pay_kept: { label: 'the share of pay kept while studying', better: 'higher', write: percent },
  net_earnings_20_year: {
    label: 'the pay over 20 years less the cost',
    better: 'higher',
    write: formatDollars,
  },
  programs: {
    label: 'the number of programs',
    better: 'lower',
    write: (value) => `${value}`,
  },
};

/** Someone who takes the programs of a ladder one after the other. */
export interface Journey {
  readonly ladder: Steps<Program>;
  /** Pay today, in dollars a year. */
  readonly startingPay: number;
  readonly pricePoint: PricePoint;
}

/** Prerequisites and the wait for the next start, in months. */
export const beforeStart = ({ prerequisites, wait }: Program, end: keyof Range): number =>
  prerequisites[end] + wait[end];

/** Months at one rate of pay, in dollars a year. */
interface Stretch {
  readonly months: number;
  readonly pay: number;
}

const total = <T>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);

/** Pay before each program: today's, then what the program before it pays. */
const payBefore = ({ ladder, startingPay }: Journey, step: number) =>
  ladder[step - 1]?.payAfter ?? startingPay;

/** Full pay until each start, the share kept while enrolled, and without end what the last program pays. */
function stretches(journey: Journey): readonly Stretch[] {
  const { ladder } = journey;
  return [
    ...ladder.flatMap((program, step) => {
      const pay = payBefore(journey, step);
      return [
        { months: beforeStart(program, 'typical'), pay },
        { months: program.study.typical, pay: (1 - program.shareOfPayGivenUp) * pay },
      ];
    }),
    { months: Infinity, pay: payBefore(journey, ladder.length) },
  ];
}

/** Price and other costs of one program, in whole dollars. */
export const programCost = ({ price, otherCosts }: Program, point: PricePoint) => price[point] + otherCosts;

/** Price and other costs of all programs, in whole dollars. */
export const ladderCost = (ladder: readonly Program[], point: PricePoint) =>
  total(ladder, (program) => programCost(program, point));

/** Pay over that many years from today minus the cost of all programs, in dollars. */
export function netEarnings(journey: Journey, years: number): number {
  let left = 12 * years;
  let earned = 0;
  for (const { months: length, pay } of stretches(journey)) {
    const worked = Math.min(length, left);
    earned += (worked * pay) / 12;
    left -= worked;
  }
  return earned - ladderCost(journey.ladder, journey.pricePoint);
}

/** Months from today to the end of the ladder, or of its first programs. */
export function monthsThrough(ladder: readonly Program[], end: keyof Range): number {
  return total(ladder, (program) => beforeStart(program, end) + program.study[end]);
}

/** Months to the goal, by what they are spent on. */
export interface MonthsSplit {
  readonly prerequisite_months: number;
  readonly wait_months: number;
  readonly study_months: number;
}

/** Splits the months through a ladder, at the middle of every range. */
export function splitMonths(ladder: readonly Program[]): MonthsSplit {
  return {
    prerequisite_months: total(ladder, ({ prerequisites }) => prerequisites.typical),
    wait_months: total(ladder, ({ wait }) => wait.typical),
    study_months: total(ladder, ({ study }) => study.typical),
  };
}

/** Pay given up while enrolled in the first program, in dollars. */
export function payGivenUpFirst({ ladder: [first], startingPay }: Journey): number {
  return (first.shareOfPayGivenUp * startingPay * first.study.typical) / 12;
}

/** Share of pay kept over all months of study. */
export function payKept(ladder: readonly Program[]): number {
  const kept = total(ladder, ({ study, shareOfPayGivenUp }) => study.typical * (1 - shareOfPayGivenUp));
  return kept / total(ladder, ({ study }) => study.typical);
}

/**
 * The seven measures of a journey, unrounded, at the middle of every range.
 *
 * @param years that net earnings run over.
 */
export function measure(journey: Journey, years: number): Measures {
  const { ladder, pricePoint } = journey;
  const [first] = ladder;
  return {
    first_license_months: monthsThrough([first], 'typical'),
    goal_months: monthsThrough(ladder, 'typical'),
    upfront_money: programCost(first, pricePoint) + payGivenUpFirst(journey),
    total_cost: ladderCost(ladder, pricePoint),
    pay_kept: payKept(ladder),
    net_earnings_20_year: netEarnings(journey, years),
    programs: ladder.length,
  };
}
