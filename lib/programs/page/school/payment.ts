import { loanOf } from '@/lib/calculators/nursing-roi/loan';
import type { Data } from '@/lib/data/data';
import { formatDollars, formatDollarsRounded, formatPercent } from '@/lib/numbers/format';
import { count } from '@/lib/text/words';
import type { Program } from '../../program';
import { degreeOf } from './middles';

/** Says what the debt of graduates who borrowed is a month. */
export function paymentInWords(
  { credential, facts: { median_debt: owed } }: Program,
  data: Data,
): string | null {
  const degree = degreeOf(credential);
  if (!owed || owed.amount === 0 || degree === undefined) return null;
  const { monthlyPayment, years, rate } = loanOf(owed.amount, degree, owed.amount, data);
  return `A debt of ${formatDollarsRounded(owed.amount)} is about ${formatDollars(monthlyPayment)} a month for ${count(years, 'year')}, at ${formatPercent(rate.value, 2)}, the federal rate of ${rate.as_of}.`;
}
