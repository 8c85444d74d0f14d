import { ownMember } from '@/lib/text/own-member';
import { choice } from '@/lib/text/words';
import type { Parameter } from './declare';
import { areOneLetterApart } from './near-names';
import { rewrittenNumber } from './number-text';

/** What was probably meant by a refused value: allowed values, or in words what to ask for. */
export type Hint = { readonly values: readonly string[] } | { readonly advice: string };

/** Fewest letters of an abbreviation, and of a word with a typing error: shorter ones fit too many. */
const LETTERS_OF_ABBREVIATION = 3;
const LETTERS_OF_MISSPELLING = 5;

/** More candidates than this say nothing. */
const MAX_CANDIDATES = 3;

/** Returns the letters and digits of a text in lower case. */
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a text is a word without some of its letters, its first one kept: "calif", "fla", "wva". */
function abbreviates(text: string, word: string): boolean {
  if (text.length < LETTERS_OF_ABBREVIATION || text[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === text[at]) at += 1;
  return at === text.length;
}

const misspells = (text: string, word: string) =>
  text.length >= LETTERS_OF_MISSPELLING && areOneLetterApart(text, word);

/** From the surest way in which a value may have been meant to the least sure. */
const readings = [(text: string, word: string) => text === word, misspells, abbreviates];

/** Returns the allowed values that a text was probably meant for. */
function meantValues({ labels = {}, otherNames = {} }: Parameter, text: string): readonly string[] {
  const wanted = bare(text);
  if (wanted === '') return [];
  const names = Object.entries(labels).map(
    ([value, label]) => [value, [value, label, otherNames[value] ?? ''].map(bare)] as const,
  );
  for (const isMeant of readings) {
    const found = names.filter(([, words]) => words.some((word) => word !== '' && isMeant(wanted, word)));
    if (found.length > 0) return found.length > MAX_CANDIDATES ? [] : found.map(([value]) => value);
  }
  return [];
}

/** Returns what was probably meant by a refused text; undefined where nothing suggests itself. */
export function hintFor(parameter: Parameter, text: string): Hint | undefined {
  if (parameter.type === 'number') {
    const plain = rewrittenNumber(text);
    // What would be refused as well is no advice.
    return plain === undefined || !parameter.text.safeParse(plain).success
      ? undefined
      : { advice: `write ${plain}` };
  }
  const advice = ownMember(parameter.advice, bare(text));
  if (advice !== undefined) return { advice };
  const values = meantValues(parameter, text);
  return values.length === 0 ? undefined : { values };
}

/**
 * Puts a hint behind a sentence about a refused value, and ends it: ": did you mean ohio?"
 *
 * @param nameOf how a value is called.
 */
export function withHint(
  sentence: string,
  hint: Hint | undefined,
  nameOf = (value: string) => value,
): string {
  if (hint === undefined) return sentence;
  return 'advice' in hint
    ? `${sentence}: ${hint.advice}`
    : `${sentence}: did you mean ${choice(hint.values.map(nameOf))}?`;
}
