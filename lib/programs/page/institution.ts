import type { AnswerFigure } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import { type Figure, figure, isMissing } from '@/lib/numbers/figure';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { statePath } from '@/lib/places/page/state';
import { areaName } from '@/lib/places/states';
import type { Page } from '@/lib/site/pages/pages';
import { paths, websiteAddress } from '@/lib/site/urls';
import { count, list } from '@/lib/text/words';
import { closureSentence } from '../catalogue/closures';
import { awardYears } from '../catalogue/membership';
import { type CatalogueCredential, credentialName } from '../credentials';
import { doubtInWords, doubtsAbout, isConfirmed } from '../facts/doubts';
import type { FactWords } from '../facts/fact';
import { graduationRate } from '../facts/graduation-rate';
import type { Institution, Program } from '../program';
import type { ProgramFacts } from '../program-schema';
import { isPlaced } from '../score/bands';
import type { SearchLink } from './finder-place';
import { nearbyPrograms } from './nearby';
import { type NetPriceView, netPriceView } from './net-prices';
import { historiesWithoutProgram, type PassHistory } from './pass-history';
import { type ProgramSection, programSection } from './program-section';
import { placeOf } from './program-view';
import { schoolData } from './structured-data';

/** Published yearly tuition and fees for one kind of student; dollars. */
export interface YearlyCharge {
  readonly student: string;
  readonly older: Figure;
  readonly newer: Figure;
}

/** Everything that the page of a school says. */
export interface InstitutionView {
  readonly page: Page;
  readonly place: string;
  readonly stateName: string;
  readonly statePath: string;
  /** Other programs around it; null where its place is not known. */
  readonly nearby: SearchLink | null;
  /** "public"; null where IPEDS does not have the school. */
  readonly control: string | null;
  /** Address as links take it; null where none is known. */
  readonly website: string | null;
  readonly sentence: string;
  /** Who says that the school closes, merges or is renamed; null where nothing is known to happen to it. */
  readonly closureSource: { readonly title: string; readonly url: string } | null;
  /** What else was read of it, where that is not confirmed; null where nothing was. */
  readonly closureNote: string | null;
  readonly figures: readonly AnswerFigure[];
  readonly programs: readonly ProgramSection[];
  /** Results on the licensing exam that the source does not tell the program of. */
  readonly untold: readonly PassHistory[];
  readonly charges: readonly YearlyCharge[];
  /** What the charges are, or why there are none. */
  readonly chargeBasis: string | null;
  /** Price of a year after grants by family income, of the whole school. */
  readonly netPrices: Figure<NetPriceView>;
  readonly graduationRate: Figure<FactWords> | null;
  readonly apiPath: string;
  /** schema.org of the school and its programs. */
  readonly structuredData: ReturnType<typeof schoolData>;
}

/** What the pages of schools are made from. */
export interface InstitutionSource {
  readonly data: Data;
  readonly caveats: ReadonlyMap<string, string>;
}

const NOT_HELD = 'Charges of 2024-25 are known for undergraduates alone, and not of every school.';
const NO_CHARGE = 'The school reports none.';

/** Whether residents of the state pay what everyone pays. */
const isOnePrice = (row: InstitutionRow) =>
  row.tuition_in_state === row.tuition_out_of_state &&
  row.tuition_in_state_2024_25 === row.tuition_out_of_state_2024_25;

function yearlyCharges(row: InstitutionRow): YearlyCharge[] {
  const charge = (student: string, older: number | null, newer: number | null) => ({
    student,
    older: figure(older, NO_CHARGE),
    newer: figure(newer, NOT_HELD),
    known: older !== null || newer !== null,
  });
  const everyone = charge('Undergraduates', row.tuition_in_state, row.tuition_in_state_2024_25);
  const byResidence = [
    charge('Residents of the district', row.tuition_in_district, row.tuition_in_district_2024_25),
    charge('Residents of the state', row.tuition_in_state, row.tuition_in_state_2024_25),
    charge('From another state', row.tuition_out_of_state, row.tuition_out_of_state_2024_25),
  ];
  const graduates =
    row.graduate_tuition_in_state === row.graduate_tuition_out_of_state
      ? [charge('Graduate students', row.graduate_tuition_in_state, null)]
      : [
          charge('Graduate students of the state', row.graduate_tuition_in_state, null),
          charge('Graduate students from another state', row.graduate_tuition_out_of_state, null),
        ];
  return [...(isOnePrice(row) ? [everyone] : byResidence), ...graduates].filter(({ known }) => known);
}

/** Credentials that lead to a first license: what most readers of the page look for. */
const firstLicense: readonly CatalogueCredential[] = ['LPN', 'ADN', 'BSN', 'ABSN'];

/** The program that the page begins with: one to a first license before others, then the one with most graduates. */
function leading(sections: readonly ProgramSection[]): ProgramSection | undefined {
  const isFirst = ({ program }: ProgramSection) => Number(firstLicense.includes(program.credential));
  const standing = sections.filter((section) => section.standing !== null);
  const [first] = standing.toSorted(
    (a, b) => isFirst(b) - isFirst(a) || b.graduatesNewest - a.graduatesNewest,
  );
  return first ?? sections[0];
}

/** Why a school has no program here. */
function whyNone({ name, ipeds, state }: Institution): string {
  if (ipeds && !ipeds.in_ipeds_2024) {
    return `${name} was in the federal survey of colleges (IPEDS) in 2023 and is not in that of 2024: it may have closed or merged, so none of its programs is listed here.`;
  }
  const awards = [...(ipeds?.credentials_awarded ?? []), ...(ipeds?.credentials_reported_no_awards ?? [])];
  if (awards.length > 0 && awards.every((award) => award === 'CNA')) {
    return `${name} reports programs for nursing assistants (CNA) alone. They do not lead to a nursing license, so they are not listed here; programs that do are listed for ${areaName(state)}.`;
  }
  return `${name} reports awards in nursing that are none of the degrees listed here.`;
}

/** Names a program, with what is not confirmed of it. */
function nameWithDoubts({ credential, facts }: Program): string {
  const doubts = doubtsAbout(facts).map(doubtInWords);
  return [credentialName(credential), ...(doubts.length === 0 ? [] : [`(${doubts.join('; ')})`])].join(' ');
}

/** Says which programs are known, what is not confirmed of them and which have no graduates. */
function whatItHas(name: string, programs: readonly Program[]): string {
  const names = (of: readonly Program[]) => list(of.map(nameWithDoubts));
  const idle = programs.filter(({ listPlace }) => listPlace === 'without graduates');
  const active = programs.filter(({ listPlace }) => listPlace !== 'without graduates');
  return [
    ...(active.length > 0
      ? [`${name} has ${count(active.length, 'nursing program')}: ${names(active)}.`]
      : []),
    ...(idle.length > 0
      ? [
          `${active.length > 0 ? 'It' : name} lists ${names(idle)} with no graduates for two years (${awardYears}): ask whether it still exists.`,
        ]
      : []),
  ].join(' ');
}

/** Says in which group of all such programs one is; what is not confirmed of it is a condition. */
function groupSentence(facts: ProgramFacts, name: string): string {
  const { band_label: label } = facts;
  if (label === null) return '';
  if (!isPlaced(label)) return ` What is measured of its ${name} is too uncertain to place it.`;
  const condition = isConfirmed(facts) ? 'By what is measured' : 'Ask about that first: if it is so,';
  return ` ${condition} its ${name} is in the ${label} group of such programs nationwide.`;
}

function sentenceOf(institution: Institution, sections: readonly ProgramSection[]): string {
  const { name, programs, closure } = institution;
  if (closure?.ranked === false) {
    const history =
      programs.length > 0
        ? ' Its nursing programs are in none of our lists; what was measured of them is history.'
        : '';
    return `${closureSentence(name, closure)}${history}`;
  }
  const lead = leading(sections);
  const after = closure ? ` ${closureSentence(name, closure)}` : '';
  if (!lead) return `${whyNone(institution)}${after}`;
  const has = whatItHas(name, programs);
  const { program } = lead;
  const facts = programs.find(({ credential }) => credential === program.credential)?.facts;
  if (!facts || isMissing(program.score)) return `${has}${after}`;
  return `${has}${groupSentence(facts, program.name)}${after}`;
}

const figureOf = (label: string, fact: Figure<FactWords>): AnswerFigure =>
  isMissing(fact)
    ? { label, value: null, note: fact.missing }
    : { label, value: fact.value.text, note: fact.value.short };

/** Pay that is not of the program's own graduates leads nothing. */
function ownPay({ program: { facts } }: ProgramSection): Figure<FactWords> {
  return isMissing(facts.earnings) ? facts.earnings : facts.graduate_earnings;
}

function figuresOf(sections: readonly ProgramSection[]): AnswerFigure[] {
  const lead = leading(sections);
  if (!lead) return [];
  const { name, score, facts, doubts } = lead.program;
  const passRate = facts.pass_rate;
  return [
    isMissing(score)
      ? { label: `how its ${name} compares`, value: null, note: score.missing }
      : {
          label: `its ${name} among all in the US`,
          value: score.value.group,
          note: [score.value.evidence, ...doubts.map(doubtInWords)].join('; '),
        },
    isMissing(passRate)
      ? figureOf(`what ${name} graduates earn`, ownPay(lead))
      : figureOf('passed the licensing exam', passRate),
    figureOf(`tuition and fees, whole ${name}`, facts.tuition),
  ];
}

function pageOf({ slug, name, programs, closure, ...school }: Institution): Page {
  const page = { path: paths.institution(slug), title: name, label: name };
  if (closure?.ranked === false) return { ...page, description: closureSentence(name, closure) };
  const names = list(programs.map(({ credential }) => credentialName(credential)));
  const what = names === '' ? 'Nursing' : `${names} programs`;
  return {
    ...page,
    description: `${what} of ${name} in ${placeOf(school)}: licensing exam, graduates’ earnings and debt, tuition, accreditation, each with year and source.`,
  };
}

/** Everything that the page of a school says. */
export function institutionView(institution: Institution, source: InstitutionSource): InstitutionView {
  const { slug, ipeds, state, programs } = institution;
  const sections = programs.map((program) => programSection(program, institution, source));
  const [first] = programs;
  const isClosed = institution.closure?.ranked === false;
  return {
    page: pageOf(institution),
    place: placeOf(institution),
    stateName: areaName(state),
    statePath: statePath(state),
    nearby: nearbyPrograms(institution, source.data),
    control: ipeds?.control ?? null,
    website: ipeds ? websiteAddress(ipeds.website) : null,
    sentence: sentenceOf(institution, sections),
    closureSource: institution.closure && {
      title: institution.closure.source_name,
      url: institution.closure.source_url,
    },
    closureNote: institution.closure?.confidence === 'high' ? null : (institution.closure?.note ?? null),
    figures: isClosed ? [] : figuresOf(sections),
    programs: sections,
    untold: historiesWithoutProgram(ipeds?.unitid, passRatesOf(source.data)),
    charges: ipeds && !isClosed ? yearlyCharges(ipeds) : [],
    chargeBasis: isClosed ? null : (ipeds?.tuition_basis ?? null),
    netPrices: netPriceView(institution, source.data),
    graduationRate: first ? graduationRate.words(first.facts) : null,
    apiPath: paths.institutionApi(slug),
    structuredData: schoolData(institution),
  };
}
