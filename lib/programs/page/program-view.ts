import { formatCount, formatDollars, formatNumber, formatPercent } from '@/lib/numbers/format';
import { candidatesInWords, howRead, intervalInWords } from '@/lib/pass-rates/words';
import { areaName, stateName } from '@/lib/places/states';
import { paths } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import { type CatalogueCredential, credentialName } from '../credentials';
import type { Program } from '../program';
import {
  awardYears,
  nothingMeasured,
  type ProgramFacts,
  type ScoreComponent,
  type ScorePart,
} from '../result';
import {
  credentialAnchor,
  credentialTitle,
  dateInWords,
  evidenceBrief,
  evidenceInWords,
  listingInWords,
  scorePartNames,
} from './words';

/** A figure with what has to stand beside it, or why there is none. */
export type Fact =
  | {
      readonly value: string;
      /** Count, year and range in as few words as a table cell has room for. */
      readonly brief: string;
      /** What to hold it against, where there is more room. */
      readonly beside?: string;
      /** The same in words that stand alone. */
      readonly note: string;
      /** The document itself, where one figure has its own. */
      readonly source?: string;
      /** Period of a figure that is too old to count. */
      readonly age?: string;
    }
  | { readonly missing: string };

export const isUnknown = (fact: object): fact is { readonly missing: string } => 'missing' in fact;

/** One part of a score, ready to draw. */
export interface PartView {
  readonly id: ScoreComponent;
  readonly label: string;
  readonly points: number;
  readonly weight: number;
  /** "30.1 of 35". */
  readonly text: string;
  readonly measured: boolean;
  /** What was measured, or what stands in for it. */
  readonly basis: string;
}

export interface ScoreView {
  /** "71.3" of 100. */
  readonly total: string;
  readonly parts: readonly PartView[];
  /** "every part measured". */
  readonly evidence: string;
  readonly evidenceBrief: string;
}

/** One entry of an accrediting agency's list. */
export interface ListingView {
  /** "On CCNE’s list on October 3, 2026". */
  readonly text: string;
  /** Where it can be checked. */
  readonly check: string | null;
  /** Name on the list, where it is another than the institution's. */
  readonly listedAs: string | null;
  readonly level: string;
}

/** A program as a card, a row, a column or a section shows it. */
export interface ProgramView {
  /** Names it among all programs: "ohio-state-university-204796:BSN". */
  readonly id: string;
  /** Its section on the page of the institution. */
  readonly href: string;
  readonly institution: string;
  readonly place: string;
  /** "public"; null where IPEDS does not tell. */
  readonly control: string | null;
  readonly credential: CatalogueCredential;
  readonly name: string;
  readonly title: string;
  /** What tells it from others of its kind: "online". */
  readonly marks: readonly string[];
  readonly sponsored: boolean;
  readonly score: ScoreView | { readonly missing: string };
  readonly passRate: Fact;
  readonly earnings: Fact;
  readonly debt: Fact;
  readonly tuition: Fact;
  readonly completions: Fact;
  readonly graduationRate: Fact;
  readonly listings: readonly ListingView[];
  /** What it means that no list has it; null where one has. */
  readonly unlisted: string | null;
  readonly caveats: readonly string[];
}

const NOT_PUBLISHED = 'Not published.';

/** A figure, or the reason that stands beside its null. */
function fact<T>(
  value: T | null,
  reason: string | null,
  show: (value: T) => Exclude<Fact, { missing: string }>,
): Fact {
  return value === null ? { missing: reason ?? NOT_PUBLISHED } : show(value);
}

export function partView({ id, value, weight, points, basis }: ScorePart): PartView {
  return {
    id,
    label: scorePartNames[id],
    points,
    weight,
    text: `${formatNumber(points)} of ${formatNumber(weight)}`,
    measured: value !== null,
    basis,
  };
}

function scoreView(facts: ProgramFacts): ProgramView['score'] {
  const { outcomes_score: score, outcomes_score_reason: reason, evidence } = facts;
  if (score === null || evidence === null) return { missing: reason ?? NOT_PUBLISHED };
  if (nothingMeasured(facts)) {
    return {
      missing: `None of its parts is measured; stand-ins alone would give ${formatNumber(score)} of 100.`,
    };
  }
  return {
    total: formatNumber(score),
    parts: facts.score_parts.map(partView),
    evidence: evidenceInWords[evidence],
    evidenceBrief: evidenceBrief[evidence],
  };
}

const passRate = (facts: ProgramFacts) =>
  fact(facts.pass_rate, facts.pass_rate_reason, (rate) => {
    const { exam, rate_percent, candidates, attempts, period_label, recent } = rate;
    const interval = intervalInWords(rate);
    return {
      value: formatPercent(rate_percent),
      brief: `of ${formatCount(candidates)}, ${period_label} (${interval})`,
      note: `of ${candidatesInWords(candidates, attempts)} passed the ${exam} in ${period_label} (${interval}), ${howRead(rate)}`,
      source: rate.source_url,
      ...(recent ? {} : { age: period_label }),
    };
  });

type Earnings = NonNullable<ProgramFacts['graduate_earnings']>;

/** "7% less than the average RN in Ohio". */
export function besideMean({ median, state_mean_wage: mean }: Earnings, of: ProgramFacts): string {
  const percent = Math.round((100 * (median - mean)) / mean);
  const size = `${formatNumber(Math.abs(percent))}% ${percent < 0 ? 'less' : 'more'} than`;
  return `${percent === 0 ? 'as much as' : size} the average ${nurse(of.credential)} in ${areaName(of.state)}`;
}

/** Who a credential makes. */
export const nurse = (credential: CatalogueCredential) => (credential === 'LPN' ? 'LPN' : 'RN');

const earnings = (facts: ProgramFacts) =>
  fact(facts.graduate_earnings, facts.graduate_earnings_reason, (earned) => {
    const {
      median,
      years_after_completion: years,
      graduates,
      state_mean_wage: mean,
      shared_by_campuses: shared,
    } = earned;
    return {
      value: formatDollars(median),
      brief: `a year, ${count(years, 'year')} on`,
      beside: `the average ${nurse(facts.credential)} here: ${formatDollars(mean)}${graduates === null ? '' : `; ${formatCount(graduates)} graduates in all`}`,
      note: [
        `a year, median ${count(years, 'year')} after graduating: ${besideMean(earned, facts)} (${formatDollars(mean)}). Graduates of ${earned.graduates_of}, with federal aid and in work${graduates === null ? '' : `; how many these are is not published, of ${formatCount(graduates)} graduates in all`}`,
        ...(shared === null ? [] : [`one value for ${formatCount(shared)} campuses`]),
        `Scorecard release of ${dateInWords(earned.release)}`,
      ].join('; '),
    };
  });

const debt = ({ median_debt: owed, median_debt_reason: reason }: ProgramFacts) =>
  fact(owed, reason, ({ amount, release }) => ({
    value: formatDollars(amount),
    brief: 'median, if they borrowed',
    note: `median federal debt of graduates who borrowed; Scorecard release of ${dateInWords(release)}`,
  }));

const residents = {
  'district resident': 'for residents of the district',
  'state resident': 'for state residents',
  'one price': 'for everyone',
} as const;

const tuition = ({ tuition: price, tuition_reason: reason }: ProgramFacts) =>
  fact(price, reason, ({ total, per_year, residency, year, basis }) => ({
    value: formatDollars(total),
    brief: `${residents[residency]}, ${year}`,
    ...(per_year === null ? {} : { beside: `${formatDollars(per_year)} a year` }),
    note: `for the whole program ${residents[residency]}, ${/^\d/.test(year) ? `${year} prices` : year}${per_year === null ? '' : `, ${formatDollars(per_year)} a year`}: ${basis}`,
  }));

const NO_GRADUATES = `reported in ${awardYears}`;

const completions = ({ completions: graduates, completions_reason: reason }: ProgramFacts) =>
  fact(graduates, reason, ({ count: people, year }) => ({
    value: formatCount(people),
    brief: people === 0 ? NO_GRADUATES : `in ${year}`,
    note: people === 0 ? NO_GRADUATES : `graduates in ${year}`,
  }));

const graduationRate = ({ graduation_rate_percent: rate, ...of }: ProgramFacts) =>
  fact(rate, of.graduation_rate_reason, (percent) => ({
    value: formatPercent(percent),
    brief: of.graduation_rate_year === null ? '' : String(of.graduation_rate_year),
    note: `of the school’s first-time, full-time undergraduates of all fields finish within one and a half times the normal time${of.graduation_rate_year === null ? '' : `, ${of.graduation_rate_year}`}`,
  }));

const trackMarks: Readonly<Record<string, string>> = {
  likely: 'likely offered, not confirmed',
  'not told': 'not told apart from the BSN',
  'completion possible': 'may be mostly for people who are RNs already',
};

const deliveryMarks = { online: 'online', hybrid: 'partly online', 'on campus': 'on campus' } as const;

/** The newest list of schools that is held is IPEDS of that year. */
export const LAST_SEEN = 'last seen in 2024';

/** A school that the lists read since do not have may have closed. The lists that we read have no PhD programs. */
export const isLastSeenInIpeds = ({ accreditation_reason, credential, control }: ProgramFacts) =>
  accreditation_reason !== null && credential !== 'PHD' && control !== null;

/** What tells a program from others, as far as it is known: "online", "on no accreditor’s list, last seen in 2024". */
export function marks(facts: ProgramFacts): string[] {
  const { track, delivery, completions: graduates } = facts;
  const trackMark = track === null ? undefined : trackMarks[track];
  return [
    ...(trackMark ? [trackMark] : []),
    ...(graduates?.count === 0 ? ['no graduates reported'] : []),
    ...(facts.caveats.includes('few_graduates') && graduates?.count !== 0 ? ['few graduates'] : []),
    ...(facts.caveats.includes('unusual_price') ? ['unusually low price: ask the school'] : []),
    ...(isLastSeenInIpeds(facts) ? [`on no accreditor’s list, school ${LAST_SEEN}`] : []),
    ...(delivery === null ? [] : [deliveryMarks[delivery]]),
  ];
}

function listings({ accreditation, institution }: ProgramFacts): ListingView[] {
  return accreditation.map((listing) => ({
    text: listingInWords(listing),
    check: listing.check_url,
    listedAs: listing.listed_as === institution ? null : listing.listed_as,
    level: listing.level,
  }));
}

/** "Columbus, Ohio". */
export function placeOf({ city, state }: Pick<ProgramFacts, 'city' | 'state'>): string {
  return city === null ? stateName(state) : `${city}, ${stateName(state)}`;
}

/** @param caveats what the ids of the caveats say. */
export function programView(
  { id, facts }: Pick<Program, 'id' | 'facts'>,
  caveats: ReadonlyMap<string, string>,
): ProgramView {
  return {
    id,
    href: `${paths.institution(facts.slug)}#${credentialAnchor(facts.credential)}`,
    institution: facts.institution,
    place: placeOf(facts),
    control: facts.control,
    credential: facts.credential,
    name: credentialName(facts.credential),
    title: credentialTitle(facts.credential),
    marks: marks(facts),
    sponsored: facts.sponsored,
    score: scoreView(facts),
    passRate: passRate(facts),
    earnings: earnings(facts),
    debt: debt(facts),
    tuition: tuition(facts),
    completions: completions(facts),
    graduationRate: graduationRate(facts),
    listings: listings(facts),
    unlisted: facts.accreditation_reason,
    caveats: facts.caveats.flatMap((caveat) => caveats.get(caveat) ?? []),
  };
}
