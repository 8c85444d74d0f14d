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

export interface CoverageRow {
  readonly slug: StateSlug;
  readonly code: string;
  readonly name: string;
  readonly cells: readonly CoverageCell[];
  readonly holdings: readonly Holding[];
}

export interface Coverage {
  /** Every year from the first to the last with any result. */
  readonly years: readonly number[];
  /** All 51, by name: those without anything too. */
  readonly rows: readonly CoverageRow[];
}

/** Counts results by state and year, so that gaps show. */
export function coverageOf(held: PassRates): Coverage {
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
    rows: statesByName.map(({ slug, code, name }) => ({
      slug,
      code,
      name,
      cells: exams.flatMap((exam) => years.flatMap((year) => cell(slug, exam, year))),
      holdings: holdingsOf(slug, held),
    })),
  };
}
