import type { LoanParameterRow } from '@/lib/data/tables/aid';
import { formatDollars } from '@/lib/numbers/format';
import { loanRow } from '../loan';
import type { Sentences } from './calculation';

const dollarsOf = (rows: readonly LoanParameterRow[], parameter: string) =>
  formatDollars(loanRow(rows, parameter).value);

/** Whether the degree is borrowed for as undergraduate study. */
const isUndergraduate = (rows: readonly LoanParameterRow[]) =>
  rows.some(({ parameter }) => parameter === 'aggregate_limit_independent');

function undergraduateLimits(rows: readonly LoanParameterRow[]): string {
  const of = (whom: string) =>
    `${dollarsOf(rows, `annual_limit_${whom}_year_1`)} to ${dollarsOf(rows, `annual_limit_${whom}_year_3_on`)} a year ` +
    `and ${dollarsOf(rows, `aggregate_limit_${whom}`)} in all`;
  return `dependent undergraduates may borrow ${of('dependent')}, independent ones ${of('independent')}`;
}

function graduateLimits(rows: readonly LoanParameterRow[]): string {
  const { value, basis } = loanRow(rows, 'annual_limit');
  return (
    `graduate students may borrow ${formatDollars(value)} a year and ${dollarsOf(rows, 'aggregate_limit')} in all, ` +
    `${dollarsOf(rows, 'lifetime_limit')} with all earlier loans (${basis})`
  );
}

/** What the loan leaves out, and the limits of federal loans. */
export const loanSentences: Sentences = ({ degree }, { rows: { loan, data } }) => {
  const rows = data.loanParameters(degree);
  const undergraduate = isUndergraduate(rows);
  const most = loanRow(rows, undergraduate ? 'aggregate_limit_independent' : 'aggregate_limit').value;
  const limits = undergraduate ? undergraduateLimits(rows) : graduateLimits(rows);
  return [
    `The loan is the whole cost after grants at ${loan.ratePercent}% a year (${loan.rate.as_of}); the years follow from the amount. ` +
      'Interest that runs while studying, the origination fee and repayment by income are left out.',
    `Federal Direct Loans have limits, which this figure does not apply: ${limits}.`,
    ...(loan.amount > most
      ? [
          `The cost is above the ${formatDollars(most)} that federal loans give in all. The rest would need another source.`,
        ]
      : []),
  ];
};
