import type { Extras, ReadExtras } from '@/lib/calculators/page/define';
import type { Data } from '@/lib/data/data';
import { formatCount, formatDollars } from '@/lib/numbers/format';
import { canonicalQuery } from '@/lib/parameters/canonical';
import type { Value } from '@/lib/parameters/declare';
import { type FieldView, type FieldWords, type FormReading, readForm } from '@/lib/parameters/form';
import { inputsOf, type ParsedValue } from '@/lib/parameters/parse';
import type { parameters } from '../parameters';
import { isDoubtful, type PayNow, payInFull, settled, usualFor, usualPayOf, yearlyPay } from './pay-now';
import { type PayInputs, payParameters } from './pay-parameters';
import { isLikelyHourly, payQuestion } from './pay-question';
import { payPattern } from './pay-text';

const HOW_TO_ANSWER = 'Before tax, such as 36400, 36k or 17.50 an hour. Not working now? Enter 0.';

type PartName = Exclude<keyof typeof payParameters, 'current_income'>;

const words: Readonly<Record<PartName, FieldWords>> = {
  pay_per: { label: 'Pay for', hint: null, error: 'Choose a year or an hour' },
  hours: {
    label: 'Hours a week',
    hint: null,
    error: 'Enter your hours a week as a number from 1 to 168, for example 36',
    suffix: 'hours',
  },
  income_confirmed: { label: 'Amount for a whole year', hint: null, error: 'Enter the amount for a year' },
};

/** Values of what is left out, by name. */
const defaults: Readonly<Record<string, Value | undefined>> = {
  pay_per: payParameters.pay_per.default,
  hours: payParameters.hours.default,
};

/** What people usually earn, where the question says for which program. */
type Usual = ReturnType<typeof usualFor>;

type Reading = FormReading<typeof payParameters, PartName>;

/** Whether a reader said that the amount is for a whole year, although it may not look like it. */
const isConfirmed = ({ current_income: income, income_confirmed, pay_per }: PayInputs) =>
  pay_per === 'year' && income !== undefined && income === income_confirmed;

/** The fields beside an amount: what it is pay for, hours a week, and a low amount that is confirmed. */
function partsOf({ fields }: Reading, pay: PayInputs): FieldView[] {
  const { pay_per, hours, income_confirmed: confirmed } = fields;
  return [
    pay_per,
    pay.pay_per === 'hour'
      ? hours
      : { ...hours, value: String(payParameters.hours.default), error: undefined },
    ...(isConfirmed(pay) ? [{ ...confirmed, control: { kind: 'hidden' } as const }] : []),
  ];
}

/** What to enter, and what an empty field stands for: of the same length for every question, so that nothing moves. */
function hintOf(usual: Usual): string {
  if (!usual) return HOW_TO_ANSWER;
  return `${HOW_TO_ANSWER} If you leave it empty we use ${formatDollars(usual.income)}, the usual pay before this program.`;
}

/** What only the page's address says of the pay. */
function pairsOf(pay: PayInputs): [string, string][] {
  if (pay.pay_per === 'year' && !isConfirmed(pay)) return [];
  const income_confirmed = isConfirmed(pay) ? pay.income_confirmed : undefined;
  return [...new URLSearchParams(canonicalQuery(payParameters, { ...pay, income_confirmed }))];
}

/** The pay in dollars a year, as it was given. */
function payOf(pay: PayInputs, isAssumed: boolean, usual: Usual, data: Data): PayNow {
  const { current_income: amount = 0, hours, pay_per } = pay;
  const pairs = pairsOf(pay);
  if (pay_per === 'hour') {
    const hourly = { hourly: amount, hours };
    return { kind: 'hourly', ...hourly, yearly: yearlyPay(hourly, data), pairs };
  }
  if (isAssumed || !usual) return { kind: isAssumed ? 'usual' : 'yearly', yearly: amount, pairs };
  return { kind: 'yearly', yearly: amount, pairs, usualOf: usualPayOf(amount, usual.question.state, data) };
}

/** What the field asks back or refuses. */
function objection(pay: PayInputs, query: URLSearchParams, usual: Usual, data: Data): Partial<FieldView> {
  const { current_income: amount } = pay;
  // Without a program, which is asked for first, nothing says which pay is likely.
  if (amount === undefined || !usual) return {};
  const isClear =
    pay.pay_per === 'hour' ? isLikelyHourly(amount, pay, usual.income, data) : !isDoubtful(pay, data);
  if (isClear || amount === 0) return {};
  const { question, answers } = payQuestion(amount, pay, query, usual.income, data);
  return { error: question, answers };
}

/** The query in the API's terms: dollars a year. */
function yearlyQuery(query: URLSearchParams, pay: PayInputs, { kind, yearly }: PayNow): URLSearchParams {
  if (kind !== 'hourly' || pay.current_income === undefined) return query;
  const asked = new URLSearchParams(query);
  asked.set('current_income', String(yearly));
  return asked;
}

/** The text of the field: as it was given, without the dollar sign before it; empty where the page filled it in. */
function shownText(query: URLSearchParams, isAssumed: boolean): string {
  return isAssumed ? '' : (query.get('current_income') ?? '').trim().replace(/^\$/, '');
}

/** What the field shows, whatever could be read. */
function shown(value: string, usual: Usual): Partial<FieldView> {
  return {
    value,
    control: { kind: 'number', prefix: '$', suffix: undefined, pattern: payPattern },
    hint: hintOf(usual),
    placeholder: usual && formatCount(usual.income),
  };
}

/** The values with what is left out in the place of what can't be read: its field says so. */
function readable(values: Reading['values']): PayInputs {
  const entries = Object.entries<ParsedValue>(values).map(([name, value]) =>
    value.ok ? [name, value] : [name, { ok: true, value: defaults[name], given: undefined }],
  );
  const parsed = inputsOf<typeof payParameters>(Object.fromEntries(entries));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.inputs;
}

/** Reads what someone earns now: pay for a year or an hour, or what people usually earn. */
function read(given: URLSearchParams, data: Data): ReadExtras<typeof parameters, PayNow> {
  const { query, assumed } = settled(given, data);
  const isAssumed = assumed.length > 0;
  const reading = readForm(payParameters, words, query);
  const pay = readable(reading.values);
  const usual = usualFor(query, data);
  const now = payOf(pay, isAssumed, usual, data);
  const field = {
    ...shown(shownText(query, isAssumed), usual),
    inWords: payInFull(now),
    ...(reading.fields.pay_per.error ? {} : objection(pay, query, usual, data)),
  };
  return {
    fields: [],
    query: yearlyQuery(query, pay, now),
    shown: { current_income: { ...field, parts: partsOf(reading, pay) } },
    of: () => ({ value: now, pairs: now.pairs }),
  };
}

/** What someone earns now, as the page asks it. */
export const payNow: Extras<typeof parameters, PayNow> = { parameters: payParameters, settle: settled, read };
