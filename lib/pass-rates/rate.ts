import { type PartOfYear, type Period, type PeriodCells, periodOf, type WholeYear } from '@/lib/data/period';
import type { Row } from '@/lib/data/table';
import { type nclexNational, type passRates, smallestCohort } from '@/lib/data/tables/pass-rates';
import { roundHalfUp } from '@/lib/numbers/rounding';
import type { AreaSlug, StateSlug } from '@/lib/places/states';
import { wilsonInterval } from './interval';

/** People below which the results of a group are not published. */
export { smallestCohort } from '@/lib/data/tables/pass-rates';

export type PassRateRow = Row<typeof passRates>;
export type GroupRateRow = Row<typeof nclexNational>;
export type Exam = PassRateRow['exam'];
export type ProgramType = NonNullable<PassRateRow['program_type']>;
export type Verification = PassRateRow['verification'];

/** What a program's and a group's row have in common. */
interface RateCells extends PeriodCells {
  readonly exam: Exam;
  readonly candidates: number;
  readonly passed: number | null;
  readonly pass_rate_percent: number | null;
  readonly source_url: string;
  readonly obtained_from: string;
}

/** Candidates and passes where a row may be published: a cohort that is large enough, and a rate or its passes. */
function publishable(row: RateCells): Counts | undefined {
  if (row.candidates < smallestCohort) return undefined;
  if (row.passed !== null) return { candidates: row.candidates, passed: row.passed };
  if (row.pass_rate_percent === null) return undefined;
  return {
    candidates: row.candidates,
    passed: roundHalfUp((row.pass_rate_percent / 100) * row.candidates),
  };
}

/** People who took the examination, and those of them who passed. */
export interface Counts {
  readonly candidates: number;
  readonly passed: number;
}

/**
 * A rate with what it may never be without: its count, its period and its source. Classes, because only they are
 * distinguished by name: an object that looks the same, or a copy with another count in it, is not one. The
 * constructors are closed; `of` is the one way in and refuses small cohorts.
 */
export abstract class PublishedRate<P extends Period = Period> {
  /** Makes the type nominal; there is no such member. */
  declare protected readonly published: true;
  readonly exam: Exam;
  readonly candidates: number;
  /** As printed, else the rate times the candidates, rounded. */
  readonly passed: number;
  /** Whether the passes are printed by the source or calculated by us. */
  readonly passed_basis: 'printed' | 'calculated';
  /** As printed; null where the source prints counts and no rate that agrees with them. */
  readonly rate_percent: number | null;
  /** 95 percent Wilson interval, in percent. */
  readonly interval_low: number;
  readonly interval_high: number;
  /** The publisher's document. */
  readonly source_url: string;
  /** Copy that was read. */
  readonly obtained_from: string;

  protected constructor(
    row: RateCells,
    counts: Counts,
    readonly period: P,
  ) {
    const interval = wilsonInterval(counts.passed, counts.candidates);
    this.exam = row.exam;
    this.candidates = counts.candidates;
    this.passed = counts.passed;
    this.passed_basis = row.passed === null ? 'calculated' : 'printed';
    this.rate_percent = row.pass_rate_percent;
    this.interval_low = interval.low;
    this.interval_high = interval.high;
    this.source_url = row.source_url;
    this.obtained_from = row.obtained_from;
  }
}

/** In the name of a source that names no board and doesn't separate first attempts from later ones. */
const NAMES_NO_BOARD = '(names no board)';

/** Whose attempts a result counts; 'not told' is the published value where the source does not say. */
export type Attempts = 'first-time' | 'not told';

/** Result of one program in one period: first attempts, but for a source that does not tell. */
export class PassRate<P extends Period = Period> extends PublishedRate<P> {
  readonly state_slug: StateSlug;
  /** Null where the institution is closed or not certain. */
  readonly unitid: string | null;
  readonly institution_name: string;
  readonly program_name: string;
  readonly city: string | null;
  /** Null where the source does not tell it. */
  readonly program_type: ProgramType | null;
  readonly verification: Verification;
  readonly source_name: string;
  readonly attempts: Attempts;

  private constructor(row: PassRateRow, counts: Counts, period: P) {
    super(row, counts, period);
    this.state_slug = row.state_slug;
    this.unitid = row.unitid;
    this.institution_name = row.institution_name;
    this.program_name = row.program_name;
    this.city = row.city;
    this.program_type = row.program_type;
    this.verification = row.verification;
    this.source_name = row.source_name;
    this.attempts = row.source_name.includes(NAMES_NO_BOARD) ? 'not told' : 'first-time';
  }

  /**
   * Undefined for a cohort under 10, a row with neither passes nor a rate, and one without a year. There is
   * no other way to make one.
   */
  static of(row: PassRateRow): PassRate | undefined {
    const counts = publishable(row);
    const period = periodOf(row);
    return counts && period && new PassRate(row, counts, period);
  }
}

/** Result of a group of candidates in the nation or a state. */
export class GroupRate<P extends Period = Period> extends PublishedRate<P> {
  readonly state_slug: AreaSlug;
  /** Candidates counted, as printed. */
  readonly candidate_group: string;

  private constructor(row: GroupRateRow, counts: Counts, period: P) {
    super(row, counts, period);
    this.state_slug = row.state_slug;
    this.candidate_group = row.candidate_group;
  }

  /** Returns undefined for the same rows as `PassRate.of`. */
  static of(row: GroupRateRow): GroupRate | undefined {
    const counts = publishable(row);
    const period = periodOf(row);
    return counts && period && new GroupRate(row, counts, period);
  }
}

const isWhole = (period: Period): period is WholeYear => period.kind !== 'partial';

/** Programs' results of whole years, in their order. */
export const wholeYears = (rates: readonly PassRate[]) =>
  rates.filter((rate): rate is PassRate<WholeYear> => isWhole(rate.period));

/** Programs' results of parts of years, in their order. */
export const partsOfYears = (rates: readonly PassRate[]) =>
  rates.filter((rate): rate is PassRate<PartOfYear> => !isWhole(rate.period));

/** Groups' results of whole years, in their order. */
export const wholeYearGroups = (rates: readonly GroupRate[]) =>
  rates.filter((rate): rate is GroupRate<WholeYear> => isWhole(rate.period));

/** Rate in percent, as printed or else from the counts: for order and place only, never to be shown alone. */
export const percentPassed = ({ rate_percent, passed, candidates }: PublishedRate) =>
  rate_percent ?? (100 * passed) / candidates;
