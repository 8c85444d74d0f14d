import { group, rollup } from 'd3-array';
import { credentialFacts, type OutcomesCredential, occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import type { CatalogueCredential } from '../credentials';
import type { Member } from './membership';

/** Years after completion that earnings are compared at. */
export const yearsAfterCompletion = 4;

/** Field and level whose graduates are measured for the credential; null where the source cannot tell them. */
export function outcomesCredential(credential: CatalogueCredential): OutcomesCredential | null {
  return credential === 'DIPLOMA' ? null : credentialFacts[credential].outcomesCredential;
}

/** Occupation whose mean wage the earnings are set against. */
export function occupationOf(credential: CatalogueCredential): string {
  return credential === 'LPN' ? occupations.licensedPracticalNurse : occupations.registeredNurse;
}

/** What the College Scorecard has of a program. */
export interface Outcome {
  readonly row: ProgramOutcomeRow;
  /** How many campuses carry the value; null where it is the school's own. */
  readonly sharedBy: number | null;
}

const hasFourYears = (row: ProgramOutcomeRow) =>
  row.earnings_years_after_completion === yearsAfterCompletion && row.median_earnings !== null;

/** Of several levels under one credential the better measured: four years, any earnings, more graduates. */
function better(a: ProgramOutcomeRow, b: ProgramOutcomeRow): number {
  const hasAny = (row: ProgramOutcomeRow) => Number(row.median_earnings !== null);
  return (
    Number(hasFourYears(b)) - Number(hasFourYears(a)) ||
    hasAny(b) - hasAny(a) ||
    (b.completers_count ?? 0) - (a.completers_count ?? 0) ||
    a.credential_level - b.credential_level
  );
}

/** Names the value that campuses share: values belong to the institution that takes part in federal aid. */
const valueKey = ({ opeid6, cip4, credential_level }: ProgramOutcomeRow) =>
  [opeid6, cip4, credential_level].join('|');

/** Outcomes of each program, by its id; none where the source has no row. */
export function outcomesOf(data: Data, members: readonly Member[]): ReadonlyMap<string, Outcome> {
  const outcomes = data.rows('program_outcomes');
  const rows = group(outcomes, ({ unitid, credential }) => `${unitid}|${credential}`);
  const carriers = rollup(outcomes, (campuses) => campuses.length, valueKey);
  const sharedBy = (row: ProgramOutcomeRow) => {
    const campuses = row.units_sharing_value ?? carriers.get(valueKey(row)) ?? 1;
    return campuses > 1 ? campuses : null;
  };
  return new Map(
    members.flatMap((member): [string, Outcome][] => {
      const credential = outcomesCredential(member.credential);
      const [row] = (rows.get(`${member.school.ipeds?.unitid}|${credential}`) ?? []).toSorted(better);
      return credential !== null && row ? [[member.id, { row, sharedBy: sharedBy(row) }]] : [];
    }),
  );
}
