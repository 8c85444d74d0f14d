import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { modelOf, type PathwayModel } from '@/lib/calculators/lpn-pathway/model';
import type { Program, Range } from '@/lib/calculators/lpn-pathway/programs';
import { loadData } from '@/lib/data/data';

const handedOver: readonly Readonly<Record<'figure' | 'value' | 'low' | 'high', string>>[] = parse(
  readFileSync(path.join(import.meta.dirname, 'lpn-pathway-figures.csv'), 'utf8'),
  { columns: true },
);

const numbers = (values: readonly (number | string)[]) => values.map(String);
const ofRange = ({ typical, low, high }: Range) => numbers([typical, low, high]);
const ofRow = ({ value, low, high }: Program['rows']['wait']) =>
  numbers([Number(value), low ?? '', high ?? '']);

/** Figures of a program: value, low, high; '' where one is missing. */
const readers: Readonly<Record<string, (program: Program) => readonly string[]>> = {
  prerequisite_months: ({ rows }) => ofRow(rows.prerequisites),
  start_wait_months: ({ rows }) => ofRow(rows.wait),
  study_months: ({ study }) => ofRange(study),
  pay_given_up: ({ shareOfPayGivenUp, rows }) => [
    String(shareOfPayGivenUp),
    ...ofRow(rows.payGivenUp).slice(1),
  ],
  price_factor: ({ rows }) => [rows.priceFactor?.value ?? '', '', ''],
  price: ({ price }) => numbers([price.median, price.p25, price.p75]),
  other_costs: ({ otherCosts }) => [String(otherCosts), '', ''],
  pay_after: ({ payAfter, rows: { multiplier, wage } }) => {
    const at = (factor: number | null) => Math.round((wage.mean_annual ?? 0) * (factor ?? 0));
    return numbers([payAfter, at(multiplier.low), at(multiplier.high)]);
  },
};

/** Figures of no program. */
const single = (model: PathwayModel): Readonly<Record<string, readonly string[]>> => ({
  starting_pay_none: numbers([model.startingPay.none.amount, '', '']),
  starting_pay_healthcare: numbers([model.startingPay.healthcare.amount, '', '']),
  starting_pay_degree_holder: numbers([model.startingPay.degree_holder.amount, '', '']),
  horizon_years: numbers([model.scoredYears, model.shownYears, model.scoredYears]),
  close_call_points: numbers([model.closeCall.value, '', '']),
  price_public_LPN: numbers([model.lpnPrice.public.median, '', '']),
  price_private_LPN: numbers([model.lpnPrice.private.median, '', '']),
  price_example_ABSN: numbers([model.acceleratedPriceExample.value, '', '']),
  wage_2024_median_LPN: numbers([model.medians.specified.lpn_median, '', '']),
  wage_2024_median_RN: numbers([model.medians.specified.rn_median, '', '']),
  wage_2024_median_MSN: numbers([model.medianWage.APRN.value, '', '']),
  wage_2025_median_LPN: numbers([model.medians.newest.lpn_median, '', '']),
  wage_2025_median_RN: numbers([model.medians.newest.rn_median, '', '']),
});

/** All of them by name. */
function derived(): ReadonlyMap<string, readonly string[]> {
  const model = modelOf(loadData());
  return new Map([
    ...Object.values(model.programs).flatMap((program) =>
      Object.entries(readers).map(
        ([name, read]) => [`${name}_${program.credential}`, read(program)] as const,
      ),
    ),
    ...Object.entries(single(model)),
  ]);
}

describe('the figures of lpn-pathway', () => {
  it.each(handedOver)('$figure is $value ($low to $high), as it was handed over', (row) => {
    expect(derived().get(row.figure)).toEqual([row.value, row.low, row.high]);
  });
});
