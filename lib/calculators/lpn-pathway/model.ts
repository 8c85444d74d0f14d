import { z } from 'zod';
import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ParameterSet } from '@/lib/data/parameters';
import type { ParameterRow } from '@/lib/data/tables/parameters';
import type { PriceByStateRow } from '@/lib/data/tables/prices';
import type { WageRow } from '@/lib/data/tables/wages';
import { nation } from '@/lib/places/states';
import { byMeasure, type Measures } from './measures';
import { options, type PathwayInputs } from './parameters';
import {
  nationalPay,
  nationalPrice,
  type PricePoint,
  type Program,
  pricePoint,
  readProgram,
  required,
} from './programs';
import { type License, type PathwayCredential, pathwayCredentials, type RouteRules } from './routes';

const payStatistic = z.enum(['p25_annual', 'median_annual']);

/** Pay before nursing in dollars a year, with the rows it was read from. */
export interface StartingPay {
  readonly amount: number;
  readonly wage: WageRow;
  readonly constant: ParameterRow;
}

/** A constant as a number, with its row. */
export interface Constant {
  readonly value: number;
  readonly row: ParameterRow;
}

/** National medians of one BLS edition, in dollars a year. */
interface NationalMedians {
  readonly edition: string;
  readonly lpn_median: number;
  readonly rn_median: number;
  readonly gap: number;
}

/** Inputs that add weight to the measures. */
export const weighingParameters = ['priority', 'timeline', 'budget'] as const;
type Weighing = (typeof weighingParameters)[number];

/** What one input value adds to the weight of each measure, with a row that says why. */
export interface Weights {
  readonly of: Measures;
  readonly row: ParameterRow;
}

/** Everything that depends on the data alone: read once, so that an answer is arithmetic. */
export interface PathwayModel {
  readonly programs: Readonly<Record<PathwayCredential, Program>>;
  readonly startingPay: Readonly<Record<PathwayInputs['starting_point'], StartingPay>>;
  readonly pricePoint: Readonly<Record<PathwayInputs['budget'], PricePoint>>;
  readonly rules: RouteRules;
  /** What each value of a weighing input adds to the weight of each measure. */
  readonly weights: { readonly [P in Weighing]: Readonly<Record<PathwayInputs[P], Weights>> };
  /** A lead under this many points is close. */
  readonly closeCall: Constant;
  /** Years that net earnings are scored over, and the shorter horizon shown beside. */
  readonly scoredYears: number;
  readonly shownYears: number;
  /** Median wage with a license in the edition that the specification names, for display only. */
  readonly medianWage: Readonly<Record<License, Constant>>;
  /** LPN and RN medians of that edition and of the newest one, for display only. */
  readonly medians: { readonly specified: NationalMedians; readonly newest: NationalMedians };
  /** For cautions only. */
  readonly lpnPrice: { readonly public: PriceByStateRow; readonly private: PriceByStateRow };
  readonly acceleratedPriceExample: Constant;
  readonly lpnWorkBeforeBridge: ParameterRow;
}

/** A value for each key, typed by the keys. */
function record<K extends string, V>(keys: readonly K[], valueFor: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<K, V>;
}

function readStartingPay(startingPoint: PathwayInputs['starting_point'], data: Data): StartingPay {
  const constant = data.parameters('lpn-pathway').row('starting_pay_statistic', startingPoint);
  const wage = data.wage(nation.slug, occupations.all);
  return { amount: nationalPay(wage, payStatistic.parse(constant.value)), wage, constant };
}

function readWeights<P extends Weighing>(parameter: P, weights: ParameterSet) {
  const values: readonly PathwayInputs[P][] = options[parameter];
  return record(values, (value): Weights => {
    const subject = `${parameter}:${value}`;
    return {
      of: byMeasure((measure) => weights.number(measure, subject)),
      row: weights.row('programs', subject),
    };
  });
}

const medians = (edition: string, lpn: number, rn: number): NationalMedians => ({
  edition,
  lpn_median: lpn,
  rn_median: rn,
  gap: rn - lpn,
});

const words = (text: string) => text.split(' ').filter((word) => word !== '');

/** @throws Error naming the first figure that the data lacks. */
function readModel(data: Data): PathwayModel {
  const constants = data.parameters('lpn-pathway');
  const weights = data.parameters('lpn-pathway-weights');
  const constant = (parameter: string, subject?: string): Constant => ({
    value: constants.number(parameter, subject),
    row: constants.row(parameter, subject),
  });
  const lpnMedian = constant('wage_2024_median', 'LPN');
  const rnMedian = constant('wage_2024_median', 'RN');
  const lpn = data.wage(nation.slug, occupations.licensedPracticalNurse);
  const rn = data.wage(nation.slug, occupations.registeredNurse);
  return {
    programs: record(pathwayCredentials, (credential) => readProgram(credential, data)),
    startingPay: record(options.starting_point, (point) => readStartingPay(point, data)),
    pricePoint: record(options.budget, (budget) => pricePoint.parse(constants.text('price_point', budget))),
    rules: {
      adnLadderForAdvanced: words(constants.text('adn_ladder_for_advanced')),
      bridgeForAdvanced: words(constants.text('bridge_for_advanced')),
    },
    weights: {
      priority: readWeights('priority', weights),
      timeline: readWeights('timeline', weights),
      budget: readWeights('budget', weights),
    },
    closeCall: constant('close_call_points'),
    scoredYears: constants.number('horizon_years'),
    shownYears: required(constants.row('horizon_years').low, 'a shorter horizon'),
    medianWage: {
      'LPN/LVN': lpnMedian,
      RN: rnMedian,
      APRN: constant('wage_2024_median', 'MSN'),
    },
    medians: {
      specified: medians(constants.text('wage_2024_edition'), lpnMedian.value, rnMedian.value),
      newest: medians(rn.edition, nationalPay(lpn, 'median_annual'), nationalPay(rn, 'median_annual')),
    },
    lpnPrice: {
      public: nationalPrice(data, 'LPN', 'public'),
      private: nationalPrice(data, 'LPN', 'private'),
    },
    acceleratedPriceExample: constant('price_example', 'ABSN'),
    lpnWorkBeforeBridge: constants.row('lpn_work_months', 'LPN_TO_RN'),
  };
}

const models = new WeakMap<Data, PathwayModel>();

/** The model of this data, read on first use. @throws Error naming the first figure that the data lacks. */
export function modelOf(data: Data): PathwayModel {
  const known = models.get(data);
  if (known) return known;
  const model = readModel(data);
  models.set(data, model);
  return model;
}
