import type { Credential } from '../../credentials';
import type { Kind } from '../parameters';
import { herePhrases, parameterWords, topicWords } from './other-words';
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
  readonly parameters: readonly { readonly words: string; readonly parameter: string }[];
  /** Whether it names a place that only the reader knows. */
  readonly isHere: boolean;
  /** The other words: names, places and filler. */
  readonly rest: readonly QueryWord[];
}

/** Amounts by how they are typed: no name looks so. */
const amounts: readonly (readonly [RegExp, parameter: string])[] = [
  [/^(\$[\d,.]+k?|\d+k)$/i, 'max_tuition'],
  [/^[\d.]+%$/, 'min_pass_rate'],
];

const amountIn = (token: string) => amounts.find(([looksSo]) => looksSo.test(token))?.[1];

/** Separates program types, kinds, topics and parameters from the other words of a query. */
export function separate({ typed, words }: Tokens): Separated {
  const here = herePhrases.findIn(words);
  const known = without(words, here);
  const topics = topicWords.findIn(known);
  const untopical = without(known, topics);
  const types = programWords.findIn(untopical);
  const untyped = without(untopical, types);
  const parameters = parameterWords.findIn(untyped);
  const named = without(untyped, parameters);
  const isAmount = ({ token }: QueryWord) => amountIn(typed[token] ?? '') !== undefined;
  const inAmounts = new Set(named.filter(isAmount).map(({ token }) => token));
  const programs = [...types.map(({ value }) => value), ...topics.flatMap(({ value }) => value.among ?? [])];
  // "Nurse practitioner, DNP" asks for DNP programs of that kind, not for both types that have kinds.
  const plain = programs.filter(({ kind }) => kind === undefined);
  const asked = plain.length > 0 ? plain : programs;
  return {
    credentials: [...new Set(asked.flatMap(({ credentials }) => credentials))],
    kind: programs.find(({ kind }) => kind !== undefined)?.kind ?? null,
    topics: [...new Set(topics.map(({ value }) => value.name))],
    parameters: [
      ...parameters.map(({ phrase, value }) => ({ words: phrase, parameter: value })),
      ...[...inAmounts].map((token) => ({
        words: typed[token] ?? '',
        parameter: amountIn(typed[token] ?? '') ?? '',
      })),
    ],
    isHere: here.length > 0,
    rest: named.filter((word) => !inAmounts.has(word.token)),
  };
}
