import { exams } from '@/lib/data/tables/shared';
import { formatCount } from '@/lib/numbers/format';
import type { StateSlug } from '@/lib/places/states';
import { list } from '@/lib/text/words';
import type { PassRates } from '../pass-rates';
import type { Exam, PassRate } from '../rate';
import { howRead } from '../words';

/** Our results of an examination in a state. */
export interface Holding {
  readonly exam: Exam;
  readonly rows: number;
  /** Years in which periods end, oldest first. */
  readonly years: readonly number[];
  /** Whether we have a whole table of at least one year, and not only quoted rows. */
  readonly whole: boolean;
  readonly newestYear: number;
  /** "237 results of 2022 to 2025, read in a third party’s copy of the board’s table". */
  readonly inWords: string;
  /** "2022 to 2025 (237)". */
  readonly brief: string;
}

/** Years in words, runs of them together: "2003, 2004 and 2012 to 2017". */
export function yearsInWords(years: readonly number[]): string {
  const runs = years.reduce<[first: number, last: number][]>((before, year) => {
    const run = before.at(-1);
    return run?.[1] === year - 1 ? [...before.slice(0, -1), [run[0], year]] : before.concat([[year, year]]);
  }, []);
  return list(
    runs.flatMap(([first, last]) =>
      last - first > 1 ? [`${first} to ${last}`] : [...new Set([first, last])].map(String),
    ),
  );
}

function holding(exam: Exam, rates: readonly PassRate[]): Holding {
  const years = [...new Set(rates.map(({ period }) => period.year))].sort((a, b) => a - b);
  const kinds = [...new Set(rates.map(howRead))];
  const count = `${formatCount(rates.length)} ${rates.length === 1 ? 'result' : 'results'}`;
  return {
    exam,
    rows: rates.length,
    years,
    whole: rates.some(({ verification }) => verification !== 'quoted'),
    newestYear: Math.max(...years),
    brief: `${yearsInWords(years)} (${formatCount(rates.length)})`,
    inWords: `${count} of ${yearsInWords(years)}, ${list(kinds)}`,
  };
}

/** Sums up our results of each examination in a state; empty where we have none. */
export function holdingsOf(state: StateSlug, { rates }: PassRates): Holding[] {
  const ofState = rates.filter(({ state_slug }) => state_slug === state);
  return exams.flatMap((exam) => {
    const ofExam = ofState.filter((rate) => rate.exam === exam);
    return ofExam.length === 0 ? [] : [holding(exam, ofExam)];
  });
}
