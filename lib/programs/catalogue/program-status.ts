import type { AccreditationRow } from '@/lib/data/tables/accreditation';
import type { NursingAwardRow } from '@/lib/data/tables/awards';
import type { CatalogueOverrideRow, ClosureRow } from '@/lib/data/tables/catalogue-facts';
import type { CatalogueCredential } from '../credentials';
import { isAccredited } from './accreditation';
import type { FirstDegree } from './degree-kinds';

/** What makes an entry one: what is known of its graduates, or what happens to its school. */
export const programStatuses = [
  'awarded',
  'accredited, no awards yet',
  'no graduates two years',
  'confirmed',
  'accredited',
  'closed',
  'closing',
  'merging',
  'renamed',
] as const satisfies readonly (ClosureRow['status'] | string)[];
export type ProgramStatus = (typeof programStatuses)[number];

/** What is known of a school and program type that may be an entry. */
export interface Candidate {
  readonly credential: CatalogueCredential;
  /** Of the BSN for its tracks. */
  readonly award: NursingAwardRow | undefined;
  /** Null where nothing is reported. */
  readonly completions: Pick<NursingAwardRow, 'completions_previous_year' | 'completions_latest_year'> | null;
  readonly listings: readonly AccreditationRow[];
  /** Whether a school's page or a compilation names the program. */
  readonly isPrinted: boolean;
  /** Whether doctorates of the school are counted under another name. */
  readonly hasDoctorates: boolean;
  readonly firstDegree: FirstDegree | undefined;
  /** Corrections of every program type of the school. */
  readonly overrides: readonly CatalogueOverrideRow[];
}

/** A program that is reported, or that an agency accredits before its first graduate. */
function reported({ award, completions, listings, hasDoctorates }: Candidate): ProgramStatus | undefined {
  if (award?.status === 'ended') return undefined;
  if (completions) {
    return completions.completions_previous_year || completions.completions_latest_year
      ? 'awarded'
      : 'no graduates two years';
  }
  if (!listings.some(isAccredited)) return undefined;
  return hasDoctorates ? 'awarded' : 'accredited, no awards yet';
}

function corrections({ credential, overrides }: Candidate) {
  const has = (of: CatalogueCredential, field: CatalogueOverrideRow['field'], value: string) =>
    overrides.some((row) => row.credential === of && row.field === field && row.value === value);
  return {
    isOut: has(credential, 'listed', 'no') || has(credential, 'status', 'ended'),
    isAcceleratedOnly: has('BSN', 'absn_only', 'yes'),
  };
}

/**
 * Returns the status of an entry; undefined where it does not exist.
 *
 * BSN leaves out schools whose BSN is for RNs only or accelerated only. RN_TO_BSN takes schools where it is proved or
 * inferred, ABSN those that a page names. A program that graduated no one for two years is an entry: it is listed last.
 */
export function statusOf(candidate: Candidate): ProgramStatus | undefined {
  const { credential, award, isPrinted, firstDegree, listings } = candidate;
  const { isOut, isAcceleratedOnly } = corrections(candidate);
  if (isOut) return undefined;
  switch (credential) {
    case 'ABSN':
      return isPrinted || isAcceleratedOnly ? 'confirmed' : undefined;
    case 'RN_TO_BSN':
      return award?.status === 'awarded' && firstDegree?.rn_to_bsn_evidence ? 'awarded' : undefined;
    case 'DIPLOMA':
      return listings.some(isAccredited) ? 'accredited' : undefined;
    case 'BSN':
      return firstDegree?.first_degree === 'no' || isAcceleratedOnly ? undefined : reported(candidate);
    default:
      return reported(candidate);
  }
}
