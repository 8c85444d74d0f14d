import { type Degree, degrees } from '@/lib/data/credentials';
import { type Credential, credentialName, programCredentials } from '@/lib/programs/credentials';
import { withArticle } from '@/lib/text/phrases';
import { capitalized } from '@/lib/text/words';
import { type NursingRoiInputs, programCredential } from './parameters';

/** A program type as the calculator asks for it. */
export type RequestedType = Pick<NursingRoiInputs, 'degree' | 'track'>;

/** How the calculator answers a program type: under which inputs, or why not and what to see in its place. */
export type ProgramTypeAnswer =
  | { readonly asked: RequestedType }
  | { readonly asked: null; readonly reason: string; readonly instead: Degree };

/** Program types of the finder that are no degree of the calculator. */
const others: Readonly<Record<Exclude<Credential, Degree>, ProgramTypeAnswer>> = {
  ABSN: { asked: { degree: 'BSN', track: 'accelerated' } },
  DIPLOMA: {
    asked: null,
    reason:
      'We have no prices or pay of hospital diploma programs by state. An ADN leads to the same RN license.',
    instead: 'ADN',
  },
};

const isDegree = (type: Credential): type is Degree => degrees.some((degree) => degree === type);

/** Returns how the calculator answers a program type of the finder. */
export const answerTo = (type: Credential): ProgramTypeAnswer =>
  isDegree(type) ? { asked: { degree: type, track: undefined } } : others[type];

/** Program types in the order of the finder. */
export const programTypes = Object.keys(programCredentials) as readonly Credential[];

/** Program types that the calculator answers, in that order: the choices of its form and of a comparison. */
export const answeredTypes = programTypes.filter((type) => answerTo(type).asked !== null);

/** Returns the program type that inputs ask about. */
export const typeAsked = (asked: RequestedType): Credential =>
  programTypes.find((type) => type === programCredential(asked)) ?? asked.degree;

/** Reads a program type that the calculator answers: `ADN`, `ABSN`; null for any other text. */
export function readType(text: string): RequestedType | null {
  const type = answeredTypes.find((one) => one === text);
  return type === undefined ? null : answerTo(type).asked;
}

/** Says why a program type has no answer of its own; null where it has one. */
export function noAnswerReason(type: Credential): string | null {
  const answer = answerTo(type);
  return answer.asked === null
    ? `${capitalized(withArticle(credentialName(type)))} has no answer of its own here. ${answer.reason}`
    : null;
}
