import { group } from 'd3-array';
import { figure } from '@/lib/numbers/figure';
import { greatCircleMiles } from '@/lib/numbers/great-circle';
import type { PlaceIndex, Point } from '@/lib/places/near/place';
import type { Accreditor } from '@/lib/programs/accreditors';
import { catalogueCredentials } from '@/lib/programs/credentials';
import { NOT_COMPARED } from '@/lib/programs/facts/earnings';
import type { Alias, Catalogue, Institution, Program } from '@/lib/programs/program';
import type { ProgramFacts } from '@/lib/programs/program-schema';

/** What can be said of a program of a made-up catalogue; the rest is unknown. */
export interface MadeUp {
  readonly institution?: string;
  /** Other names of the school: the first program of a school that has any says them. */
  readonly aliases?: readonly Alias[];
  readonly city?: string;
  readonly state?: ProgramFacts['state'];
  readonly credential?: Program['credential'];
  readonly control?: ProgramFacts['control'];
  readonly delivery?: ProgramFacts['delivery'];
  readonly track?: ProgramFacts['track'];
  readonly score?: number | null;
  readonly standardError?: number;
  readonly listPlace?: Program['listPlace'];
  /** Whether pay and debt are of its own graduates. */
  readonly hasOwnPay?: boolean;
  readonly offered?: ProgramFacts['offered_evidence'];
  readonly firstDegree?: 'yes' | 'mixed' | 'no' | 'unknown';
  readonly graduatesAYear?: number;
  readonly evidence?: ProgramFacts['evidence'];
  readonly passRate?: number | null;
  readonly earnings?: number | null;
  readonly debt?: number | null;
  readonly tuition?: number | null;
  /** Price after grants of every income, dollars a year. */
  readonly netPrice?: number | null;
  readonly point?: Point | null;
  readonly accreditors?: readonly Accreditor[];
  readonly stateApprovalIsTheRule?: boolean;
  readonly sponsored?: boolean;
  readonly caveats?: readonly string[];
}

const RELEASE = '2026-06-10';

/** A value as the catalogue has it; null where it is not known. */
const given = <T, R>(value: T | null | undefined, make: (value: T) => R) =>
  value === null || value === undefined ? null : make(value);

const because = (value: unknown) => (value === null ? 'It is not known.' : null);

function outcomes({ passRate, earnings, debt, tuition }: MadeUp) {
  const pass_rate = given(passRate, (rate_percent) => ({
    exam: 'NCLEX-RN' as const,
    period_label: '2024',
    candidates: 100,
    rate_percent,
    interval_low: rate_percent,
    interval_high: rate_percent,
    attempts: 'first-time' as const,
    recent: true,
    verification: 'board' as const,
    source_url: 'https://board.example/2024',
  }));
  const graduate_earnings = given(earnings, (median) => ({
    median,
    median_restated: median,
    cohort: 'graduates of 2017-18 and 2018-19',
    earned_in: '2022 and 2023',
    dollars: 2024,
    earners: null,
    years_after_completion: 4,
    graduates: 120,
    state_mean_wage: 90_000,
    release: RELEASE,
    graduates_of: 'nursing',
    shared_by_campuses: null,
  }));
  const median_debt = given(debt, (amount) => ({ amount, release: RELEASE }));
  const price = given(tuition, (total) => ({
    total,
    per_year: null,
    residency: 'one price' as const,
    year: '2024-25',
    basis: 'as charged for the program',
  }));
  const pay = graduate_earnings?.median ?? null;
  return {
    earnings: {
      median: pay,
      restated: pay,
      ...NOT_COMPARED,
      reason: because(pay),
    },
    pass_rate,
    pass_rate_reason: because(pass_rate),
    graduate_earnings,
    graduate_earnings_reason: because(graduate_earnings),
    median_debt,
    median_debt_reason: because(median_debt),
    tuition: price,
    tuition_reason: because(price),
  };
}

const netPriceOf = ({ netPrice }: MadeUp) =>
  given(netPrice, (amount) => ({
    amount,
    income_band: 'all incomes',
    year: '2023-24',
    residency: 'all students',
    basis: 'made up',
  }));

const EARTH_RADIUS_MILES = 3958.8;

/** The only place of made-up tables. */
export const HERE: Point = { latitude: 40, longitude: -83 };

export const milesFromHere = (point: Point) => greatCircleMiles(EARTH_RADIUS_MILES, HERE, point);

const here = { asked: 'Here', understood: 'Here, Ohio', state: 'ohio', kind: 'city', ...HERE } as const;

/** Knows "Here" alone. */
const madeUpPlaces: PlaceIndex = {
  find: (asked) =>
    asked === 'Here'
      ? { ok: true, place: here }
      : { ok: false, message: 'near must be Here.', allowedValues: ['Here'] },
  findAmong(words) {
    const start = words.indexOf('Here');
    return start < 0 ? undefined : { place: here, start, end: start + 1 };
  },
  corrected: (name) => (name === 'Hree' ? here : undefined),
  isName: (text) => text === 'Here',
};

/** A program of which only this is known. Its score is that of the published one, unrounded. */
export function madeUpProgram(of: MadeUp, slug: string): Program {
  const { credential = 'BSN', score = null, accreditors = ['CCNE'], state = 'ohio', standardError = 0 } = of;
  const evidence = score === null ? null : (of.evidence ?? 'full');
  const band = evidence === null || evidence === 'thin' ? null : 3;
  return {
    id: `${slug}:${credential}`,
    credential,
    listPlace: of.listPlace ?? 'ranked',
    score: score === null ? null : { total: score, standardError },
    hasOwnPay: of.hasOwnPay ?? true,
    graduatesAYear: of.graduatesAYear ?? null,
    netPrice: () => figure(netPriceOf(of), 'It is not known.'),
    point: of.point ?? null,
    hasSeveralCampuses: false,
    accreditors: new Set(accreditors),
    stateApprovalIsTheRule: of.stateApprovalIsTheRule ?? false,
    facts: {
      slug,
      institution: of.institution ?? `School ${slug}`,
      city: of.city ?? null,
      state,
      control: of.control ?? null,
      credential,
      track: of.track ?? null,
      delivery: of.delivery ?? null,
      outcomes_score: score === null ? null : Math.round(score),
      outcomes_score_reason: because(score),
      score_version: '2',
      standard_error: score === null ? null : standardError,
      band,
      band_range: band && { best: band, worst: band },
      band_label: band && 'middle',
      score_parts: [],
      evidence,
      program_status: of.listPlace === 'without graduates' ? 'no graduates two years' : 'awarded',
      closure: null,
      first_degree:
        of.firstDegree === undefined
          ? null
          : { value: of.firstDegree, confidence: 'medium', share: null, evidence: [] },
      offered_evidence: of.offered ?? null,
      msn_kind: null,
      aide_share_percent: null,
      ...outcomes(of),
      net_price: netPriceOf(of),
      net_price_reason: because(netPriceOf(of)),
      completions: null,
      completions_reason: because(null),
      graduation_rate_percent: null,
      graduation_rate_year: null,
      graduation_rate_reason: because(null),
      accreditation: [],
      accreditation_reason: because(accreditors.length === 0 ? null : accreditors),
      caveats: [...(of.caveats ?? [])],
      sponsored: of.sponsored ?? false,
    },
  };
}

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The schools of these programs, with their other names. */
function schoolsOf(programs: readonly Program[], named: readonly MadeUp[]): Map<string, Institution> {
  const aliasesOf = (name: string) =>
    named.find((of) => of.institution === name && of.aliases)?.aliases ?? [];
  return new Map(
    [...group(programs, ({ facts }) => facts.slug)].flatMap(([slug, ofSchool]) =>
      ofSchool.slice(0, 1).map(({ facts: { institution: name, city, state } }) => [
        slug,
        {
          slug,
          name,
          aliases: aliasesOf(name),
          city,
          state,
          ipeds: null,
          closure: null,
          programs: ofSchool,
        },
      ]),
    ),
  );
}

/** A catalogue of these programs, each of a school of its own unless it shares one by its name. */
export function madeUpCatalogue(programs: readonly MadeUp[]): Catalogue {
  const named = programs.map((of, index) => ({ institution: `School ${index}`, ...of }));
  const made = named
    .map((of) => madeUpProgram(of, slugOf(of.institution)))
    .sort(
      (a, b) =>
        a.facts.institution.localeCompare(b.facts.institution, 'en') ||
        catalogueCredentials.indexOf(a.credential) - catalogueCredentials.indexOf(b.credential),
    );
  return {
    version: 'made up',
    programs: made,
    institutions: schoolsOf(made, named),
    caveats: new Map([
      ['first', 'The first caveat.'],
      ['second', 'The second caveat.'],
    ]),
    limits: { named: 2, nationalOnline: 2 },
    places: madeUpPlaces,
    earthRadiusMiles: EARTH_RADIUS_MILES,
    boardAddresses: new Map([['ohio', 'https://board.example/rates']]),
    onlineSchools: new Set(
      programs.flatMap((of, index) =>
        of.delivery === 'online' ? [slugOf(of.institution ?? `School ${index}`)] : [],
      ),
    ),
    leastListedShare: 75,
  };
}
