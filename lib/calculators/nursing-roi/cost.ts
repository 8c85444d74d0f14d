import type { Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ParameterRow } from '@/lib/data/tables/parameters';
import type { PriceByStateRow } from '@/lib/data/tables/prices';
import { type AreaSlug, nation, type StateSlug } from '@/lib/places/states';

/** Order of preference: what most students pay first. */
const controls = ['public', 'private'] as const;
type Control = (typeof controls)[number];

/** Costs beside tuition, by their name in `content/parameters/programs.csv`, with the words for a sentence. */
const otherCostNames = {
  books_and_supplies: 'books and supplies',
  kit_health_checks_testing: 'kit, health checks and testing',
  license_and_exam: 'license and exam',
};

export interface OtherCost {
  readonly name: string;
  readonly dollars: number;
  readonly row: ParameterRow;
}

/** What a program costs: whole dollars, beside the rows it was added up from. */
export interface Cost {
  readonly area: 'state' | 'national';
  readonly control: Control;
  /** Distribution of whole-program prices that tuition is the median of. */
  readonly price: PriceByStateRow;
  /** The same for each control that has a price in the area. */
  readonly byControl: readonly { readonly control: Control; readonly price: PriceByStateRow }[];
  readonly tuitionYears: number;
  readonly otherCosts: readonly OtherCost[];
  readonly otherCostsTotal: number;
}

function pricesIn(area: AreaSlug, degree: Degree, data: Data) {
  return controls.flatMap((control) => {
    const price = data.price(area, degree, control);
    return price ? [{ control, price }] : [];
  });
}

/**
 * Tuition is the completions-weighted median price at the state's public institutions; without one at its private
 * ones; without any at the nation's public ones.
 *
 * @throws Error when not even the nation has a price for the credential.
 */
export function programCost(degree: Degree, state: StateSlug, data: Data): Cost {
  const inState = pricesIn(state, degree, data);
  const byControl = inState.length > 0 ? inState : pricesIn(nation.slug, degree, data);
  const [first] = byControl;
  if (!first) throw new Error(`No institution in the nation has a price for ${degree}`);
  const programs = data.parameters('programs');
  const otherCosts = Object.entries(otherCostNames).map(([parameter, name]) => ({
    name,
    dollars: programs.number(parameter, degree),
    row: programs.row(parameter, degree),
  }));
  return {
    area: inState.length > 0 ? 'state' : 'national',
    ...first,
    byControl,
    tuitionYears: programs.number('tuition_years', degree),
    otherCosts,
    otherCostsTotal: otherCosts.reduce((total, cost) => total + cost.dollars, 0),
  };
}
