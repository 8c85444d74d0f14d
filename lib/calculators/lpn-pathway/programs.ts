import { z } from 'zod';
import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ParameterSet } from '@/lib/data/parameters';
import type { ParameterRow } from '@/lib/data/tables/parameters';
import type { PriceByStateRow } from '@/lib/data/tables/prices';
import type { WageRow, WageStatistic } from '@/lib/data/tables/wages';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { nation } from '@/lib/places/states';
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

/** One program as it is anywhere in the nation: months, whole dollars, dollars a year. */
export interface Program {
  readonly credential: PathwayCredential;
  readonly license: License;
  /** Prerequisites and the wait for the next start, in months. */
  readonly beforeStart: Range;
  readonly study: Range;
  /** Share of pay given up while enrolled, 0 to 1. */
  readonly shareOfPayGivenUp: number;
  readonly price: Readonly<Record<PricePoint, number>>;
  /** Books, kit, checks, exam and license. */
  readonly otherCosts: number;
  /** National mean pay with the credential. */
  readonly payAfter: number;
  readonly rows: ProgramRows;
}

/** The rows behind a program's figures. */
export interface ProgramRows {
  readonly prerequisites: ParameterRow;
  readonly wait: ParameterRow;
  readonly study: ParameterRow;
  readonly payGivenUp: ParameterRow;
  readonly price: PriceByStateRow;
  /** Scales the price of the degree; undefined where the program has a price of its own. */
  readonly priceFactor: ParameterRow | undefined;
  readonly wage: WageRow;
  readonly multiplier: ParameterRow;
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
export function nationalPay(wage: WageRow, statistic: WageStatistic): number {
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

const sum = (a: Range, b: Range): Range => ({
  low: a.low + b.low,
  typical: a.typical + b.typical,
  high: a.high + b.high,
});

/** @throws Error naming the first figure that the data lacks. */
export function readProgram(credential: PathwayCredential, data: Data): Program {
  const { license, degree } = pathwayFacts[credential];
  const constants = data.parameters('lpn-pathway');
  const programs = data.parameters('programs');
  const multipliers = data.parameters('credential-multipliers');
  const price = nationalPrice(data, degree, 'all');
  const priceFactor = constants.find('price_factor', credential);
  const factor = priceFactor ? constants.number('price_factor', credential) : 1;
  const wage = data.wage(nation.slug, credentialFacts[degree].wageSoc);
  const multiplier = multipliers.number('credential_multiplier', degree);
  return {
    credential,
    license,
    beforeStart: sum(
      range(constants, 'prerequisite_months', credential),
      range(constants, 'start_wait_months', credential),
    ),
    study: range(programs, 'program_months', credential),
    shareOfPayGivenUp: programs.number('share_of_pay_given_up', credential),
    price: {
      p25: roundHalfUp(price.p25 * factor),
      median: roundHalfUp(price.median * factor),
      p75: roundHalfUp(price.p75 * factor),
    },
    otherCosts:
      programs.number('books_and_supplies', credential) +
      programs.number('kit_health_checks_testing', credential) +
      programs.number('license_and_exam', credential),
    payAfter: roundHalfUp(nationalPay(wage, 'mean_annual') * multiplier),
    rows: {
      prerequisites: constants.row('prerequisite_months', credential),
      wait: constants.row('start_wait_months', credential),
      study: programs.row('program_months', credential),
      payGivenUp: programs.row('share_of_pay_given_up', credential),
      price,
      priceFactor,
      wage,
      multiplier: multipliers.row('credential_multiplier', degree),
    },
  };
}
