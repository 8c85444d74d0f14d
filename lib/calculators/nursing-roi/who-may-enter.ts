import { type Credential, firstRnCredentials } from '@/lib/programs/credentials';
import { capitalized } from '@/lib/text/words';
import { type RequestedType, typeAsked } from './program-types';
import { credentialInWords } from './words';

/** What one must hold to start a program: the people whom it is open to. */
type Entry = 'no_license' | 'other_degree' | 'rn_license';

/** Who may start a program of each type. */
const entries: Readonly<Record<Credential, Entry>> = {
  LPN: 'no_license',
  ADN: 'no_license',
  DIPLOMA: 'no_license',
  BSN: 'no_license',
  ABSN: 'other_degree',
  RN_TO_BSN: 'rn_license',
  RN_TO_MSN: 'rn_license',
  MSN: 'rn_license',
  DNP: 'rn_license',
  PHD: 'rn_license',
  CERTIFICATE: 'rn_license',
};

/** What each asks for, as the end of a clause. */
const needs: Readonly<Record<Entry, string>> = {
  no_license: 'needs no nursing license',
  other_degree: 'needs a bachelor’s degree in another field',
  rn_license: 'needs an RN license',
};

/** Whom each is for, as the end of a sentence; null where it is open to all. */
const people: Readonly<Record<Entry, string | null>> = {
  no_license: null,
  other_degree: 'people with a bachelor’s degree in another field',
  rn_license: 'people who are RNs already',
};

/** Where a program type asks for more. */
const ownPeople: Partial<Record<Credential, string>> = {
  CERTIFICATE: 'RNs with a graduate degree in nursing',
};

const entryOf = (asked: RequestedType) => entries[typeAsked(asked)];

/** Tests whether a program asks its students for an RN license. */
export const needsRnLicense = (asked: RequestedType): boolean => entryOf(asked) === 'rn_license';

/** Tests whether programs ask their students for the same license or degree. */
export const haveOneEntry = (types: readonly RequestedType[]): boolean =>
  new Set(types.map(entryOf)).size <= 1;

const isFirstRn = (asked: RequestedType) => firstRnCredentials.some((type) => type === typeAsked(asked));

/** The first nursing license that a program leads to; null where its students hold one. */
export function firstLicense(asked: RequestedType): 'LPN' | 'RN' | null {
  if (isFirstRn(asked)) return 'RN';
  return typeAsked(asked) === 'LPN' ? 'LPN' : null;
}

/** Tests whether one person may choose between two programs: with a degree, between all that lead to a first RN license. */
export const areOpenToOnePerson = (one: RequestedType, other: RequestedType): boolean =>
  haveOneEntry([one, other]) || (isFirstRn(one) && isFirstRn(other));

/** What a program asks for: "needs an RN license". */
export const needInWords = (asked: RequestedType): string => needs[entryOf(asked)];

/** What a program asks of those who hold a license, where others for them don't; null where it asks no more. */
export const degreeBefore = (asked: RequestedType): string | null =>
  typeAsked(asked) === 'MSN' ? 'An MSN asks for a BSN; an RN-to-MSN does not.' : null;

/** Whom a program is for: "for people who are RNs already"; null where it is open to all. */
export function forWhom(asked: RequestedType): string | null {
  const whom = ownPeople[typeAsked(asked)] ?? people[entryOf(asked)];
  return whom === null ? null : `for ${whom}`;
}

/** Says the same in a sentence. */
export function whoMayEnter(asked: RequestedType): string | null {
  const whom = forWhom(asked);
  return whom === null ? null : `${capitalized(credentialInWords(asked))} is ${whom}.`;
}
