import type { StateSlug } from '@/lib/places/states';
import { list } from '@/lib/text/words';
import type { Catalogue, Program } from '../../program';
import { isOpen } from '../listing';
import { addAll, type ProgramSet, setOf, setWhere, unionOf } from '../program-set';
import { type Label, labelsOf } from './labels';
import { type SchoolsFound, schoolSearch } from './named-schools';
import { type Named, nameReader, nothingNamed } from './names-and-places';
import { readAsText } from './read-as';
import type { PlaceReader, QueryReading } from './reading';
import { type SchoolNamed, schoolsNamed } from './schools-named';
import { type Separated, separate } from './separate';
import { statesIn } from './states';
import { type Tokens, textsOf, tokensOf, typedOf } from './tokens';

/** Names of the nearest schools at most. */
const MAX_NEAREST = 5;

export interface QueryReader {
  /** Reads a query: school, city or plain words. @param states that decide between places of one name. */
  read(query: string, states?: readonly StateSlug[]): QueryReading;
  /** Finds the one school that a text names by a name, acronym, slug or unitid. */
  schoolNamed(text: string): SchoolNamed;
}

const nothingSeparated: Omit<Separated, 'rest'> = {
  credentials: [],
  kind: null,
  topics: [],
  parameters: [],
  isHere: false,
};

const distinct = <T>(items: readonly T[]) => [...new Set(items)];

/** Returns the schools' own names, each once. @param labels of schools, the nearest first. */
function ownNames(labels: readonly Label[], nameOf: ReadonlyMap<string, string>): string[] {
  return distinct(labels.map(({ slug }) => slug))
    .slice(0, MAX_NEAREST)
    .map((slug) => nameOf.get(slug) ?? slug);
}

/** By slug, the other name by which a school was found, where its own does not have the words. */
function aliasesIn(labels: readonly Label[]): Map<string, string> {
  const own = new Set(labels.filter(({ isName }) => isName).map(({ slug }) => slug));
  const others = labels.filter(({ isName, slug }) => !isName && !own.has(slug));
  return new Map(others.toReversed().map(({ slug, text }) => [slug, text]));
}

/** Whether the words have all words of the own name of one of the schools. */
function hasWholeName(words: readonly string[], labels: readonly Label[]): boolean {
  return labels.some((label) => label.isName && label.words.every((word) => words.includes(word)));
}

/** Whether the schools are called so only because they are in the city of that name: UCSF is "San Francisco". */
const isTheirCity = ({ exact }: SchoolsFound) =>
  exact.length > 0 &&
  exact.every(({ isName, words, cityWords }) => !isName && words.join('') === cityWords.join(''));

/**
 * Prepares the reading of queries.
 *
 * @param programs in the finder's order.
 * @param places undefined where no table of places is at hand: then cities are words of a school's place.
 */
export function queryReader(
  programs: readonly Program[],
  catalogue: Pick<Catalogue, 'institutions'>,
  places?: PlaceReader,
): QueryReader {
  const size = programs.length;
  const labels = labelsOf(programs, catalogue);
  const search = schoolSearch(labels);
  const readNames = nameReader(search, places);
  const nameOf = new Map(labels.filter(({ isName }) => isName).map(({ slug, text }) => [slug, text]));

  function programsOf(found: readonly Label[]): ProgramSet {
    const bits = setOf(size, []);
    for (const label of found) addAll(bits, label.places);
    return bits;
  }

  /** Composes a reading of its parts. @param isLiteral whether no word was read as something else. */
  function composed(
    tokens: Tokens,
    said: Omit<Separated, 'rest'>,
    named: Named,
    isLiteral: boolean,
  ): QueryReading {
    const { schools, states, place, words } = named;
    const texts = textsOf(words);
    const found = schools?.labels ?? [];
    const isFound = found.length > 0;
    return {
      credentials: said.credentials,
      kind: said.kind,
      states,
      place,
      names: schools && programsOf(found),
      exact: distinct(schools?.exact.map(({ slug }) => slug) ?? []),
      aliases: aliasesIn(found),
      namesASchool:
        schools !== undefined && (schools.exact.length > 0 || schools.isSystem || hasWholeName(texts, found)),
      respelled: schools?.respelled ?? new Map(),
      misspelledPlace: named.misspelledPlace,
      several: schools && !isFound ? search.neighbors(typedOf(tokens, words)) : [],
      nearest: schools && !isFound ? ownNames(search.nearest(texts), nameOf) : [],
      elsewhere: ownNames(named.elsewhere, nameOf),
      notInTables: said.topics,
      leftOut: said.parameters,
      asksForPlace: said.isHere && !schools && !place && states.length === 0,
      readAs: isLiteral || (schools && !isFound) ? null : readAsText(said, named),
    };
  }

  const schoolsAlone = (schools: SchoolsFound, { words }: Tokens): Named => ({
    ...nothingNamed,
    schools,
    words,
  });

  /** Programs that a text names besides a school: "Iowa" is a state too, "NP" a kind of program. */
  function besidesName(tokens: Tokens): { readonly programs: ProgramSet; readonly text: string } | undefined {
    const said = separate(tokens);
    const { states, words } = statesIn(tokens, said.rest);
    const isNothingElse = words.length === said.rest.length && said.parameters.length === 0;
    if (!isNothingElse || (states.length === 0 && said.credentials.length === 0)) return undefined;
    const isMeant = ({ credential, facts }: Program) =>
      (states.length === 0 || states.includes(facts.state)) &&
      (said.credentials.length === 0 || said.credentials.includes(credential)) &&
      (said.kind === null || facts.msn_kind === said.kind);
    const meant = setWhere(programs, (one) => isOpen(one) && isMeant(one));
    return {
      programs: meant,
      text: readAsText(said, { ...nothingNamed, states }),
    };
  }

  /** Whether all of the words name a city that needs nothing beside it: one of some size. */
  function isCity({ typed }: Tokens, preferred: readonly StateSlug[]): boolean {
    const found = places?.findAmong(typed, preferred);
    return found !== undefined && found.start === 0 && found.end === typed.length;
  }

  /** Reads a query that is a name as a whole; what else it names comes after the school. */
  function wholeName(
    query: string,
    tokens: Tokens,
    preferred: readonly StateSlug[],
  ): QueryReading | undefined {
    const schools = search.exact(query, textsOf(tokens.words)) ?? search.severalExact(query);
    if (!schools || (isTheirCity(schools) && isCity(tokens, preferred))) return undefined;
    const reading = composed(tokens, nothingSeparated, schoolsAlone(schools, tokens), !schools.isSystem);
    const besides = schools.isSystem ? undefined : besidesName(tokens);
    if (!besides || !reading.names) return reading;
    const first = ownNames(schools.exact, nameOf);
    return {
      ...reading,
      names: unionOf(reading.names, besides.programs),
      readAs: `${list(first)} first, then ${besides.text}`,
    };
  }

  return {
    read(query, preferred = []) {
      const tokens = tokensOf(query);
      const whole = wholeName(query, tokens, preferred);
      if (whole) return whole;
      const isName = (words: Tokens['words']) =>
        search.exact(typedOf(tokens, words).join(' '), textsOf(words)) !== undefined;
      const said = separate(tokens, isName);
      const named = readNames(tokens, said.rest, preferred);
      const isLiteral = named.words.length === tokens.words.length && named.schools?.respelled.size === 0;
      return composed(tokens, said, named, isLiteral);
    },
    schoolNamed: schoolsNamed(labels, search, catalogue),
  };
}
