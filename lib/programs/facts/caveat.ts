import type { Member } from '../catalogue/membership';
import type { Nclex } from '../catalogue/nclex';
import type { CatalogueCredential } from '../credentials';
import type { ProgramFacts } from '../program-schema';

/** What a caveat depends on: the facts of a program and where they come from. */
export interface CaveatContext {
  readonly member: Member;
  readonly nclex: Nclex;
  /** Whether an accreditor’s list has a program of the school. */
  readonly isSchoolListed: boolean;
  readonly facts: Omit<ProgramFacts, 'caveats'>;
}

export interface CaveatConstants {
  /** Completions a year below which a program is small. */
  readonly fewGraduates: number;
  /** Ratio to the state's median price below which a price is unusual. */
  readonly lowPriceRatio: number;
  /** Year before which a list that was read is old. */
  readonly listIsOldBefore: number;
}

/** Something that a reader must know beside a fact. */
export interface Caveat {
  readonly text: string;
  applies(context: CaveatContext, constants: CaveatConstants): boolean;
}

/** Makes a condition: the program leads to one of these credentials. */
export function isOneOf(...credentials: readonly CatalogueCredential[]) {
  const set = new Set(credentials);
  return ({ member }: CaveatContext) => set.has(member.credential);
}
