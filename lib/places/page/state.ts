import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { type Figure, isMissing, mapFigure } from '@/lib/numbers/figure';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { type OccupationPage, occupationBySoc } from '../occupations';
import { atNationalPrices, type Pay, payIn, percentAbove } from '../pay';
import { type AreaSlug, areaName, nation, type StateSlug, states } from '../states';
import { type CredentialReturn, cautionsOf, credentialReturn } from './returns';
import { type AreaPay, areaOccupations, areasIn, type NeighborArea, neighborAreas } from './state-areas';
import { type CityLink, largeCities } from './state-cities';
import {
  type GraduateEarnings,
  graduateEarningsIn,
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
  /** State mean above the nation's, in percent; negative below. */
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
  readonly sentence: string;
  readonly priceLevel: PriceLevel;
  readonly pay: readonly OccupationPay[];
  /** Pay in the whole state, as the areas give it. */
  readonly wholeState: AreaPay;
  readonly areas: readonly AreaPay[];
  readonly neighborAreas: readonly NeighborArea[];
  /** nursing-roi for the degrees that students ask about most. */
  readonly returns: readonly CredentialReturn[];
  readonly cautions: readonly { readonly name: string; readonly text: string }[];
  readonly tuition: readonly Tuition[];
  readonly tuitionYear: string | null;
  readonly graduates: readonly GraduateEarnings[];
  readonly programs: readonly ProgramCount[];
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

function priceClause({ result }: CredentialReturn, degree: string, before?: CredentialReturn): string {
  const { control, area } = result.tuition_basis;
  const cost = formatDollarsRounded(result.total_cost);
  const same = before?.result.tuition_basis.control === control;
  const college =
    area === 'national' ? `a ${control} college elsewhere` : `a ${control} ${before ? 'one' : 'college'}`;
  return `${degree} ${before ? '' : 'costs '}about ${cost}${same ? '' : ` at ${college}`}`;
}

/** When both degrees come out ahead, for someone who earns what people who enroll usually earn. */
function paybackClause(
  { entrantAhead: adn }: CredentialReturn,
  { result, entrantAhead: bsn }: CredentialReturn,
): string {
  if (adn.months === null || bsn.months === null) return 'The raise does not repay both.';
  const income = formatDollarsRounded(result.typical_entrant.baseline_income);
  return `If you earn ${income} now, you come out ahead ${adn.inWords} after the first class of the ADN and ${bsn.inWords} after that of the BSN.`;
}

/** The answer of a state's page: pay, price and payback. */
export function stateSentence(
  place: string,
  rnMean: Figure,
  adn: CredentialReturn,
  bsn: CredentialReturn,
): string {
  const pay = isMissing(rnMean)
    ? `What registered nurses in ${place} earn is not known`
    : `Registered nurses in ${place} earn ${formatDollarsRounded(rnMean.value)} a year on average`;
  const prices = `${priceClause(adn, 'an associate degree (ADN)')} and ${priceClause(bsn, 'a bachelor’s (BSN)', adn)}`;
  return `${pay}; ${prices}. ${paybackClause(adn, bsn)}`;
}

/** Returns everything that the page of a state says. */
export function stateView(state: StateSlug, data: Data): StateView {
  const priceLevel = priceLevelOf(state, data);
  const pay = Object.values(areaOccupations).map((soc) => occupationPay(state, soc, priceLevel.value, data));
  const adn = credentialReturn(state, 'ADN', data);
  const bsn = credentialReturn(state, 'BSN', data);
  const returns = [adn, bsn, credentialReturn(state, 'MSN', data)];
  const rn = payIn(state, occupations.registeredNurse, data);
  return {
    slug: state,
    path: statePath(state),
    place: areaName(state),
    edition: data.wage(state, occupations.registeredNurse).edition,
    sentence: stateSentence(areaName(state), rn.mean, adn, bsn),
    priceLevel,
    pay,
    wholeState: wholeState(state, data),
    areas: areasIn(state, data),
    neighborAreas: neighborAreas(state, data),
    returns,
    cautions: returns.flatMap((answer) => cautionsOf(answer).map((text) => ({ name: answer.name, text }))),
    tuition: tuitionIn(state, data),
    tuitionYear: priceYear(state, data),
    graduates: graduateEarningsIn(state, data),
    programs: programCounts(state, data),
    cities: largeCities(state, data),
  };
}
