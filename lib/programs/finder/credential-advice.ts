import type { Kind } from './parameters';

/** Says which programs lead to a role. */
const role = (programs: string, kind: Kind) =>
  `that is a role, not a program type; ask for ${programs} with kind=${kind}`;

const nursePractitioner = role('MSN or DNP', 'nurse practitioner');
const associate = 'did you mean ADN?';

/** What to ask for in place of names that are no program types, by their letters in lower case. */
export const credentialAdvice: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['np', 'fnp', 'pmhnp', 'agnp', 'agacnp', 'pnp', 'whnp', 'nnp', 'aprn', 'arnp', 'crnp'].map((name) => [
      name,
      nursePractitioner,
    ]),
  ),
  crna: role('DNP or MSN', 'anesthesia'),
  cnm: role('MSN or DNP', 'midwifery'),
  cna: 'we have no courses of nursing assistants; the shortest program type is LPN',
  lvn: 'did you mean LPN?',
  asn: associate,
  aas: associate,
  aasn: associate,
  aan: associate,
  associate,
  associates: associate,
  bachelor: 'did you mean BSN?',
  bachelors: 'did you mean BSN?',
  master: 'did you mean MSN?',
  masters: 'did you mean MSN?',
  doctorate: 'did you mean DNP or PHD?',
};
