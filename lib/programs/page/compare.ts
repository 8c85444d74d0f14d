import type { ReturnLink } from '@/lib/calculators/nursing-roi/page/links';
import { figureMembers } from '@/lib/numbers/figure';
import { type FieldView, type FormProblem, problemsOf } from '@/lib/parameters/form';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized, list } from '@/lib/text/words';
import { type Credential, credentialName } from '../credentials';
import { isOpen } from '../finder/listing';
import { MAX_SCHOOLS } from '../finder/parameters';
import type { Institution, Program } from '../program';
import { isAboutTheSame } from '../score/bands';
import { chosenProgram } from './chosen-programs';
import { type ComparedPrograms, comparedPrograms, typesOf, withoutInWords } from './compared-programs';
import { type ComparedSchools, comparedSchools, type Link, valuesOf, withoutName } from './compared-schools';
import {
  type ComparisonSource,
  comparisonHref,
  comparisonQuery,
  nameOf,
  type RequestedComparison,
  readComparison,
} from './comparison-query';
import { type Difference, differencesOf } from './differences';
import { closureMark, type ProgramView, programView } from './program-view';
import { returnsOf } from './returns';

export interface ComparedProgram extends ProgramView {
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
  /** What sets them apart most, or what to do with fewer than two. */
  readonly sentence: string;
  readonly differences: readonly Difference[];
  /** Caveats of all of the programs. */
  readonly sharedCaveats: readonly string[];
  /** What is not shown, and why programs may not be comparable. */
  readonly notes: readonly string[];
  readonly form: ComparisonForm;
  readonly problems: readonly FormProblem[];
  /** What such programs cost and pay, where all are of one type in one state; else null. */
  readonly returns: ReturnLink | null;
  /** The same at the API; null where no school is found. */
  readonly apiPath: string | null;
  /** Canonical query. */
  readonly query: string;
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

/** Programs that are shown, and those of schools without any of the types that are. */
const withOthers = ({ programs, without }: ComparedPrograms) => [
  ...programs,
  ...without.flatMap(({ school }) => school.programs),
];

/** What happens to the schools of these programs, each in a sentence. */
const closuresOf = (programs: readonly Program[]) => [
  ...new Set(programs.flatMap(({ facts }) => facts.closure?.in_words ?? [])),
];

/** Says which schools have no program to compare. */
function nothingToCompare({ schools }: RequestedComparison, { credentials, without }: ComparedPrograms) {
  if (schools.length === 0) return 'Add two schools or more to see their nursing programs side by side.';
  if (without.length === 0) return 'We couldn’t tell which schools you mean.';
  const gone = without.flatMap(({ school }) => school.programs.filter((program) => !isOpen(program)));
  const none =
    credentials.length === 0
      ? withoutInWords({ without })
      : [
          `We know of no ${credentials.map(credentialName).join(' or ')} program at ${list(without.map(({ school }) => school.name))}.`,
        ];
  return [...closuresOf(gone), ...none].join(' ');
}

/** What sets the open programs apart, after what is said of the others. */
function verdictOf(programs: readonly Program[], open: readonly Program[], first?: Difference): string {
  const [only] = open;
  if (!only) return 'Add schools that are open to compare.';
  if (open.length === 1) {
    const alone = programs.length === 1 ? 'is the only program so far' : 'is the one that takes new students';
    return `${chosenProgram(only).label} ${alone}. Add another school to compare it with.`;
  }
  if (!first) return 'Nothing that we know of these programs sets them clearly apart.';
  return `What sets them apart most: ${first.text.charAt(0).toLowerCase()}${first.text.slice(1)}`;
}

/** The answer: which schools take no new students, then what sets the others apart. */
function sentenceOf(
  compared: ComparedPrograms,
  open: readonly Program[],
  [first]: readonly Difference[],
): string {
  const gone = withOthers(compared).filter((program) => !isOpen(program));
  return [...closuresOf(gone), verdictOf(compared.programs, open, first)].join(' ');
}

/** Whether the scores of programs of one type are no further apart than their errors, each from each. */
function areAboutTheSame(programs: readonly Program[]): boolean {
  const placed = programs.filter(({ facts }) => facts.band !== null);
  if (programs.length <= 1 || placed.length < programs.length) return false;
  const isOneType = new Set(programs.map(({ credential }) => credential)).size === 1;
  return (
    isOneType &&
    programs.every((a) => programs.every((b) => a.score && b.score && isAboutTheSame(a.score, b.score)))
  );
}

function notesOf(compared: ComparedPrograms): string[] {
  const { programs } = compared;
  const credentials = new Set(programs.map(({ credential }) => credential));
  const states = new Set(programs.map(({ facts }) => facts.state));
  return [
    ...(programs.length === 0 ? [] : withoutInWords(compared)),
    ...(credentials.size > 1
      ? [
          'They lead to different degrees, so their groups are not on one scale: each is among programs of its own degree.',
        ]
      : []),
    ...(areAboutTheSame(programs)
      ? ['By what is measured they are about the same: the difference between their scores may be chance.']
      : []),
    ...(states.size > 1 ? ['They are in different states, where pay and prices differ.'] : []),
    ...(programs.length === 0 ? [] : closuresOf(withOthers(compared).filter(isOpen))),
  ];
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

/** The same at the API; null where that would have other programs. */
function apiPathOf({ schools, familyIncome }: RequestedComparison, credentials: readonly Credential[]) {
  const slugs = schools.flatMap(({ school }) => school?.slug ?? []);
  const isSame = slugs.length > 0 && schools.every(({ ownType }) => ownType === undefined);
  return isSame ? withQuery(paths.programsApi, comparisonQuery(slugs, credentials, familyIncome)) : null;
}

/** The comparison that a query asks for. */
export function comparison(query: URLSearchParams, source: ComparisonSource): ComparisonView {
  const asked = readComparison(query, source);
  const found = asked.schools.flatMap(({ school, ownType }) => (school ? [{ school, ownType }] : []));
  const compared = comparedPrograms(found, asked.credentials);
  const { credentials } = compared;
  const programs = compared.programs.map((program) => forIncome(program, asked.familyIncome));
  const open = programs.filter(isOpen);
  const differences = differencesOf(open.map(({ facts }) => facts));
  // Types in the address go before those of single schools.
  const shown = found.some(({ ownType }) => ownType !== undefined) ? undefined : credentials;
  return {
    ...columnsOf(programs, source.catalogue.caveats, (facts) =>
      withoutName(asked, shown, nameFor(asked, facts)),
    ),
    ...comparedSchools(asked, shown),
    ...typesView(asked, shown),
    sentence:
      programs.length === 0 ? nothingToCompare(asked, compared) : sentenceOf(compared, open, differences),
    differences: differences.slice(1),
    notes: notesOf(compared),
    form: formOf(asked),
    problems: problemsOf(Object.values(asked.fields)),
    returns: returnsOf(
      open.map(({ facts }) => facts.state),
      open.map(({ credential }) => credential),
    ),
    apiPath: apiPathOf(asked, credentials),
    // An income is no part of what the page is listed as.
    query: comparisonQuery(valuesOf(asked), asked.credentials),
  };
}
