import type { Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { LoanParameterRow } from '@/lib/data/tables/aid';
import { roundUp } from '@/lib/numbers/rounding';
import { loanRow } from './loan';
import { type NursingRoiInputs, programCredential } from './parameters';

/** Who may borrow how much: undergraduates by whether they depend on their parents. */
export type Borrower = 'dependent' | 'independent' | 'graduate';

/** What federal Direct Loans lend a borrower at most over a program, in dollars. */
export interface LoanLimit {
  readonly borrower: Borrower;
  readonly most: number;
  /** Part of the cost that is above it. */
  readonly left: number;
  /** The row of the first year's limit, with its source. */
  readonly row: LoanParameterRow;
}

/** Limits by year of study: the last one holds for every later year. */
const undergraduateYears = ['year_1', 'year_2', 'year_3_on'] as const;
const LATER = undergraduateYears.length - 1;

/** Programs for people who are beyond the first two years of college when they begin. */
const beginsLater = (asked: Pick<NursingRoiInputs, 'degree' | 'track'>) =>
  programCredential(asked) === 'ABSN' || asked.degree === 'RN_TO_BSN';

function undergraduateMost(
  whom: 'dependent' | 'independent',
  years: number,
  first: number,
  rows: readonly LoanParameterRow[],
): Pick<LoanLimit, 'most' | 'row'> {
  const rowOf = (year: number) =>
    loanRow(rows, `annual_limit_${whom}_${undergraduateYears[Math.min(year, LATER)]}`);
  const yearly = Array.from({ length: years }, (_, index) => rowOf(first + index).value);
  const total = yearly.reduce((sum, limit) => sum + limit, 0);
  return { most: Math.min(total, loanRow(rows, `aggregate_limit_${whom}`).value), row: rowOf(first) };
}

const isUndergraduate = (degree: Degree, data: Data) =>
  data.loanParameters(degree).some(({ parameter }) => parameter === 'aggregate_limit_independent');

/**
 * Returns what federal limits lend for a program of so many months, for each kind of borrower, and what they leave
 * of its cost. A year begun counts as a year, so it is the most.
 *
 * @param cost the whole cost after grants, in dollars.
 */
export function loanLimits(
  asked: Pick<NursingRoiInputs, 'degree' | 'track'>,
  programMonths: number,
  cost: number,
  data: Data,
): LoanLimit[] {
  const rows = data.loanParameters(asked.degree);
  const years = roundUp(programMonths / 12);
  const left = (most: number) => Math.max(0, cost - most);
  if (isUndergraduate(asked.degree, data)) {
    const first = beginsLater(asked) ? LATER : 0;
    return (['dependent', 'independent'] as const).map((borrower) => {
      const { most, row } = undergraduateMost(borrower, years, first, rows);
      return { borrower, most, left: left(most), row };
    });
  }
  const row = loanRow(rows, 'annual_limit');
  const most = Math.min(row.value * years, loanRow(rows, 'aggregate_limit').value);
  return [{ borrower: 'graduate', most, left: left(most), row }];
}
