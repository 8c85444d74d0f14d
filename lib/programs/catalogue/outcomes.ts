import { greatest, group, rollup } from 'd3-array';
import { credentialFacts, type OutcomesCredential, occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import type { CatalogueCredential } from '../credentials';
import { type Member, weightOf } from './membership';

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
  /**
   * Whether the value counts for the score of this program: where campuses share one it counts once, for the campus
   * with the most completions.
   */
  readonly counts: boolean;
}

const hasFourYears = (row: ProgramOutcomeRow) =>
  row.earnings_years_after_completion === yearsAfterCompletion && row.median_earnings !== null;

/** Of two levels under one credential (a research and a professional doctorate) the better measured. */
function better(a: ProgramOutcomeRow, b: ProgramOutcomeRow): number {
  return (
    Number(hasFourYears(b)) - Number(hasFourYears(a)) || (b.completers_count ?? 0) - (a.completers_count ?? 0)
  );
}

/** Names the value that campuses share: values belong to the institution that takes part in federal aid. */
const valueKey = ({ opeid6, cip4, credential_level }: ProgramOutcomeRow) =>
  [opeid6, cip4, credential_level].join('|');

/** Outcomes of each program, by its id; none where the source has no row. */
export function outcomesOf(data: Data, members: readonly Member[]): ReadonlyMap<string, Outcome> {
  const outcomes = data.rows('program_outcomes');
  const rows = group(outcomes, ({ unitid, credential }) => `${unitid}|${credential}`);
  const measured = members.flatMap((member) => {
    const credential = outcomesCredential(member.credential);
    const [row] = (rows.get(`${member.school.ipeds?.unitid}|${credential}`) ?? []).toSorted(better);
    return credential !== null && row ? [{ member, row }] : [];
  });
  const carriers = rollup(outcomes, (campuses) => campuses.length, valueKey);
  const sharedBy = (row: ProgramOutcomeRow) => {
    const campuses = row.units_sharing_value ?? carriers.get(valueKey(row)) ?? 1;
    return campuses > 1 ? campuses : null;
  };
  const sharing = group(measured, ({ member, row }) => `${member.credential}|${valueKey(row)}`);
  const counting = new Set(
    Array.from(sharing.values(), (campuses) => greatest(campuses, ({ member }) => weightOf(member))),
  );
  return new Map(
    measured.map((one) => [
      one.member.id,
      { row: one.row, sharedBy: sharedBy(one.row), counts: counting.has(one) },
    ]),
  );
}
