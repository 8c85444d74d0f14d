const nursePractitioners =
  'that is a role, not a program type; nurse practitioners study for an MSN or a DNP';
const associate = 'did you mean ADN?';

/** What to ask for in place of names that are no program types, by their letters in lower case. */
export const credentialAdvice: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['np', 'fnp', 'pmhnp', 'agnp', 'agacnp', 'pnp', 'whnp', 'nnp', 'aprn', 'arnp', 'crnp'].map((role) => [
      role,
      nursePractitioners,
    ]),
  ),
  crna: 'that is a role, not a program type; nurse anesthetists study for a DNP, some still for an MSN',
  cnm: 'that is a role, not a program type; nurse-midwives study for an MSN or a DNP',
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
