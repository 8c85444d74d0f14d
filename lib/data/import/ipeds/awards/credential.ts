import type { AwardCredential, NursingAwardDetailRow } from '../../../tables/awards';
import {
  nursingAssistants,
  nursingEducation,
  nursingPractice,
  nursingScience,
  otherPracticalNursing,
  practicalNursing,
  registeredNursing,
} from './fields';
import { researchDoctorate } from './levels';

/** The credential that a field and level mean, and whether they name it. */
export interface Reading {
  readonly credential: AwardCredential;
  readonly basis: NursingAwardDetailRow['credential_basis'];
}

/** What decides about doctorates of research beside field and level. */
export interface UnitDoctorates {
  readonly awardsDnp: boolean;
  /** Awards of this field and level in the older year, else in the newer one. */
  readonly awards: number;
}

const direct = (credential: AwardCredential): Reading => ({ credential, basis: 'direct' });
const inferred = (credential: AwardCredential): Reading => ({ credential, basis: 'inferred' });
const other = direct('OTHER');

/** Readings by code of the level; a level that is not here is OTHER. */
type LevelReadings = Readonly<Record<string, Reading>>;

const shortCertificates: LevelReadings = { '20': direct('CERTIFICATE'), '21': direct('CERTIFICATE') };
const certificates: LevelReadings = {
  ...shortCertificates,
  '2': direct('CERTIFICATE'),
  '4': direct('CERTIFICATE'),
  '6': direct('CERTIFICATE'),
  '8': direct('CERTIFICATE'),
};
const specialty: LevelReadings = {
  ...certificates,
  '3': inferred('ADN'),
  '5': inferred('BSN'),
  '7': direct('MSN'),
  '18': inferred('DNP'),
};

const fields: Readonly<Record<string, LevelReadings>> = {
  [registeredNursing]: { ...specialty, '3': direct('ADN'), '5': direct('BSN') },
  [nursingPractice]: { ...specialty, '17': inferred('DNP'), '18': direct('DNP'), '19': inferred('DNP') },
  [nursingEducation]: {
    ...certificates,
    '3': inferred('ADN'),
    '7': inferred('MSN'),
    '18': inferred('DNP'),
  },
  [practicalNursing]: {
    ...shortCertificates,
    '2': direct('LPN'),
    '3': inferred('LPN'),
    '4': direct('LPN'),
  },
  [otherPracticalNursing]: { ...shortCertificates, '2': inferred('LPN'), '4': inferred('LPN') },
  [nursingAssistants]: { '2': direct('CNA'), '4': direct('CNA'), '20': direct('CNA'), '21': direct('CNA') },
};

const plainReading = (cip: string, level: string): Reading => (fields[cip] ?? specialty)[level] ?? other;

/** Whether field and level are a DNP's. Nursing education is left out: its practice doctorates are seldom DNPs. */
export function isDnp(cip: string, level: string): boolean {
  return cip !== nursingEducation && plainReading(cip, level).credential === 'DNP';
}

/** General fields in which a doctorate of research is a PhD where the school awards a DNP beside it. */
const phdBesideDnp: ReadonlySet<string> = new Set([registeredNursing, '51.3802', '51.3811', '51.3899']);
/** A larger number of research doctorates at a school without a DNP is one that codes its DNPs so. */
const MAX_PHDS_WITHOUT_DNP = 20;

function researchReading(cip: string, { awardsDnp, awards }: UnitDoctorates): Reading {
  if (cip === nursingScience) {
    if (awardsDnp) return direct('PHD');
    return awards > MAX_PHDS_WITHOUT_DNP ? other : inferred('PHD');
  }
  return awardsDnp && phdBesideDnp.has(cip) ? inferred('PHD') : other;
}

/** Reads the credential from a field of study and a level (code of IPEDS, without a leading zero). */
export function credentialOf(cip: string, level: string, unit: UnitDoctorates): Reading {
  const isResearch = level === researchDoctorate && cip !== nursingPractice;
  return isResearch ? researchReading(cip, unit) : plainReading(cip, level);
}
