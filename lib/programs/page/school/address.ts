import { paths } from '@/lib/site/urls';
import { type CatalogueCredential, catalogueCredentials } from '../../credentials';
import type { Institution, Program } from '../../program';
import { credentialAnchor } from '../words';

/** Programs with graduates of the last years come before others. */
const isActive = ({ listPlace }: Program) => listPlace === 'ranked';

const graduatesOf = ({ facts }: Program) => facts.completions?.count ?? 0;

/** Returns the program that the address of a school alone shows: that with most graduates, else the first one. */
export function leadingProgram({ programs }: Pick<Institution, 'programs'>): Program | undefined {
  const [leading] = programs.toSorted(
    (a, b) => Number(isActive(b)) - Number(isActive(a)) || graduatesOf(b) - graduatesOf(a),
  );
  return leading;
}

/** Whether a school takes no new students: its programs are history, all on one page. */
export const isShut = ({ closure }: Pick<Institution, 'closure'>) => closure?.ranked === false;

/** Returns the address of a school's page about one program type. The one that it opens on is that of the school. */
export function programAddress(institution: Institution, credential: CatalogueCredential): string {
  const { slug } = institution;
  return isShut(institution) || leadingProgram(institution)?.credential === credential
    ? paths.institution(slug)
    : paths.institutionProgram(slug, credential);
}

/** Every page about a school and its program types, each by its one address. */
export function schoolAddresses(institution: Institution): string[] {
  const own = institution.programs.map(({ credential }) => programAddress(institution, credential));
  return [...new Set([paths.institution(institution.slug), ...own])];
}

/** Returns the program type of the last part of an address: `rn-to-bsn`. */
export const credentialSpelled = (part: string): CatalogueCredential | undefined =>
  catalogueCredentials.find((credential) => credentialAnchor(credential) === part);

/** Returns the program type that is meant, in any case and in the spelling of the API too: `RN_TO_BSN`. */
export const credentialMeant = (part: string): CatalogueCredential | undefined =>
  credentialSpelled(part.toLowerCase().replaceAll('_', '-'));
