import { credentialFacts } from '@/lib/data/credentials';

/**
 * The credentials of programs with their titles, from the first license to the doctorate.
 * A search can name RN_TO_MSN, but no source distinguishes such programs: its answer is empty and points to MSN.
 */
export const programCredentials = {
  LPN: credentialFacts.LPN.title,
  ADN: credentialFacts.ADN.title,
  DIPLOMA: 'Hospital diploma in registered nursing',
  BSN: credentialFacts.BSN.title,
  ABSN: credentialFacts.ABSN.title,
  RN_TO_BSN: credentialFacts.RN_TO_BSN.title,
  RN_TO_MSN: credentialFacts.RN_TO_MSN.title,
  MSN: credentialFacts.MSN.title,
  DNP: credentialFacts.DNP.title,
  PHD: credentialFacts.PHD.title,
  CERTIFICATE: credentialFacts.CERTIFICATE.title,
} as const;

/** A credential that a search can name. */
export type Credential = keyof typeof programCredentials;

/** A credential with programs in the catalogue. */
export type CatalogueCredential = Exclude<Credential, 'RN_TO_MSN'>;

/** The same as a list, in that order. */
export const catalogueCredentials = (Object.keys(programCredentials) as Credential[]).filter(
  (credential): credential is CatalogueCredential => credential !== 'RN_TO_MSN',
);

/** Credentials that lead to a first license as a registered nurse. */
export const firstRnCredentials = ['ADN', 'DIPLOMA', 'BSN', 'ABSN'] as const;

/** License that graduates hold. */
export const licenseOf = (credential: Credential) => (credential === 'LPN' ? 'LPN' : 'RN');

/** Short name for sentences. */
export function credentialName(credential: Credential): string {
  return credential === 'DIPLOMA' ? 'hospital diploma' : credentialFacts[credential].name;
}
