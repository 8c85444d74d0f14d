import { isMissing } from '@/lib/numbers/figure';
import { formatCount, formatDollars, formatPercent } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { allOf, list, uncapitalized } from '@/lib/text/words';
import { isConfirmed } from '../facts/doubts';
import { firstClause } from '../facts/fact';
import { type FigureFactId, figureFacts } from '../facts/facts';
import { earnersInWords } from '../facts/graduate-earnings';
import { netPriceLabel, whosePrice } from '../facts/net-price';
import type { ProgramFacts } from '../program-schema';
import type { ScoreComponent } from '../score/components';
import type { ComparedProgram } from './compare';
import { debt, isMoneyApart, passRate, pay, payIndex, price, type Quantity } from './compared-measures';
import { comparable, named } from './differences';

export type Mark = 'Best' | 'Worst';

/** A figure of one program in a measure; missing where it is null: the note says why. */
export interface MeasureCell {
  readonly value: string | null;
  readonly note: string;
  readonly mark: Mark | null;
}

/** A measure with the figure of each program. */
export interface MeasureRow {
  readonly id: string;
  readonly label: string;
  /** What the figure is, of whom and when. */
  readonly note: string;
  readonly cells: readonly MeasureCell[];
}

/** How a measure is written. */
interface Measure {
  readonly id: FigureFactId;
  readonly label: string;
  /** What the best and the worst are found by. */
  readonly quantity: Quantity;
  /** What is true of each figure: said once where it is one for all, else beside each. */
  readonly basis: (program: ProgramFacts) => string;
  readonly value: (program: ProgramFacts) => string;
  readonly note: (program: ProgramFacts) => string;
}

const unsaid = () => '';

const netPrice: Quantity = {
  value: ({ net_price: known }) => known?.amount ?? null,
  more: 'worse',
  kind: ({ net_price: known }) => `${known?.income_band} ${known?.year}`,
  // Grants above the cost leave no ratio to compare by.
  isApart: (best, worst) => best.value > 0 && isMoneyApart(best.value, worst.value),
  say: unsaid,
};

const graduates: Quantity = {
  value: ({ graduation_rate_percent: rate }) => rate,
  more: 'better',
  isApart: (best, worst) => worst.value > 0 && isMoneyApart(best.value, worst.value),
  say: unsaid,
};

const whole = (percent: number) => formatPercent(percent, 0);

const measures: readonly Measure[] = [
  {
    id: 'pass_rate',
    label: 'Passed the licensing exam',
    quantity: passRate,
    basis: ({ pass_rate: rate }) =>
      rate === null
        ? ''
        : `${rate.exam}, ${rate.attempts === 'first-time' ? 'first time, ' : ''}${rate.period_label}; in parentheses the likely rate`,
    value: ({ pass_rate: rate }) => whole(rate?.rate_percent ?? 0),
    note: ({ pass_rate: rate }) =>
      rate === null
        ? ''
        : `of ${formatCount(rate.candidates)} (${whole(rate.interval_low)} to ${whole(rate.interval_high)})`,
  },
  {
    id: 'net_price',
    label: netPriceLabel,
    quantity: netPrice,
    basis: ({ net_price: known }) =>
      known === null ? '' : `living included, ${whosePrice(known)}, ${known.year}`,
    value: ({ net_price: known }) => formatDollars(known?.amount ?? 0),
    note: unsaid,
  },
  {
    id: 'tuition',
    label: 'Tuition and fees',
    quantity: price,
    basis: ({ tuition }) =>
      tuition === null
        ? ''
        : `${tuition.total === null ? 'one year' : 'whole program'}, ${tuition.residency === 'one price' ? 'one price for everyone' : `for ${tuition.residency}s`}, ${tuition.year}`,
    value: ({ tuition }) => formatDollars(tuition?.total ?? tuition?.per_year ?? 0),
    note: unsaid,
  },
  {
    id: 'graduate_earnings',
    label: 'Graduates’ pay, a year',
    quantity: pay,
    basis: ({ graduate_earnings: earned }) =>
      earned === null
        ? ''
        : `the middle one, ${earned.years_after_completion} years after finishing, ${earned.median_restated === null ? `in ${earned.dollars} dollars` : 'at May 2025 wages'}`,
    value: ({ graduate_earnings: earned }) => formatDollars(earned?.median_restated ?? earned?.median ?? 0),
    note: ({ graduate_earnings: earned }) =>
      earned === null
        ? ''
        : earned.earners === null && earned.graduates !== null
          ? `class of ${formatCount(earned.graduates)}`
          : earnersInWords(earned),
  },
  {
    id: 'median_debt',
    label: 'Debt of those who borrowed',
    quantity: debt,
    basis: ({ median_debt: owed }) => (owed === null ? '' : 'the middle federal debt'),
    value: ({ median_debt: owed }) => formatDollars(owed?.amount ?? 0),
    note: unsaid,
  },
  {
    id: 'graduation_rate',
    label: 'Students who finish',
    quantity: graduates,
    basis: ({ graduation_rate_percent: rate, graduation_rate_year: year }) =>
      rate === null ? '' : `all fields, first-time, full-time${year === null ? '' : `, ${year}`}`,
    value: ({ graduation_rate_percent: rate }) => whole(rate ?? 0),
    note: unsaid,
  },
];

/** The ends of a measure, where they differ by more than chance or a trifle. */
type Ends = ReadonlyMap<ProgramFacts, Mark>;

/** Finds the best and the worst of the programs that nothing is in doubt of. */
function endsOf(quantity: Quantity, programs: readonly ProgramFacts[]): Ends {
  // Prices and pay of different types of programs are different things.
  if (new Set(programs.map(({ credential }) => credential)).size > 1) return new Map();
  const valued = comparable(quantity, named(programs.filter(isConfirmed)));
  const [best, worst] = [valued[0], valued.at(-1)];
  if (!best || !worst || !quantity.isApart(best, worst)) return new Map();
  const at = (end: number, mark: Mark) =>
    valued.filter(({ value }) => value === end).map(({ facts }) => [facts, mark] as const);
  return new Map([...at(best.value, 'Best'), ...at(worst.value, 'Worst')]);
}

/** Pay has ends only where they are the same with few earners taken to be nearer the usual. */
function payEnds(programs: readonly ProgramFacts[]): Ends {
  const [dollars, sure] = [endsOf(pay, programs), endsOf(payIndex, programs)];
  return new Map([...dollars].filter(([facts, mark]) => sure.get(facts) === mark));
}

function rowOf(
  measure: Measure,
  programs: readonly ComparedProgram[],
  compared: readonly ProgramFacts[],
): MeasureTable['rows'][number] {
  const { id, label, quantity, basis, value, note } = measure;
  const ends = quantity === pay ? payEnds(compared) : endsOf(quantity, compared);
  const known = programs.filter(({ facts }) => !isMissing(facts[id]));
  const bases = new Set(known.map(({ program }) => basis(program)));
  const [shared = ''] = bases.size === 1 ? bases : [];
  const cells = programs.map(({ facts, program }): MeasureCell => {
    const fact = facts[id];
    if (isMissing(fact)) return { value: null, note: firstClause(fact.missing), mark: null };
    const said = [note(program), bases.size === 1 ? '' : basis(program)].filter((text) => text !== '');
    return { value: value(program), note: said.join('; '), mark: ends.get(program) ?? null };
  });
  return { id, label, note: shared, cells };
}

/** What two programs or more are compared by. */
export interface MeasureTable {
  readonly rows: readonly (MeasureRow & { readonly id: FigureFactId })[];
  /** Measures that are known of none of them, in a sentence; empty where each is known of one. */
  readonly unknown: string;
}

/**
 * Returns the measures of a comparison, best and worst marked; those of which nothing is known are left out.
 *
 * @param open those that may be best or worst
 */
export function measureTable(
  programs: readonly ComparedProgram[],
  open: readonly ProgramFacts[],
): MeasureTable {
  const rows = measures.map((measure) => rowOf(measure, programs, open));
  const isKnown = ({ cells }: MeasureRow) => cells.some(({ value }) => value !== null);
  const unknown = rows.filter((row) => !isKnown(row) && row.id !== 'pass_rate');
  const what = list(unknown.map(({ label }) => uncapitalized(label)));
  return {
    rows: rows.filter(isKnown),
    unknown: unknown.length === 0 ? '' : `We don’t know of any of them: ${what}.`,
  };
}

/** Rows that show measures of the score in dollars. */
const rowOfMeasure: Readonly<Partial<Record<ScoreComponent, FigureFactId>>> = {
  earnings: 'graduate_earnings',
  affordability: 'tuition',
  debt: 'median_debt',
};

/**
 * Whether a program that is the best by the score's own measure is marked so in dollars too: a heading must not call
 * a price the best that its readers see is higher.
 */
export function isBestInTable(measure: ScoreComponent, column: number, { rows }: MeasureTable): boolean {
  const id = rowOfMeasure[measure];
  return id === undefined || rows.find((row) => row.id === id)?.cells[column]?.mark === 'Best';
}

/** A cell that is words alone. */
const words = (value: string, note = ''): MeasureCell => ({ value, note, mark: null });
const missing = (reason: string): MeasureCell => ({ value: null, note: firstClause(reason), mark: null });

/** The other facts that a comparison names, in their own order. */
function otherFacts(programs: readonly ComparedProgram[]): MeasureRow[] {
  return figureFacts
    .filter(({ id, labels }) => labels.comparison !== undefined && measures.every((one) => one.id !== id))
    .map(({ id, labels }) => ({
      id,
      label: labels.comparison ?? id,
      note: '',
      cells: programs.map(({ facts }) => {
        const fact = facts[id];
        return isMissing(fact) ? missing(fact.missing) : words(fact.value.text, fact.value.short);
      }),
    }));
}

/** Returns what else there is to compare: the group with its score, pay beside like places, graduates, accreditation. */
export function moreMeasures(programs: readonly ComparedProgram[]): MeasureRow[] {
  const group = programs.map(({ score }) => {
    if (isMissing(score)) return missing(score.missing);
    const { group: name, total, standardError, evidence } = score.value;
    return words(name, `score ${total} of 100, give or take ${standardError}; ${uncapitalized(evidence)}`);
  });
  return [
    { id: 'score', label: 'Group, of all in the US', note: '', cells: group },
    ...otherFacts(programs),
    {
      id: 'lists',
      label: 'Accreditation',
      note: '',
      cells: programs.map(({ listings, unlisted }) =>
        unlisted === null ? words(list(listings.map(({ text }) => text))) : missing(unlisted),
      ),
    },
    { id: 'place', label: 'Where', note: '', cells: programs.map(({ place }) => words(place)) },
    {
      id: 'control',
      label: 'Who runs it',
      note: '',
      cells: programs.map(({ control }) => (control === null ? missing('Not in IPEDS.') : words(control))),
    },
  ];
}

/** What all of the programs share, in a sentence: "The same at all four: public, in Georgia, accredited by ACEN."; empty without. */
export function theSameAtAll(programs: readonly ProgramFacts[]): string {
  const [first] = programs;
  if (!first || programs.length === 1) return '';
  const agencies = ({ accreditation }: ProgramFacts) => [
    ...new Set(accreditation.flatMap(({ accredited, agency }) => (accredited ? [agency] : []))),
  ];
  const isShared = (of: (program: ProgramFacts) => string) =>
    new Set(programs.map(of)).size === 1 && of(first) !== '' ? [of(first)] : [];
  const shared = [
    ...isShared(({ control }) => control ?? ''),
    ...isShared(({ state }) => `in ${areaName(state)}`),
    ...isShared((program) =>
      agencies(program).length === 0 ? '' : `accredited by ${list(agencies(program))}`,
    ),
  ];
  return shared.length === 0 ? '' : `The same at ${allOf(programs.length)}: ${shared.join(', ')}.`;
}
