import type { Data } from '@/lib/data/data';
import { formatDollarsAsGiven } from '@/lib/numbers/format';
import { canonicalQuery } from '@/lib/parameters/canonical';
import type { FormLink } from '@/lib/parameters/form';
import { paths, withQuery } from '@/lib/site/urls';
import { isOwn } from '@/lib/text/own-member';
import { capitalized, choice } from '@/lib/text/words';
import { nursingRoi } from '..';
import { hoursInWords, isAnswerable, isDoubtful, yearlyPay } from './pay-now';
import { type PayInputs, payParameters } from './pay-parameters';

const MONTHS_A_YEAR = 12;

interface Reading {
  /** What the amount is pay for: "an hour". */
  readonly per: string;
  /** What it comes to. */
  readonly sum: string;
  /** What it comes to in a year, in dollars. */
  readonly yearly: number;
  readonly pay: PayInputs;
}

/** Pay for a year, confirmed where it is low. */
function forYear(amount: number, pay: PayInputs, data: Data): PayInputs {
  const asYear = { ...pay, current_income: amount, pay_per: 'year', income_confirmed: undefined } as const;
  return isDoubtful(asYear, data) ? { ...asYear, income_confirmed: amount } : asYear;
}

/** Whether an amount is likelier pay for an hour than for a month: what comes nearer to the usual pay. */
export function isLikelyHourly(amount: number, { hours }: PayInputs, usual: number, data: Data): boolean {
  const yearly = yearlyPay({ hourly: amount, hours }, data);
  return timesApart(yearly, usual) <= timesApart(amount * MONTHS_A_YEAR, usual);
}

/** What an amount may be pay for. Of one that is hardly pay for an hour, the hour is what it comes to in a year. */
function readings(amount: number, pay: PayInputs, data: Data): Reading[] {
  const hourly = { hourly: amount, hours: pay.hours };
  const yearly = yearlyPay(hourly, data);
  const inMonths = amount * MONTHS_A_YEAR;
  return [
    {
      per: 'an hour',
      sum: hoursInWords({ ...hourly, yearly }),
      yearly,
      pay:
        pay.pay_per === 'hour'
          ? forYear(yearly, pay, data)
          : { ...pay, pay_per: 'hour', income_confirmed: undefined },
    },
    {
      per: 'a month',
      sum: `${formatDollarsAsGiven(amount)} × ${MONTHS_A_YEAR} = ${formatDollarsAsGiven(inMonths)} a year`,
      yearly: inMonths,
      pay: forYear(inMonths, pay, data),
    },
    {
      per: 'a year',
      sum: `${formatDollarsAsGiven(amount)} is all that you earn in a year`,
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
 * Asks what an amount is pay for that is low for a year or high for an hour, the likeliest first: what comes nearest to the usual pay.
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
  const others = [...query].filter(([name]) => !isOwn(payParameters, name));
  const hrefOf = (one: PayInputs) => {
    const pairs = new URLSearchParams(canonicalQuery(payParameters, one));
    const asked = new URLSearchParams([...others, ...pairs].map((pair) => [...pair]));
    return withQuery(paths.calculatorPage(nursingRoi.id), asked.toString());
  };
  const offersHour = pay.pay_per === 'hour' || isLikelyHourly(amount, pay, usual, data);
  const offered = readings(amount, pay, data).filter(
    ({ per, yearly }) => isAnswerable(yearly) && (offersHour || per !== 'an hour'),
  );
  return {
    question: `Is ${formatDollarsAsGiven(amount)} your pay for ${choice(offered.map(({ per }) => per))}?`,
    answers: offered
      .toSorted((a, b) => timesApart(a.yearly, usual) - timesApart(b.yearly, usual))
      .map(({ per, sum, pay: one }) => ({ label: `${capitalized(per)}: ${sum}`, href: hrefOf(one) })),
  };
}
