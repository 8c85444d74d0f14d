import { type Credential, programCredentials } from '../credentials';

/** Full name of a credential for headings. */
export const credentialTitle = (credential: Credential) => programCredentials[credential];

/** Address of a program on its institution's page: `bsn`, `rn-to-bsn`. */
export const credentialAnchor = (credential: Credential) => credential.toLowerCase().replaceAll('_', '-');
