import { modelIn, modelOf } from '@/lib/calculators/lpn-pathway/model';
import type { Settled } from '@/lib/calculators/page/define';
import type { Data } from '@/lib/data/data';
import { formatDollars, formatDollarsAsGiven, formatNumber } from '@/lib/numbers/format';
import { roundHalfUp, roundTo } from '@/lib/numbers/rounding';
import { withPlainAmounts } from '@/lib/parameters/form';
import { parseEach } from '@/lib/parameters/parse';
import type { StateSlug } from '@/lib/places/states';
import { type NursingRoiInputs, parameters } from '../parameters';
import { usualIncome } from '../usual-pay';
import { credentialInWords } from '../words';
import { type PayInputs, payParameters } from './pay-parameters';
import { withPeriodRead } from './pay-text';
import { programAskedIn } from './program-asked';

/** What someone earns now, in dollars a year, and how the page knows. */
export type PayNow = Pairs & ({ readonly kind: 'usual' | 'yearly'; readonly yearly: number } | HourlyPay);

interface Pairs {
  /** Whose usual pay the amount is where it is one that other pages fill in: "nursing assistants". */
  readonly usualOf?: string | undefined;
  /** What the page's address says of it besides or in place of dollars a year. */
  readonly pairs: readonly [string, string][];
}

interface HourlyPay {
  readonly kind: 'hourly';
  readonly yearly: number;
  /** Dollars an hour, and hours a week. */
  readonly hourly: number;
  readonly hours: number;
}

/** Returns dollars a year, to the cent. @param pay dollars an hour, and hours a week */
export function yearlyPay({ hourly, hours }: { hourly: number; hours: number }, data: Data): number {
  const weeks = data.parameters('nursing-roi').number('weeks_a_year', 'current_income');
  return roundTo(hourly * hours * weeks, 2);
}

/** Whose usual pay a query is answered with where it names none, and how much it is: dollars a year. */
export function usualFor(query: URLSearchParams, data: Data) {
  const question = programAskedIn(query);
  return question && { question, income: usualIncome(question, data) };
}

/**
 * Settles what someone earns now. The usual pay of the entrant takes the place of an income that is left out. An
 * income that is just as much counts as left out, so that it never goes along to another state or program type.
 */
export function settled(given: URLSearchParams, data: Data): Settled {
  const query = withPeriodRead(given);
  const usual = usualFor(query, data);
  const {
    current_income: income,
    pay_per: per,
    hours,
  } = parseEach(payParameters, withPlainAmounts(payParameters, query));
  if (!usual || !income.ok || !per.ok) return { query, assumed: [] };
  // Hours that can't be read are asked for again, also where the pay is left out.
  if (per.value === 'hour' && !hours.ok) return { query, assumed: [] };
  const isUsual = income.value === usual.income && per.value === 'year';
  if (income.given !== undefined && !isUsual) return { query, assumed: [] };
  const filled = new URLSearchParams(query);
  for (const name of Object.keys(payParameters)) filled.delete(name);
  filled.set('current_income', String(usual.income));
  return { query: filled, assumed: ['current_income'] };
}

/** "$17.50 an hour, 36 hours a week = $32,760 a year". */
export const hoursInWords = ({ hourly, hours, yearly }: Omit<HourlyPay, 'kind'>) =>
  `${formatDollarsAsGiven(hourly)} an hour, ${formatNumber(hours, 2)} hours a week = ${formatDollarsAsGiven(yearly)} a year`;

/** Says which pay now an answer rests on, and how the page knows. */
export function payInSentence(pay: PayNow, inputs: NursingRoiInputs): string {
  if (pay.kind === 'hourly') {
    const { hourly, hours, yearly } = pay;
    const week = hours === payParameters.hours.default ? '' : `, ${formatNumber(hours, 2)} hours a week`;
    return `You earn ${formatDollarsAsGiven(hourly)} an hour${week} (${formatDollarsAsGiven(yearly)} a year).`;
  }
  if (pay.usualOf !== undefined)
    return `We used what ${pay.usualOf} usually earn, ${formatDollars(pay.yearly)} a year. Enter your own to change it.`;
  if (pay.kind === 'yearly')
    return pay.yearly === 0
      ? 'You earn nothing now.'
      : `You earn ${formatDollarsAsGiven(pay.yearly)} a year now.`;
  return `We used what people usually earn before ${credentialInWords(inputs)}, ${formatDollars(pay.yearly)} a year.`;
}

/** Whether the pay is a usual one, which the reader did not enter. */
const isUsual = ({ kind, usualOf }: PayNow) => kind === 'usual' || usualOf !== undefined;

/** What someone earns now, in full: "$36,820 a year (usual)". */
export const payInFull = (pay: PayNow): string =>
  pay.kind === 'hourly'
    ? hoursInWords(pay)
    : `${formatDollarsAsGiven(pay.yearly)} a year${isUsual(pay) ? ' (usual)' : ''}`;

/** What someone earns now, in a few words: "$17.50 an hour now". */
export function payInShort(pay: PayNow): string {
  if (pay.kind === 'hourly') return `${formatDollarsAsGiven(pay.hourly)} an hour now`;
  if (pay.yearly === 0) return 'no income now';
  return `${formatDollars(pay.yearly)} a year now${isUsual(pay) ? ' (usual)' : ''}`;
}

const HEALTH_WORK = 'healthcare';

/** Names those whose usual pay before a program our own pages fill in as an income; undefined for other amounts. */
export function usualPayOf(yearly: number, state: StateSlug, data: Data): string | undefined {
  const models = [modelIn(state, data), modelOf(data)];
  const pays = models.map(({ startingPay }) => startingPay[HEALTH_WORK]);
  const found = pays.find(({ amount }) => roundHalfUp(amount) === yearly);
  return found?.wage.occupation.toLowerCase();
}

/** Whether an income is not more than the calculator takes. @param yearly in dollars */
export const isAnswerable = (yearly: number) =>
  yearly <= (parameters.current_income.range?.maximum ?? Number.POSITIVE_INFINITY);

/** The least that is likely pay for a year, in dollars. */
export const leastLikely = (data: Data) =>
  data.parameters('nursing-roi').number('least_likely_income', 'current_income');

/** Whether an income is more likely pay for an hour or a month than for a year, and not confirmed. */
export function isDoubtful(
  { current_income: income = 0, pay_per, income_confirmed }: Omit<PayInputs, 'hours'>,
  data: Data,
): boolean {
  return pay_per === 'year' && income > 0 && income < leastLikely(data) && income !== income_confirmed;
}
