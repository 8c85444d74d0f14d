import { z } from 'zod';
import { loadData } from '@/lib/data/data';
import { type TableName, tables } from '@/lib/data/registry';
import { controls } from '@/lib/data/tables/shared';
import { directoryYear } from '@/lib/data/year-words';
import { figureMembers, isMissing } from '@/lib/numbers/figure';
import { figureSchema } from '@/lib/numbers/figure-schema';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { inputsSchema } from '@/lib/parameters/describe';
import type { ParameterProblem } from '@/lib/parameters/parse';
import { stateSlugs } from '@/lib/places/states';
import { facts } from '@/lib/programs/facts/facts';
import { caveatSchema, finderAnswerSchema, rankedProgramSchema } from '@/lib/programs/finder/answer';
import { caveatsOf, generalCaveats } from '@/lib/programs/finder/notes';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { programsOf } from '@/lib/programs/finder/programs-of';
import { type SearchInputs, searchParameters } from '@/lib/programs/finder/search-parameters';
import { netPriceBandsSchema, schoolNetPrices } from '@/lib/programs/net-price';
import { isShut } from '@/lib/programs/page/school/address';
import type { Catalogue, Institution } from '@/lib/programs/program';
import { type ProgramFacts, programSchema } from '@/lib/programs/program-schema';
import { absoluteUrl, paths, websiteAddress } from '../urls';
import { type BriefProgram, briefProgram, briefProgramSchema } from './brief-program';
import { sourceLines } from './descriptors';

/** The catalogue and its finder, made on first use. */
export const programs = () => programsOf(loadData());

/** Returns the percent of the undergraduates of a school who study part time; null where not reported. */
export function partTimePercent(slug: string): number | null {
  const unitid = programs().catalogue.institutions.get(slug)?.ipeds?.unitid;
  return loadData().institutionProfile(unitid ?? '')?.undergraduates_part_time_percent ?? null;
}

const published = {
  sources: z.array(z.string()).describe('Publishers behind the figures of these programs.'),
  data_version: z.string().describe('Version of the tables and constants.'),
};

/** A program as an answer has it in full. */
export const foundProgramSchema = rankedProgramSchema
  .extend({ url: z.url().describe('The page of the school about this program type.') })
  .meta({ id: 'FoundProgram', description: 'A program that matches, with its place and its page.' });

/** Body of `GET /api/agent/v1/programs`. */
export const programsAnswerSchema = finderAnswerSchema
  .extend({
    query: inputsSchema(searchParameters).meta({ ...finderAnswerSchema.shape.query.meta() }),
    results: z
      .array(z.union([foundProgramSchema, briefProgramSchema]))
      .describe('The programs of this page, in order: all in full, or with detail=brief all in a line.'),
    ...published,
  })
  .meta({ id: 'ProgramsAnswer', description: 'Programs that match a search, in the order asked for.' });

/** Body of `GET /api/agent/v1/programs/{slug}`. */
export const institutionAnswerSchema = z
  .strictObject({
    slug: z.string(),
    institution: z.string(),
    city: z.string().nullable(),
    state: z.enum(stateSlugs),
    unitid: z.string().nullable().describe('Number of the school in IPEDS.'),
    control: z.enum(controls).nullable().describe('Who runs the school.'),
    website: z.url().nullable(),
    ipeds_reason: z
      .string()
      .nullable()
      .describe('Why unitid, control and website are null; null when they are not.'),
    url: z.url().describe('The page of the school.'),
    ...figureSchema(
      'net_price_by_income',
      netPriceBandsSchema.nullable().describe('Of all programs of the school, not of nursing alone.'),
    ),
    programs: z.array(programSchema).describe('In the order of the credentials.'),
    programs_reason: z.string().nullable().describe('Why there are no programs; null where there are.'),
    caveats: z
      .array(caveatSchema)
      .describe('What holds for every answer, then what holds for these programs.'),
    ...published,
  })
  .meta({ id: 'InstitutionAnswer', description: 'A school with its nursing programs.' });

export type FoundProgram = z.output<typeof foundProgramSchema>;

/** An answer with programs in one form. */
export type ProgramsAnswer<Program = FoundProgram> = Omit<
  z.output<typeof programsAnswerSchema>,
  'results'
> & {
  readonly results: readonly Program[];
};

/** An answer in the form that its `detail` asked for. */
export type AnyProgramsAnswer = ProgramsAnswer | ProgramsAnswer<BriefProgram>;

/** Tests whether an answer has its programs in a line each. */
export const isBrief = (answer: AnyProgramsAnswer): answer is ProgramsAnswer<BriefProgram> =>
  answer.query['detail'] === 'brief';

export type InstitutionAnswer = z.output<typeof institutionAnswerSchema>;

/** Tables of the identity and facts of programs, in the order in which sources are named; others follow. */
const order: readonly TableName[] = [
  'institutions',
  'nursing_awards',
  'nursing_program_tuition',
  'prices',
  'program_outcomes',
  'wages',
  'pass_rates',
  'nclex_national',
  'accreditation',
  'program_details',
];

const placeOf = (table: TableName) => (order.includes(table) ? order.indexOf(table) : order.length);

function tablesBehind(program: ProgramFacts): TableName[] {
  const { control, delivery, track } = program;
  return [
    ...(control === null ? [] : ['institutions' as const]),
    ...(delivery === null && track !== 'confirmed' ? [] : ['program_details' as const]),
    ...facts.flatMap((fact) => fact.tables(program)),
  ];
}

/** Returns the tables behind the figures that are shown of these programs, in the order of their sources. */
export function tablesOf(programs: readonly ProgramFacts[]): TableName[] {
  return [...new Set(programs.flatMap(tablesBehind))].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Returns the publishers of the figures that are shown of these programs. */
const sourcesOf = (programs: readonly ProgramFacts[]) =>
  sourceLines(tablesOf(programs).flatMap((name) => tables[name].sources));

/** What a search is answered with. */
export type FoundPrograms =
  | {
      readonly ok: true;
      /** Query string of the page that shows the same. */
      readonly query: string;
      readonly answer: AnyProgramsAnswer;
      /** Tables behind its programs. */
      readonly tables: readonly TableName[];
    }
  | { readonly ok: false; readonly problem: ParameterProblem };

/** Said of an answer whose programs are in a line each. */
const BRIEF_NOTE =
  'In brief: years, counts of earners, reasons, caveats and the other facts of a program are in detail=full.';

/** Returns the address of the page about a program: that of its type, or the one page of a school that has closed. */
function pageOf({ slug, credential }: ProgramFacts, { institutions }: Catalogue): string {
  const institution = institutions.get(slug);
  const isOnePage = institution === undefined || isShut(institution);
  return absoluteUrl(isOnePage ? paths.institution(slug) : paths.institutionProgram(slug, credential));
}

/** Searches the catalogue. Its only problem is a cursor that does not belong to the search. */
export function findPrograms({ detail, ...inputs }: SearchInputs): FoundPrograms {
  const { catalogue, finder } = programs();
  const found = finder.find(inputs);
  if (!found.ok) return found;
  const { query, results, ...rest } = found.answer;
  const full = {
    ...rest,
    query: { ...query, detail },
    results: results.map((one) => ({ ...one, url: pageOf(one, catalogue) })),
    sources: sourcesOf(results),
    data_version: catalogue.version,
  };
  return {
    ok: true,
    query: canonicalQuery(finderParameters, inputs),
    answer: detail === 'full' ? full : inBrief(full),
    tables: tablesOf(results),
  };
}

/** Shortens an answer: the caveats of single programs go with what they are about. */
function inBrief(answer: ProgramsAnswer): ProgramsAnswer<BriefProgram> {
  return {
    ...answer,
    results: answer.results.map(briefProgram),
    notes: [...answer.notes, BRIEF_NOTE],
    caveats: [...generalCaveats],
  };
}

function whyNoPrograms({ ipeds, programs: all, name }: Institution): string | null {
  if (all.length > 0) return null;
  return ipeds?.in_latest_ipeds
    ? `${name} reports no award of these credentials, and no list of an agency has one as accredited.`
    : `${name} is not in IPEDS ${directoryYear}: it is taken as closed.`;
}

/** A school with its programs; undefined where none has the slug. */
export function institutionAnswer(slug: string): InstitutionAnswer | undefined {
  const { catalogue } = programs();
  const institution = catalogue.institutions.get(slug);
  if (!institution) return undefined;
  const { name, city, state, ipeds } = institution;
  const shown = institution.programs.map((program) => program.facts);
  const netPrices = schoolNetPrices(institution, loadData());
  return {
    slug,
    institution: name,
    city,
    state,
    unitid: ipeds?.unitid ?? null,
    control: ipeds?.control ?? null,
    website: ipeds ? websiteAddress(ipeds.website) : null,
    ipeds_reason: ipeds
      ? null
      : "The school is not in IPEDS under this name; an accrediting agency's list has it.",
    url: absoluteUrl(paths.institution(slug)),
    ...figureMembers('net_price_by_income', netPrices),
    programs: shown,
    programs_reason: whyNoPrograms(institution),
    caveats: caveatsOf(shown, catalogue.caveats),
    sources: [
      ...new Set([
        ...sourcesOf(shown),
        ...(isMissing(netPrices) ? [] : sourceLines(tables.net_price_by_income.sources)),
      ]),
    ],
    data_version: catalogue.version,
  };
}
