import { addressPart } from '@/lib/site/urls';
import { type Credential, programCredentials } from '../credentials';

/** Full name of a credential for headings. */
export const credentialTitle = (credential: Credential) => programCredentials[credential];

/** Names a program on the pages of its institution: `bsn`, `rn-to-bsn`. */
export const credentialAnchor = (credential: Credential) => addressPart(credential);
