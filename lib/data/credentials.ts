/** Standard Occupational Classification codes of the occupations that the calculators read. */
export const occupations = {
  all: '00-0000',
  registeredNurse: '29-1141',
  licensedPracticalNurse: '29-2061',
  nursePractitioner: '29-1171',
  nursingAssistant: '31-1131',
} as const;

/** Field-of-study outcomes as the College Scorecard tells them apart; a DNP and a PhD are one level there. */
export const outcomesCredentials = ['LPN', 'ADN', 'BSN', 'MSN', 'DOCTORAL', 'CERTIFICATE'] as const;
export type OutcomesCredential = (typeof outcomesCredentials)[number];

/** Credentials that earnings are summed up for: RN_TO_BSN counts the schools whose BSN is for RNs only. */
export const earningsCredentials = [...outcomesCredentials, 'RN_TO_BSN'] as const;
export type EarningsCredential = (typeof earningsCredentials)[number];

interface CredentialFacts {
  /** Short name for prose and charts. */
  readonly name: string;
  /** Full name for headings. */
  readonly title: string;
  /** Occupation whose state mean wage the credential's pay is derived from. */
  readonly wageSoc: string;
  /** Row of graduate_earnings_by_state.csv that is measured for it; null where the source cannot tell. */
  readonly outcomesCredential: OutcomesCredential | null;
}

const rn = occupations.registeredNurse;

/** The nine degrees of nursing-roi, in the order of the service specification. */
export const degrees = [
  'LPN',
  'ADN',
  'RN_TO_BSN',
  'BSN',
  'RN_TO_MSN',
  'MSN',
  'DNP',
  'PHD',
  'CERTIFICATE',
] as const;
export type Degree = (typeof degrees)[number];

const graduateDegrees: ReadonlySet<Degree> = new Set(['RN_TO_MSN', 'MSN', 'DNP', 'PHD', 'CERTIFICATE']);

/** Whether a degree is charged at the graduate rate. */
export const isGraduateDegree = (degree: Degree) => graduateDegrees.has(degree);

/** Credentials with known lengths and costs: the degrees and the two that only a pathway uses. */
export const programCredentials = [...degrees, 'ABSN', 'LPN_TO_RN'] as const;
export type ProgramCredential = (typeof programCredentials)[number];

export const credentialFacts: Readonly<Record<ProgramCredential, CredentialFacts>> = {
  LPN: {
    name: 'LPN',
    title: 'Practical nursing certificate or diploma (LPN/LVN)',
    wageSoc: occupations.licensedPracticalNurse,
    outcomesCredential: 'LPN',
  },
  ADN: { name: 'ADN', title: 'Associate degree in nursing (ADN)', wageSoc: rn, outcomesCredential: 'ADN' },
  RN_TO_BSN: { name: 'RN-to-BSN', title: 'RN-to-BSN completion', wageSoc: rn, outcomesCredential: 'BSN' },
  BSN: { name: 'BSN', title: 'Bachelor of science in nursing (BSN)', wageSoc: rn, outcomesCredential: 'BSN' },
  ABSN: { name: 'accelerated BSN', title: 'Accelerated BSN', wageSoc: rn, outcomesCredential: 'BSN' },
  LPN_TO_RN: { name: 'LPN-to-RN bridge', title: 'LPN-to-RN bridge', wageSoc: rn, outcomesCredential: 'ADN' },
  RN_TO_MSN: { name: 'RN-to-MSN', title: 'RN-to-MSN bridge', wageSoc: rn, outcomesCredential: 'MSN' },
  MSN: { name: 'MSN', title: 'Master of science in nursing (MSN)', wageSoc: rn, outcomesCredential: 'MSN' },
  DNP: {
    name: 'DNP',
    title: 'Doctor of nursing practice (DNP)',
    wageSoc: rn,
    outcomesCredential: 'DOCTORAL',
  },
  PHD: { name: 'PhD', title: 'PhD in nursing', wageSoc: rn, outcomesCredential: null },
  CERTIFICATE: {
    name: 'post-graduate certificate',
    title: 'Post-graduate APRN certificate',
    wageSoc: rn,
    outcomesCredential: 'CERTIFICATE',
  },
};
