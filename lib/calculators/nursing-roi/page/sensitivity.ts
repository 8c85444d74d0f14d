import type { Data } from '@/lib/data/data';
import {
  formatDollarsRange,
  formatDollarsRounded,
  formatDollarsShort,
  formatMonths,
  formatMonthsRange,
  formatPercent,
} from '@/lib/numbers/format';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { capitalized, list } from '@/lib/text/words';
import type { NursingRoiInputs } from '../parameters';
import { longestHorizonYears } from '../plan';
import type { NursingRoiResult } from '../result';
import {
  type Factor,
  type FactorId,
  type Outcome,
  outcomeOf,
  type Sensitivity,
  sensitivity,
  type Variation,
} from '../sensitivity';
import { isTooLate, timeAhead } from '../verdict';
import { schoolInWords } from '../words';
import { ledBasis } from './led';
import { answerHref } from './links';
import type { PayNow } from './pay-now';

/** One line of "what changes this most": a value that could turn out, and what the answer would then be. */
export interface MovedAnswer {
  readonly id: string;
  readonly what: string;
  /** When one is ahead, from the first class; null where there is no raise. */
  readonly ahead: string | null;
  readonly gain: string;
  /** The page with that value; null where it can't be entered. */
  readonly href: string | null;
}

export interface Movers {
  /** What moves the answer most, in a sentence. */
  readonly finding: string;
  /** The few changes that move the time most, that of each factor; then the whole list has no more to say of them. */
  readonly top: readonly MovedAnswer[];
  /** The answer as calculated, then each variation, what moves it most first. */
  readonly rows: readonly MovedAnswer[];
  readonly years: number;
  /** Why a cell has no months. */
  readonly noRaise: string;
  /** Why the share of pay given up is not varied; null where it is. */
  readonly payGivenUpNote: string | null;
}

interface FactorWords {
  /** The factor inside a sentence. */
  readonly noun: string;
  readonly format: (value: number) => string;
  readonly range: (low: number, high: number) => string;
  readonly what: (value: number, variation: Variation, factor: Factor) => string;
  /** The question with the value; left out where it can't be entered. */
  readonly asked?: (value: number) => Partial<NursingRoiInputs>;
}

/** Lines of the short list. */
const MOST_SHOWN = 5;

const isLow = ({ value }: Variation, { calculated }: Factor) => value < calculated;

const share = (value: number) => formatPercent(value * 100, 0);

/** What giving up a share of one's pay means. */
function givenUpInWords(value: number, calculated: number): string {
  if (value === 0) return 'You keep all your pay while you study';
  if (value === 1) return 'You stop working';
  return `You give up ${share(value)} of your pay, not ${share(calculated)}`;
}

function wordsFor(inputs: NursingRoiInputs, result: NursingRoiResult): Record<FactorId, FactorWords> {
  const money = { format: formatDollarsRounded, range: formatDollarsRange };
  const other = result.tuition_basis.control === 'public' ? 'private' : 'public';
  const school = schoolInWords(inputs.degree, { area: 'state', control: other });
  const tuition = (value: number) => ({ tuition: roundAwayFromZero(value) });
  return {
    pay: {
      ...money,
      noun: 'the pay you get',
      what: (value, variation, factor) =>
        `You get ${formatDollarsRounded(value)} a year, the ${isLow(variation, factor) ? 'low' : 'high'} end`,
    },
    price: {
      ...money,
      noun: 'the price of your school',
      what: (value, variation, factor) =>
        `Tuition is ${formatDollarsRounded(value)}: a quarter pay ${isLow(variation, factor) ? 'less' : 'more'}`,
      asked: tuition,
    },
    other_control: {
      ...money,
      noun: 'the kind of school',
      what: (value) => `You study ${school}: ${formatDollarsRounded(value)}`,
      asked: tuition,
    },
    length: {
      noun: 'the time you need',
      format: formatMonths,
      range: formatMonthsRange,
      what: (value, _variation, { calculated }) =>
        `You need ${formatMonths(value)}, not ${formatMonths(calculated)}`,
    },
    pay_given_up: {
      noun: 'the pay you give up while you study',
      format: share,
      range: (low, high) => `${share(low)} to ${share(high)}`,
      what: (value, _variation, { calculated }) => givenUpInWords(value, calculated),
    },
    income_before: {
      ...money,
      noun: 'what you earn now',
      what: (value) => `You earn the usual ${formatDollarsRounded(value)} now`,
      asked: (value) => ({ current_income: roundAwayFromZero(value) }),
    },
  };
}

/** A line of the list. */
function moved(line: Pick<MovedAnswer, 'id' | 'what' | 'href'>, outcome: Outcome, data: Data): MovedAnswer {
  const { breakEvenMonthsFromStart: months, netGain } = outcome;
  return {
    ...line,
    ahead: months === null ? null : timeAhead(months, data),
    gain: formatDollarsShort(netGain),
  };
}

function finding({ calculated, factors, years }: Sensitivity, words: Record<FactorId, FactorWords>): string {
  const [first] = factors;
  if (!first) return 'Nothing that is known to vary moves this answer.';
  const { noun, range } = words[first.id];
  const asCalculated: Variation = { value: first.calculated, outcome: calculated };
  const known = [asCalculated, ...first.variations].sort((a, b) => a.value - b.value);
  const low = known[0] ?? asCalculated;
  const high = known.at(-1) ?? asCalculated;
  return (
    `${capitalized(noun)} matters most for the gain over ${years} years: from ${range(low.value, high.value)}, it ` +
    `runs from ${formatDollarsRounded(low.outcome.netGain)} to ${formatDollarsRounded(high.outcome.netGain)}.`
  );
}

/** What moves the answer of the page, which may be that of a school. */
const sensitivityOf = (inputs: NursingRoiInputs, data: Data): Sensitivity =>
  sensitivity(inputs, data, ledBasis(inputs, data));

/** What giving up pay would mean for someone with an income, for someone without one. */
function payGivenUpNote(
  inputs: NursingRoiInputs,
  result: NursingRoiResult,
  words: Record<FactorId, FactorWords>,
  data: Data,
): string {
  const { baseline_income } = result.typical_entrant;
  const { calculated, factors } = sensitivityOf({ ...inputs, current_income: baseline_income }, data);
  const share = factors.find(({ id }) => id === 'pay_given_up');
  const ends = [{ value: share?.calculated ?? 0, outcome: calculated }, ...(share?.variations ?? [])].flatMap(
    ({ value, outcome: { breakEvenMonthsFromStart: months } }) =>
      months === null
        ? []
        : [`${timeAhead(months, data)} if ${words.pay_given_up.format(value)} is given up`],
  );
  const before = `You earn nothing now, so you give up no pay while enrolled. For someone who earns ${formatDollarsRounded(baseline_income)}`;
  return ends.length === 0
    ? `${before} you do not come out ahead through pay alone.`
    : `${before}, the time from enrolling until you come out ahead is ${list(ends)}.`;
}

/** The answer if grants paid for tuition; nothing where they do. */
function withTuitionCovered(
  { inputs, pay, data }: MoverQuestion,
  { tuition_total, grants_total }: NursingRoiResult,
): Moved[] {
  if (grants_total >= tuition_total) return [];
  const covered = { ...inputs, grants_total: tuition_total };
  const { plan } = ledBasis(covered, data);
  const outcome = outcomeOf(plan, longestHorizonYears(data));
  const line = { id: 'grants', what: 'Grants cover tuition', href: answerHref(covered, pay) };
  return [{ line: moved(line, outcome, data), months: outcome.breakEvenMonthsFromStart }];
}

/** A line, and the months from the start that it comes to. */
interface Moved {
  readonly line: MovedAnswer;
  readonly months: number | null;
}

/** How far a time lies from that of the answer; times that are too long to count are all alike. */
function distance(one: number | null, other: number | null, data: Data): number {
  const counted = (months: number | null) =>
    months === null || isTooLate(months, data) ? Number.MAX_SAFE_INTEGER : months;
  return Math.abs(counted(one) - counted(other));
}

/** The few lines that move the time most. The range of the pay is said beside the time itself. */
function topOf(
  groups: readonly (readonly Moved[])[],
  { calculated }: Sensitivity,
  data: Data,
): MovedAnswer[] {
  const from = ({ months }: Moved) => distance(months, calculated.breakEvenMonthsFromStart, data);
  const farthestFirst = (a: Moved, b: Moved) => from(b) - from(a);
  return groups
    .flatMap((group) => group.toSorted(farthestFirst))
    .filter((one) => from(one) > 0)
    .toSorted(farthestFirst)
    .slice(0, MOST_SHOWN)
    .map(({ line }) => line);
}

/** What is asked, and how the pay now was given: for links to the page with another value. */
export interface MoverQuestion {
  readonly inputs: NursingRoiInputs;
  readonly pay: PayNow;
  readonly data: Data;
}

/** What moves the answer most: each factor at the ends of its range, the most important first. */
export function movers(asked: MoverQuestion, result: NursingRoiResult): Movers {
  const { inputs, pay, data } = asked;
  const moves = sensitivityOf(inputs, data);
  const words = wordsFor(inputs, result);
  const lines = moves.factors.map((factor) => {
    const { what, asked: question } = words[factor.id];
    const href = (value: number) => {
      const other = question?.(value);
      return other ? answerHref({ ...inputs, ...other }, 'current_income' in other ? null : pay) : null;
    };
    const group = factor.variations.map((variation): Moved => {
      const { value, outcome } = variation;
      const line = { id: `${factor.id}-${value}`, what: what(value, variation, factor), href: href(value) };
      return { line: moved(line, outcome, data), months: outcome.breakEvenMonthsFromStart };
    });
    return { id: factor.id, group };
  });
  const shortened = lines.map(({ id, group }) => {
    if (id === 'pay') return [];
    if (id === 'pay_given_up') return group;
    const { breakEvenMonthsFromStart: months } = moves.calculated;
    return group
      .toSorted((a, b) => distance(b.months, months, data) - distance(a.months, months, data))
      .slice(0, 1);
  });
  return {
    finding: finding(moves, words),
    top: topOf([...shortened, withTuitionCovered(asked, result)], moves, data),
    rows: [
      moved({ id: 'calculated', what: 'As calculated', href: null }, moves.calculated, data),
      ...lines.flatMap(({ group }) => group.map(({ line }) => line)),
    ],
    years: moves.years,
    noRaise: 'No raise: the pay is not above what you earn now.',
    payGivenUpNote: inputs.current_income === 0 ? payGivenUpNote(inputs, result, words, data) : null,
  };
}
