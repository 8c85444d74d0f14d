import type { Credential } from '../../credentials';
import type { Kind } from '../parameters';
import { amountsIn, type ParameterWords } from './amounts';
import { fillerIn } from './filler';
import { herePhrases, parameterWords, publicKinds, topicWords } from './other-words';
import { without } from './phrases';
import { programWords } from './program-words';
import type { QueryWord, Tokens } from './tokens';

/** What the words of a query say besides names and places. */
export interface Separated {
  readonly credentials: readonly Credential[];
  readonly kind: Kind | null;
  /** What it asks for that no table has. */
  readonly topics: readonly string[];
  /** Words that a parameter answers. */
  readonly parameters: readonly ParameterWords[];
  /** Whether it names a place that only the reader knows. */
  readonly isHere: boolean;
  /** The other words: names, places and filler. */
  readonly rest: readonly QueryWord[];
}

/** Finds kinds of schools that are part of no name: before them is no word of one, and no "of" after them. */
function publicKindsIn(words: readonly QueryWord[], all: readonly QueryWord[]) {
  const added = fillerIn(all);
  const isOfName = (word: QueryWord | undefined) =>
    word !== undefined && words.includes(word) && !added.has(word);
  return publicKinds.findIn(words).filter(({ words: phrase }) => {
    const [first, last] = [phrase[0], phrase.at(-1)].map((word) => (word ? all.indexOf(word) : -1));
    return !isOfName(all[(first ?? 0) - 1]) && all[(last ?? 0) + 1]?.text !== 'of';
  });
}

/** Finds the words that a parameter answers, and returns the others. */
function parametersIn(tokens: Tokens, words: readonly QueryWord[]) {
  const phrases = parameterWords.findIn(words);
  const kinds = publicKindsIn(without(words, phrases), tokens.words);
  const { found, rest } = amountsIn(tokens, without(words, [...phrases, ...kinds]));
  const ofPhrases = [...phrases, ...kinds].map(({ phrase, value }) => ({ words: phrase, parameter: value }));
  return { parameters: [...ofPhrases, ...found], rest };
}

/**
 * Separates program types, kinds, topics and parameters from the other words of a query.
 *
 * @param isName tests whether words are a name together: then no parameter is looked for in them.
 */
export function separate(
  tokens: Tokens,
  isName: (words: readonly QueryWord[]) => boolean = () => false,
): Separated {
  const { words } = tokens;
  const here = herePhrases.findIn(words);
  const known = without(words, here);
  const topics = topicWords.findIn(known);
  const untopical = without(known, topics);
  const types = programWords.findIn(untopical);
  const untyped = without(untopical, types);
  const said = parametersIn(tokens, untyped);
  // "Online" alone is asked of a program, though a school is called so.
  const { parameters, rest } =
    said.rest.length > 0 && isName(untyped) ? { parameters: [], rest: untyped } : said;
  const programs = [...types.map(({ value }) => value), ...topics.flatMap(({ value }) => value.among ?? [])];
  // "Nurse practitioner, DNP" asks for DNP programs of that kind, not for both types that have kinds.
  const plain = programs.filter(({ kind }) => kind === undefined);
  const asked = plain.length > 0 ? plain : programs;
  return {
    credentials: [...new Set(asked.flatMap(({ credentials }) => credentials))],
    kind: programs.find(({ kind }) => kind !== undefined)?.kind ?? null,
    topics: [...new Set(topics.map(({ value }) => value.name))],
    parameters,
    isHere: here.length > 0,
    rest,
  };
}
