import type { Data } from '@/lib/data/data';
import {
  type AwardCredential,
  type NursingAwardDetailRow,
  type NursingAwardRow,
  postMastersLevel,
} from '@/lib/data/tables/awards';
import type { CatalogueOverrideRow } from '@/lib/data/tables/catalogue-facts';
import type { CatalogueCredential } from '../credentials';
import { correctedFirstDegree, type FirstDegree } from './degree-kinds';
import { statusOf } from './program-status';

/** Completions of a credential in the two years of the tables. */
export type Completions = Pick<NursingAwardRow, 'completions_previous_year' | 'completions_latest_year'>;

/** The award under which IPEDS counts a credential: none for hospital diplomas; certificates differ by level only. */
const awardOf: Readonly<Partial<Record<CatalogueCredential, AwardCredential>>> = {
  LPN: 'LPN',
  ADN: 'ADN',
  BSN: 'BSN',
  ABSN: 'BSN',
  RN_TO_BSN: 'BSN',
  MSN: 'MSN',
  DNP: 'DNP',
  PHD: 'PHD',
};

const ofBsn: ReadonlySet<CatalogueCredential> = new Set(['BSN', 'ABSN', 'RN_TO_BSN']);

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((total, value) => (value === null ? total : (total ?? 0) + value), null);

/** Adds up post-master's certificates of a school, the fields of study together; undefined where it has none. */
function postMasters(details: readonly NursingAwardDetailRow[]): Completions | undefined {
  const rows = details.filter(
    ({ credential, award_level }) => credential === 'CERTIFICATE' && award_level === postMastersLevel,
  );
  if (rows.length === 0) return undefined;
  return {
    completions_previous_year: sum(rows.map((row) => row.completions_previous_year)),
    completions_latest_year: sum(rows.map((row) => row.completions_latest_year)),
  };
}

/** Whether a program of a credential is taught with those of another: the tracks of a BSN with the BSN. */
export const isTaughtWith = (other: string, credential: CatalogueCredential) =>
  other === credential || (other === 'BSN' && ofBsn.has(credential));

/** What IPEDS reports of a school and program type, and how pages of the school correct it. */
export interface Reported {
  readonly credential: CatalogueCredential;
  /** Of the BSN for its tracks. */
  readonly award: NursingAwardRow | undefined;
  /** Null where nothing is reported. */
  readonly completions: Completions | null;
  readonly firstDegree: FirstDegree | undefined;
  /** Corrections of every program type of the school. */
  readonly overrides: readonly CatalogueOverrideRow[];
}

/** Reads what is reported of a school and program type. */
export function reportedOf(unitid: string, credential: CatalogueCredential, data: Data): Reported {
  const award = data.awards(unitid).find((row) => row.credential === awardOf[credential]);
  const counted = credential === 'CERTIFICATE' ? postMasters(data.awardDetails(unitid)) : award;
  return {
    credential,
    award,
    completions: counted ?? null,
    firstDegree: isTaughtWith('BSN', credential) ? correctedFirstDegree(unitid, data) : undefined,
    overrides: data.overrides(unitid),
  };
}

/** Whether the catalogue has a program by its awards alone, whatever agencies and pages add. */
export const isReported = (unitid: string, credential: CatalogueCredential, data: Data) =>
  statusOf({
    ...reportedOf(unitid, credential, data),
    listings: [],
    isPrinted: false,
    hasDoctorates: false,
  }) !== undefined;
