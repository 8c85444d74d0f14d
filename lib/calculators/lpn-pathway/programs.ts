import { z } from 'zod';
import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ParameterSet } from '@/lib/data/parameters';
import type { ParameterRow } from '@/lib/data/tables/parameters';
import type { PriceByStateRow } from '@/lib/data/tables/prices';
import type { WageRow, WageStatistic } from '@/lib/data/tables/wages';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { type AreaSlug, nation } from '@/lib/places/states';
import { payWith } from '../nursing-roi/pay';
import { type SecondDegreePrices, secondDegreePrices } from '../second-degree-prices';
import { type License, type PathwayCredential, pathwayFacts } from './routes';

/** A quantity that differs by college: the middle is scored, the ends are shown. */
export interface Range {
  readonly low: number;
  readonly typical: number;
  readonly high: number;
}

export const pricePoint = z.enum(['p25', 'median', 'p75']);
/** Point of the distribution of prices that students pay. */
export type PricePoint = z.output<typeof pricePoint>;
/** Tuition and fees of a whole program, in whole dollars. */
export type Price = Readonly<Record<PricePoint, number>>;

/** Where a program's price is from. */
export type PriceBasis =
  /** Its own distribution, of a state or the nation. */
  | { readonly kind: 'published'; readonly row: PriceByStateRow }
  /** A share of an associate degree's, by academic years: none is reported for the program alone. */
  | { readonly kind: 'share'; readonly row: PriceByStateRow; readonly share: number }
  /** What schools print for the whole program. */
  | { readonly kind: 'printed'; readonly prices: SecondDegreePrices };

/** One program as it is in a state or the nation: months, whole dollars, dollars a year. */
export interface Program {
  readonly credential: PathwayCredential;
  readonly license: License;
  /** Months of prerequisites before the program. */
  readonly prerequisites: Range;
  /** Months of waiting for the next start. */
  readonly wait: Range;
  /** Months in the program. */
  readonly study: Range;
  /** Share of pay given up while enrolled, 0 to 1. */
  readonly shareOfPayGivenUp: number;
  readonly price: Price;
  /** Books, kit, checks, exam and license. */
  readonly otherCosts: number;
  /** Mean pay with the credential. */
  readonly payAfter: number;
  readonly rows: ProgramRows;
}

/** The rows behind a program's figures. */
export interface ProgramRows {
  readonly prerequisites: ParameterRow;
  readonly wait: ParameterRow;
  readonly study: ParameterRow;
  readonly payGivenUp: ParameterRow;
  readonly price: PriceBasis;
  readonly wage: WageRow;
  readonly multiplier: PayMultiplier;
}

/** Pay with the credential relative to the area's mean of the occupation, and what it rests on. */
interface PayMultiplier extends Pick<ParameterRow, 'kind' | 'basis' | 'source_url'> {
  readonly value: string | number | null;
}

/** @throws Error when the data lacks the figure. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`lpn-pathway needs ${what}`);
  return value;
}

/** @throws Error when the nation has no price for the degree. */
export function nationalPrice(
  data: Data,
  degree: Degree,
  control: PriceByStateRow['control'],
): PriceByStateRow {
  return required(data.price(nation.slug, degree, control), `a national price of ${degree}, ${control}`);
}

/** Dollars a year. @throws Error when BLS did not release the figure. */
export function payOf(wage: WageRow, statistic: WageStatistic): number {
  return required(wage[statistic], `${statistic} of ${wage.occupation}`);
}

function range(set: ParameterSet, parameter: string, subject: string): Range {
  const { low, high } = set.row(parameter, subject);
  return {
    low: required(low, `a low end of ${parameter} for ${subject}`),
    typical: set.number(parameter, subject),
    high: required(high, `a high end of ${parameter} for ${subject}`),
  };
}

/** Prices of the area's schools; those of the nation's where none in the area has a price. */
function priceBasis(credential: PathwayCredential, data: Data, area: AreaSlug): PriceBasis {
  if (credential === 'ABSN') return { kind: 'printed', prices: secondDegreePrices(data, 'ABSN') };
  const { degree } = pathwayFacts[credential];
  const row = data.price(area, degree, 'all') ?? nationalPrice(data, degree, 'all');
  if (credential === degree) return { kind: 'published', row };
  const programs = data.parameters('programs');
  const share = programs.number('tuition_years', credential) / programs.number('tuition_years', degree);
  return { kind: 'share', row, share };
}

/** Whole dollars at each point of the distribution. */
function priceOf(basis: PriceBasis): Price {
  const share = basis.kind === 'share' ? basis.share : 1;
  const { p25, median, p75 } = basis.kind === 'printed' ? basis.prices.price : basis.row;
  return {
    p25: roundHalfUp(p25 * share),
    median: roundHalfUp(median * share),
    p75: roundHalfUp(p75 * share),
  };
}

/** Returns a program at the prices of another row; what schools print for one program has no other row. */
export function atPrices(program: Program, row: PriceByStateRow): Program {
  const { rows } = program;
  if (rows.price.kind === 'printed') return program;
  const price = { ...rows.price, row };
  return { ...program, price: priceOf(price), rows: { ...rows, price } };
}

/** The multiplier on the nation's own mean where it differs from that of the states, which has the fuller evidence. */
function nationalMultiplier(degree: Degree, data: Data): ParameterRow {
  const multipliers = data.parameters('credential-multipliers');
  const ofStates = multipliers.row('credential_multiplier', degree);
  const ofNation = multipliers.find('credential_multiplier_on_us_mean', degree);
  return ofNation && Number(ofNation.value) !== Number(ofStates.value) ? ofNation : ofStates;
}

/** Pay with a degree, in whole dollars a year: in a state as nursing-roi has it. */
function payAfterIn(area: AreaSlug, degree: Degree, data: Data) {
  if (area !== nation.slug) {
    const { expected, wage, multiplier } = payWith(degree, area, data);
    return {
      payAfter: roundHalfUp(expected),
      wage,
      multiplier: { ...multiplier, source_url: multiplier.url },
    };
  }
  const wage = data.wage(area, credentialFacts[degree].wageSoc);
  const multiplier = nationalMultiplier(degree, data);
  const payAfter = roundHalfUp(payOf(wage, 'mean_annual') * Number(multiplier.value));
  return { payAfter, wage, multiplier };
}

/** @throws Error naming the first figure that the data lacks. */
export function readProgram(credential: PathwayCredential, data: Data, area: AreaSlug): Program {
  const { license, degree } = pathwayFacts[credential];
  const constants = data.parameters('lpn-pathway');
  const programs = data.parameters('programs');
  const price = priceBasis(credential, data, area);
  const { payAfter, wage, multiplier } = payAfterIn(area, degree, data);
  return {
    credential,
    license,
    prerequisites: range(constants, 'prerequisite_months', credential),
    wait: range(constants, 'start_wait_months', credential),
    study: range(programs, 'program_months', credential),
    shareOfPayGivenUp: programs.number('share_of_pay_given_up', credential),
    price: priceOf(price),
    otherCosts:
      programs.number('books_and_supplies', credential) +
      programs.number('kit_health_checks_testing', credential) +
      programs.number('license_and_exam', credential),
    payAfter,
    rows: {
      prerequisites: constants.row('prerequisite_months', credential),
      wait: constants.row('start_wait_months', credential),
      study: programs.row('program_months', credential),
      payGivenUp: programs.row('share_of_pay_given_up', credential),
      price,
      wage,
      multiplier,
    },
  };
}
