import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { oncePer } from '@/lib/data/once';
import type { WageMetroRow } from '@/lib/data/tables/wages';
import { valueOrNull } from '@/lib/numbers/figure';
import type { SortColumn } from '@/lib/site/sort';
import { withQuery } from '@/lib/site/urls';
import {
  nursingLadder,
  type OccupationPage,
  occupationBySoc,
  occupationPages,
  occupationPath,
  shortPlural,
} from '../occupations';
import { type Pay, payIn, payOf } from '../pay';
import { type AreaSlug, areaName, nation, type StateSlug } from '../states';
import { mainPlaces, type PayAnswer, type PlacePay, payAnswer } from './pay-answer';
import { type PayQuestion, readPayQuestion } from './pay-query';
import { type NationalPay, nationalPay } from './salaries';
import { type DerivedSpecialties, derivedSpecialties } from './specialties';
import { type PriceLevel, priceLevelOf, statesByName } from './state';

/** An occupation in a state. */
export interface StatePay extends PlacePay {
  readonly slug: StateSlug;
}

/** An occupation in a metropolitan or nonmetropolitan area. */
export interface AreaPayRow extends PlacePay {
  readonly state: StateSlug;
  /** As BLS names it: "Dallas-Fort Worth-Arlington, TX". */
  readonly fullName: string;
}

/** An occupation in the place that is asked about. */
export interface JobPay {
  readonly occupation: OccupationPage;
  readonly href: string;
  readonly pay: Pay;
}

/** Everything that the page of an occupation says. */
export interface OccupationView extends NationalPay {
  readonly question: PayQuestion;
  readonly edition: string;
  /** The nation, or the state that is asked about. */
  readonly area: AreaSlug;
  /** Name for prose: "Ohio", "the United States". */
  readonly place: string;
  /** Pay in that place; `pay` is the nation's. */
  readonly paid: Pay;
  readonly answer: PayAnswer;
  /** Null for the nation. */
  readonly priceLevel: PriceLevel | null;
  /** Every occupation with a page, in that place. */
  readonly jobs: readonly JobPay[];
  /** Those of the chart, the lowest middle first. */
  readonly drawn: readonly JobPay[];
  readonly states: readonly StatePay[];
  /** Every area with known wages, by state; may be empty. */
  readonly areas: readonly AreaPayRow[];
  /** Those of the state that is asked about; may be empty. */
  readonly areasHere: readonly AreaPayRow[];
  /** The areas of the state; the states where it has none, and for the nation. */
  readonly places: readonly PlacePay[];
  /** The ones with the most jobs among them. */
  readonly listed: readonly PlacePay[];
  /** Specialties whose pay is derived; null for occupations without. */
  readonly specialties: DerivedSpecialties | null;
}

/** Columns that the states can be sorted by; the first is their own order. */
export const occupationColumns = [
  { slug: 'name', direction: 'ascending', key: (row) => row.name },
  { slug: 'mean', direction: 'descending', key: (row) => valueOrNull(row.pay.mean) },
  { slug: 'median', direction: 'descending', key: (row) => valueOrNull(row.pay.median) },
  { slug: 'jobs', direction: 'descending', key: (row) => valueOrNull(row.pay.jobs) },
] as const satisfies readonly SortColumn<StatePay>[];

/** The page of an occupation that answers for a place. */
export function payHref(occupation: OccupationPage, area: AreaSlug): string {
  const query = area === nation.slug ? '' : new URLSearchParams({ state: area }).toString();
  return withQuery(occupationPath(occupation), query);
}

function statePay(occupation: OccupationPage, data: Data): StatePay[] {
  return statesByName.map(({ slug, name }) => ({
    key: slug,
    slug,
    name,
    href: payHref(occupation, slug),
    pay: payIn(slug, occupation.soc, data),
  }));
}

const words = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, ' ');

const cityKey = (state: StateSlug, name: string) => `${state} ${words(name)}`;

/** Cities that have a ZIP code. */
const cities = oncePer(
  (data: Data) => new Set(data.rows('city_points').map(({ state_slug, city }) => cityKey(state_slug, city))),
);

/**
 * Returns a short name of an area: its first city, or what BLS calls it outside of metropolitan areas.
 *
 * @example 'Dallas-Fort Worth-Arlington, TX' // 'Dallas'; 'Winston-Salem, NC' stays one city
 */
function shortAreaName({ area_name, state_slug }: WageMetroRow, data: Data): string {
  const parts = area_name.replace(/, [A-Z-]+$/, '').split('-');
  const beginnings = parts.map((_, index) => parts.slice(0, index + 1).join('-')).reverse();
  const city = beginnings.find((name) => cities(data).has(cityKey(state_slug, name)));
  return city ?? area_name.replace(/ nonmetropolitan area.*$/, ', rural').replace(/[-,/] ?[A-Z].*$/, '');
}

function areaPay(rows: readonly WageMetroRow[], data: Data): AreaPayRow[] {
  return rows
    .map((row) => ({
      key: row.area_code,
      name: shortAreaName(row, data),
      fullName: row.area_name,
      href: null,
      state: row.state_slug,
      pay: payOf(row),
    }))
    .sort((a, b) => a.fullName.localeCompare(b.fullName));
}

function jobsIn(area: AreaSlug, data: Data): JobPay[] {
  return occupationPages.map((occupation) => ({
    occupation,
    href: payHref(occupation, area),
    pay: payIn(area, occupation.soc, data),
  }));
}

/** The job that a chart names beside the page's own: the step before it for RNs, RNs for all others. */
export function comparedJob({ soc }: OccupationPage): OccupationPage {
  const { registeredNurse, licensedPracticalNurse } = occupations;
  return occupationBySoc(soc === registeredNurse ? licensedPracticalNurse : registeredNurse);
}

const middleOf = ({ pay }: JobPay) => valueOrNull(pay.median) ?? Number.POSITIVE_INFINITY;

const drawnJobs = (soc: string, jobs: readonly JobPay[]) =>
  jobs
    .filter(({ occupation }) => occupation.soc === soc || nursingLadder.includes(occupation.soc))
    .sort((a, b) => middleOf(a) - middleOf(b));

/**
 * Returns everything that the page of an occupation says.
 *
 * @param query names the state to answer for; the nation where it names none.
 */
export function occupationView(
  occupation: OccupationPage,
  data: Data,
  query = new URLSearchParams(),
): OccupationView {
  const { soc } = occupation;
  const question = readPayQuestion(query);
  const area = question.state ?? nation.slug;
  const national = nationalPay(occupation, data);
  const paid = payIn(area, soc, data);
  const states = statePay(occupation, data);
  const areas = areaPay(
    data.rows('wages_metro').filter((row) => row.soc === soc),
    data,
  );
  const areasHere = areas.filter(({ state }) => state === area);
  const priceLevel = area === nation.slug ? null : priceLevelOf(area, data);
  const jobs = jobsIn(area, data);
  const places = areasHere.length > 0 ? areasHere : states;
  return {
    ...national,
    ...{ question, area, paid, priceLevel, jobs, states, areas, areasHere, places },
    edition: data.wage(nation.slug, soc).edition,
    place: areaName(area),
    answer: payAnswer({
      who: shortPlural(occupation),
      area,
      pay: paid,
      nationPay: national.pay,
      places: area === nation.slug ? states : areasHere,
      priceLevel,
    }),
    drawn: drawnJobs(soc, jobs),
    listed: mainPlaces(places),
    specialties: derivedSpecialties(soc, data),
  };
}

/** Areas of a state. */
export interface StateAreas {
  readonly state: StateSlug;
  readonly name: string;
  readonly areas: readonly AreaPayRow[];
}

/** Areas by the state that they are filed under; states without any are left out. */
export function areasByState({ areas }: OccupationView): StateAreas[] {
  return statesByName
    .map(({ slug, name }) => ({ state: slug, name, areas: areas.filter(({ state }) => state === slug) }))
    .filter((group) => group.areas.length > 0);
}
