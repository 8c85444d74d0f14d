import type { Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ParameterRow } from '@/lib/data/tables/parameters';
import type { PriceByStateRow } from '@/lib/data/tables/prices';
import { type AreaSlug, nation } from '@/lib/places/states';
import { secondDegreePrices } from '../second-degree-prices';
import { type NursingRoiInputs, programCredential } from './parameters';

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

export interface ControlPrices {
  readonly control: Control;
  readonly price: PriceByStateRow;
}

/** Where a price comes from. */
type TuitionOrigin =
  /** Prices of schools of one control, in the state or, without any there, in the nation. */
  | { readonly area: 'state' | 'national'; readonly control: Control; readonly price: PriceByStateRow }
  /** What schools print for an accelerated BSN, all over the nation. */
  | { readonly area: 'national'; readonly control: null; readonly leftOut: ReadonlyMap<string, number> }
  /** The client's own figure. */
  | { readonly area: 'given'; readonly control: null };

/** Tuition and fees of a whole program, in dollars, beside the distribution that it is the median of. */
export type Tuition = TuitionOrigin & {
  readonly total: number;
  readonly p25: number | null;
  readonly p75: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly institutions: number | null;
  readonly year: string | null;
  /** Academic years that the total is divided by; null where the price is of the program alone. */
  readonly years: number | null;
};

/** What a program costs, in dollars. */
export interface Cost {
  readonly tuition: Tuition;
  /** Prices of each control that has one, in the area of the tuition. */
  readonly byControl: readonly ControlPrices[];
  readonly otherCosts: readonly OtherCost[];
  readonly otherCostsTotal: number;
  readonly grants: number;
  /** After grants, never below 0. */
  readonly total: number;
}

function pricesIn(area: AreaSlug, degree: Degree, data: Data): ControlPrices[] {
  return controls.flatMap((control) => {
    const price = data.price(area, degree, control);
    return price ? [{ control, price }] : [];
  });
}

/** Prices of the area's schools, public ones first; those of the nation's where none in the area has a price. */
export function publishedPrices(degree: Degree, area: AreaSlug, data: Data): readonly ControlPrices[] {
  const inArea = pricesIn(area, degree, data);
  return inArea.length > 0 ? inArea : pricesIn(nation.slug, degree, data);
}

/** @throws Error when not even the nation has a price for the credential. */
function publishedTuition(degree: Degree, prices: readonly ControlPrices[], data: Data): Tuition {
  const [first] = prices;
  if (!first) throw new Error(`No institution in the nation has a price for ${degree}`);
  const { control, price } = first;
  const { median, p25, p75, lowest, highest, institutions, year } = price;
  return {
    area: price.state_slug === nation.slug ? 'national' : 'state',
    control,
    price,
    ...{ total: median, p25, p75, lowest, highest, institutions, year },
    years: data.parameters('programs').number('tuition_years', degree),
  };
}

function acceleratedTuition(data: Data): Tuition {
  const { price, schools, leftOut, years } = secondDegreePrices(data, 'ABSN');
  const [first = null, last = null] = [years.at(0), years.at(-1)];
  return {
    area: 'national',
    control: null,
    leftOut,
    total: price.median,
    p25: price.p25,
    p75: price.p75,
    lowest: null,
    highest: null,
    institutions: schools,
    year: first === last ? first : `${first} to ${last}`,
    years: null,
  };
}

const nothingKnown = { p25: null, p75: null, lowest: null, highest: null, institutions: null };
/** A price of its own, in dollars, without others that it is the middle of. */
export const givenTuition = (total: number): Tuition => ({
  area: 'given',
  control: null,
  total,
  ...nothingKnown,
  year: null,
  years: null,
});

function otherCostsOf(inputs: NursingRoiInputs, data: Data): OtherCost[] {
  const programs = data.parameters('programs');
  const credential = programCredential(inputs);
  return Object.entries(otherCostNames).map(([parameter, name]) => ({
    name,
    dollars: programs.number(parameter, credential),
    row: programs.row(parameter, credential),
  }));
}

/** Cost after grants: grants beyond the cost are no income. */
export const afterGrants = (cost: number, grants: number) => Math.max(0, cost - grants);

/**
 * Tuition is the completions-weighted median price at the state's public institutions; without one at its private
 * ones; without any at the nation's public ones. Of an accelerated BSN it is the median of what schools print. The
 * client's own figure takes the place of both.
 *
 * @throws Error when not even the nation has a price for the credential.
 */
export function programCost(inputs: NursingRoiInputs, data: Data): Cost {
  const { state, degree, track, tuition: given, grants_total: grants = 0 } = inputs;
  const isAccelerated = track === 'accelerated';
  const byControl = isAccelerated ? [] : publishedPrices(degree, state, data);
  const published = () =>
    isAccelerated ? acceleratedTuition(data) : publishedTuition(degree, byControl, data);
  const tuition = given === undefined ? published() : givenTuition(given);
  const otherCosts = otherCostsOf(inputs, data);
  const otherCostsTotal = otherCosts.reduce((total, cost) => total + cost.dollars, 0);
  const total = afterGrants(tuition.total + otherCostsTotal, grants);
  return { tuition, byControl, otherCosts, otherCostsTotal, grants, total };
}
