import type { Data } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import type { FormLink } from '@/lib/parameters/form';
import { paths, withQuery } from '@/lib/site/urls';
import { nursingRoi } from '..';
import { exactDollars, hoursInWords, isAnswerable, isDoubtful, yearlyPay } from './pay-now';
import { type PayInputs, payParameters } from './pay-parameters';

const MONTHS_A_YEAR = 12;

interface Reading {
  readonly label: string;
  /** What it comes to in a year, in dollars. */
  readonly yearly: number;
  readonly pay: PayInputs;
}

/** Pay for a year, confirmed where it is low. */
function forYear(amount: number, pay: PayInputs, data: Data): PayInputs {
  const asYear = { ...pay, current_income: amount, pay_per: 'year', income_confirmed: undefined } as const;
  return isDoubtful(asYear, data) ? { ...asYear, income_confirmed: amount } : asYear;
}

/** What a low amount may be pay for. */
function readings(amount: number, pay: PayInputs, data: Data): Reading[] {
  const hourly = { hourly: amount, hours: pay.hours };
  const yearly = yearlyPay(hourly, data);
  const inMonths = amount * MONTHS_A_YEAR;
  return [
    {
      label: `An hour: ${hoursInWords({ ...hourly, yearly })}`,
      yearly,
      pay: { ...pay, pay_per: 'hour', income_confirmed: undefined },
    },
    {
      label: `A month: ${exactDollars(amount)} × ${MONTHS_A_YEAR} = ${exactDollars(inMonths)} a year`,
      yearly: inMonths,
      pay: forYear(inMonths, pay, data),
    },
    {
      label: `A year: ${exactDollars(amount)} is all that you earn in a year`,
      yearly: amount,
      pay: forYear(amount, pay, data),
    },
  ];
}

/** How many times one amount is the other. */
const timesApart = (one: number, other: number) => Math.max(one / other, other / one);

/** A question back, and the pages that answer it. */
export interface PayQuestion {
  readonly question: string;
  readonly answers: readonly FormLink[];
}

/**
 * Asks what a low amount is pay for, the likeliest first: what comes nearest to the usual pay.
 *
 * @param query of the page, whose other values stay.
 */
export function payQuestion(
  amount: number,
  pay: PayInputs,
  query: URLSearchParams,
  usual: number,
  data: Data,
): PayQuestion {
  const others = [...query].filter(([name]) => !(name in payParameters));
  const hrefOf = (one: PayInputs) => {
    const pairs = new URLSearchParams(canonicalQuery(payParameters, one));
    const asked = new URLSearchParams([...others, ...pairs].map((pair) => [...pair]));
    return withQuery(paths.calculatorPage(nursingRoi.id), asked.toString());
  };
  return {
    question: `Is ${exactDollars(amount)} your pay for an hour, a month or a year?`,
    answers: readings(amount, pay, data)
      .filter(({ yearly }) => isAnswerable(yearly))
      .toSorted((a, b) => timesApart(a.yearly, usual) - timesApart(b.yearly, usual))
      .map(({ label, pay: one }) => ({ label, href: hrefOf(one) })),
  };
}
