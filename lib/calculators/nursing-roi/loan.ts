import type { Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { LoanParameterRow } from '@/lib/data/tables/aid';

/** A federal Direct Loan of a whole cost, in dollars, unrounded. */
export interface Loan {
  readonly amount: number;
  readonly ratePercent: number;
  readonly years: number;
  readonly monthlyPayment: number;
  /** Payment in percent of gross monthly pay. */
  readonly sharePercent: number;
  readonly rate: LoanParameterRow;
  readonly term: LoanParameterRow;
}

const TERM = /^years_from_(\d+)$/;

/** Returns the constant of that name. @throws Error when the degree has none. */
export function loanRow(rows: readonly LoanParameterRow[], parameter: string): LoanParameterRow {
  const row = rows.find((one) => one.parameter === parameter);
  if (!row) throw new Error(`content/parameters/loan-parameters.csv has no ${parameter} for the degree`);
  return row;
}

/** Returns the term of the largest debt that the amount reaches. @throws Error when no term begins below it. */
function termOf(amount: number, rows: readonly LoanParameterRow[]): LoanParameterRow {
  const terms = rows
    .map((row) => ({ row, from: Number(TERM.exec(row.parameter)?.[1] ?? Number.NaN) }))
    .filter(({ from }) => from <= amount)
    .sort((a, b) => b.from - a.from);
  const [longest] = terms;
  if (!longest) throw new Error(`No term of a loan of ${amount} dollars`);
  return longest.row;
}

/** Equal monthly payments that repay a loan with interest, in dollars. */
export function monthlyPayment(amount: number, ratePercent: number, years: number): number {
  const interest = ratePercent / 100 / 12;
  if (interest === 0) return amount / (12 * years);
  return (amount * interest) / (1 - (1 + interest) ** (-12 * years));
}

/**
 * Lends the whole cost at the terms of the degree.
 *
 * @param amount dollars, nothing paid from savings or income.
 * @param yearlyPay gross pay in dollars a year that the payment is compared with.
 */
export function loanOf(amount: number, degree: Degree, yearlyPay: number, data: Data): Loan {
  const rows = data.loanParameters(degree);
  const rate = loanRow(rows, 'rate_percent');
  const term = termOf(amount, rows);
  const payment = monthlyPayment(amount, rate.value, term.value);
  return {
    amount,
    ratePercent: rate.value,
    years: term.value,
    monthlyPayment: payment,
    sharePercent: (payment / (yearlyPay / 12)) * 100,
    rate,
    term,
  };
}
