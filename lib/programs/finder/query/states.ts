import { type StateSlug, states } from '@/lib/places/states';
import { isPreposition } from './filler';
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

/** Codes of states that are words too: they count at the end, or before a ZIP code or comma. */
const isLast = ({ typed }: Tokens, token: number) =>
  token === typed.length - 1 || /^\d{5}|,$/.test(typed[token + 1] ?? '') || /,$/.test(typed[token] ?? '');

/** Whether capitals say nothing: all letters are. */
const isShouted = (typed: readonly string[]) => typed.length > 1 && !/[a-z]/.test(typed.join(''));

/** Whether a token is a state's code: in capitals, or after a comma. */
function codeIn(tokens: Tokens, token: number): StateSlug | undefined {
  const text = (tokens.typed[token] ?? '').replace(/[.,]/g, '');
  const state = byCode.get(text.toUpperCase());
  if (state === undefined) return undefined;
  const followsComma = (tokens.typed[token - 1] ?? '').endsWith(',');
  const isCapitals = byCode.has(text) && !isShouted(tokens.typed);
  const isWord = isPreposition(text.toLowerCase()) || wordsThatAreCodes.has(text.toLowerCase());
  return (isCapitals && (!isWord || isLast(tokens, token))) || (followsComma && isLast(tokens, token))
    ? state
    : undefined;
}

const wordsThatAreCodes = new Set(['or', 'me', 'hi', 'ok', 'id', 'la', 'ma', 'pa', 'oh', 'de', 'al', 'co']);

/** Finds the states that words name, by name or code. */
export function statesIn(tokens: Tokens, words: readonly QueryWord[]): StatesFound {
  const named = byName.findIn(words);
  const taken = new Set(named.flatMap((one) => one.words));
  const coded = words.flatMap((word) => {
    const state = taken.has(word) ? undefined : codeIn(tokens, word.token);
    return state ? [{ value: state, words: [word] }] : [];
  });
  const found = [...named, ...coded];
  return {
    states: [...new Set(found.map(({ value }) => value))],
    words: found.flatMap((one) => one.words),
  };
}
