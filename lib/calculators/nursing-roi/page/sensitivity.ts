import type { Data } from '@/lib/data/data';
import {
  formatDollarsRange,
  formatDollarsRounded,
  formatDollarsShort,
  formatMonths,
  formatMonthsRange,
  formatPercent,
} from '@/lib/numbers/format';
import { capitalized, list } from '@/lib/text/words';
import type { NursingRoiInputs } from '../parameters';
import type { NursingRoiResult } from '../result';
import {
  type Factor,
  type FactorId,
  type Outcome,
  type Sensitivity,
  sensitivity,
  type Variation,
} from '../sensitivity';
import { timeAhead } from '../verdict';
import { schoolInWords } from '../words';

/** One line of "what moves the answer": a value that could turn out, and what the answer would then be. */
export interface MovedAnswer {
  readonly id: string;
  readonly what: string;
  /** When one is ahead, from the first class; null where there is no raise. */
  readonly ahead: string | null;
  readonly gain: string;
}

export interface Movers {
  /** What moves the answer most, in a sentence. */
  readonly finding: string;
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
  readonly what: (value: string, variation: Variation, factor: Factor) => string;
}

const isLow = ({ value }: Variation, { calculated }: Factor) => value < calculated;

function wordsFor(inputs: NursingRoiInputs, result: NursingRoiResult): Record<FactorId, FactorWords> {
  const money = { format: formatDollarsRounded, range: formatDollarsRange };
  const share = (value: number) => formatPercent(value * 100, 0);
  const other = result.tuition_basis.control === 'public' ? 'private' : 'public';
  const school = schoolInWords(inputs.degree, { area: 'state', control: other });
  return {
    pay: {
      ...money,
      noun: 'the pay you get',
      what: (value, variation, factor) =>
        `Pay of ${value}, the ${isLow(variation, factor) ? 'low' : 'high'} end`,
    },
    price: {
      ...money,
      noun: 'the price of your school',
      what: (value, variation, factor) =>
        `Tuition of ${value}; a quarter pay ${isLow(variation, factor) ? 'less' : 'more'}`,
    },
    other_control: {
      ...money,
      noun: 'the kind of school',
      what: (value) => `Study ${school}: ${value}`,
    },
    length: {
      noun: 'the time you need',
      format: formatMonths,
      range: formatMonthsRange,
      what: (value, _variation, { calculated }) => `${value} of study, not ${formatMonths(calculated)}`,
    },
    pay_given_up: {
      noun: 'the pay you give up while enrolled',
      format: share,
      range: (low, high) => `${share(low)} to ${share(high)}`,
      what: (value, _variation, { calculated }) => `${value} of pay given up, not ${share(calculated)}`,
    },
    income_before: {
      ...money,
      noun: 'what you earn now',
      what: (value) => `Pay of ${value} now, usual before it`,
    },
  };
}

function moved(id: string, what: string, outcome: Outcome, data: Data): MovedAnswer {
  const { breakEvenMonthsFromStart: months, netGain } = outcome;
  return {
    id,
    what,
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
    `${capitalized(noun)} matters most: from ${range(low.value, high.value)}, the gain over ${years} years ` +
    `runs from ${formatDollarsRounded(low.outcome.netGain)} to ${formatDollarsRounded(high.outcome.netGain)}.`
  );
}

/** What giving up pay would mean for someone with an income, for someone without one. */
function payGivenUpNote(
  inputs: NursingRoiInputs,
  result: NursingRoiResult,
  words: Record<FactorId, FactorWords>,
  data: Data,
): string {
  const { baseline_income } = result.typical_entrant;
  const { calculated, factors } = sensitivity({ ...inputs, current_income: baseline_income }, data);
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

/** What moves the answer most: each factor at the ends of its range, the most important first. */
export function movers(inputs: NursingRoiInputs, result: NursingRoiResult, data: Data): Movers {
  const moves = sensitivity(inputs, data);
  const words = wordsFor(inputs, result);
  return {
    finding: finding(moves, words),
    rows: [
      moved('calculated', 'As calculated', moves.calculated, data),
      ...moves.factors.flatMap((factor) => {
        const { format, what } = words[factor.id];
        return factor.variations.map((variation) =>
          moved(
            `${factor.id}-${variation.value}`,
            what(format(variation.value), variation, factor),
            variation.outcome,
            data,
          ),
        );
      }),
    ],
    years: moves.years,
    noRaise: 'No raise: the salary is not above the income before.',
    payGivenUpNote: inputs.current_income === 0 ? payGivenUpNote(inputs, result, words, data) : null,
  };
}
