import type { ReturnLink } from '@/lib/calculators/nursing-roi/page/links';
import type { Source } from '@/lib/data/table';
import { figureMembers } from '@/lib/numbers/figure';
import { onlyOf } from '@/lib/parameters/declare';
import { type FieldView, type FormProblem, problemsOf } from '@/lib/parameters/form';
import { areaName } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized, numberInWords } from '@/lib/text/words';
import { type Credential, credentialName } from '../credentials';
import { isOpen } from '../finder/listing';
import { MAX_SCHOOLS } from '../finder/parameters';
import type { Institution, Program } from '../program';
import type { Named } from './compared-measures';
import { type ComparedPrograms, comparedPrograms, typesOf } from './compared-programs';
import { type ComparedSchools, comparedSchools, type Link, valuesOf, withoutName } from './compared-schools';
import { answerOf, notesOf, nothingToCompare } from './comparison-answer';
import { moreMeasures, theSameAtAll } from './comparison-more';
import {
  COMPARE,
  type ComparisonSource,
  comparisonHref,
  comparisonQuery,
  nameOf,
  type RequestedComparison,
  readComparison,
} from './comparison-query';
import { isBestInTable, type MeasureRow, type MeasureTable, measureTable } from './comparison-table';
import { comparisonWords, mixedWords } from './comparison-verdict';
import { type Difference, differencesOf } from './differences';
import { type MissingRates, ratesMissingIn } from './finder-notes';
import { closureMark, type ProgramView, programView } from './program-view';
import { returnsOf } from './returns';
import { shortProgramNames } from './short-names';
import { figureSources } from './sources';

export interface ComparedProgram extends ProgramView {
  readonly program: Program['facts'];
  /** What happens to its school: "School closed (2024)". */
  readonly status: string | null;
  /** Caveats that not all of the programs share. */
  readonly ownCaveats: readonly string[];
  /** The same comparison without its school. */
  readonly without: string;
}

/** Programs of up to six schools side by side. */
export interface ComparisonView extends ComparedSchools {
  readonly programs: readonly ComparedProgram[];
  /** The same schools by program type; empty where there is one type alone. */
  readonly types: readonly Link[];
  /** Address of the type that is shown. */
  readonly currentType: string;
  /** "Four ADN programs compared". */
  readonly title: string;
  /** Which schools do best on what sets them apart most; undefined where the sentence says it all. */
  readonly verdict: string | undefined;
  /** The figures of the verdict, or what to do with fewer than two. */
  readonly sentence: string;
  /** Names short enough for a phone, in the order of the programs. */
  readonly shortNames: readonly string[];
  readonly table: MeasureTable;
  /** Where its figures come from. */
  readonly figureSources: readonly Source[];
  /** What else there is to compare, folded away. */
  readonly more: readonly MeasureRow[];
  /** What all of the programs share, in a sentence; empty where there is nothing. */
  readonly same: string;
  /** That no program has a pass rate, and who publishes them; null where one has. */
  readonly missingRates: MissingRates | null;
  readonly differences: readonly Difference[];
  /** Caveats of all of the programs. */
  readonly sharedCaveats: readonly string[];
  /** What is not shown, and why programs may not be comparable. */
  readonly notes: readonly string[];
  readonly form: ComparisonForm;
  readonly problems: readonly FormProblem[];
  /** What such programs cost and pay, where all are of one type in one state; else null. */
  readonly returns: ReturnLink | null;
  /** The same at the API, and as CSV; null where no school is found. */
  readonly apiPath: string | null;
  readonly csvPath: string | null;
  /** Canonical query, and the same with the family income: what a reader keeps. */
  readonly query: string;
  readonly ownQuery: string;
  /** Dollars a year; undefined where none is given. */
  readonly familyIncome: number | undefined;
}

/** The form that adds a school and changes the program type. */
export interface ComparisonForm {
  readonly schools: FieldView;
  /** Whether one has to be removed first. */
  readonly isFull: boolean;
  readonly credential: FieldView;
  readonly familyIncome: FieldView;
  /** Names that it keeps besides the one in its field. */
  readonly kept: readonly string[];
}

/** Names the comparison: "Four ADN programs in Georgia compared". */
function titleOf(programs: readonly Program[]): string {
  const type = onlyOf([...new Set(programs.map(({ credential }) => credential))]);
  const state = onlyOf([...new Set(programs.map(({ facts }) => facts.state))]);
  if (programs.length <= 1) return COMPARE;
  const kind = type === undefined ? 'nursing' : credentialName(type);
  const where = state === undefined ? '' : ` in ${areaName(state)}`;
  return `${capitalized(numberInWords(programs.length))} ${kind} programs${where} compared`;
}

/** The columns of the comparison. @param without gives the comparison without a program */
function columnsOf(
  programs: readonly Program[],
  texts: ReadonlyMap<string, string>,
  without: (facts: Program['facts']) => string,
): Pick<ComparisonView, 'programs' | 'sharedCaveats'> {
  const views = programs.map((program) => ({ program, view: programView(program, texts) }));
  const sharedCaveats = (views[0]?.view.caveats ?? []).filter((caveat) =>
    views.every(({ view }) => view.caveats.includes(caveat)),
  );
  return {
    sharedCaveats,
    programs: views.map(({ program: { facts }, view }) => ({
      ...view,
      program: facts,
      status: closureMark(facts).map(capitalized)[0] ?? null,
      ownCaveats: view.caveats.filter((caveat) => !sharedCaveats.includes(caveat)),
      without: without(facts),
    })),
  };
}

/** The program types of the schools, each at its address; empty where there is one alone. */
function typeLinks(
  found: readonly Institution[],
  names: readonly string[],
  familyIncome: number | undefined,
): readonly Link[] {
  const types = typesOf(found);
  return types.length < 2
    ? []
    : types.map(({ credential, label }) => ({
        label,
        href: comparisonHref(names, [credential], familyIncome),
      }));
}

/** The form: the name that no school has is in its field, to be corrected; the others are kept. */
function formOf(asked: RequestedComparison): ComparisonForm {
  const { fields, schools } = asked;
  const names = valuesOf(asked);
  const wrong = schools.findLast(({ school }) => !school)?.asked;
  const isFull = names.length >= MAX_SCHOOLS && wrong === undefined;
  return {
    schools: { ...fields.schools, value: wrong ?? '', chosen: [] },
    isFull,
    credential: fields.credential,
    familyIncome: fields.family_income,
    kept: names.filter((name) => name !== wrong),
  };
}

/** The program as a comparison for an income shows it: with the price of families with such incomes. */
function forIncome(program: Program, familyIncome: number | undefined): Program {
  const price = figureMembers('net_price', program.netPrice(familyIncome));
  return { ...program, facts: { ...program.facts, ...price } };
}

/** The name under which a program was asked for. */
const nameFor = ({ schools }: RequestedComparison, { slug, credential }: Program['facts']) =>
  schools
    .filter(({ school, ownType }) => school?.slug === slug && (ownType ?? credential) === credential)
    .map(nameOf)[0] ?? slug;

/** Addresses of a comparison that show other program types, and the one that it is at. */
function typesView(
  asked: RequestedComparison,
  shown: readonly Credential[] | undefined,
): Pick<ComparisonView, 'types' | 'currentType'> {
  const found = new Set(asked.schools.flatMap(({ school }) => school ?? []));
  const names = new Set(asked.schools.map((one) => one.school?.slug ?? nameOf(one)));
  return {
    types: typeLinks([...found], [...names, ...asked.beyond], asked.familyIncome),
    currentType: comparisonHref(valuesOf(asked), shown, asked.familyIncome),
  };
}

/**
 * The same at the API and as CSV: null at the API where that would have other programs too. The file names the program
 * type in each row, so that it may have all of the types at each school.
 */
function dataPaths(
  { schools, familyIncome }: RequestedComparison,
  programs: readonly Program[],
  credentials: readonly Credential[],
): Pick<ComparisonView, 'apiPath' | 'csvPath'> {
  const slugs = [...new Set(schools.flatMap(({ school }) => school?.slug ?? []))];
  if (slugs.length === 0) return { apiPath: null, csvPath: null };
  const isSame = schools.every(({ ownType }) => ownType === undefined);
  const types = isSame ? credentials : [...new Set(programs.map(({ credential }) => credential))];
  const query = comparisonQuery(slugs, types, familyIncome);
  return {
    apiPath: isSame ? withQuery(paths.programsApi, query) : null,
    csvPath: withQuery(paths.programsCsv, query),
  };
}

/** The figures of a comparison side by side. */
function tablesOf(
  programs: readonly ComparedProgram[],
  open: readonly Program[],
  source: ComparisonSource,
): Pick<ComparisonView, 'shortNames' | 'table' | 'figureSources' | 'more' | 'same' | 'missingRates'> {
  const facts = programs.map(({ program }) => program);
  const shortNames = shortProgramNames(facts.map((one) => ({ facts: one })));
  const table = measureTable(
    programs,
    open.map((one) => one.facts),
    (program) => shortNames[facts.indexOf(program)] ?? program.institution,
  );
  return {
    shortNames,
    table,
    figureSources: figureSources(
      facts,
      table.rows.map(({ id }) => id),
    ),
    more: moreMeasures(programs, source),
    same: theSameAtAll(facts),
    missingRates: ratesMissingIn(facts, source.catalogue),
  };
}

/** What is said of the programs of a comparison: its answer, and what else is known to differ. */
function saidOf(
  asked: RequestedComparison,
  compared: ComparedPrograms,
  programs: readonly Program[],
  tables: Pick<ComparisonView, 'table' | 'shortNames'>,
): Pick<ComparisonView, 'verdict' | 'sentence' | 'differences'> {
  const open = programs.filter(isOpen);
  const names = new Map(programs.map(({ facts }, at) => [facts, tables.shortNames[at] ?? facts.institution]));
  const differences = differencesOf(open.map(({ facts }) => facts));
  const columnOf = ({ facts }: Difference['best']) => programs.findIndex((one) => one.facts === facts);
  const plain = differences.filter((one) => isBestInTable(one, columnOf(one.best), tables.table));
  const nameOf = ({ name, facts }: Named) => names.get(facts) ?? name;
  const isMixed = new Set(open.map(({ credential }) => credential)).size > 1;
  const words = isMixed ? mixedWords(differences, nameOf, open.length) : comparisonWords(plain, nameOf);
  const answer =
    programs.length === 0
      ? { verdict: undefined, sentence: nothingToCompare(asked, compared) }
      : answerOf(compared, open, words);
  return { ...answer, differences };
}

/** The comparison that a query asks for. */
export function comparison(query: URLSearchParams, source: ComparisonSource): ComparisonView {
  const asked = readComparison(query, source);
  const found = asked.schools.flatMap(({ school, ownType }) => (school ? [{ school, ownType }] : []));
  const compared = comparedPrograms(found, asked.credentials);
  const { credentials } = compared;
  const programs = compared.programs.map((program) => forIncome(program, asked.familyIncome));
  const open = programs.filter(isOpen);
  // Types in the address go before those of single schools.
  const shown = found.some(({ ownType }) => ownType !== undefined) ? undefined : credentials;
  const columns = columnsOf(programs, source.catalogue.caveats, (facts) =>
    withoutName(asked, shown, nameFor(asked, facts)),
  );
  const tables = tablesOf(columns.programs, open, source);
  return {
    ...columns,
    ...comparedSchools(asked, shown),
    ...typesView(asked, shown),
    ...tables,
    ...saidOf(asked, compared, programs, tables),
    title: titleOf(programs),
    notes: notesOf(compared),
    form: formOf(asked),
    problems: problemsOf(Object.values(asked.fields)),
    returns: returnsOf(
      open.map(({ facts }) => facts.state),
      open.map(({ credential }) => credential),
    ),
    ...dataPaths(asked, programs, credentials),
    // An income is no part of what the page is listed as.
    query: comparisonQuery(valuesOf(asked), asked.credentials),
    familyIncome: asked.familyIncome,
    ownQuery: comparisonQuery(valuesOf(asked), asked.credentials, asked.familyIncome),
  };
}
