import { decimal, enumeration, type Inputs, optional } from '@/lib/parameters/declare';
import { parameters } from '../parameters';

/** Hours that a week of full-time work has. */
const FULL_TIME_HOURS = 40;

/** How the page reads what someone earns now: the API reads dollars a year alone. */
export const payParameters = {
  current_income: optional(
    decimal({
      description:
        'What you earn now, before tax, in dollars a year or an hour: see pay_per. The page reads 34k too. Left out, the page uses what people usually earn before the program in the state, the API 0.',
      example: 30_000,
      minimum: 0,
      maximum: 10_000_000,
      outside: 'refuse',
      unit: 'dollars',
      nearMisses: parameters.current_income.nearMisses ?? [],
    }),
  ),
  pay_per: enumeration(
    { year: 'a year', hour: 'an hour' },
    {
      description:
        'What current_income is pay for. Pay by the hour counts for hours in every week of the year.',
      example: 'hour',
      default: 'year',
    },
  ),
  hours: decimal({
    description: 'Hours of work a week; they count only with pay_per=hour.',
    example: 36,
    default: FULL_TIME_HOURS,
    minimum: 1,
    maximum: 168,
    outside: 'refuse',
  }),
  income_confirmed: optional(
    decimal({
      description:
        'The same amount as current_income where it is low and right for a whole year: without it the page asks whether it is pay for an hour or a month.',
      example: 3_000,
      minimum: 0,
      maximum: 10_000_000,
      outside: 'refuse',
      unit: 'dollars',
    }),
  ),
};

export type PayInputs = Inputs<typeof payParameters>;
