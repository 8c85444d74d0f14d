import type { StateSlug } from '@/lib/places/states';
import { type Credential, credentialName, programCredentials } from '../credentials';
import { isAdded, stateCalled, wordsOf } from './name-query';

/** A search by credential and place in place of a text that names them. */
export interface Suggestion {
  readonly credential: Credential;
  readonly state?: StateSlug;
  /** The rest of the text: the name of a school or city. */
  readonly query: string | undefined;
}

/** What people call a credential besides its code and its name. */
const everyday: Readonly<Partial<Record<Credential, readonly string[]>>> = {
  LPN: ['LVN', 'practical nursing', 'vocational nursing'],
  ADN: ['associate degree', "associate's degree", 'ASN'],
  BSN: ["bachelor's degree", 'bachelor degree', 'bachelors'],
  ABSN: ['accelerated nursing', 'second degree'],
  RN_TO_BSN: ['RN BSN'],
  MSN: ["master's degree", 'masters'],
};

/** Credentials by what they are called, in words; the longest first, for "rn to bsn" has "bsn" in it. */
const byWords = (Object.keys(programCredentials) as Credential[])
  .flatMap((credential) =>
    [credential.replaceAll('_', ' '), credentialName(credential), ...(everyday[credential] ?? [])].map(
      (text) => ({ credential, words: wordsOf(text) }),
    ),
  )
  .sort((a, b) => b.words.length - a.words.length);

/** Returns the position of a phrase in a text, or -1. */
const placeOf = (phrase: readonly string[], text: readonly string[]) =>
  text.findIndex((_, at) => phrase.every((word, index) => text[at + index] === word));

/** Separates the state at the end of the words, if any, from the words before. */
function withState(words: readonly string[]): Pick<Suggestion, 'state' | 'query'> {
  const nameOf = (rest: readonly string[]) => (rest.length === 0 ? undefined : rest.join(' '));
  for (const start of words.keys()) {
    const state = stateCalled(words.slice(start));
    if (state) return { state, query: nameOf(words.slice(0, start)) };
  }
  return { query: nameOf(words) };
}

/**
 * Suggests a search for a text that names a credential; without one, returns undefined.
 *
 * @example suggestionFor('RN to BSN Texas') // { credential: 'RN_TO_BSN', state: 'texas', query: undefined }
 */
export function suggestionFor(text: string): Suggestion | undefined {
  const all = wordsOf(text);
  for (const { credential, words } of byWords) {
    const at = placeOf(words, all);
    if (at < 0) continue;
    const others = [...all.slice(0, at), ...all.slice(at + words.length)];
    return { credential, ...withState(others.filter((word) => !isAdded(word))) };
  }
  return undefined;
}

/** Returns the parameters of a suggestion: "credential=RN_TO_BSN&state=texas". */
export const conditionText = ({ credential, state, query }: Suggestion) =>
  [
    `credential=${credential}`,
    ...(state ? [`state=${state}`] : []),
    ...(query === undefined ? [] : [`query=${query}`]),
  ].join('&');
