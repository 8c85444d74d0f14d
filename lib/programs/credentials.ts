import { credentialFacts } from '@/lib/data/credentials';

/**
 * Credentials that the finder knows, with the names that people read, from the first license to the doctorate.
 * RN_TO_MSN can be asked for, but no source tells such programs apart: the answer is empty and points to MSN.
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

/** A credential that can be asked for. */
export type AskedCredential = keyof typeof programCredentials;

/** A credential that the catalogue has programs of. */
export type CatalogueCredential = Exclude<AskedCredential, 'RN_TO_MSN'>;

/** The same as a list, in that order. */
export const catalogueCredentials = (Object.keys(programCredentials) as AskedCredential[]).filter(
  (credential): credential is CatalogueCredential => credential !== 'RN_TO_MSN',
);

/** License that graduates hold. */
export const licenseOf = (credential: AskedCredential) => (credential === 'LPN' ? 'LPN' : 'RN');

/** Short name for sentences. */
export function credentialName(credential: AskedCredential): string {
  return credential === 'DIPLOMA' ? 'hospital diploma' : credentialFacts[credential].name;
}
