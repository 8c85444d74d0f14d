import { group, sum } from 'd3-array';
import type { Data } from '@/lib/data/data';
import {
  type FirstDegreeKind,
  type FirstDegreeRow,
  firstDegreeKinds,
} from '@/lib/data/tables/catalogue-facts';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import type { ScoreRules } from '../score/rules';

/** Whom the BSN of a school is for, corrected from its own page where we read one. */
export type FirstDegree = Pick<
  FirstDegreeRow,
  | 'first_degree'
  | 'confidence'
  | 'prelicensure_share'
  | 'bsn_degrees_a_year'
  | 'rn_to_bsn_evidence'
  | 'evidence'
>;

/** Whose BSN degrees are counted. */
export interface DegreeKinds {
  /** Whether most graduates of the BSN were RNs before; false where nothing is known. */
  isMostlyRns(unitid: string): boolean;
  /**
   * Returns the share of the other kind among the BSN degrees of an institution in the federal aid programs, 0 to 1.
   *
   * @param opeid6 the institution, whose campuses share one value.
   * @param rns whether the value is asked for RNs.
   */
  otherKindShare(opeid6: string, rns: boolean): number;
}

const isKind = (value: string): value is FirstDegreeKind => firstDegreeKinds.some((kind) => kind === value);

/** Applies a correction; what a page says is sure. */
function corrected(row: FirstDegreeRow, data: Data): FirstDegree {
  const override = data
    .overrides(row.unitid)
    .find(({ credential, field }) => credential === 'BSN' && field === 'first_degree');
  if (!override || !isKind(override.value) || override.value === row.first_degree) return row;
  return { ...row, first_degree: override.value, confidence: 'high', evidence: [override.reason] };
}

const opeid6Of = ({ opeid }: InstitutionRow) => opeid?.slice(0, 'OPEID6'.length);

/** Returns whom the BSN of a school is for, corrected; undefined where it awards none. */
export function correctedFirstDegree(unitid: string, data: Data): FirstDegree | undefined {
  const row = data.firstDegree(unitid);
  return row && corrected(row, data);
}

/** Prepares whom each school's BSN is for. */
export function degreeKinds(data: Data, rules: ScoreRules): DegreeKinds {
  const rows = new Map(data.rows('first_degree_bsn').map((row) => [row.unitid, corrected(row, data)]));
  const isMostlyRns = (unitid: string) => {
    const row = rows.get(unitid);
    if (row?.first_degree === 'no') return true;
    return row?.first_degree === 'mixed' && (row.prelicensure_share ?? 0) < rules.prelicensureShareLeast;
  };
  const campuses = group(data.rows('institutions'), opeid6Of);
  return {
    isMostlyRns,
    otherKindShare(opeid6, rns) {
      const units = (campuses.get(opeid6) ?? []).map(({ unitid }) => unitid);
      const degrees = (of: readonly string[]) => sum(of, (unitid) => rows.get(unitid)?.bsn_degrees_a_year);
      const all = degrees(units);
      return all === 0 ? 0 : degrees(units.filter((unitid) => isMostlyRns(unitid) !== rns)) / all;
    },
  };
}
