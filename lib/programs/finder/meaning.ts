import type { StateSlug } from '@/lib/places/states';
import { type AskedCredential, credentialName, programCredentials } from '../credentials';
import { isAdded, stateCalled, wordsOf } from './question';

/** What a question asks for that names a credential: in a state, at a school or in a city, or anywhere. */
export interface Meaning {
  readonly credential: AskedCredential;
  readonly state?: StateSlug;
  /** What is left of the question: the name of a school or city. */
  readonly query: string | undefined;
}

/** What people call a credential besides its code and its name. */
const everyday: Readonly<Partial<Record<AskedCredential, readonly string[]>>> = {
  LPN: ['LVN', 'practical nursing', 'vocational nursing'],
  ADN: ['associate degree', "associate's degree", 'ASN'],
  BSN: ["bachelor's degree", 'bachelor degree', 'bachelors'],
  ABSN: ['accelerated nursing', 'second degree'],
  RN_TO_BSN: ['RN BSN'],
  MSN: ["master's degree", 'masters'],
};

/** Credentials by what they are called, in words; the longest first, for "rn to bsn" has "bsn" in it. */
const byWords = (Object.keys(programCredentials) as AskedCredential[])
  .flatMap((credential) =>
    [credential.replaceAll('_', ' '), credentialName(credential), ...(everyday[credential] ?? [])].map(
      (text) => ({ credential, words: wordsOf(text) }),
    ),
  )
  .sort((a, b) => b.words.length - a.words.length);

/** Where a phrase stands in a text; -1 where it does not. */
const placeOf = (phrase: readonly string[], text: readonly string[]) =>
  text.findIndex((_, at) => phrase.every((word, index) => text[at + index] === word));

/** The words with the state at their end, or none, told from those before. */
function withState(words: readonly string[]): Pick<Meaning, 'state' | 'query'> {
  const nameOf = (rest: readonly string[]) => (rest.length === 0 ? undefined : rest.join(' '));
  for (const start of words.keys()) {
    const state = stateCalled(words.slice(start));
    if (state) return { state, query: nameOf(words.slice(0, start)) };
  }
  return { query: nameOf(words) };
}

/**
 * Reads a question that names a credential: "RN to BSN Texas", "LPN programs in Georgia", "BSN Columbus Ohio".
 *
 * @returns undefined where it names none.
 */
export function meaningOf(question: string): Meaning | undefined {
  const all = wordsOf(question);
  for (const { credential, words } of byWords) {
    const at = placeOf(words, all);
    if (at < 0) continue;
    const others = [...all.slice(0, at), ...all.slice(at + words.length)];
    return { credential, ...withState(others.filter((word) => !isAdded(word))) };
  }
  return undefined;
}

/** The parameters that ask for it: "credential=RN_TO_BSN&state=texas". */
export const conditionText = ({ credential, state, query }: Meaning) =>
  [
    `credential=${credential}`,
    ...(state ? [`state=${state}`] : []),
    ...(query === undefined ? [] : [`query=${query}`]),
  ].join('&');
