import { group } from 'd3-array';
import type { Data } from '@/lib/data/data';
import type { AccreditationRow } from '@/lib/data/tables/accreditation';
import type { Accreditor } from '../accreditors';
import type { CatalogueCredential } from '../credentials';
import type { AccreditationListing } from '../facts/accreditation';
import type { School } from '../program';
import type { Schools } from './schools';

/** A candidate is not accredited; withdrawn, closed and consolidated rows are history. */
export function isAccredited({ status }: Pick<AccreditationRow, 'status'>): boolean {
  return status === 'Accredited' || status.startsWith('Approved');
}

/** Credential under which agencies list a program: tracks of a degree share the accreditation of the degree. */
function listedCredential(credential: CatalogueCredential): CatalogueCredential {
  return credential === 'ABSN' || credential === 'RN_TO_BSN' ? 'BSN' : credential;
}

const nationalAgencies: ReadonlySet<string> = new Set<Accreditor>(['CCNE', 'ACEN', 'CNEA']);
const isNational = (agency: string): agency is Exclude<Accreditor, 'state'> => nationalAgencies.has(agency);

/** Whose lists have a program as accredited, as the finder's filter names them: state agencies are one choice. */
export function accreditorsIn(rows: readonly AccreditationRow[]): ReadonlySet<Accreditor> {
  return new Set(rows.filter(isAccredited).map(({ agency }) => (isNational(agency) ? agency : 'state')));
}

/** Rows of the lists that cover a school's program: its own, and those of the university that it is a campus of. */
export type ListingRows = (school: School, credential: CatalogueCredential) => readonly AccreditationRow[];

export function listingRows(data: Data, schools: Schools): ListingRows {
  const rows = data.rows('accreditation');
  const own = group(rows, (row) => `${schools.of(row)?.slug}|${row.credential}`);
  const ofUnit = group(rows, (row) => `${row.unitid}|${row.credential}`);
  const covering = group(data.rows('accreditation_campuses'), (row) => `${row.unitid}|${row.credential}`);
  return (school, asked) => {
    const credential = listedCredential(asked);
    const byUniversity = (covering.get(`${school.ipeds?.unitid}|${credential}`) ?? []).flatMap((campus) =>
      (ofUnit.get(`${campus.listed_unitid}|${credential}`) ?? []).filter(
        ({ agency, institution }) => agency === campus.agency && institution === campus.listed_as,
      ),
    );
    return [...(own.get(`${school.slug}|${credential}`) ?? []), ...byUniversity];
  };
}

function listing(row: AccreditationRow): AccreditationListing {
  return {
    agency: row.agency,
    status: row.status,
    accredited: isAccredited(row),
    as_of: row.as_of,
    check_url: row.check_at,
    listed_as: row.institution,
    level: row.level_as_printed,
  };
}

/** Rows that say the same, as those of campuses under one name do, are one. */
function distinct(listings: readonly AccreditationListing[]): AccreditationListing[] {
  return [...new Map(listings.map((one) => [JSON.stringify(one), one])).values()];
}

/** What the lists say of a program: accreditations first, then the newest reading, then by agency, name and level. */
export function listings(rows: readonly AccreditationRow[]): AccreditationListing[] {
  return distinct(rows.map(listing)).sort(
    (a, b) =>
      Number(b.accredited) - Number(a.accredited) ||
      b.as_of.localeCompare(a.as_of) ||
      a.agency.localeCompare(b.agency) ||
      a.listed_as.localeCompare(b.listed_as) ||
      a.level.localeCompare(b.level),
  );
}
