import { group, mean } from 'd3-array';
import type { Data } from '@/lib/data/data';
import { newestCompletions } from '@/lib/data/derive/prices';
import type { AccreditationRow } from '@/lib/data/tables/accreditation';
import type { NursingAwardRow } from '@/lib/data/tables/awards';
import type { ProgramDetailRow } from '@/lib/data/tables/program-details';
import { type CatalogueCredential, catalogueCredentials } from '../credentials';
import type { ListPlace, School } from '../program';
import type { ListingRows } from './accreditation';
import type { FirstDegree } from './degree-kinds';
import { type ProgramStatus, statusOf } from './program-status';
import { type Completions, isTaughtWith, reportedOf } from './reported';
import { corrected, type Schools, type Shown } from './schools';

/** A program of a school with the rows that make it one. */
export interface Member {
  readonly id: string;
  readonly school: School;
  /** What is shown of the school for this program. */
  readonly shown: Shown;
  readonly credential: CatalogueCredential;
  readonly status: ProgramStatus;
  readonly listPlace: ListPlace;
  /** Its row of the awards, for ABSN and RN_TO_BSN that of the BSN. */
  readonly award: NursingAwardRow | undefined;
  /** Awards that IPEDS counts for it, for ABSN and RN_TO_BSN those of the BSN; null where it counts none. */
  readonly completions: Completions | null;
  readonly listings: readonly AccreditationRow[];
  readonly details: readonly ProgramDetailRow[];
  /** Whom the school's BSN is for; undefined for other program types, and where nothing is known. */
  readonly firstDegree: FirstDegree | undefined;
}

/** Returns the weight of a program in a share: its completions in the newest year that has any. */
export function weightOf({ completions }: Pick<Member, 'completions'>): number {
  return completions ? newestCompletions(completions) : 0;
}

/** Returns the graduates a year, over the years reported; null where none is. */
export function graduatesAYear({ completions }: Pick<Member, 'completions'>): number | null {
  if (!completions) return null;
  const years = [completions.completions_previous_year, completions.completions_latest_year];
  return mean(years.filter((count) => count !== null)) ?? null;
}

/** Whether a school is in no list: closures name it as one, or the newest survey has it no more. */
const isClosed = ({ closure }: School) => closure?.ranked === false;

/** Schools of the catalogue: those of the newest survey, those that closures name, and those that only agencies list. */
const isKnown = ({ ipeds, closure }: School) => ipeds === null || ipeds.in_latest_ipeds || closure !== null;

/** Whether the school prints a price of the program. */
const printsPrice = ({ ipeds }: School, credential: CatalogueCredential, data: Data) =>
  ipeds !== null && data.absnPrices(ipeds.unitid).some((row) => row.credential === credential);

function listPlaceOf(school: School, status: ProgramStatus): ListPlace {
  if (isClosed(school)) return 'closed';
  return status === 'no graduates two years' ? 'without graduates' : 'ranked';
}

/** Units whose doctorates are counted, under whichever name. */
function unitsWithDoctorates(data: Data): ReadonlySet<string> {
  const awarded = data
    .rows('nursing_awards')
    .filter(({ credential, status }) => credential === 'PHD' && status === 'awarded');
  const measured = data
    .rows('program_outcomes')
    .filter(({ credential, completers_count: graduates }) => credential === 'DOCTORAL' && graduates);
  return new Set([...awarded, ...measured].map(({ unitid }) => unitid));
}

/**
 * Returns the programs of schools: awards joined with the lists of accrediting agencies, printed details and what we
 * read of whom a BSN is for. `statusOf` has the rules.
 */
export function members(data: Data, schools: Schools, listingsOf: ListingRows): Member[] {
  const details = group(data.rows('program_details'), (row) => `${schools.of(row)?.slug}|${row.credential}`);
  const doctorates = unitsWithDoctorates(data);

  const memberOf = (school: School, credential: CatalogueCredential): Member | undefined => {
    const unitid = school.ipeds?.unitid ?? '';
    const reported = reportedOf(unitid, credential, data);
    const { award, completions } = reported;
    const overrides = unitid === '' ? data.overrides(school.name) : reported.overrides;
    const own = overrides.filter((row) => isTaughtWith(row.credential, credential));
    const known = details.get(`${school.slug}|${credential}`) ?? [];
    const listings = listingsOf(school, credential);
    const status = statusOf({
      ...reported,
      listings,
      isPrinted: known.length > 0 || printsPrice(school, credential, data),
      hasDoctorates: credential === 'DNP' && doctorates.has(unitid),
      overrides,
    });
    if (!status) return undefined;
    return {
      id: `${school.slug}:${credential}`,
      school,
      shown: corrected(school, own),
      credential,
      status: isClosed(school) && school.closure?.status ? school.closure.status : status,
      listPlace: listPlaceOf(school, status),
      award,
      completions,
      listings,
      details: known,
      firstDegree: reported.firstDegree,
    };
  };
  return schools.all
    .filter(isKnown)
    .flatMap((school) => catalogueCredentials.flatMap((credential) => memberOf(school, credential) ?? []));
}
