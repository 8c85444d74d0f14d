import { group, max } from 'd3-array';
import { credentialFacts, type OutcomesCredential, occupations } from '@/lib/data/credentials';
import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import type { CatalogueCredential } from '../credentials';
import type { ProgramTables } from '../tables';
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

const valueKey = ({ credential }: Member, row: ProgramOutcomeRow) =>
  [credential, row.opeid6, row.cip4, row.credential_level].join('|');

/** Outcomes of each program, by its id; none where the source has no row. */
export function outcomesOf(
  { outcomes }: ProgramTables,
  members: readonly Member[],
): ReadonlyMap<string, Outcome> {
  const rows = group(outcomes, ({ unitid, credential }) => `${unitid}|${credential}`);
  const measured = members.flatMap((member) => {
    const credential = outcomesCredential(member.credential);
    const [row] = (rows.get(`${member.school.ipeds?.unitid}|${credential}`) ?? []).toSorted(better);
    return credential !== null && row ? [{ member, row }] : [];
  });
  const sharing = group(measured, ({ member, row }) => valueKey(member, row));
  const largest = ({ member, row }: (typeof measured)[number]) => {
    const campuses = sharing.get(valueKey(member, row)) ?? [];
    const most = max(campuses, (campus) => weightOf(campus.member));
    return campuses.find((campus) => weightOf(campus.member) === most)?.member;
  };
  return new Map(
    measured.map((one) => [
      one.member.id,
      { row: one.row, counts: one.row.units_sharing_value === null || largest(one) === one.member },
    ]),
  );
}
