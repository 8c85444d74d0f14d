import { rollup } from 'd3-array';
import { wagesNow } from '@/lib/data/year-words';
import { isMissing } from '@/lib/numbers/figure';
import { formatCount, formatDollarsRounded, formatPercent } from '@/lib/numbers/format';
import { capitalized, count, list } from '@/lib/text/words';
import { comparedPay, notCompared } from '../facts/compared-pay';
import { ONLY_OTHER_YEARS, WITHHELD } from '../facts/graduate-earnings';
import { whosePrice } from '../facts/net-price';
import type { Sort } from '../finder/sort-names';
import type { ProgramFacts } from '../program-schema';

/** Figures that a row of a list can have, in the order of display. */
const rowFigureIds = ['pass_rate', 'net_price', 'tuition', 'graduate_earnings', 'median_debt'] as const;
export type RowFigureId = (typeof rowFigureIds)[number];

/** A figure of the rows of a page with its name and what it is. */
export interface RowFigure {
  readonly id: RowFigureId;
  /** "Passed, 2025". */
  readonly label: string;
  /** What the figure is, of whom and when, in a sentence. */
  readonly meaning: string;
}

/** A figure of one row: ready to show, or null with the reason in its note. */
export interface RowCell {
  readonly id: RowFigureId;
  readonly label: string;
  readonly value: string | null;
  readonly note: string;
}

/** How one figure is written in rows. */
interface Kind {
  /** The order that puts it first. */
  readonly sort: Sort | null;
  readonly label: (year: string | null) => string;
  readonly isKnown: (program: ProgramFacts) => boolean;
  /** Its year, where it has one of its own. */
  readonly year: (program: ProgramFacts) => string | undefined;
  readonly cell: (program: ProgramFacts) => { readonly value: string; readonly note: string };
  readonly missing: (program: ProgramFacts) => string;
  /** @param years of the rows, in words */
  readonly meaning: (known: readonly ProgramFacts[], years: string) => string;
}

const NOT_PUBLISHED = 'Not published';
const OLDER = /^The newest result that we have is of (.+?):/;

const passRate: Kind = {
  sort: null,
  label: (year) => (year === null ? 'Passed' : `Passed, ${year}`),
  isKnown: ({ pass_rate: rate }) => rate !== null,
  year: ({ pass_rate: rate }) => rate?.period_label,
  cell: ({ pass_rate: rate }) => ({
    value: formatPercent(rate?.rate_percent ?? 0, 0),
    note: `of ${formatCount(rate?.candidates ?? 0)}`,
  }),
  missing({ pass_rate_reason: reason }) {
    const older = OLDER.exec(reason ?? '')?.[1];
    return older === undefined ? 'Not published here' : `None since ${older}`;
  },
  meaning(known, years) {
    const isFirst = known.every(({ pass_rate: rate }) => rate?.attempts === 'first-time');
    return `Passed: the share of test takers who passed the licensing exam (NCLEX)${isFirst ? ' the first time' : ''}, ${years}. With few test takers, chance moves it by many points.`;
  },
};

const tuition: Kind = {
  sort: 'tuition',
  label: () => 'Tuition & fees',
  isKnown: ({ tuition: price }) => price !== null,
  year: ({ tuition: price }) => price?.year,
  cell: ({ tuition: price }) =>
    price?.total == null
      ? { value: formatDollarsRounded(price?.per_year ?? 0), note: 'a year' }
      : { value: formatDollarsRounded(price.total), note: 'in all' },
  missing: () => NOT_PUBLISHED,
  meaning: (_, years) =>
    `Tuition & fees: the published price of the whole program before grants, for residents of the district or state where they pay less, ${years}.`,
};

const netPrice: Kind = {
  sort: 'net_price',
  label: () => 'After grants',
  isKnown: ({ net_price: price }) => price !== null,
  year: ({ net_price: price }) => price?.year,
  cell: ({ net_price: price }) => ({
    value: formatDollarsRounded(price?.amount ?? 0),
    note: 'a year, living included',
  }),
  missing: () => NOT_PUBLISHED,
  meaning(known, years) {
    const of = [...new Set(known.flatMap(({ net_price: price }) => (price ? [whosePrice(price)] : [])))];
    return `After grants: the price of a year, living included, ${list(of)}, ${years}.`;
  },
};

/** Who earned it: "138 earners", "class of 80", "3 campuses". */
function whoEarned({ graduate_earnings: earned }: ProgramFacts): string {
  if (!earned) return '';
  if (earned.shared_by_campuses !== null) return `${formatCount(earned.shared_by_campuses)} campuses`;
  if (earned.earners !== null) return count(earned.earners, 'earner');
  return earned.graduates === null ? 'a year' : `class of ${formatCount(earned.graduates)}`;
}

/** Why there is no pay after four years, in few words. */
function noPay(reason: string | null): string {
  if (reason === null) return NOT_PUBLISHED;
  if (reason.startsWith(ONLY_OTHER_YEARS)) return 'Not published after 4 years';
  return reason === WITHHELD ? 'Too few to publish' : NOT_PUBLISHED;
}

const graduatePay: Kind = {
  sort: 'earnings',
  label: () => 'Graduates’ pay',
  isKnown: (program) => !isMissing(comparedPay(program)),
  year: () => undefined,
  cell(program) {
    const { graduate_earnings: earned } = program;
    return {
      value: formatDollarsRounded(earned?.median_restated ?? earned?.median ?? 0),
      note: whoEarned(program),
    };
  },
  missing: (program) => notCompared(program)?.short ?? noPay(program.graduate_earnings_reason),
  meaning(known) {
    const isRestated = known.every(({ graduate_earnings: earned }) => earned?.median_restated !== null);
    return `Graduates’ pay: the middle pay a year of graduates with federal aid who work, four years after finishing${`, at ${wagesNow}${isRestated ? '' : ' where we can say it'}`}. “Class of” is all graduates of a year, where earners aren’t counted. “Campuses” share one figure. Pay of other people than the program’s own graduates isn’t shown: its row says whose it is.`;
  },
};

const debt: Kind = {
  sort: 'debt',
  label: () => 'Debt',
  isKnown: ({ median_debt: owed }) => owed !== null,
  year: () => undefined,
  cell: ({ median_debt: owed }) => ({
    value: formatDollarsRounded(owed?.amount ?? 0),
    note: 'of borrowers',
  }),
  missing: ({ median_debt_reason: reason }) => (reason === WITHHELD ? 'Too few to publish' : NOT_PUBLISHED),
  meaning: () => 'Debt: the middle federal debt of graduates who borrowed.',
};

const kinds: Readonly<Record<RowFigureId, Kind>> = {
  pass_rate: passRate,
  net_price: netPrice,
  tuition,
  graduate_earnings: graduatePay,
  median_debt: debt,
};

/** Figures that fit in a row. */
const FIGURES_IN_ROW = 3;

/** What a list is asked for that decides which figures its rows have. */
export interface RowQuestion {
  readonly sort: Sort;
  readonly family_income?: number | undefined;
}

/** Figures in the order of their use: what the list is sorted by, then the price that the reader asked for. */
function byUse({ sort, family_income: income }: RowQuestion): RowFigureId[] {
  const sorted = rowFigureIds.filter((id) => kinds[id].sort === sort);
  const withIncome: RowFigureId[] = ['net_price', 'graduate_earnings', 'tuition', 'median_debt'];
  const plain: RowFigureId[] = ['tuition', 'graduate_earnings', 'median_debt', 'net_price'];
  const isByNetPrice = income !== undefined || sort === 'net_price';
  return [...new Set<RowFigureId>([...sorted, 'pass_rate', ...(isByNetPrice ? withIncome : plain)])];
}

/** The years of a figure in these programs, the commonest first. */
function yearsOf({ year }: Kind, programs: readonly ProgramFacts[]): string[] {
  const counted = rollup(
    programs.flatMap((program) => year(program) ?? []),
    (years) => years.length,
    (of) => of,
  );
  return [...counted].toSorted(([, a], [, b]) => b - a).map(([of]) => of);
}

/** Writes years: "2024-25", "2024-25 where no other year is given". */
const yearsInWords = ([year = '', ...others]: readonly string[]) =>
  others.length === 0 ? year : `${year} where no other year is given`;

/** Returns the figures of the rows of a page: those that no row has are left out. */
export function rowFigures(programs: readonly ProgramFacts[], question: RowQuestion): RowFigure[] {
  const known = byUse(question).filter((id) => programs.some(kinds[id].isKnown));
  const shown = known.slice(0, FIGURES_IN_ROW);
  return rowFigureIds
    .filter((id) => shown.includes(id))
    .map((id) => {
      const { label, isKnown, meaning } = kinds[id];
      const years = yearsOf(kinds[id], programs);
      return {
        id,
        label: label(years[0] ?? null),
        meaning: meaning(programs.filter(isKnown), yearsInWords(years)),
      };
    });
}

/** Returns the figures of each row; one of another year than most says which. */
export function rowCells(programs: readonly ProgramFacts[], figures: readonly RowFigure[]): RowCell[][] {
  const usual = new Map(figures.map(({ id }) => [id, yearsOf(kinds[id], programs)[0]]));
  return programs.map((program) =>
    figures.map(({ id, label }) => {
      const kind = kinds[id];
      if (!kind.isKnown(program)) return { id, label, value: null, note: capitalized(kind.missing(program)) };
      const { value, note } = kind.cell(program);
      const year = kind.year(program);
      return { id, label, value, note: year === usual.get(id) ? note : `${note}, ${year}` };
    }),
  );
}
