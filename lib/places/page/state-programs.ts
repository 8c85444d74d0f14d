import {
  credentialFacts,
  type Degree,
  degrees,
  type OutcomesCredential,
  outcomesCredentials,
} from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { type AwardCredential, postMastersLevel } from '@/lib/data/tables/awards';
import type { GraduateEarningsRow } from '@/lib/data/tables/graduate-earnings';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import type { PriceByStateRow } from '@/lib/data/tables/prices';
import { type Figure, figure } from '@/lib/numbers/figure';
import { type AreaSlug, areaName, nation, type StateSlug } from '../states';

/** Price of a whole program at the institutions of one control, weighted by completions; dollars. */
export interface ControlPrice {
  readonly median: Figure;
  readonly p25: Figure;
  readonly p75: Figure;
  readonly institutions: Figure;
}

export interface Tuition {
  readonly degree: Degree;
  readonly name: string;
  readonly public: ControlPrice;
  readonly private: ControlPrice;
  /** What stands in where the state has no price, and what to compare with elsewhere. */
  readonly nationPublicMedian: Figure;
}

type Control = 'public' | 'private';

function controlPrice(area: AreaSlug, degree: Degree, control: Control, data: Data): ControlPrice {
  const price = data.price(area, degree, control);
  const reason = `No ${control} college in ${areaName(area)} with a known price awards it.`;
  const of = (column: 'median' | 'p25' | 'p75' | 'institutions') => figure(price?.[column], reason);
  return { median: of('median'), p25: of('p25'), p75: of('p75'), institutions: of('institutions') };
}

/** Price of each degree in a state by control. */
export function tuitionIn(state: StateSlug, data: Data): Tuition[] {
  return degrees.map((degree) => ({
    degree,
    name: credentialFacts[degree].name,
    public: controlPrice(state, degree, 'public', data),
    private: controlPrice(state, degree, 'private', data),
    nationPublicMedian: controlPrice(nation.slug, degree, 'public', data).median,
  }));
}

/** Academic year of the prices of a state. */
export function priceYear(state: StateSlug, data: Data): PriceByStateRow['year'] | null {
  const prices = degrees.map((degree) => data.price(state, degree, 'all'));
  return prices.find((price) => price !== undefined)?.year ?? null;
}

/** Earnings of graduates of a credential: dollars a year, the median over programs and its quartiles. */
export interface GraduateEarnings {
  readonly credential: OutcomesCredential;
  readonly name: string;
  readonly median: Figure;
  readonly p25: Figure;
  readonly p75: Figure;
  readonly programs: Figure;
  readonly institutions: Figure;
  /** Graduates behind the values, where they are known for nearly every program. */
  readonly earners: Figure;
  readonly nationMedian: Figure;
}

const outcomesNames: Readonly<Record<OutcomesCredential, string>> = {
  LPN: credentialFacts.LPN.name,
  ADN: credentialFacts.ADN.name,
  BSN: 'BSN, RN-to-BSN included',
  MSN: credentialFacts.MSN.name,
  DOCTORAL: 'DNP or PhD',
  CERTIFICATE: credentialFacts.CERTIFICATE.name,
};

/** Graduates behind the values of an area, where the source counts those of every program. */
function earnersOf(row: GraduateEarningsRow | undefined, reason: string): Figure {
  if (!row) return { missing: reason };
  const isCounted = row.earners_known_for === row.programs;
  return figure(isCounted ? row.earners : null, 'Not counted for every program.');
}

/** Whose pay is shown, and when they earned it, in the words of the source. */
export interface MeasuredGraduates {
  readonly cohort: string;
  readonly earnedIn: string;
}

/** @throws Error when the nation has no graduates' earnings. */
export function measuredGraduates(data: Data): MeasuredGraduates {
  const row = data.graduateEarnings(nation.slug, 'BSN');
  if (!row) throw new Error('No graduates’ earnings of the nation');
  return { cohort: row.cohort, earnedIn: row.earned_in };
}

/** What graduates of a state's programs earn at the newest wages, where enough different institutions tell it. */
export function graduateEarningsIn(state: StateSlug, data: Data): GraduateEarnings[] {
  const enough = data.parameters('nursing-roi').number('minimum_distinct_values', 'graduate_earnings');
  return outcomesCredentials.map((credential) => {
    const held = data.graduateEarnings(state, credential);
    const row = held && held.distinct_values >= enough ? held : undefined;
    const reason = `Not published: too few schools in ${areaName(state)}.`;
    const inNation = data.graduateEarnings(nation.slug, credential);
    return {
      credential,
      name: outcomesNames[credential],
      median: figure(row?.median_restated, reason),
      p25: figure(row?.p25_restated, reason),
      p75: figure(row?.p75_restated, reason),
      earners: earnersOf(row, reason),
      programs: figure(row?.programs, reason),
      institutions: figure(row?.distinct_values, reason),
      nationMedian: figure(inNation?.median_restated, 'No program in the nation has a published value.'),
    };
  });
}

/** Institutions of a state that award a credential. */
export interface ProgramCount {
  readonly credential: AwardCredential;
  readonly name: string;
  /** With at least one award in either of the two years in the table. */
  readonly institutions: number;
  readonly publicInstitutions: number;
  /** That reported the program but no award in either year. */
  readonly withoutAwards: number;
  /** Awards in the latest year at all of them. */
  readonly completions: number;
}

/** Credentials whose institutions are counted from the awards table; the certificate needs the detail table. */
const countedCredentials = ['LPN', 'ADN', 'BSN', 'MSN', 'DNP', 'PHD'] as const;

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

type OpenInstitutions = ReadonlyMap<string, InstitutionRow>;

function openInstitutions(state: StateSlug, data: Data): OpenInstitutions {
  const open = data
    .institutionsIn(state)
    .filter((row) => row.in_latest_ipeds && data.closure(row.unitid)?.ranked !== false);
  return new Map(open.map((row) => [row.unitid, row]));
}

function publicAmong(unitids: Iterable<string>, open: OpenInstitutions): number {
  return [...unitids].filter((unitid) => open.get(unitid)?.control === 'public').length;
}

function postMastersCount(open: OpenInstitutions, data: Data): ProgramCount {
  const rows = [...open.keys()]
    .flatMap((unitid) => data.awardDetails(unitid))
    .filter((row) => row.credential === 'CERTIFICATE' && row.award_level === postMastersLevel);
  const awards = (row: (typeof rows)[number]) =>
    sum([row.completions_previous_year, row.completions_latest_year]);
  const reporting = new Set(rows.map(({ unitid }) => unitid));
  const awarding = new Set(rows.filter((row) => awards(row) > 0).map(({ unitid }) => unitid));
  return {
    credential: 'CERTIFICATE',
    name: credentialFacts.CERTIFICATE.name,
    institutions: awarding.size,
    publicInstitutions: publicAmong(awarding, open),
    withoutAwards: reporting.size - awarding.size,
    completions: sum(rows.map((row) => row.completions_latest_year)),
  };
}

/** How many institutions of a state award each credential; closed ones are left out. */
export function programCounts(state: StateSlug, data: Data): ProgramCount[] {
  const open = openInstitutions(state, data);
  const inState = [...open.keys()].flatMap((unitid) => data.awards(unitid));
  const counts = countedCredentials.map((credential): ProgramCount => {
    const rows = inState.filter((row) => row.credential === credential);
    const awarding = rows.filter((row) => row.status === 'awarded');
    return {
      credential,
      name: credentialFacts[credential].name,
      institutions: awarding.length,
      publicInstitutions: publicAmong(
        awarding.map(({ unitid }) => unitid),
        open,
      ),
      withoutAwards: rows.length - awarding.length,
      completions: sum(rows.map((row) => row.completions_latest_year)),
    };
  });
  return [...counts, postMastersCount(open, data)];
}
