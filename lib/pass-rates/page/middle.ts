import { median } from 'd3-array';
import type { WholeYear } from '@/lib/data/period';
import type { StateSlug } from '@/lib/places/states';
import type { PassRates } from '../pass-rates';
import {
  type Attempts,
  type Exam,
  type PassRate,
  type ProgramType,
  percentPassed,
  wholeYears,
} from '../rate';
import { Series } from '../series';

/** The rate in the middle of the programs of one year: half are higher, half lower. */
export interface MiddleRate {
  readonly percent: number;
  readonly programs: number;
  /** Year as its source writes it. */
  readonly year: string;
  /** Calendar year in which it ends. */
  readonly endYear: number;
  readonly attempts: Attempts;
}

/** Returns the middle of a series of one year; null for fewer than two programs, or for several years. */
export function middleOf({ rates }: Series<PassRate<WholeYear>>): MiddleRate | null {
  const [first] = rates;
  const percent = median(rates, percentPassed);
  if (!first || percent === undefined || rates.length < 2) return null;
  const { period, attempts } = first;
  if (rates.some((rate) => rate.period.label !== period.label)) return null;
  return { percent, programs: rates.length, year: period.label, endYear: period.year, attempts };
}

/** Which programs a middle is asked of. */
export interface MiddleQuestion {
  readonly state: StateSlug;
  readonly exam: Exam;
  readonly type: ProgramType;
  /** Oldest year that counts as current. */
  readonly since: number;
}

/**
 * Returns the middle of a state's programs of a type in the newest current year; null where no whole table of first
 * attempts is known.
 */
export function middleOfState(
  { rates }: Pick<PassRates, 'rates'>,
  { state, exam, type, since }: MiddleQuestion,
): MiddleRate | null {
  const current = wholeYears(rates)
    .filter((rate) => rate.state_slug === state && rate.exam === exam && rate.program_type === type)
    .filter((rate) => rate.verification !== 'quoted' && rate.attempts === 'first-time')
    .filter(({ period }) => period.year >= since);
  const newest = Math.max(...current.map(({ period }) => period.year));
  const [series, ...others] = Series.among(current.filter(({ period }) => period.year === newest));
  return series && others.length === 0 ? middleOf(series) : null;
}
