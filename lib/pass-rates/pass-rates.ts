import { group } from 'd3-array';
import type { Data } from '@/lib/data/data';
import { oncePer } from '@/lib/data/once';
import type { PartOfYear, WholeYear } from '@/lib/data/period';
import { type AreaSlug, nation, type StateSlug } from '@/lib/places/states';
import {
  type Exam,
  GroupRate,
  type GroupRateRow,
  PassRate,
  type PassRateRow,
  type ProgramType,
  partsOfYears,
  wholeYearGroups,
  wholeYears,
} from './rate';
import { publishableParts, publishableTotals } from './suppression';

/** Candidates of the nation whose rates compare with those of programs. */
const FIRST_TIME = 'first-time US-educated';

/** Results of some programs: whole years and parts of years, each newest first, never in one list. */
export interface Held {
  readonly years: readonly PassRate<WholeYear>[];
  readonly parts: readonly PassRate<PartOfYear>[];
}

/** Everything that is published about pass rates. Small cohorts cannot be asked for: they are not in it. */
export interface PassRates {
  /** In the order of the table. */
  readonly rates: readonly PassRate[];
  /** Groups of the nation and of states, in the order of the table. */
  readonly totals: readonly GroupRate[];
  /** Results of an institution's programs of these types; `null` names those whose source does not tell the type. */
  ofUnit(unitid: string, exam: Exam, types: readonly (ProgramType | null)[]): Held;
  ofState(state: StateSlug): Held;
  totalsOf(area: AreaSlug): readonly GroupRate[];
  /** Newest whole year of any program; undefined without one. */
  newestYear(exam: Exam): number | undefined;
  /** States with a whole board's table, and not only quoted rows, in the years from `first` to `last`. */
  statesWithTable(exam: Exam, first: number, last: number): ReadonlySet<StateSlug>;
  /** Whole years of the nation's first-time, US-educated candidates, newest first. */
  nationFirstTimeYears(exam: Exam): readonly GroupRate<WholeYear>[];
  /** The newest of them. */
  nationFirstTime(exam: Exam): GroupRate<WholeYear> | undefined;
}

const newestFirst = <R extends PassRate>(rates: readonly R[]): R[] =>
  rates.toSorted((a, b) => b.period.year - a.period.year);

const held = (rates: readonly PassRate[]): Held => ({
  years: newestFirst(wholeYears(rates)),
  parts: newestFirst(partsOfYears(rates)),
});

const present = <T>(value: T | undefined): value is T => value !== undefined;

/**
 * The index of what may be published, from the rows of the two tables.
 *
 * @param programs rows of pass_rates.csv.
 * @param groups rows of nclex_national.csv.
 */
export function passRates(programs: readonly PassRateRow[], groups: readonly GroupRateRow[]): PassRates {
  const rates = publishableParts(programs.map(PassRate.of).filter(present));
  const totals = publishableTotals(groups.map(GroupRate.of).filter(present), rates);
  const byUnit = group(rates, ({ unitid }) => unitid);
  const years = wholeYears(rates);
  const nationFirstTimeYears = (exam: Exam) =>
    wholeYearGroups(totals)
      .filter((total) => total.state_slug === nation.slug && total.exam === exam)
      .filter(({ candidate_group }) => candidate_group === FIRST_TIME)
      .toSorted((a, b) => b.period.year - a.period.year);
  return {
    rates,
    totals,
    ofUnit: (unitid, exam, types) =>
      held(
        (byUnit.get(unitid) ?? []).filter((rate) => rate.exam === exam && types.includes(rate.program_type)),
      ),
    ofState: (state) => held(rates.filter(({ state_slug }) => state_slug === state)),
    totalsOf: (area) => totals.filter(({ state_slug }) => state_slug === area),
    newestYear: (exam) => newestFirst(years.filter((rate) => rate.exam === exam))[0]?.period.year,
    statesWithTable: (exam, first, last) =>
      new Set(
        years
          .filter(({ verification }) => verification !== 'quoted')
          .filter((rate) => rate.exam === exam && rate.period.year >= first && rate.period.year <= last)
          .map(({ state_slug }) => state_slug),
      ),
    nationFirstTimeYears,
    nationFirstTime: (exam) => nationFirstTimeYears(exam)[0],
  };
}

/** Indexes what may be published of pass rates, once for each Data. */
export const passRatesOf = oncePer((data: Data) =>
  passRates(data.rows('pass_rates'), data.rows('nclex_national')),
);
