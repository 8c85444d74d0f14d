import { wagesNow } from '@/lib/data/year-words';
import { formatDollars, formatPercent } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { areaName } from '@/lib/places/states';
import { list } from '@/lib/text/words';
import { earnersBehindInWords, indexInWords } from '../facts/earnings';
import { likelyRange } from '../facts/pass-rate';
import { entersFirst } from '../net-price';
import type { ProgramFacts } from '../program-schema';
import { countsRetention, type ScoreComponent } from '../score/components';

/** A program with the name that tells it apart from the others. */
export interface Named {
  readonly name: string;
  readonly facts: ProgramFacts;
}

/** A program with the value that a sentence compares. */
export type Valued = Named & { readonly value: number };

/** A quantity that programs are compared by, and what its two ends are in words. */
export interface Quantity {
  /** Null where it is not known. */
  readonly value: (facts: ProgramFacts) => number | null;
  readonly more: 'better' | 'worse';
  /** What must be the same for two values to compare. */
  readonly kind?: (facts: ProgramFacts) => string;
  /** Whether the ends differ by more than chance or a trifle. */
  readonly isApart: (best: Valued, worst: Valued) => boolean;
  readonly say: (best: Valued, worst: Valued) => string;
}

/** Amounts of money nearer than this, in percent of the smaller one, are about the same. */
const MONEY_APART_PERCENT = 5;

/** Whether two amounts of money differ by more than a trifle. */
export const isMoneyApart = (a: number, b: number) =>
  a !== b && 100 * Math.max(a, b) >= (100 + MONEY_APART_PERCENT) * Math.min(a, b);

/** Shares of people nearer than this, in percentage points, are about the same. */
const SHARES_APART_POINTS = 5;

/** Whether two shares of people, in percent, differ by more than a trifle. */
export const areSharesApart = ({ value: a }: Valued, { value: b }: Valued) =>
  Math.abs(a - b) >= SHARES_APART_POINTS;

const isValueApart = ({ value: a }: Valued, { value: b }: Valued) => isMoneyApart(a, b);

/** Returns the measure as the score takes it; null where it is not measured. */
const measured =
  (measure: ScoreComponent) =>
  ({ score_parts: parts }: ProgramFacts) =>
    parts.find(({ id }) => id === measure)?.value ?? null;

/** What the average nurse earns in the states of two programs; nothing where it is one state. */
function payThere(...programs: readonly ProgramFacts[]): string {
  if (new Set(programs.map(({ state }) => state)).size === 1) return '';
  const pay = programs.flatMap(({ graduate_earnings: earned, state }) =>
    earned ? [`${formatDollars(earned.state_mean_wage)} in ${areaName(state)}`] : [],
  );
  return `, where the average nurse earns ${list(pay)}`;
}

/** Pay with the people behind it: "$81,795 (275 earners counted)". */
const earned = ({ facts: { earnings } }: Named) =>
  `${formatDollars(earnings.restated ?? 0)} (${earnersBehindInWords(earnings)})`;

/** Years of two prices, where they differ. */
function priceYears(...programs: readonly ProgramFacts[]): string {
  const years = programs.flatMap(({ tuition }) => tuition?.year ?? []);
  return new Set(years).size === 1 ? '' : `, at prices of ${list(years)}`;
}

const between = (a: number, b: number) => formatDollars(Math.abs(a - b));

const tuitionOf = ({ facts: { tuition } }: Named) => formatDollars(tuition?.total ?? 0);
const debtOf = ({ facts: { median_debt: owed } }: Named) => formatDollars(owed?.amount ?? 0);

/** Writes a ratio: "16%". */
const share = (ratio: number) => formatPercent(roundHalfUp(100 * ratio));

export const passRate: Quantity = {
  value: ({ pass_rate: rate }) => rate?.rate_percent ?? null,
  more: 'better',
  // Others are of different years or counted differently.
  kind: ({ pass_rate: rate }) => `${rate?.source_url} ${rate?.period_label} ${rate?.exam}`,
  isApart: ({ facts: { pass_rate: high } }, { facts: { pass_rate: low } }) =>
    high !== null && low !== null && high.interval_low > low.interval_high,
  say(best, worst) {
    const words = ({ name, facts: { pass_rate: rate } }: Named) =>
      rate
        ? `${formatPercent(rate.rate_percent)} of ${rate.candidates} at ${name} (likely ${likelyRange(rate)})`
        : name;
    const [high, low] = [best.facts.pass_rate, worst.facts.pass_rate];
    const who = [high, low].every((rate) => rate?.attempts === 'first-time')
      ? 'First-time candidates'
      : 'Candidates';
    return `${who} who passed the ${high?.exam} in ${high?.period_label}: ${words(best)}, ${words(worst)}.`;
  },
};

const USUAL = 'is usual where nurses earn the same';

/** Pay with place and small numbers taken out, as the score takes it. */
export const payIndex: Quantity = {
  value: measured('earnings'),
  more: 'better',
  isApart: isValueApart,
  say: (best, worst) =>
    `Graduates of ${best.name} earn ${indexInWords(best.value, USUAL)}, those of ${worst.name} ${indexInWords(worst.value, 'is usual there')}, with few earners taken to be nearer the usual. At ${wagesNow} that is ${earned(best)} and ${earned(worst)}.`,
};

export const pay: Quantity = {
  value: ({ earnings }) => (earnings.reason === null ? earnings.restated : null),
  more: 'better',
  isApart: isValueApart,
  say: (best, worst) =>
    `Graduates of ${best.name} earn ${between(best.value, worst.value)} a year more than those of ${worst.name}, at ${wagesNow}: ${earned(best)} and ${earned(worst)}${payThere(best.facts, worst.facts)}.`,
};

const completion: Quantity = {
  value(facts) {
    if (countsRetention(facts.credential)) return measured('completion')(facts);
    // Those who begin college say nothing of people who have a degree or a license.
    return entersFirst(facts.credential) ? facts.graduation_rate_percent : null;
  },
  more: 'better',
  kind: ({ credential }) => String(countsRetention(credential)),
  isApart: areSharesApart,
  say(best, worst) {
    const what = countsRetention(best.facts.credential) ? 'come back for a second year' : 'finish';
    return `Of all full-time beginners, nursing or not, ${formatPercent(best.value)} ${what} at ${best.name} and ${formatPercent(worst.value)} at ${worst.name}.`;
  },
};

/** Price beside the middle one of the state, as the score takes it. */
const priceInState: Quantity = {
  value: (facts) => (facts.tuition?.total == null ? null : measured('affordability')(facts)),
  more: 'worse',
  isApart: isValueApart,
  say(best, worst) {
    const of = ({ value, name, facts: { state } }: Valued) =>
      `${share(value)} of the middle price in ${areaName(state)} at ${name}`;
    return `Beside other programs of its state, tuition for the whole program is ${of(best)} and ${of(worst)}. In dollars it is ${tuitionOf(best)} and ${tuitionOf(worst)}${priceYears(best.facts, worst.facts)}.`;
  },
};

export const price: Quantity = {
  value: ({ tuition }) => tuition?.total ?? null,
  more: 'worse',
  isApart: isValueApart,
  say: (best, worst) =>
    `Tuition for the whole program is ${between(best.value, worst.value)} less at ${best.name} than at ${worst.name}: ${tuitionOf(best)} and ${tuitionOf(worst)}${priceYears(best.facts, worst.facts)}.`,
};

/** Debt beside pay, as the score takes it. */
const debtOfPay: Quantity = {
  value: measured('debt'),
  more: 'worse',
  isApart: isValueApart,
  say: (best, worst) =>
    `Graduates who borrowed owe ${share(best.value)} of a year’s pay at ${best.name} and ${share(worst.value)} at ${worst.name}: ${debtOf(best)} and ${debtOf(worst)}.`,
};

export const debt: Quantity = {
  // Debt of graduates who were nurses before says nothing about a first degree.
  value: ({ median_debt: owed, earnings }) => (earnings.reason === null ? (owed?.amount ?? null) : null),
  more: 'worse',
  isApart: isValueApart,
  say: (best, worst) =>
    `Graduates of ${best.name} who borrowed owe ${between(best.value, worst.value)} less than those of ${worst.name}: ${debtOf(best)} and ${debtOf(worst)}.`,
};

/**
 * Returns the quantity by which programs are compared in a measure: that of the score, so that the order of the sentence
 * is the order of the points. Scores of several program types are on different scales, and so is what a score is not
 * made of: these are compared in dollars.
 */
export function quantityOf(measure: ScoreComponent, programs: readonly Named[]): Quantity {
  const isOneType = new Set(programs.map(({ facts }) => facts.credential)).size === 1;
  const isOneState = new Set(programs.map(({ facts }) => facts.state)).size === 1;
  const preferred = (scored: Quantity, plain: Quantity) => {
    const known = programs.filter(({ facts }) => scored.value(facts) !== null);
    return isOneType && known.length > 1 ? scored : plain;
  };
  switch (measure) {
    case 'nclex':
      return passRate;
    case 'earnings':
      return preferred(payIndex, pay);
    case 'completion':
      return completion;
    case 'affordability':
      return isOneState ? price : preferred(priceInState, price);
    case 'debt':
      return preferred(debtOfPay, debt);
  }
}
