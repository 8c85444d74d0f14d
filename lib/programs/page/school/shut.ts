import type { ClosureRow } from '@/lib/data/tables/catalogue-facts';
import { isMissing } from '@/lib/numbers/figure';
import { formatCount } from '@/lib/numbers/format';
import { parseQuery } from '@/lib/parameters/parse';
import { areaName } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { splitLead } from '@/lib/text/lead';
import { count, list, possessive } from '@/lib/text/words';
import { closureSentence } from '../../catalogue/closures';
import { type CatalogueCredential, credentialName } from '../../credentials';
import { dateInWords } from '../../dates';
import { tuition } from '../../facts/tuition';
import { finderParameters } from '../../finder/parameters';
import type { Institution } from '../../program';
import { usualRadius } from '../finder-place';
import { placeNear } from '../nearby';
import { milesInWords } from '../ranked-view';
import { leadingProgram } from './address';
import type { ProgramFigure } from './figures';
import type { ProgramSection } from './program-section';
import type { SchoolSource } from './source';

/** What someone who has to do with a school that takes no new students can do. */
export interface Advice {
  readonly heading: string;
  readonly text: string;
  /** Whom to ask, where their page is known. */
  readonly link: { readonly label: string; readonly href: string } | null;
}

/** A program near a school that takes no new students. */
export interface NearbyProgram {
  readonly href: string;
  readonly school: string;
  /** "Wheeling, West Virginia · public · 22 miles". */
  readonly where: string;
  readonly price: string;
}

/** Programs near a school, closest first. */
export interface NearbyPrograms {
  readonly heading: string;
  readonly programs: readonly NearbyProgram[];
  readonly href: string;
  readonly label: string;
}

/** The answer about a school that takes no new students. */
export interface ShutAnswer {
  readonly heading: string;
  readonly sentence: string;
  readonly figures: readonly ProgramFigure[];
  readonly advice: readonly Advice[];
  readonly nearby: NearbyPrograms | null;
}

const statusLabels: Readonly<Record<ClosureRow['status'], string>> = {
  closed: 'Closed',
  closing: 'Will close',
  merging: 'Merged',
  renamed: 'Renamed',
};

const isYear = (date: string) => date.length === 'YYYY'.length;

const yearOf = (date: string) => date.slice(0, 'YYYY'.length);

function dateFigure({ status, date }: ClosureRow): ProgramFigure {
  const when = isYear(date) ? 'Only the year is known' : dateInWords(date);
  return { label: statusLabels[status], value: yearOf(date), note: `${when}.`, link: null };
}

function successorFigure({ successor }: ClosureRow): ProgramFigure {
  const label = 'School that carries on';
  return successor
    ? { label, value: 'Ask', note: `${successor}.`, link: null }
    : { label, value: 'None named', note: 'The source names no school that took over.', link: null };
}

/** The newest class that is counted of each program. */
function classFigure(
  sections: readonly ProgramSection[],
  first: CatalogueCredential | undefined,
): ProgramFigure[] {
  const newest = sections.flatMap(({ program, graduates }) => {
    const known = graduates.find(({ graduates: people }) => people !== null && people > 0);
    return known ? [{ ...known, name: program.name, credential: program.credential }] : [];
  });
  const lead = newest.find(({ credential }) => credential === first) ?? newest[0];
  if (!lead) return [];
  const others = newest
    .filter((one) => one !== lead)
    .map(({ name, graduates, year }) => `${name}: ${formatCount(graduates ?? 0)} in ${year}`);
  return [
    {
      label: `Last ${lead.name} class that was counted`,
      value: formatCount(lead.graduates ?? 0),
      note: `Graduates in ${lead.year}${others.length === 0 ? '' : `; ${others.join('; ')}`}.`,
      link: null,
    },
  ];
}

const CLOSED_SCHOOL_LOANS = 'https://studentaid.gov/manage-loans/forgiveness-cancellation/closed-school';

function adviceFor({ state, closure }: Institution, nearby: NearbyPrograms | null): Advice[] {
  const place = possessive(areaName(state));
  const successor = closure?.successor;
  const records = successor
    ? `Ask ${successor} first, then ${place}`
    : `We don’t know who keeps the records. Ask ${place}`;
  return [
    {
      heading: 'You need a transcript',
      text: `${records} higher education agency.`,
      link: null,
    },
    {
      heading: 'You were a student there',
      text: 'If you couldn’t finish, your federal loans may be canceled. The closing date decides, so ask which one counts. Ask a new school early which credits it takes.',
      link: { label: 'Federal Student Aid: closed schools', href: CLOSED_SCHOOL_LOANS },
    },
    {
      heading: 'You finished but have no license yet',
      text: `Ask ${place} board of nursing what it needs to let you take the exam.`,
      link: null,
    },
    {
      heading: 'You planned to apply',
      text: nearby ? 'See the programs nearby.' : 'Look for another program in your state.',
      link: nearby && { label: nearby.label, href: nearby.href },
    },
  ];
}

/** Programs that the page names. */
const NAMED = 5;

/** Finds programs of one type near a school; null where its place or a program near it is not known. */
function nearbyPrograms(
  institution: Institution,
  credential: CatalogueCredential,
  { data, find }: SchoolSource,
): NearbyPrograms | null {
  const near = placeNear(institution, data);
  if (!near) return null;
  const query = new URLSearchParams({ near: near.asked, credential });
  const search = parseQuery(finderParameters, query);
  const found = search.ok ? find(search.inputs) : null;
  if (!found?.ok || found.answer.total === 0) return null;
  const { total, results } = found.answer;
  const programs = count(total, `${credentialName(credential)} program`);
  return {
    heading: `${programs} within ${count(usualRadius, 'mile')} of ${near.understood}`,
    programs: results.slice(0, NAMED).map((facts) => {
      const price = tuition.words(facts);
      return {
        href: paths.institutionProgram(facts.slug, facts.credential),
        school: facts.institution,
        where: [facts.city, areaName(facts.state), facts.control, milesInWords(facts.distance_miles ?? 0)]
          .filter(Boolean)
          .join(' · '),
        price: isMissing(price) ? 'Not known' : price.value.text,
      };
    }),
    href: withQuery(paths.programs, query.toString()),
    label:
      total === 1
        ? 'See it, with pay and pass rates'
        : `See all ${formatCount(total)}, with pay and pass rates`,
  };
}

/** Returns the answer about a school that takes no new students. */
export function shutAnswer(
  institution: Institution,
  closure: ClosureRow,
  sections: readonly ProgramSection[],
  source: SchoolSource,
): ShutAnswer {
  const { name, programs } = institution;
  const first = leadingProgram(institution)?.credential;
  const nearby = nearbyPrograms(institution, first ?? 'ADN', source);
  const { lead, rest } = splitLead(closureSentence(name, closure));
  const names = list(programs.map(({ credential }) => credentialName(credential)));
  const history = names === '' ? '' : ` Its ${names} figures are history: no list or group counts them.`;
  return {
    heading: lead,
    sentence: `${rest}${history}`.trim(),
    figures: [dateFigure(closure), successorFigure(closure), ...classFigure(sections, first)],
    advice: adviceFor(institution, nearby),
    nearby,
  };
}
