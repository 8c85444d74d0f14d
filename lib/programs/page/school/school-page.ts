import type { Link } from '@/lib/calculators/page/related';
import { isGraduateDegree } from '@/lib/data/credentials';
import type { Figure } from '@/lib/numbers/figure';
import { formatCount } from '@/lib/numbers/format';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { statePath } from '@/lib/places/page/state';
import { areaName, stateName } from '@/lib/places/states';
import type { Page } from '@/lib/site/pages/pages';
import { paths, websiteAddress, withQuery } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { closureSentence } from '../../catalogue/closures';
import { isDegree } from '../../catalogue/tuition';
import { type CatalogueCredential, credentialName } from '../../credentials';
import { doubtInWords, doubtsAbout } from '../../facts/doubts';
import type { FactWords } from '../../facts/fact';
import { graduationRate } from '../../facts/graduation-rate';
import { entersFirst } from '../../net-price';
import type { Institution, Program } from '../../program';
import { nearbyPrograms } from '../nearby';
import { type NetPriceView, netPriceView } from '../net-prices';
import { historiesWithoutProgram, type PassHistory } from '../pass-history';
import { placeOf, programMarks } from '../program-view';
import { schoolData } from '../structured-data';
import { credentialTitle } from '../words';
import { isShut, leadingProgram, programAddress } from './address';
import { type Charges, chargesOf } from './charges';
import { figureTables, type ProgramFigure, programFigures } from './figures';
import { forNurses } from './for-nurses';
import { stateEarnings } from './middles';
import { type OwnReturn, ownReturn } from './own-return';
import { paymentInWords } from './payment';
import { placementsOf } from './placement';
import { type PositionsView, positionsView } from './positions';
import { type ProgramSection, programSection } from './program-section';
import { withPlainReasons } from './reasons';
import { type ShutAnswer, shutAnswer } from './shut';
import type { SchoolSource } from './source';
import { type SchoolStudents, schoolStudents } from './students';
import { type Unknown, unknownsOf } from './unknowns';
import { type Verdict, verdictOf } from './verdict';
import { whyNone } from './why-none';

/** Who says what happened to a school, and what else was read where that is not confirmed. */
export interface ClosureNotice {
  readonly sentence: string;
  readonly note: string | null;
  readonly source: { readonly title: string; readonly url: string };
}

/** What every page about a school has. */
interface SchoolBase {
  readonly page: Page;
  /** Title in search results: with the program type. */
  readonly documentTitle: string;
  /** "Macon, Georgia", "public", "7,692 undergraduates". */
  readonly about: readonly string[];
  readonly website: { readonly label: string; readonly href: string } | null;
  readonly statePage: Link;
  /** One for each program type. */
  readonly tabs: readonly Link[];
  readonly closure: ClosureNotice | null;
  readonly apiPath: string;
  /** schema.org of the school and its programs. */
  readonly structuredData: ReturnType<typeof schoolData>;
  /** The answer in a sentence or two, for who keeps it. */
  readonly summary: string;
  /** Results on the licensing exam that the source does not tell the program of. */
  readonly untold: readonly PassHistory[];
}

/** The page about one program type of a school. */
export interface ProgramPageView extends SchoolBase {
  readonly kind: 'program';
  readonly answer: Verdict & { readonly figures: readonly ProgramFigure[] };
  /** Tables behind the answer's figures. */
  readonly tables: ReturnType<typeof figureTables>;
  readonly ownReturn: OwnReturn;
  readonly nearby: Link | null;
  /** Where nurses look, on the page of a BSN that may be for them; null elsewhere. */
  readonly forNurses: Link | null;
  /** Price of a year after grants by family income, of the whole school. */
  readonly netPrices: Figure<NetPriceView>;
  /** Whether students of the program begin college in it: the price after grants is theirs. */
  readonly isPriceOfBeginners: boolean;
  readonly positions: PositionsView;
  /** What distinguishes it, but for what its answer says: "few graduates". */
  readonly marks: readonly string[];
  readonly section: ProgramSection;
  readonly students: SchoolStudents;
  readonly graduationRate: Figure<FactWords>;
  readonly charges: Charges;
  /** What the debt of its graduates is a month; null where it is not known. */
  readonly payment: string | null;
  readonly unknowns: readonly Unknown[];
}

/** The page of a school that takes no new students. */
export interface ShutPageView extends SchoolBase {
  readonly kind: 'shut';
  readonly answer: ShutAnswer;
  /** Its programs, as history. */
  readonly sections: readonly ProgramSection[];
}

/** The page of a school without a program here. */
export interface EmptyPageView extends SchoolBase {
  readonly kind: 'empty';
  readonly answer: Verdict;
}

/** Everything that a page about a school says. */
export type SchoolPageView = ProgramPageView | ShutPageView | EmptyPageView;

function closureNotice({ name, closure }: Institution): ClosureNotice | null {
  if (!closure) return null;
  const { source_name: title, source_url: url, confidence, note } = closure;
  return {
    sentence: closureSentence(name, closure),
    note: confidence === 'high' ? null : note,
    source: { title, url },
  };
}

/** The host of a website: what a link to it reads. */
const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

function websiteOf({ ipeds }: Institution): SchoolBase['website'] {
  if (!ipeds) return null;
  const href = websiteAddress(ipeds.website);
  return URL.canParse(href) ? { label: hostOf(href), href } : null;
}

/** Whether a program is one of graduate students. */
const isGraduate = (credential: CatalogueCredential) => isDegree(credential) && isGraduateDegree(credential);

/** The programs of the state, in the breadcrumbs of its schools. */
const stateList = ({ state }: Institution, program: Program | undefined) => ({
  path: withQuery(
    paths.programs,
    new URLSearchParams({ state, ...(program ? { credential: program.credential } : {}) }).toString(),
  ),
  label: stateName(state),
});

/** A program type in few words. */
const tabLabel = (credential: CatalogueCredential) =>
  credential === 'CERTIFICATE' ? 'Certificate' : capitalized(credentialName(credential));

function pageOf(institution: Institution, program: Program | undefined, description: string): Page {
  const { slug, name } = institution;
  const path = program ? programAddress(institution, program.credential) : paths.institution(slug);
  return {
    path,
    title: name,
    label: program ? tabLabel(program.credential) : name,
    description,
    above: [stateList(institution, program)],
  };
}

function base(institution: Institution, source: SchoolSource, said: SchoolSaid): SchoolBase {
  const { name, slug, ipeds, state, programs } = institution;
  const { undergraduates } = schoolStudents(ipeds?.unitid, source.data);
  const { program } = said;
  return {
    page: pageOf(institution, program, said.description),
    documentTitle: program ? `${capitalized(credentialName(program.credential))} at ${name}` : name,
    about: [
      placeOf(institution),
      ...(programs.some(({ hasSeveralCampuses }) => hasSeveralCampuses) ? ['one of several campuses'] : []),
      ...(ipeds ? [ipeds.control] : []),
      ...(undergraduates === null || said.program === undefined
        ? []
        : [`${formatCount(undergraduates)} undergraduates`]),
    ],
    website: websiteOf(institution),
    statePage: { label: `Becoming a nurse in ${areaName(state)}`, href: statePath(state) },
    tabs: isShut(institution)
      ? []
      : programs.map(({ credential }) => ({
          label: tabLabel(credential),
          href: programAddress(institution, credential),
        })),
    closure: closureNotice(institution),
    apiPath: paths.institutionApi(slug),
    structuredData: schoolData(institution),
    summary: said.summary,
    untold: historiesWithoutProgram(ipeds?.unitid, passRatesOf(source.data)),
  };
}

/** What differs between the pages of a school. */
interface SchoolSaid {
  readonly program?: Program;
  readonly description: string;
  readonly summary: string;
}

const asSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

const summaryOf = ({ heading, sentence }: Verdict, name: string) =>
  `${name}, ${asSentence(heading)} ${sentence}`.trim();

function programPage(institution: Institution, listed: Program, source: SchoolSource): ProgramPageView {
  const { name, ipeds } = institution;
  const { data } = source;
  const program = withPlainReasons(listed, data);
  const { facts, credential } = program;
  const fewest = data.parameters('nursing-roi').number('minimum_distinct_values', 'graduate_earnings');
  const earnings = stateEarnings(program, data)?.median_restated;
  const placements = placementsOf(program, source.peers(facts.state, credential), fewest, { earnings });
  const students = schoolStudents(ipeds?.unitid, data, isGraduate(credential));
  const verdict = verdictOf(program, placements, data, students.all);
  const description = `${credentialTitle(credential)} at ${name} in ${placeOf(institution)}: licensing exam, tuition, graduates’ pay and debt, price after grants, each with year and source.`;
  return {
    ...base(institution, source, { program, description, summary: summaryOf(verdict, name) }),
    kind: 'program',
    answer: { ...verdict, figures: programFigures({ program, placements, ipeds, data }) },
    tables: figureTables(program),
    ownReturn: ownReturn(program, data),
    nearby: nearbyPrograms(institution, credential, data),
    forNurses: forNurses(institution, program),
    netPrices: netPriceView(institution, data),
    isPriceOfBeginners: entersFirst(credential),
    positions: positionsView(program, placements),
    marks: programMarks(facts).filter((mark) => !doubtsAbout(facts).map(doubtInWords).includes(mark)),
    section: programSection(program, institution, source),
    students,
    graduationRate: graduationRate.words(facts),
    charges: chargesOf(ipeds),
    payment: paymentInWords(program, data),
    unknowns: unknownsOf(program),
  };
}

function shutPage(
  institution: Institution & { readonly closure: NonNullable<Institution['closure']> },
  source: SchoolSource,
): ShutPageView {
  const { name, closure, programs } = institution;
  const sections = programs.map((program) => programSection(program, institution, source));
  const sentence = closureSentence(name, closure);
  return {
    ...base(institution, source, { description: sentence, summary: sentence }),
    kind: 'shut',
    answer: shutAnswer(institution, closure, sections, source),
    sections,
  };
}

function emptyPage(institution: Institution, source: SchoolSource): EmptyPageView {
  const { name } = institution;
  const sentence = whyNone(institution);
  const answer = { heading: 'No nursing program that we list', sentence };
  return {
    ...base(institution, source, {
      description: `Why no nursing program of ${name} in ${placeOf(institution)} is listed here, and where to look.`,
      summary: sentence,
    }),
    kind: 'empty',
    answer,
  };
}

/**
 * Returns the page about a program type of a school.
 *
 * @param credential left out, the type that the school's page opens on.
 * @returns undefined where the school does not have the type, or is shut: then one page says everything.
 */
export function schoolPage(
  institution: Institution,
  source: SchoolSource,
  credential?: CatalogueCredential,
): SchoolPageView | undefined {
  const { closure, programs } = institution;
  if (closure && isShut(institution)) {
    return credential === undefined ? shutPage({ ...institution, closure }, source) : undefined;
  }
  if (credential !== undefined) {
    const program = programs.find((one) => one.credential === credential);
    return program && programPage(institution, program, source);
  }
  const leading = leadingProgram(institution);
  return leading ? programPage(institution, leading, source) : emptyPage(institution, source);
}
