import { exams } from '@/lib/data/tables/shared';
import { statesByName } from '@/lib/places/page/state';
import type { StateSlug } from '@/lib/places/states';
import type { PassRates } from '../pass-rates';
import type { Exam } from '../rate';
import { type Holding, holdingsOf } from './holdings';

/** Results of an examination in a state and year. */
export interface CoverageCell {
  readonly exam: Exam;
  readonly year: number;
  readonly rows: number;
  /** A whole table, and not only what someone quoted. */
  readonly whole: boolean;
}

/** How much of a state is known, and how new it is. */
export type CoverageState = 'current' | 'few' | 'old' | 'none';

export const coverageInWords: Readonly<Record<CoverageState, string>> = {
  current: 'Current table',
  few: 'A few recent results',
  old: 'Old results only',
  none: 'None here',
};

export interface CoverageRow {
  readonly slug: StateSlug;
  readonly code: string;
  readonly name: string;
  readonly cells: readonly CoverageCell[];
  readonly holdings: readonly Holding[];
  readonly state: CoverageState;
  /** Newest year in which a period ends; null without any result. */
  readonly newestYear: number | null;
}

export interface Coverage {
  /** Every year from the first to the last with any result. */
  readonly years: readonly number[];
  /** All 51, by name: those without anything too. */
  readonly rows: readonly CoverageRow[];
}

function stateOf(cells: readonly CoverageCell[], since: number): CoverageState {
  if (cells.length === 0) return 'none';
  const recent = cells.filter(({ year }) => year >= since);
  if (recent.length === 0) return 'old';
  return recent.some(({ whole }) => whole) ? 'current' : 'few';
}

/** Counts results by state and year, so that gaps show. @param since oldest year that counts as current. */
export function coverageOf(held: PassRates, since: number): Coverage {
  const all = held.rates.map(({ period }) => period.year);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const cell = (slug: StateSlug, exam: Exam, year: number): CoverageCell[] => {
    const rates = held.rates.filter(
      (rate) => rate.state_slug === slug && rate.exam === exam && rate.period.year === year,
    );
    const whole = rates.some(({ verification }) => verification !== 'quoted');
    return rates.length === 0 ? [] : [{ exam, year, rows: rates.length, whole }];
  };
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    years,
    rows: statesByName.map(({ slug, code, name }) => {
      const cells = exams.flatMap((exam) => years.flatMap((year) => cell(slug, exam, year)));
      return {
        slug,
        code,
        name,
        cells,
        holdings: holdingsOf(slug, held),
        state: stateOf(cells, since),
        newestYear: cells.length === 0 ? null : Math.max(...cells.map(({ year }) => year)),
      };
    }),
  };
}
