import type { StateSlug } from '@/lib/data/geography';
import { type AskedCredential, credentialName, programCredentials } from '../credentials';
import { isAdded, stateCalled, wordsOf } from './question';

/** What a question asks for that names no school: a credential, in a state or anywhere. */
export interface Meaning {
  readonly query: undefined;
  readonly credential: AskedCredential;
  readonly state?: StateSlug;
}

const credentials = Object.keys(programCredentials) as AskedCredential[];

/** Credentials by their codes and names in words: "rn to bsn"; the longest first, for it has the shorter ones in it. */
const byWords = credentials
  .flatMap((credential) =>
    [credential.replaceAll('_', ' '), credentialName(credential)].map((text) => ({
      credential,
      words: wordsOf(text),
    })),
  )
  .sort((a, b) => b.words.length - a.words.length);

/** Where a phrase stands in a text; -1 where it does not. */
const placeOf = (phrase: readonly string[], text: readonly string[]) =>
  text.findIndex((_, at) => phrase.every((word, index) => text[at + index] === word));

/**
 * Reads a question that names a credential and no school: "RN to BSN Texas", "LPN programs in Georgia".
 *
 * @returns undefined where a word is left that is no state.
 */
export function meaningOf(question: string): Meaning | undefined {
  const all = wordsOf(question);
  for (const { credential, words } of byWords) {
    const at = placeOf(words, all);
    if (at < 0) continue;
    const others = [...all.slice(0, at), ...all.slice(at + words.length)].filter((word) => !isAdded(word));
    if (others.length === 0) return { query: undefined, credential };
    const state = stateCalled(others);
    return state && { query: undefined, credential, state };
  }
  return undefined;
}

/** The parameters that ask for it: "credential=RN_TO_BSN&state=texas". */
export const conditionText = ({ credential, state }: Meaning) =>
  [`credential=${credential}`, ...(state ? [`state=${state}`] : [])].join('&');
