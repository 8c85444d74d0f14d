import { canonicalQuery } from '@/lib/parameters/canonical';
import { type FieldView, type FieldWords, readForm } from '@/lib/parameters/form';
import { type ParsedValue, parseQuery } from '@/lib/parameters/parse';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized, numberInWords } from '@/lib/text/words';
import { type CatalogueCredential, type Credential, catalogueCredentials } from '../credentials';
import { finderParameters, MAX_SCHOOLS } from '../finder/parameters';
import type { SchoolNamed } from '../finder/query/schools-named';
import type { Catalogue, Institution } from '../program';
import { PROGRAM } from './chosen-programs';
import { words as finderWords } from './finder-fields';
import { withSingleSchools } from './school-names';

const { schools, credential, family_income } = finderParameters;

/** What a comparison is asked by: the same as at the API. */
export const comparisonParameters = { schools, credential, family_income };
type FieldName = keyof typeof comparisonParameters;

const words: Readonly<Record<FieldName, FieldWords>> = {
  schools: {
    label: 'Add a school by name',
    hint: 'Name, initials or IPEDS number.',
    error: 'Enter the name of a school in 200 characters or fewer, for example Ohio State University',
  },
  credential: {
    label: 'Program type',
    hint: null,
    any: 'The one that most of them have',
    error: 'Choose a program type from the list',
  },
  family_income: finderWords.family_income,
};

/** Heading of a comparison of nothing yet. */
export const COMPARE = 'Compare nursing programs';

/** What to do at the most schools. */
export const FULL = `${capitalized(numberInWords(MAX_SCHOOLS))} schools at most. Remove one first.`;
const NONE_KNOWN = 'Enter the name of a school that we know, for example Ohio State University';

/** A school that was asked for. */
export interface RequestedSchool {
  /** As it was given: a name, acronym, slug or unitid. */
  readonly asked: string;
  /** Undefined where no single school is called so, or where it is beyond the most. */
  readonly school: Institution | undefined;
  /** The one type that is compared of it; undefined for those of the whole comparison. */
  readonly ownType: CatalogueCredential | undefined;
  /** Schools that may be meant; empty where one is found. */
  readonly nearest: readonly Institution[];
  /** Whether these are called so; else their names are only near. */
  readonly isCalledSo: boolean;
}

/** What a comparison's query asks for. */
export interface RequestedComparison {
  /** In the order given, each school once. */
  readonly schools: readonly RequestedSchool[];
  /** Names given beyond as many as one comparison takes: they are not looked up. */
  readonly beyond: readonly string[];
  /** Undefined where none is given that can be read. */
  readonly credentials: readonly Credential[] | undefined;
  /** Dollars a year; undefined where none is given that can be read. */
  readonly familyIncome: number | undefined;
  readonly fields: Readonly<Record<FieldName, FieldView>>;
}

/** What names of schools are looked up in. */
export interface ComparisonSource {
  readonly catalogue: Pick<Catalogue, 'institutions' | 'caveats' | 'boardAddresses'>;
  readonly schoolNamed: (text: string) => SchoolNamed;
  /** Percent of the undergraduates of a school who study part time; null where not reported. */
  readonly partTimePercent: (slug: string) => number | null;
}

/** Returns every name that was given of a school, each once, also under a wrong parameter: nothing is lost. */
function namesIn(query: URLSearchParams): string[] {
  const texts = ['schools', ...(schools.nearMisses ?? [])].flatMap((name) => query.getAll(name));
  const read = (text: string) => schools.text.safeParse(text).data ?? [text.trim()];
  return [...new Set(texts.filter((text) => text.trim() !== '').flatMap(read))];
}

const isWritable = (name: string) => schools.text.safeParse(name).success;

/** Separates the slug of a school from the one program type of it that is compared. */
const BEFORE_TYPE = ':';

/** Names one program: "ohio-state-university-main-campus-204796:BSN". */
export const programName = (slug: string, type: CatalogueCredential) => `${slug}${BEFORE_TYPE}${type}`;

/** Reads a name that may end with a program type. */
function typedName(name: string): { readonly text: string; readonly type: CatalogueCredential | undefined } {
  const at = name.lastIndexOf(BEFORE_TYPE);
  const type = catalogueCredentials.find((one) => at > 0 && one === name.slice(at + BEFORE_TYPE.length));
  return { text: type === undefined ? name : name.slice(0, at), type };
}

/**
 * Looks up names, each school or program of one once.
 *
 * @param ofTypes whether the comparison has program types: these go before the type of a name.
 */
function lookUp(
  names: readonly string[],
  { catalogue, schoolNamed }: ComparisonSource,
  ofTypes: boolean,
): RequestedSchool[] {
  const { institutions } = catalogue;
  const found = new Set<string>();
  return names.flatMap((asked): RequestedSchool[] => {
    const { text, type } = typedName(asked);
    const unknown = { asked, school: undefined, ownType: undefined, nearest: [], isCalledSo: false };
    if (!isWritable(text)) return [unknown];
    const named = schoolNamed(text);
    if (!named.ok) {
      const nearest = named.nearest.flatMap((slug) => institutions.get(slug) ?? []);
      return [{ ...unknown, nearest, isCalledSo: named.isCalledSo }];
    }
    const one = {
      ...unknown,
      school: institutions.get(named.slug),
      ownType: ofTypes ? undefined : type,
    };
    const name = nameOf(one);
    if (found.has(name)) return [];
    found.add(name);
    return [one];
  });
}

/** Returns what is wrong with the schools as a whole; undefined where their field says it, or nothing is. */
function problemOf(asked: readonly RequestedSchool[], beyond: readonly string[]): string | undefined {
  if (beyond.length > 0) return FULL;
  return asked.length > 0 && asked.every(({ school }) => !school) ? NONE_KNOWN : undefined;
}

/** Returns a number that could be read, in the unit of its parameter. */
export const numberIn = (value: ParsedValue) =>
  value.ok && typeof value.value === 'number' ? value.value : undefined;

/** Reads the query of a comparison. */
export function readComparison(query: URLSearchParams, source: ComparisonSource): RequestedComparison {
  const { fields, values } = readForm(comparisonParameters, words, query);
  const parsed = parseQuery({ credential }, query);
  const credentials = parsed.ok ? parsed.inputs.credential : undefined;
  const names = namesIn(withSingleSchools(query, source.schoolNamed));
  const asked = lookUp(names.slice(0, MAX_SCHOOLS), source, credentials !== undefined);
  const beyond = names.slice(MAX_SCHOOLS);
  const { error, ...field } = fields.schools;
  return {
    schools: asked,
    beyond,
    credentials,
    familyIncome: numberIn(values.family_income),
    fields: { ...fields, schools: { ...field, error: problemOf(asked, beyond) ?? error } },
  };
}

/** Names a school in a query: by its slug, with the one type of it, or as it was given where none is found. */
export function nameOf({
  school,
  ownType,
  asked,
}: Pick<RequestedSchool, 'school' | 'ownType' | 'asked'>): string {
  if (!school) return asked;
  return ownType === undefined ? school.slug : programName(school.slug, ownType);
}

/** Returns the query of a comparison; the order of the schools is kept. @param familyIncome in dollars a year */
export const comparisonQuery = (
  names: readonly string[],
  credentials: readonly Credential[] | undefined,
  familyIncome?: number,
): string =>
  canonicalQuery(comparisonParameters, {
    schools: names.length === 0 ? undefined : names,
    credential: credentials?.length === 0 ? undefined : credentials,
    family_income: familyIncome,
  });

/** Returns the address of a comparison. */
export const comparisonHref = (...asked: Parameters<typeof comparisonQuery>): string =>
  withQuery(paths.programComparison, comparisonQuery(...asked));

/**
 * Returns the address that a query of version 1 leads to, which named programs by slug and credential; undefined where
 * it names none.
 *
 * @param slugOf gives the slug of today for an older one.
 */
export function movedComparison(
  query: URLSearchParams,
  slugOf: (text: string) => string | undefined,
): string | undefined {
  const programs = query.getAll(PROGRAM).filter((id) => id.trim() !== '');
  if (programs.length === 0) return undefined;
  const moved = new URLSearchParams();
  const append = (name: FieldName, values: readonly string[]) => {
    for (const value of new Set(values)) moved.append(name, value);
  };
  const parts = programs.map((id) => id.split(BEFORE_TYPE));
  const types = new Set(parts.map(([, type]) => type));
  const isOnly = !query.has('schools') && !query.has('credential') && !types.has(undefined);
  if (types.size > 1 && isOnly) {
    // Schools and types apart would add the programs that were not chosen.
    append(
      'schools',
      parts.map(([slug = '', type]) => [slugOf(slug) ?? slug, type].join(BEFORE_TYPE)),
    );
    return withQuery(paths.programComparison, moved.toString());
  }
  append('schools', [...query.getAll('schools'), ...parts.map(([slug = '']) => slugOf(slug) ?? slug)]);
  append('credential', [...query.getAll('credential'), ...parts.flatMap(([, type]) => type ?? [])]);
  return withQuery(paths.programComparison, moved.toString());
}
