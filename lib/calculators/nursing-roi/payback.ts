import { roundUp } from '@/lib/numbers/rounding';

/** Someone who studies for a credential and then works with it. Dollars a year, unrounded. */
export interface Plan {
  /** Length of the program in months. */
  readonly programMonths: number;
  /** Share of the current income given up while enrolled, 0 to 1. */
  readonly shareOfPayGivenUp: number;
  /** Tuition and other costs of the whole program after grants, in dollars. */
  readonly totalCost: number;
  readonly currentIncome: number;
  readonly salaryAfter: number;
}

const raise = (plan: Plan) => plan.salaryAfter - plan.currentIncome;

/** Pay given up while studying, in dollars. */
export const payGivenUp = ({ shareOfPayGivenUp, currentIncome, programMonths }: Plan) =>
  (shareOfPayGivenUp * currentIncome * programMonths) / 12;

/**
 * Whole months of work after finishing until the raise has repaid the cost and the pay given up while studying; null
 * when there is no raise.
 */
export function breakEvenMonths(plan: Plan): number | null {
  if (raise(plan) <= 0) return null;
  return roundUp((plan.totalCost + payGivenUp(plan)) / (raise(plan) / 12));
}

/** The same from enrollment: the months of the program, then those of work. */
export function breakEvenMonthsFromStart(plan: Plan): number | null {
  const months = breakEvenMonths(plan);
  return months === null ? null : plan.programMonths + months;
}

/** Earnings of the first months from enrollment, in dollars: reduced pay while enrolled, the new salary after. */
function earnings(plan: Plan, months: number): number {
  const { programMonths, shareOfPayGivenUp, currentIncome, salaryAfter } = plan;
  const whileEnrolled = ((1 - shareOfPayGivenUp) * currentIncome * Math.min(programMonths, months)) / 12;
  return whileEnrolled + (salaryAfter * Math.max(0, months - programMonths)) / 12;
}

/** Earnings minus the whole cost over that many years from enrollment, in dollars. */
export function netEarnings(plan: Plan, years: number): number {
  return earnings(plan, 12 * years) - plan.totalCost;
}

/** `netEarnings` minus what staying at the current income would have paid, in dollars. */
export function netGain(plan: Plan, years: number): number {
  return netEarnings(plan, years) - plan.currentIncome * years;
}

/** Cumulative dollars after that many years with the cost spread evenly over the program, beside not enrolling. */
export function cumulative(plan: Plan, years: number): { ifEnrolled: number; ifNot: number } {
  const months = 12 * years;
  const shareOfCostPaid = Math.min(1, months / plan.programMonths);
  return {
    ifEnrolled: earnings(plan, months) - plan.totalCost * shareOfCostPaid,
    ifNot: plan.currentIncome * years,
  };
}
