import { z } from 'zod';
import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { oncePer } from '@/lib/data/once';
import type { ParameterSet } from '@/lib/data/parameters';
import type { ParameterRow } from '@/lib/data/tables/parameters';
import type { PriceByStateRow } from '@/lib/data/tables/prices';
import type { WageRow } from '@/lib/data/tables/wages';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { type AreaSlug, nation, type StateSlug } from '@/lib/places/states';
import { residentEstimates, secondDegreeMonths, secondDegreePrices } from '../second-degree-prices';
import { byMeasure, type MeasureId, type Measures, measureIds } from './measures';
import { options, type PathwayInputs } from './parameters';
import {
  nationalPrice,
  type PricePoint,
  type Program,
  payOf,
  pricePoint,
  readProgram,
  required,
} from './programs';
import { type License, type PathwayCredential, pathwayCredentials } from './routes';

const payStatistic = z.enum(['p25_annual', 'median_annual']);
const measureId = z.enum(measureIds);

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

/** What a priority asks for besides weights. */
export interface PriorityRule {
  /** The measure that the priority is about. */
  readonly ownMeasure: MeasureId;
  /** A ladder that another one beats on all of these is barred. */
  readonly barredOn: readonly MeasureId[];
}

/** Direct-entry master's programs, for words only: whole dollars and months over the schools. */
export interface EntryMasters {
  readonly schools: number;
  readonly priceLow: number;
  readonly priceHigh: number;
  readonly monthsLow: number;
  readonly monthsHigh: number;
}

/** What residents may pay where schools print a nonresident total only, for words only. */
export interface ResidentEstimate {
  /** Schools that print a nonresident total only. */
  readonly schools: number;
  /** Those of them with an estimate, and its middle half in whole dollars. */
  readonly estimated: number;
  readonly low: number;
  readonly high: number;
}

/** Everything that depends on the data alone: read once, so that an answer is arithmetic. */
export interface PathwayModel {
  readonly programs: Readonly<Record<PathwayCredential, Program>>;
  readonly startingPay: Readonly<Record<PathwayInputs['starting_point'], StartingPay>>;
  readonly pricePoint: Readonly<Record<PathwayInputs['budget'], PricePoint>>;
  readonly priorities: Readonly<Record<PathwayInputs['priority'], PriorityRule>>;
  /** What each value of a weighing input adds to the weight of each measure. */
  readonly weights: { readonly [P in Weighing]: Readonly<Record<PathwayInputs[P], Weights>> };
  /** A lead under this many points is close. */
  readonly closeCall: Constant;
  /** Longest wait for an associate degree that is tried, in months. */
  readonly adnWaitSearchMonths: number;
  /** Years that net earnings are scored over, and the shorter horizon shown beside. */
  readonly scoredYears: number;
  readonly shownYears: number;
  /** National median wage with a license, newest edition, for display only. */
  readonly medianWage: Readonly<Record<License, { readonly amount: number; readonly wage: WageRow }>>;
  /** LPN and RN medians of the edition that the specification names and of the newest one, for display only. */
  readonly medians: { readonly specified: NationalMedians; readonly newest: NationalMedians };
  /** Rows of the specified medians. */
  readonly specifiedMedianRows: readonly ParameterRow[];
  /** For cautions only. */
  readonly lpnPrice: { readonly public: PriceByStateRow; readonly private: PriceByStateRow };
  readonly lpnWorkBeforeBridge: ParameterRow;
  readonly residentEstimate: ResidentEstimate;
  readonly entryMasters: EntryMasters;
}

/** A value for each key, typed by the keys. */
function record<K extends string, V>(keys: readonly K[], valueFor: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<K, V>;
}

const words = (text: string) => text.split(' ').filter((word) => word !== '');

function readStartingPay(
  startingPoint: PathwayInputs['starting_point'],
  data: Data,
  area: AreaSlug,
): StartingPay {
  const constants = data.parameters('lpn-pathway');
  const constant = constants.row('starting_pay_statistic', startingPoint);
  const wage = data.wage(area, constants.text('starting_pay_occupation', startingPoint));
  return { amount: payOf(wage, payStatistic.parse(constant.value)), wage, constant };
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

function readMedians(data: Data) {
  const constants = data.parameters('lpn-pathway');
  const median = (soc: string) => {
    const wage = data.wage(nation.slug, soc);
    return { amount: payOf(wage, 'median_annual'), wage };
  };
  const lpn = median(occupations.licensedPracticalNurse);
  const rn = median(occupations.registeredNurse);
  const specified = (occupation: string) => constants.number('wage_2024_median', occupation);
  return {
    medianWage: { 'LPN/LVN': lpn, RN: rn, APRN: median(occupations.nursePractitioner) },
    medians: {
      specified: medians(constants.text('wage_2024_edition'), specified('LPN'), specified('RN')),
      newest: medians(rn.wage.edition, lpn.amount, rn.amount),
    },
    specifiedMedianRows: ['LPN', 'RN'].map((occupation) => constants.row('wage_2024_median', occupation)),
  };
}

/** How the table of printed prices says that a school prints no price for residents. */
const NONRESIDENT_ONLY = 'nonresident total only';

/** Figures that only sentences use. */
function readWordsOnly(data: Data) {
  const estimate = residentEstimates(data, 'ABSN');
  const entry = secondDegreePrices(data, 'MSN_ENTRY');
  const entryMonths = secondDegreeMonths(data, 'MSN_ENTRY');
  return {
    lpnPrice: {
      public: nationalPrice(data, 'LPN', 'public'),
      private: nationalPrice(data, 'LPN', 'private'),
    },
    lpnWorkBeforeBridge: data.parameters('lpn-pathway').row('lpn_work_months', 'LPN_TO_RN'),
    residentEstimate: {
      schools: secondDegreePrices(data, 'ABSN').leftOut.get(NONRESIDENT_ONLY) ?? 0,
      estimated: estimate.schools,
      low: roundHalfUp(estimate.price.p25),
      high: roundHalfUp(estimate.price.p75),
    },
    entryMasters: {
      schools: entry.schools,
      priceLow: roundHalfUp(entry.price.p25),
      priceHigh: roundHalfUp(entry.price.p75),
      monthsLow: roundHalfUp(entryMonths.p25),
      monthsHigh: roundHalfUp(entryMonths.p75),
    },
  };
}

/** Programs and the pay before them, as they are in a state or the nation. */
function readArea(data: Data, area: AreaSlug): Pick<PathwayModel, 'programs' | 'startingPay'> {
  return {
    programs: record(pathwayCredentials, (credential) => readProgram(credential, data, area)),
    startingPay: record(options.starting_point, (point) => readStartingPay(point, data, area)),
  };
}

/** @throws Error naming the first figure that the data lacks. */
function readModel(data: Data): PathwayModel {
  const constants = data.parameters('lpn-pathway');
  const weights = data.parameters('lpn-pathway-weights');
  return {
    ...readArea(data, nation.slug),
    pricePoint: record(options.budget, (budget) => pricePoint.parse(constants.text('price_point', budget))),
    priorities: record(options.priority, (priority) => ({
      ownMeasure: measureId.parse(constants.text('own_measure', priority)),
      barredOn: words(constants.text('barred_on', priority)).map((id) => measureId.parse(id)),
    })),
    weights: {
      priority: readWeights('priority', weights),
      timeline: readWeights('timeline', weights),
      budget: readWeights('budget', weights),
    },
    closeCall: { value: constants.number('close_call_points'), row: constants.row('close_call_points') },
    adnWaitSearchMonths: constants.number('adn_wait_search_months'),
    scoredYears: constants.number('horizon_years'),
    shownYears: required(constants.row('horizon_years').low, 'a shorter horizon'),
    ...readMedians(data),
    ...readWordsOnly(data),
  };
}

/** The model of this data, read on first use. @throws Error naming the first figure that the data lacks. */
export const modelOf = oncePer(readModel);

const stateModels = oncePer((_data: Data) => new Map<StateSlug, PathwayModel>());

/**
 * The same model with the prices and the pay of a state; lengths and waits are those of the nation.
 *
 * @throws Error naming the first figure that the data lacks.
 */
export function modelIn(state: StateSlug, data: Data): PathwayModel {
  const models = stateModels(data);
  const model = models.get(state) ?? { ...modelOf(data), ...readArea(data, state) };
  models.set(state, model);
  return model;
}
