import { sum } from 'd3-array';
import { capitalized, count, list } from '@/lib/text/words';
import {
  type CatalogueCredential,
  type Credential,
  catalogueCredentials,
  credentialName,
  firstRnCredentials,
} from '../credentials';
import { isOpen } from '../finder/listing';
import type { Institution, Program } from '../program';
import type { RequestedSchool } from './comparison-query';

/** Programs side by side, and what else there is of their schools. */
export interface ComparedPrograms {
  /** Credentials of the comparison, asked for or chosen: those of schools without one of their own. */
  readonly credentials: readonly Credential[];
  /** Open ones first, then by credential, then in the order of the schools. */
  readonly programs: readonly Program[];
  /** Schools without a program of the types that are compared of them. */
  readonly without: readonly { readonly school: Institution; readonly types: readonly Credential[] }[];
}

/** A school, with the one type of it that is compared; without one, those of the comparison are. */
type Requested = Pick<RequestedSchool, 'ownType'> & { readonly school: Institution };

/** Program types that lead to a first license. */
const firstLicenses: ReadonlySet<CatalogueCredential> = new Set(['LPN', ...firstRnCredentials] as const);

/** Programs of each credential, in declared order. */
const byCredential = (programs: readonly Program[]) =>
  catalogueCredentials.flatMap((credential) => {
    const some = programs.filter((program) => program.credential === credential);
    return some.length === 0 ? [] : [{ credential, programs: some }];
  });

/**
 * Returns the credential that most of the schools have; of equal ones that with most open programs, then one for a first
 * license, which most readers look for, then that with most graduates.
 */
function commonest(schools: readonly Institution[]): CatalogueCredential | undefined {
  const graduates = (programs: readonly Program[]) =>
    sum(programs, ({ facts }) => facts.completions?.count ?? 0);
  const isFirst = (credential: CatalogueCredential) => Number(firstLicenses.has(credential));
  const [first] = byCredential(schools.flatMap(({ programs }) => programs)).toSorted(
    ({ credential, programs: a }, { credential: other, programs: b }) =>
      b.length - a.length ||
      b.filter(isOpen).length - a.filter(isOpen).length ||
      isFirst(other) - isFirst(credential) ||
      graduates(b) - graduates(a),
  );
  return first?.credential;
}

/** Chooses the programs of schools that a comparison shows. @param asked undefined for the commonest credential. */
export function comparedPrograms(
  schools: readonly Requested[],
  asked: readonly Credential[] | undefined,
): ComparedPrograms {
  const common = commonest(schools.flatMap(({ school, ownType }) => (ownType === undefined ? school : [])));
  const credentials = asked ?? (common === undefined ? [] : [common]);
  const compared = schools.map(({ school, ownType }) => {
    const types = ownType === undefined ? credentials : [ownType];
    return {
      school,
      types,
      programs: school.programs.filter(({ credential }) => types.includes(credential)),
    };
  });
  const inOrder = byCredential([...new Set(compared.flatMap(({ programs }) => programs))]).flatMap(
    ({ programs }) => programs,
  );
  return {
    credentials,
    programs: [...inOrder.filter(isOpen), ...inOrder.filter((program) => !isOpen(program))],
    without: compared.filter(({ programs }) => programs.length === 0),
  };
}

/** Counts the schools of each credential: what else could be compared. */
export const typesOf = (schools: readonly Institution[]) =>
  byCredential(schools.flatMap(({ programs }) => programs)).map(({ credential, programs }) => ({
    credential,
    label:
      schools.length === 1
        ? capitalized(credentialName(credential))
        : `${capitalized(credentialName(credential))}, ${programs.length} of ${count(schools.length, 'school')}`,
  }));

/** Names credentials in a sentence: "ADN or BSN". */
const names = (credentials: readonly Credential[]) => list(credentials.map(credentialName));

/** Says of each school without a program of the comparison what it has. */
export const withoutInWords = ({ without }: Pick<ComparedPrograms, 'without'>) =>
  without.map(({ school: { name, programs }, types }) => {
    const others = names([...new Set(programs.map(({ credential }) => credential))]);
    const has = programs.some(isOpen) ? 'has' : 'had';
    return `We know of no ${types.map(credentialName).join(' or ')} program at ${name}. It ${has} ${others}.`;
  });
