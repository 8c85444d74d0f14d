import { formatDollars, formatMonths } from '@/lib/numbers/format';
import { beyondLimit } from '../verdict';
import type { Sentences } from './calculation';

/** Asks about an amount that is hardly a year's pay; first of all assumptions. */
export const incomeQuestion: Sentences = ({ current_income: income }, { rows: { data } }) => {
  const least = data.parameters('nursing-roi').number('least_likely_income', 'current_income');
  return income > 0 && income < least
    ? [
        `Caution: current_income is ${formatDollars(income)} a year. Is that pay by the hour or month? Give what it comes to in a year.`,
      ]
    : [];
};

/** How long it takes, against which income, and what is left out. */
export const paybackSentences: Sentences = ({ current_income }, { result, rows }) => {
  const { length, payGivenUp, entrant, data } = rows;
  const { typical_entrant: typical, break_even_months_from_start: months } = result;
  const late = beyondLimit(months, data);
  return [
    `The program takes ${length.value} months (${length.low} to ${length.high}; ${length.kind}), and ` +
      `${Number(payGivenUp.value) * 100}% of current pay is given up while enrolled (${payGivenUp.kind}).`,
    'Break-even counts the pay given up while studying as part of what the raise has to repay.',
    'No wage growth, taxes, loan interest or discounting. Costs are spread evenly over the program.',
    ...(current_income === 0
      ? [
          'current_income is 0, so every dollar earned counts as a raise. typical_entrant gives the same calculation for someone who earns ' +
            `${formatDollars(typical.baseline_income)} before the program (${entrant.baseline.baseline}).`,
        ]
      : []),
    ...(late && months !== null
      ? [
          `Caution: the raise has repaid the cost and the pay given up ${formatMonths(months)} after the start, ${late}.`,
        ]
      : []),
  ];
};
