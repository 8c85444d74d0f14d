import { group } from 'd3-array';
import type { Data } from '@/lib/data/data';
import { newestCompletions } from '@/lib/data/derive/prices';
import type { AccreditationRow } from '@/lib/data/tables/accreditation';
import {
  type AwardCredential,
  type NursingAwardDetailRow,
  type NursingAwardRow,
  postMastersLevel,
} from '@/lib/data/tables/awards';
import type { ProgramDetailRow } from '@/lib/data/tables/program-details';
import { type CatalogueCredential, catalogueCredentials } from '../credentials';
import type { School } from '../program';
import type { ProgramFacts } from '../program-schema';
import { isAccredited, type ListingRows } from './accreditation';
import type { Schools } from './schools';

/** Academic years that the awards cover, as the end of a sentence. */
export const awardYears = '2022-23 or 2023-24';

/** Completions of a credential in the two years of the tables. */
export type Completions = Pick<NursingAwardRow, 'completions_2022_23' | 'completions_2023_24'>;

/** A program of a school with the rows that make it one. */
export interface Member {
  readonly id: string;
  readonly school: School;
  readonly credential: CatalogueCredential;
  /** Awards that IPEDS counts for it, for ABSN and RN_TO_BSN those of the BSN; null where it counts none. */
  readonly completions: Completions | null;
  readonly listings: readonly AccreditationRow[];
  readonly details: readonly ProgramDetailRow[];
  readonly track: ProgramFacts['track'];
}

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

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((total, value) => (value === null ? total : (total ?? 0) + value), null);

/** Adds up post-master's certificates of a school, the fields of study together; undefined where it has none. */
function postMasters(details: readonly NursingAwardDetailRow[]): Completions | undefined {
  const rows = details.filter(
    ({ credential, award_level }) => credential === 'CERTIFICATE' && award_level === postMastersLevel,
  );
  if (rows.length === 0) return undefined;
  return {
    completions_2022_23: sum(rows.map((row) => row.completions_2022_23)),
    completions_2023_24: sum(rows.map((row) => row.completions_2023_24)),
  };
}

/** Returns the weight of a program in a share: its completions in the newest year that has any. */
export function weightOf({ completions }: Pick<Member, 'completions'>): number {
  return completions ? newestCompletions(completions) : 0;
}

/**
 * Returns the programs of open schools: awards joined with the lists of accrediting agencies. An accredited program
 * counts before its first award.
 *
 * BSN leaves out schools whose BSN is probably for RNs only. RN_TO_BSN takes every school that awards a BSN; its track
 * says how sure that is. ABSN takes confirmed programs only.
 */
export function members(data: Data, schools: Schools, listingsOf: ListingRows): Member[] {
  const details = group(data.rows('program_details'), (row) => `${schools.of(row)?.slug}|${row.credential}`);

  const memberOf = (school: School, credential: CatalogueCredential): Member | undefined => {
    const unitid = school.ipeds?.unitid ?? '';
    const award = data.awards(unitid).find((row) => row.credential === awardOf[credential]);
    const counted = credential === 'CERTIFICATE' ? postMasters(data.awardDetails(unitid)) : award;
    const known = details.get(`${school.slug}|${credential}`) ?? [];
    const listings = listingsOf(school, credential);
    if (!isIn(credential, award, counted !== undefined || listings.some(isAccredited), known))
      return undefined;
    return {
      id: `${school.slug}:${credential}`,
      school,
      credential,
      completions: counted ?? null,
      listings,
      details: known,
      track: trackOf(credential, award, known),
    };
  };
  return schools.all
    .filter(({ ipeds }) => ipeds === null || ipeds.in_ipeds_2024)
    .flatMap((school) => catalogueCredentials.flatMap((credential) => memberOf(school, credential) ?? []));
}

/**
 * Tests whether a school has a program of the credential.
 *
 * @param isKnown whether IPEDS counts awards of it or an agency accredits it.
 */
function isIn(
  credential: CatalogueCredential,
  award: NursingAwardRow | undefined,
  isKnown: boolean,
  details: readonly ProgramDetailRow[],
): boolean {
  switch (credential) {
    case 'ABSN':
      return details.length > 0;
    case 'RN_TO_BSN':
      return award?.status === 'awarded';
    case 'BSN':
      return isKnown && award?.track !== 'completion likely';
    default:
      return isKnown;
  }
}

function trackOf(
  credential: CatalogueCredential,
  award: NursingAwardRow | undefined,
  details: readonly ProgramDetailRow[],
): Member['track'] {
  if (credential === 'BSN') return award?.track === 'completion possible' ? award.track : null;
  if (credential !== 'RN_TO_BSN') return null;
  if (details.length > 0) return 'confirmed';
  return award?.track === 'completion likely' ? 'likely' : 'not told';
}
