import { group, index } from 'd3-array';
import type { CsvRecord } from '../../csv';

/** Digits of an OPEID: the institution, and with its branch. */
const INSTITUTION_DIGITS = 6;
const OPEID = /^(\d{6}|\d{8})$/;
/** Candidates that are named in a message. */
const NAMED = 5;

/** A unit of institutions.csv, or why a row names none. */
export type FoundUnit = { readonly unit: CsvRecord } | { readonly reason: string };

const described = (units: readonly CsvRecord[]) => {
  const names = units.slice(0, NAMED).map(({ unitid, name }) => `${unitid} ${name}`);
  return [...names, ...(units.length > NAMED ? ['others'] : [])].join('; ');
};

/** Finds units by what a row names them by. */
export interface UnitIndex {
  byUnitid(unitid: string): FoundUnit;
  /** Name of a unit, "" where institutions.csv does not have it. */
  nameOf(unitid: string): string;
  /** @param opeid 8 digits name a unit; 6 name an institution, which must have one unit. */
  byOpeid(opeid: string): FoundUnit;
  /** Units whose OPEID is exactly this one of 8 digits. */
  withOpeid(opeid: string): readonly CsvRecord[];
  /** Units of the institution that an OPEID of 8 digits belongs to. */
  ofInstitution(opeid: string): readonly CsvRecord[];
}

/** @param institutions records of institutions.csv. */
export function unitIndex(institutions: readonly CsvRecord[]): UnitIndex {
  const units = index(institutions, ({ unitid }) => unitid ?? '');
  const exact = group(institutions, ({ opeid }) => opeid ?? '');
  const members = group(institutions, ({ opeid = '' }) => opeid.slice(0, INSTITUTION_DIGITS));
  const withOpeid = (opeid: string) => exact.get(opeid) ?? [];
  const ofInstitution = (opeid: string) => members.get(opeid.slice(0, INSTITUTION_DIGITS)) ?? [];
  return {
    withOpeid,
    ofInstitution,
    nameOf: (unitid) => units.get(unitid)?.['name'] ?? '',
    byUnitid(unitid) {
      const unit = units.get(unitid);
      return unit ? { unit } : { reason: `unitid ${unitid} is not in institutions.csv` };
    },
    byOpeid(opeid) {
      if (!OPEID.test(opeid)) {
        return {
          reason: `opeid ${opeid} has not 8 or 6 digits; a spreadsheet drops leading zeros: 00105200`,
        };
      }
      const found = opeid.length === INSTITUTION_DIGITS ? ofInstitution(opeid) : withOpeid(opeid);
      const [unit, ...others] = found;
      if (unit === undefined) {
        return {
          reason: `opeid ${opeid} is not in institutions.csv (a spreadsheet drops leading zeros: 00105200)`,
        };
      }
      if (others.length === 0) return { unit };
      return { reason: `opeid ${opeid} is that of several units, name one by unitid: ${described(found)}` };
    },
  };
}
