import type { CsvRecord } from '../../../csv';
import type { AwardCredential } from '../../../tables/awards';
import { byUnit } from '../units';
import type { AwardDetail } from './detail';
import { levels } from './levels';

/**
 * Credentials between which the current table tells doctorates apart by the lists of accreditors too: there a
 * practice field is a DNP, whatever its level code.
 */
const doctoral: readonly AwardCredential[] = ['DNP', 'PHD', 'OTHER'];

/** A row of the detail as nursing_awards.csv reads it. */
export interface ReadDetail extends AwardDetail {
  /** Whether the current table decided: field and level alone would say another credential. */
  readonly isHeldReading: boolean;
  /** Whether its unit is not read by field and level alone, and the current table has no such row. */
  readonly isNewField: boolean;
}

const names = ({ cip, award_level: level }: CsvRecord, detail: AwardDetail) =>
  cip?.split(';').includes(detail.cip) && level?.split('; ').includes(levels.get(detail.level) ?? '');

/** The credential that the current rows of a unit give a field and level; undefined where they have none. */
function heldCredential(held: readonly CsvRecord[], detail: AwardDetail): AwardCredential | undefined {
  const named = doctoral.filter((credential) =>
    held.some((record) => record['credential'] === credential && names(record, detail)),
  );
  // A field that both lists name, at the level of research, is the PhD's.
  return named.includes('PHD') ? 'PHD' : named[0];
}

/** Reads the rows of one unit as its current rows do, the others by field and level. */
function readUnit(details: readonly AwardDetail[], held: readonly CsvRecord[]): ReadDetail[] {
  const read = details.map((detail) => {
    const isOpen = doctoral.includes(detail.credential);
    const credential = isOpen ? heldCredential(held, detail) : detail.credential;
    return {
      detail,
      credential,
      isHeldReading: credential !== undefined && credential !== detail.credential,
    };
  });
  const isUnitHeld = read.some(({ isHeldReading }) => isHeldReading);
  return read.map(({ detail, credential, isHeldReading }) => {
    const isNewField = isUnitHeld && credential === undefined;
    if (credential === undefined || !isHeldReading) return { ...detail, isHeldReading, isNewField };
    return { ...detail, credential, basis: 'inferred', isHeldReading, isNewField };
  });
}

/** Reads the detail as nursing_awards.csv does: doctorates of known units as in its current rows. */
export function readDetails(details: readonly AwardDetail[], held: readonly CsvRecord[]): ReadDetail[] {
  const heldOf = byUnit(held);
  return [...byUnit(details)].flatMap(([unitid, rows]) => readUnit(rows, heldOf.get(unitid) ?? []));
}
