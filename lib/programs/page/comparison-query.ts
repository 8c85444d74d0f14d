import { canonicalQuery } from '@/lib/parameters/canonical';
import { type FieldView, type FieldWords, readForm } from '@/lib/parameters/form';
import { parseQuery } from '@/lib/parameters/parse';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized, numberInWords } from '@/lib/text/words';
import type { Credential } from '../credentials';
import { finderParameters, MAX_SCHOOLS } from '../finder/parameters';
import type { SchoolNamed } from '../finder/query/schools-named';
import type { Catalogue, Institution } from '../program';
import { PROGRAM } from './chosen-programs';

const { schools, credential } = finderParameters;

/** What a comparison is asked by: the same as at the API. */
export const comparisonParameters = { schools, credential };
type FieldName = keyof typeof comparisonParameters;

const words: Readonly<Record<FieldName, FieldWords>> = {
  schools: {
    label: 'Add a school',
    hint: 'Its name, its initials or its IPEDS number.',
    error: 'Enter the name of a school in 200 characters or fewer, for example Ohio State University',
  },
  credential: {
    label: 'Program type',
    hint: null,
    any: 'The one that most of them have',
    error: 'Choose a program type from the list',
  },
};

/** What to do at the most schools. */
export const FULL = `${capitalized(numberInWords(MAX_SCHOOLS))} schools at most. Remove one first.`;
const NONE_KNOWN = 'Enter the name of a school that we know, for example Ohio State University';

/** A school that was asked for. */
export interface RequestedSchool {
  /** As it was given: a name, acronym, slug or unitid. */
  readonly asked: string;
  /** Undefined where no single school is called so, or where it is beyond the most. */
  readonly school: Institution | undefined;
  /** Schools that may be meant; empty where one is found. */
  readonly nearest: readonly Institution[];
}

/** What a comparison's query asks for. */
export interface RequestedComparison {
  /** In the order given, each school once. */
  readonly schools: readonly RequestedSchool[];
  /** Names given beyond as many as one comparison takes: they are not looked up. */
  readonly beyond: readonly string[];
  /** Undefined where none is given that can be read. */
  readonly credentials: readonly Credential[] | undefined;
  readonly fields: Readonly<Record<FieldName, FieldView>>;
}

/** What names of schools are looked up in. */
export interface ComparisonSource {
  readonly catalogue: Pick<Catalogue, 'institutions' | 'caveats'>;
  readonly schoolNamed: (text: string) => SchoolNamed;
}

/** Returns every name that was given of a school, each once, also under a wrong parameter: nothing is lost. */
function namesIn(query: URLSearchParams): string[] {
  const texts = ['schools', ...(schools.nearMisses ?? [])].flatMap((name) => query.getAll(name));
  const read = (text: string) => schools.text.safeParse(text).data ?? [text.trim()];
  return [...new Set(texts.filter((text) => text.trim() !== '').flatMap(read))];
}

const isWritable = (name: string) => schools.text.safeParse(name).success;

/** Looks up names, each school once. */
function lookUp(names: readonly string[], { catalogue, schoolNamed }: ComparisonSource): RequestedSchool[] {
  const { institutions } = catalogue;
  const found = new Set<string>();
  return names.flatMap((asked): RequestedSchool[] => {
    if (!isWritable(asked)) return [{ asked, school: undefined, nearest: [] }];
    const named = schoolNamed(asked);
    if (!named.ok) {
      const nearest = named.nearest.flatMap((slug) => institutions.get(slug) ?? []);
      return [{ asked, school: undefined, nearest }];
    }
    if (found.has(named.slug)) return [];
    found.add(named.slug);
    return [{ asked, school: institutions.get(named.slug), nearest: [] }];
  });
}

/** Returns what is wrong with the schools as a whole; undefined where their field says it, or nothing is. */
function problemOf(asked: readonly RequestedSchool[], beyond: readonly string[]): string | undefined {
  if (beyond.length > 0) return FULL;
  return asked.length > 0 && asked.every(({ school }) => !school) ? NONE_KNOWN : undefined;
}

/** Reads the query of a comparison. */
export function readComparison(query: URLSearchParams, source: ComparisonSource): RequestedComparison {
  const { fields } = readForm(comparisonParameters, words, query);
  const parsed = parseQuery({ credential }, query);
  const names = namesIn(query);
  const asked = lookUp(names.slice(0, MAX_SCHOOLS), source);
  const beyond = names.slice(MAX_SCHOOLS);
  const { error, ...field } = fields.schools;
  return {
    schools: asked,
    beyond,
    credentials: parsed.ok ? parsed.inputs.credential : undefined,
    fields: { ...fields, schools: { ...field, error: problemOf(asked, beyond) ?? error } },
  };
}

/** Names a school in a query: by its slug, or as it was given where none is found. */
export const nameOf = ({ school, asked }: RequestedSchool) => school?.slug ?? asked;

/** Returns the query of a comparison; the order of the schools is kept. */
export const comparisonQuery = (
  names: readonly string[],
  credentials: readonly Credential[] | undefined,
): string =>
  canonicalQuery(comparisonParameters, {
    schools: names.length === 0 ? undefined : names,
    credential: credentials?.length === 0 ? undefined : credentials,
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
  const parts = programs.map((id) => id.split(':'));
  append('schools', [...query.getAll('schools'), ...parts.map(([slug = '']) => slugOf(slug) ?? slug)]);
  append('credential', [...query.getAll('credential'), ...parts.flatMap(([, type]) => type ?? [])]);
  return withQuery(paths.programComparison, moved.toString());
}
