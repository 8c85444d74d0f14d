import { wagesNow } from '@/lib/data/year-words';
import { type Figure, isMissing } from '@/lib/numbers/figure';
import { formatCount, formatDollars, formatPercent } from '@/lib/numbers/format';
import { list, uncapitalized } from '@/lib/text/words';
import { comparedPay, NOT_COMPARED_PAY, notCompared } from '../facts/compared-pay';
import { firstClause } from '../facts/fact';
import type { FigureFactId } from '../facts/facts';
import { earnersInWords } from '../facts/graduate-earnings';
import { netPriceLabel, whosePrice } from '../facts/net-price';
import type { ProgramFacts } from '../program-schema';
import { countsRetention, type ScoreComponent } from '../score/components';
import type { ComparedProgram } from './compare';
import { areSharesApart, debt, isMoneyApart, passRate, pay, price, type Quantity } from './compared-measures';
import { endsOf, isOfOwnStudents, type Mark, type Marked, outOfMarksInWords } from './comparison-marks';
import type { Difference } from './differences';

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
  /** Left out in print. */
  readonly isScreenOnly?: boolean;
}

/** How a measure is written. */
interface Measure extends Marked {
  readonly label: string;
  /** What is true of each figure: each part is said once where it is one for all, else beside each. */
  readonly basis: (program: ProgramFacts) => readonly string[];
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
  isApart: areSharesApart,
  say: unsaid,
};

/** Whose figures a track of the BSN shows: the source counts all BSN degrees of a school together. */
const ofWhom = (credential: ProgramFacts['credential']) =>
  credential === 'ABSN' || credential === 'RN_TO_BSN' ? ['of all the school’s BSN graduates'] : [];

const whole = (percent: number) => formatPercent(percent, 0);

const measures: readonly Measure[] = [
  {
    id: 'pass_rate',
    label: 'Passed the licensing exam',
    quantity: passRate,
    seen: passRate.value,
    basis: ({ pass_rate: rate }) =>
      rate === null
        ? []
        : [
            rate.exam,
            ...(rate.attempts === 'first-time' ? ['first time'] : []),
            rate.period_label,
            'in parentheses the likely rate',
          ],
    value: ({ pass_rate: rate }) => whole(rate?.rate_percent ?? 0),
    note: ({ pass_rate: rate }) =>
      rate === null
        ? ''
        : `of ${formatCount(rate.candidates)} (${whole(rate.interval_low)} to ${whole(rate.interval_high)})`,
  },
  {
    id: 'net_price',
    label: `${netPriceLabel}, living included`,
    quantity: netPrice,
    seen: netPrice.value,
    basis: ({ net_price: known }) => (known === null ? [] : [whosePrice(known), known.year]),
    value: ({ net_price: known }) => formatDollars(known?.amount ?? 0),
    note: unsaid,
  },
  {
    id: 'tuition',
    label: 'Tuition and fees',
    quantity: price,
    seen: price.value,
    basis: ({ tuition }) =>
      tuition === null
        ? []
        : [
            tuition.total === null ? 'one year' : 'whole program',
            tuition.residency === 'one price' ? 'one price for everyone' : `for ${tuition.residency}s`,
            tuition.year,
          ],
    value: ({ tuition }) => formatDollars(tuition?.total ?? tuition?.per_year ?? 0),
    note: unsaid,
  },
  {
    id: 'graduate_earnings',
    label: 'Graduates’ pay, a year',
    quantity: pay,
    seen: pay.value,
    basis: ({ graduate_earnings: earned, credential }) =>
      earned === null
        ? []
        : [
            'the middle one',
            `${earned.years_after_completion} years after finishing`,
            earned.median_restated === null ? `in ${earned.dollars} dollars` : `at ${wagesNow}`,
            ...ofWhom(credential),
          ],
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
    seen: ({ median_debt: owed }) => owed?.amount ?? null,
    basis: ({ median_debt: owed, credential }) =>
      owed === null ? [] : ['the middle federal debt', ...ofWhom(credential)],
    value: ({ median_debt: owed }) => formatDollars(owed?.amount ?? 0),
    note: (program) => uncapitalized(notCompared(program)?.short ?? ''),
  },
  {
    id: 'graduation_rate',
    label: 'Students who finish',
    quantity: graduates,
    seen: graduates.value,
    basis: (program) => {
      const { graduation_rate_percent: rate, graduation_rate_year: year } = program;
      if (rate === null) return [];
      return [
        'all fields',
        'first-time, full-time',
        ...(year === null ? [] : [String(year)]),
        ...(isOfOwnStudents('graduation_rate', program) ? [] : ['not these programs’ students']),
      ];
    },
    value: ({ graduation_rate_percent: rate }) => whole(rate ?? 0),
    note: unsaid,
  },
];

/** Writes a reason in a cell: why pay is not compared is said whole. */
const reasonInCell = (reason: string) =>
  reason.startsWith(NOT_COMPARED_PAY) ? reason.replace(/\.$/, '') : firstClause(reason);

/** Returns a figure as its row shows it: pay that is not to be compared is its reason alone. */
const shownOf = (id: FigureFactId, { facts, program }: ComparedProgram): Figure<unknown> =>
  id === 'graduate_earnings' ? comparedPay(program) : facts[id];

function rowOf(
  measure: Measure,
  programs: readonly ComparedProgram[],
  open: readonly ProgramFacts[],
): MeasureTable['rows'][number] {
  const { id, label, basis, value, note } = measure;
  const ends = endsOf(
    measure,
    programs.map(({ program }) => program),
    open,
  );
  const known = programs.filter((one) => !isMissing(shownOf(id, one)));
  const bases = known.map(({ program }) => basis(program));
  const isShared = (part: string) => bases.every((parts) => parts.includes(part));
  const cells = programs.map((one): MeasureCell => {
    const fact = shownOf(id, one);
    const { program } = one;
    if (isMissing(fact)) return { value: null, note: reasonInCell(fact.missing), mark: null };
    const own = basis(program).filter((part) => !isShared(part));
    const said = [note(program), own.join(', ')].filter((text) => text !== '');
    return { value: value(program), note: said.join('; '), mark: ends.get(program) ?? null };
  });
  return { id, label, note: bases[0]?.filter(isShared).join(', ') ?? '', cells };
}

/** What two programs or more are compared by. */
export interface MeasureTable {
  readonly rows: readonly (MeasureRow & { readonly id: FigureFactId })[];
  /** Measures that are known of none of them, in a sentence; empty where each is known of one. */
  readonly unknown: string;
  /** Which programs are never best or worst, and why; empty where each may be, or nothing is marked. */
  readonly outOfMarks: string;
}

/**
 * Returns the measures of a comparison, best and worst marked; those of which nothing is known are left out.
 *
 * @param open those that may be best or worst
 */
export function measureTable(
  programs: readonly ComparedProgram[],
  open: readonly ProgramFacts[],
  nameOf: (program: ProgramFacts) => string,
): MeasureTable {
  const rows = measures.map((measure) => rowOf(measure, programs, open));
  const isKnown = ({ cells }: MeasureRow) => cells.some(({ value }) => value !== null);
  const isMarked = ({ cells }: MeasureRow) => cells.some(({ mark }) => mark !== null);
  const unknown = rows.filter((row) => !isKnown(row) && row.id !== 'pass_rate');
  const what = list(unknown.map(({ label }) => uncapitalized(label)));
  return {
    rows: rows.filter(isKnown),
    unknown:
      unknown.length === 0
        ? ''
        : `Not known for ${programs.length === 2 ? 'either' : 'any of them'}: ${what}.`,
    outOfMarks: rows.some(isMarked) ? outOfMarksInWords(open, nameOf) : '',
  };
}

/** Rows that show measures of the score. */
const rowOfMeasure: Readonly<Record<ScoreComponent, FigureFactId>> = {
  earnings: 'graduate_earnings',
  affordability: 'tuition',
  debt: 'median_debt',
  nclex: 'pass_rate',
  completion: 'graduation_rate',
};

/**
 * Whether a program that is the best by the score's own measure is marked so in dollars too: a heading must not call
 * a price the best that its readers see is higher.
 */
export function isBestInTable(
  { measure, best: { facts } }: Pick<Difference, 'measure' | 'best'>,
  column: number,
  { rows }: MeasureTable,
): boolean {
  // Who comes back for a second year has no row.
  const isUnseen = measure === 'completion' && countsRetention(facts.credential);
  const id = isUnseen ? undefined : rowOfMeasure[measure];
  return id === undefined || rows.find((row) => row.id === id)?.cells[column]?.mark === 'Best';
}

/** Whether a fact is one that programs are compared by: others are only named. */
export const isMeasure = (id: FigureFactId) => measures.some((one) => one.id === id);
