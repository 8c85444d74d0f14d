import type { Plan } from './payback';

/** Dollars that a month from enrollment brings over staying at the current income; costs are spread evenly. */
function monthlyGain(plan: Plan, month: number): number {
  const { programMonths, shareOfPayGivenUp, totalCost, currentIncome, salaryAfter } = plan;
  return month <= programMonths
    ? (-shareOfPayGivenUp * currentIncome) / 12 - totalCost / programMonths
    : (salaryAfter - currentIncome) / 12;
}

/**
 * Net gain over that many years from enrollment in dollars of the day of enrollment: each month counts less by the
 * yearly rate, compounded, from its end. At 0 percent it is `netGain` of a program that ends within the years.
 *
 * @param percentAYear rate of discounting.
 */
export function discountedNetGain(plan: Plan, years: number, percentAYear: number): number {
  const months = Array.from({ length: 12 * years }, (_, index) => index + 1);
  const yearly = 1 + percentAYear / 100;
  return months.reduce((sum, month) => sum + monthlyGain(plan, month) / yearly ** (month / 12), 0);
}
