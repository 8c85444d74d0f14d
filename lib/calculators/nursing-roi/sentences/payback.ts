import type { Data } from '@/lib/data/data';
import { formatDollars } from '@/lib/numbers/format';
import { entrantMonthsFromStart } from '../summary';
import { usualPayInWords } from '../usual-pay';
import { isTooLate, notWithin, timeAhead } from '../verdict';
import type { Calculation, Sentences } from './calculation';

const INCOME_QUESTION = '(current_income). Is that pay by the hour or month?';

/** Assumptions of a page, which has asked about such an amount before it answered. */
export const withoutIncomeQuestion = (assumptions: readonly string[]) =>
  assumptions.filter((line) => !line.includes(INCOME_QUESTION));

/** Asks about an amount that is hardly a year's pay; first of all assumptions. */
export const incomeQuestion: Sentences = ({ current_income: income }, { rows: { data } }) => {
  const least = data.parameters('nursing-roi').number('least_likely_income', 'current_income');
  return income > 0 && income < least
    ? [
        `Caution: you gave ${formatDollars(income)} a year as what you earn now ${INCOME_QUESTION} Give what it comes to in a year.`,
      ]
    : [];
};

function timeInWords(months: number | null, data: Data): string {
  if (months === null) return 'it is no raise';
  return isTooLate(months, data)
    ? `coming out ahead takes too long: ${notWithin(data)} of the start`
    : `coming out ahead takes ${timeAhead(months, data)} from the start`;
}

/** What no income means, beside someone who has the usual one. */
function withoutIncome({ result, rows: { entrant, data } }: Calculation): string {
  return (
    'With no income now, every dollar earned counts as a raise. For someone who earns ' +
    `${formatDollars(result.typical_entrant.baseline_income)} before the program (${usualPayInWords(entrant.baseline)}), ` +
    `${timeInWords(entrantMonthsFromStart(result), data)}.`
  );
}

/** How long it takes, against which income, and what is left out. */
export const paybackSentences: Sentences = ({ current_income }, calculation) => {
  const { result, rows } = calculation;
  const { length, payGivenUp, data } = rows;
  const months = result.break_even_months_from_start;
  return [
    `The program takes ${length.value} months (${length.low} to ${length.high}; ${length.kind}), and ` +
      `${Number(payGivenUp.value) * 100}% of current pay is given up while enrolled (${payGivenUp.kind}).`,
    'The time until you are ahead counts the pay that you give up while studying.',
    'Raises, taxes, loan interest and discounting are not counted. Costs are spread evenly over the program.',
    ...(current_income === 0 ? [withoutIncome(calculation)] : []),
    ...(months !== null && isTooLate(months, data)
      ? [`Caution: the raise covers the cost and the pay given up, but ${notWithin(data)} of the start.`]
      : []),
  ];
};
