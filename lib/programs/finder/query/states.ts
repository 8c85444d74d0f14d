import { type StateSlug, states } from '@/lib/places/states';
import { isPreposition, withoutFiller } from './filler';
import { phraseBook } from './phrases';
import type { QueryWord, Tokens } from './tokens';

/** States that words name, and the words. */
export interface StatesFound {
  readonly states: readonly StateSlug[];
  readonly words: readonly QueryWord[];
}

const byCode = new Map<string, StateSlug>(states.map(({ code, slug }) => [code, slug]));

/** "State" after a name belongs to it: "in New York State". */
const byName = phraseBook<StateSlug>([
  ...states.map(({ name, slug }): [string, StateSlug] => [name, slug]),
  ...['Washington DC', 'Washington D C', 'DC'].map((name): [string, StateSlug] => [
    name,
    'district-of-columbia',
  ]),
]);

/** Whether a text is the name or code of a state and nothing else. */
export const isState = (text: string) =>
  byCode.has(text.toUpperCase()) || states.some(({ name }) => name.toLowerCase() === text.toLowerCase());

/** Words that are a state's code, and no preposition. */
const wordsThatAreCodes = new Set(['or', 'me', 'hi', 'ok', 'id', 'la', 'ma', 'pa', 'oh', 'de', 'al', 'co']);

/** Codes that stand for a city as well: "LPN LA". */
const cityCodes = new Set(['LA']);

/** A query, and its words that are neither program types nor topics. */
interface Query {
  readonly tokens: Tokens;
  /** Positions of the tokens of those words. */
  readonly untyped: ReadonlySet<number>;
  /** Whether capitals say nothing: all letters are, program types and codes aside. */
  readonly isShouted: boolean;
}

const codeOf = (token: string) => byCode.get(token.replace(/[.,]/g, ''));

function queryOf(tokens: Tokens, words: readonly QueryWord[]): Query {
  const untyped = new Set(words.map(({ token }) => token));
  const telling = tokens.typed.filter(
    (token, at) => untyped.has(at) && /\p{L}/u.test(token) && !codeOf(token),
  );
  return { tokens, untyped, isShouted: telling.length > 0 && !/\p{Ll}/u.test(telling.join('')) };
}

/** Codes that are words too count at the end, and before a ZIP code or comma. */
const isLast = ({ typed }: Tokens, token: number) =>
  token === typed.length - 1 || /^\d{5}|,$/.test(typed[token + 1] ?? '') || /,$/.test(typed[token] ?? '');

/** They count first, before words that name nothing, and beside a program type. */
function isBesideType({ tokens, untyped }: Query, token: number): boolean {
  const text = (tokens.typed[token] ?? '').toLowerCase();
  const others = tokens.words.filter((word) => word.token !== token && untyped.has(word.token));
  if (token === 0) return withoutFiller(others).length === 0;
  // "LPN or RN", "LPN in Texas".
  if (isPreposition(text) || text === 'or') return false;
  return !untyped.has(token - 1) || others.every((word) => word.token < token);
}

/** Whether a token is a state's code: in capitals, or after a comma. */
function codeIn(query: Query, token: number): StateSlug | undefined {
  const { tokens, isShouted } = query;
  const text = (tokens.typed[token] ?? '').replace(/[.,]/g, '');
  const state = byCode.get(text.toUpperCase());
  if (state === undefined) return undefined;
  const followsComma = (tokens.typed[token - 1] ?? '').endsWith(',');
  if (followsComma && isLast(tokens, token)) return state;
  const isAlone = tokens.typed.length === 1;
  if (!byCode.has(text) || (isShouted && !isAlone)) return undefined;
  const isWord = isPreposition(text.toLowerCase()) || wordsThatAreCodes.has(text.toLowerCase());
  if (!isWord) return state;
  const isAfterType = token > 0 && !query.untyped.has(token - 1);
  if (cityCodes.has(text) && isAfterType) return undefined;
  return isLast(tokens, token) || isBesideType(query, token) ? state : undefined;
}

/** Finds the states that words name, by name or code. */
export function statesIn(tokens: Tokens, words: readonly QueryWord[]): StatesFound {
  const query = queryOf(tokens, words);
  const named = byName.findIn(words);
  const taken = new Set(named.flatMap((one) => one.words));
  const coded = words.flatMap((word) => {
    const state = taken.has(word) ? undefined : codeIn(query, word.token);
    return state ? [{ value: state, words: [word] }] : [];
  });
  const found = [...named, ...coded];
  return {
    states: [...new Set(found.map(({ value }) => value))],
    words: found.flatMap((one) => one.words),
  };
}
