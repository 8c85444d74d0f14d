import { type AskedCredential, programCredentials } from '../credentials';

/** Full name of a credential for headings. */
export const credentialTitle = (credential: AskedCredential) => programCredentials[credential];

/** Address of a program on its institution's page: `bsn`, `rn-to-bsn`. */
export const credentialAnchor = (credential: AskedCredential) =>
  credential.toLowerCase().replaceAll('_', '-');
