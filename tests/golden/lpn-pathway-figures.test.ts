import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { modelOf, type PathwayModel } from '@/lib/calculators/lpn-pathway/model';
import type { Program, Range } from '@/lib/calculators/lpn-pathway/programs';
import { pathwayFacts } from '@/lib/calculators/lpn-pathway/routes';
import {
  residentEstimates,
  secondDegreeMonths,
  secondDegreePrices,
} from '@/lib/calculators/second-degree-prices';
import { loadData } from '@/lib/data/data';
import { isEditionOfReference } from '../reference/edition';

const data = loadData();
const model = modelOf(data);

const reference: readonly Readonly<Record<'figure' | 'value' | 'low' | 'high', string>>[] = parse(
  readFileSync(path.join(import.meta.dirname, '../reference/pathway_parameters.csv'), 'utf8'),
  { columns: true },
);

const numbers = (values: readonly (number | string | null)[]) => values.map((value) => String(value ?? ''));
const ofRange = ({ typical, low, high }: Range) => numbers([typical, low, high]);
const ofQuartiles = ({ median, p25, p75 }: Record<'median' | 'p25' | 'p75', number>) =>
  numbers([median, p25, p75].map(Math.round));

const monthsOf = ({ median, p25, p75 }: Record<'median' | 'p25' | 'p75', number>) =>
  numbers([median, p25, p75]);

/** Pay with a credential: its multiplier on the nation's mean, and the ends of the states' multiplier in proportion. */
function payAfter({ credential, payAfter: pay, rows: { wage, multiplier } }: Program): readonly string[] {
  const ofStates = data
    .parameters('credential-multipliers')
    .row('credential_multiplier', pathwayFacts[credential].degree);
  const at = (end: number | null) =>
    Math.round(((wage.mean_annual ?? 0) * Number(multiplier.value) * (end ?? 0)) / Number(ofStates.value));
  return numbers([pay, at(ofStates.low), at(ofStates.high)]);
}

/** Figures of a program: value, low, high; '' where one is missing. */
const readers: Readonly<Record<string, (program: Program) => readonly string[]>> = {
  prerequisite_months: ({ prerequisites }) => ofRange(prerequisites),
  start_wait_months: ({ wait }) => ofRange(wait),
  study_months: ({ study }) => ofRange(study),
  pay_given_up: ({ shareOfPayGivenUp, rows: { payGivenUp } }) =>
    numbers([shareOfPayGivenUp, payGivenUp.low, payGivenUp.high]),
  price_factor: ({ rows: { price } }) => numbers([price.kind === 'share' ? price.share : null, '', '']),
  price: ({ price }) => ofQuartiles(price),
  other_costs: ({ otherCosts }) => numbers([otherCosts, '', '']),
  pay_after: payAfter,
};

/** Figures of no program. */
const single = ({ startingPay, medians, medianWage, lpnPrice, ...other }: PathwayModel) => ({
  starting_pay_none: numbers([startingPay.none.amount, '', '']),
  starting_pay_healthcare: numbers([
    startingPay.healthcare.amount,
    startingPay.healthcare.wage.p25_annual,
    data.wage('us', '31-9092').median_annual,
  ]),
  starting_pay_degree_holder: numbers([startingPay.degree_holder.amount, '', '']),
  horizon_years: numbers([other.scoredYears, other.shownYears, other.scoredYears]),
  close_call_points: numbers([other.closeCall.value, '', '']),
  adn_wait_search_months: numbers([other.adnWaitSearchMonths, '', '']),
  price_public_LPN: numbers([lpnPrice.public.median, '', '']),
  price_private_LPN: numbers([lpnPrice.private.median, '', '']),
  price_resident_estimate_ABSN: ofQuartiles(residentEstimates(data, 'ABSN').price),
  price_MSN_ENTRY: ofQuartiles(secondDegreePrices(data, 'MSN_ENTRY').price),
  study_months_MSN_ENTRY: monthsOf(secondDegreeMonths(data, 'MSN_ENTRY')),
  wage_2024_median_LPN: numbers([medians.specified.lpn_median, '', '']),
  wage_2024_median_RN: numbers([medians.specified.rn_median, '', '']),
  wage_2025_median_LPN: numbers([medians.newest.lpn_median, '', '']),
  wage_2025_median_RN: numbers([medians.newest.rn_median, '', '']),
  wage_2025_median_MSN: numbers([medianWage.APRN.amount, '', '']),
});

/** All of them by name. */
const derived: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.values(model.programs).flatMap((program) =>
    Object.entries(readers).map(([name, read]) => [`${name}_${program.credential}`, read(program)] as const),
  ),
  ...Object.entries(single(model)),
]);

describe.runIf(isEditionOfReference)('the figures of lpn-pathway', () => {
  it.each(reference)('$figure is $value ($low to $high), as in the reference table', (row) => {
    const [value, low, high] = derived.get(row.figure) ?? [];
    expect({ value, low, high }).toEqual({ value: row.value, low: row.low, high: row.high });
  });

  it('are all of them', () => {
    expect(reference).toHaveLength(69);
  });
});
