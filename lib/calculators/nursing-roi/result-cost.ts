import { z } from 'zod';
import { dollars, months, orNull, price, reason } from './result-kinds';

const control = z
  .enum(['public', 'private'])
  .describe('Who runs the institutions; private is nonprofit and for-profit.');
const institutions = z.int().min(1).describe('Institutions behind the figure.');

export const tuitionBasis = z
  .strictObject({
    control: orNull(control),
    area: z
      .enum(['state', 'national', 'given'])
      .describe(
        'Whether the price is of the state asked about, of the nation where the state has none, or given as tuition.',
      ),
    institutions: orNull(institutions),
    year: z.string().nullable().describe('Year of the published charges.'),
    p25: orNull(price('25th percentile, weighted by completions')),
    p75: orNull(price('75th percentile, weighted by completions')),
    lowest: orNull(price('Lowest price')),
    highest: orNull(price('Highest price')),
    missing_reason: reason('any of these members'),
  })
  .meta({
    id: 'TuitionBasis',
    description: 'The distribution of prices that tuition_total is the median of.',
  });

export const tuitionByControl = z
  .strictObject({
    control,
    total: price('Median price, weighted by completions'),
    per_year: dollars('The total divided by the academic years that it is for'),
    institutions,
  })
  .meta({
    id: 'TuitionByControl',
    description: 'Price at public or private institutions of the state or, without any there, of the nation.',
  });

export const ifFunded = z
  .strictObject({
    total_cost: dollars('Cost after grants with tuition paid by the university'),
    break_even_months: months(
      'Work after finishing until the raise has repaid that cost and the pay given up',
    ),
    break_even_reason: reason('break_even_months'),
  })
  .meta({
    id: 'IfFunded',
    description: 'The same with tuition 0; PHD only, where students are often funded.',
  });
