import { type Degree, occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { type Figure, isMissing, mapFigure } from '@/lib/numbers/figure';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { type OccupationPage, occupationBySoc } from '../occupations';
import { atNationalPrices, NOT_PUBLISHED, type Pay, payIn, percentAbove } from '../pay';
import { type AreaSlug, areaName, nation, type StateSlug, states } from '../states';
import { type AideCourse, aideCourse, type LicenseRules, licenseRules } from './license-rules';
import {
  type Caution,
  type CredentialReturn,
  cautionsIn,
  credentialReturn,
  type ReturnType,
} from './returns';
import { type Projection, projectionsOf } from './salaries';
import { type StateAnswer, stateAnswer } from './state-answer';
import { type AreaPay, areaOccupations, areasIn, type NeighborArea, neighborAreas } from './state-areas';
import { type CityLink, largeCities } from './state-cities';
import {
  type GraduateEarnings,
  graduateEarningsIn,
  type MeasuredGraduates,
  measuredGraduates,
  type ProgramCount,
  priceYear,
  programCounts,
  type Tuition,
  tuitionIn,
} from './state-programs';

/** Pay of an occupation in a state beside the nation's; dollars a year. */
export interface OccupationPay {
  readonly occupation: OccupationPage;
  readonly pay: Pay;
  readonly nation: Pay;
  /** State median above the nation's, in percent; negative below. */
  readonly medianAboveNation: Figure;
  /** The same of the means. */
  readonly meanAboveNation: Figure;
  /** State mean at the prices of the nation, in whole dollars. Derived. */
  readonly meanAtNationalPrices: Figure;
  readonly meanAtNationalPricesAboveNation: Figure;
}

/** Price level of an area: the nation is 100. */
export interface PriceLevel {
  readonly value: number;
  readonly year: number;
}

/** Everything that a state's page says. */
export interface StateView {
  readonly slug: StateSlug;
  readonly path: string;
  /** Name for prose: "Ohio", "the District of Columbia". */
  readonly place: string;
  readonly edition: string;
  readonly answer: StateAnswer;
  readonly priceLevel: PriceLevel;
  /** Registered nurses first. */
  readonly pay: readonly OccupationPay[];
  /** The same from the job that usually pays least to the one that pays most. */
  readonly payFromLowest: readonly OccupationPay[];
  /** Pay in the whole state, as the areas give it. */
  readonly wholeState: AreaPay;
  readonly areas: readonly AreaPay[];
  readonly neighborAreas: readonly NeighborArea[];
  /** nursing-roi for the types that students ask about most, the quickest first. */
  readonly returns: readonly CredentialReturn[];
  readonly cautions: readonly Caution[];
  readonly tuition: readonly Tuition[];
  readonly tuitionYear: string | null;
  readonly graduates: readonly GraduateEarnings[];
  readonly measured: MeasuredGraduates;
  readonly programs: readonly ProgramCount[];
  readonly rules: LicenseRules;
  readonly aides: AideCourse;
  /** How jobs of registered nurses are expected to grow in the nation, newest first; null if that is not known. */
  readonly outlook: Projection | null;
  /** Cities to look for programs around. */
  readonly cities: readonly CityLink[];
}

/** The states by name, as lists and tables give them. */
export const statesByName = [...states].sort((a, b) => a.name.localeCompare(b.name));

/** The slug, or undefined where no state has it. */
export function findState(slug: string): StateSlug | undefined {
  return states.find((state) => state.slug === slug)?.slug;
}

export function statePath(slug: StateSlug): string {
  return `/states/${slug}`;
}

/** @throws Error when the area has no price level. */
export function priceLevelOf(area: AreaSlug, data: Data): PriceLevel {
  const { rpp_all_items: value, year } = data.priceLevel(area);
  return { value, year };
}

function above(of: Figure, base: Figure): Figure {
  return isMissing(base) ? base : mapFigure(of, (value) => percentAbove(value, base.value));
}

function occupationPay(state: StateSlug, soc: string, priceLevel: number, data: Data): OccupationPay {
  const pay = payIn(state, soc, data);
  const inNation = payIn(nation.slug, soc, data);
  const adjusted = mapFigure(pay.mean, (mean) => atNationalPrices(mean, priceLevel));
  return {
    occupation: occupationBySoc(soc),
    pay,
    nation: inNation,
    medianAboveNation: above(pay.median, inNation.median),
    meanAboveNation: above(pay.mean, inNation.mean),
    meanAtNationalPrices: mapFigure(adjusted, roundHalfUp),
    meanAtNationalPricesAboveNation: above(adjusted, inNation.mean),
  };
}

function wholeState(state: StateSlug, data: Data): AreaPay {
  const pay = (soc: string) => payIn(state, soc, data);
  const { rn, lpn, np, aide } = areaOccupations;
  return {
    code: state,
    name: `All of ${areaName(state)}`,
    kind: 'state',
    rn: pay(rn),
    lpn: pay(lpn),
    np: pay(np),
    aide: pay(aide),
  };
}

/** Jobs from the one that usually pays least. */
const inOrderOfPay = [
  areaOccupations.aide,
  areaOccupations.lpn,
  areaOccupations.rn,
  areaOccupations.np,
] as const;

const nationalPrice = (tuition: readonly Tuition[], degree: Degree): Figure =>
  tuition.find((row) => row.degree === degree)?.nationPublicMedian ?? { missing: NOT_PUBLISHED };

/** Returns everything that the page of a state says. */
export function stateView(state: StateSlug, data: Data): StateView {
  const priceLevel = priceLevelOf(state, data);
  const pay = Object.values(areaOccupations).map((soc) => occupationPay(state, soc, priceLevel.value, data));
  const returned = (type: ReturnType) => credentialReturn(state, type, data);
  const adn = returned('ADN');
  const returns = [returned('LPN'), adn, returned('BSN'), returned('ABSN'), returned('MSN')];
  const tuition = tuitionIn(state, data);
  return {
    slug: state,
    path: statePath(state),
    place: areaName(state),
    edition: data.wage(state, occupations.registeredNurse).edition,
    answer: stateAnswer({
      place: areaName(state),
      adn,
      nationTuition: nationalPrice(tuition, 'ADN'),
      rnMedianAboveNation: pay[0]?.medianAboveNation ?? { missing: NOT_PUBLISHED },
      priceLevel: priceLevel.value,
    }),
    priceLevel,
    pay,
    payFromLowest: inOrderOfPay.flatMap((soc) => pay.find(({ occupation }) => occupation.soc === soc) ?? []),
    wholeState: wholeState(state, data),
    areas: areasIn(state, data),
    neighborAreas: neighborAreas(state, data),
    returns,
    cautions: cautionsIn(returns),
    tuition,
    tuitionYear: priceYear(state, data),
    graduates: graduateEarningsIn(state, data),
    measured: measuredGraduates(data),
    programs: programCounts(state, data),
    rules: licenseRules(state, data),
    aides: aideCourse(state, data),
    outlook: projectionsOf(occupations.registeredNurse, data.rows('projections'))[0] ?? null,
    cities: largeCities(state, data),
  };
}
