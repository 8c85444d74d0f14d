import { roundHalfUp } from '@/lib/numbers/rounding';
import type { ParameterSet } from '../parameters';
import { indexRows } from '../table';
import type { AbsnPriceRow } from '../tables/absn-prices';
import type { InstitutionRow } from '../tables/institutions';
import type { ProgramDetailRow } from '../tables/program-details';

export interface AbsnInputs {
  /** The table so far: it alone says which MSN rows of the details are entry programs. */
  readonly collected: readonly AbsnPriceRow[];
  readonly programDetails: readonly ProgramDetailRow[];
  readonly institutions: readonly InstitutionRow[];
  readonly rules: ParameterSet;
}

/** Why a printed price does not count; null where it does. */
function reasonAgainst(
  { tuition_total_in_state, tuition_total_out_of_state, credits, tuition_year }: ProgramDetailRow,
  bachelorCredits: number,
): string | null {
  if (tuition_total_in_state === null) {
    return tuition_total_out_of_state === null ? 'no whole-program total' : 'nonresident total only';
  }
  if (credits === null || credits < bachelorCredits || tuition_year !== null) return null;
  return `${credits} credits are a whole first bachelor's, and no year is printed`;
}

/** Nonresident total × resident ÷ nonresident yearly rate, whole dollars; null where it is not needed or a rate is missing. */
function residentEstimate(
  { tuition_total_in_state, tuition_total_out_of_state: nonresident }: ProgramDetailRow,
  institution: InstitutionRow | undefined,
): number | null {
  const { tuition_in_state: resident, tuition_out_of_state: other } = institution ?? {};
  if (tuition_total_in_state !== null || nonresident === null || !resident || !other) return null;
  return roundHalfUp((nonresident * resident) / other);
}

/**
 * Printed prices of accelerated BSN and entry MSN programs, whether each counts, and why not.
 *
 * @returns a row for each accelerated BSN of the details and each MSN that the table has as an entry program, in the
 *   order of the details.
 */
export function deriveAbsnPrices({
  collected,
  programDetails,
  institutions,
  rules,
}: AbsnInputs): AbsnPriceRow[] {
  const schools = indexRows(institutions, ({ unitid }) => unitid);
  const entryPrograms = new Set(
    collected.filter(({ credential }) => credential === 'MSN_ENTRY').map(({ institution }) => institution),
  );
  const bachelorCredits = rules.number('credits_of_a_bachelors_degree', 'ABSN');
  const kindOf = ({ credential, institution }: ProgramDetailRow): AbsnPriceRow['credential'] | null => {
    if (credential === 'ABSN') return credential;
    return credential === 'MSN' && entryPrograms.has(institution) ? 'MSN_ENTRY' : null;
  };
  return programDetails.flatMap((details) => {
    const credential = kindOf(details);
    if (credential === null) return [];
    const school = details.unitid === null ? undefined : schools.get(details.unitid);
    const reason = reasonAgainst(details, bachelorCredits);
    return [
      {
        credential,
        institution: details.institution,
        state_code: details.state_code,
        unitid: details.unitid,
        control: school?.control ?? null,
        program_name: details.program_name,
        length_months: details.length_months,
        credits: details.credits,
        total_resident: details.tuition_total_in_state,
        total_nonresident: details.tuition_total_out_of_state,
        tuition_year: details.tuition_year,
        used: reason === null,
        reason,
        resident_estimate: residentEstimate(details, school),
        source_url: details.source_url,
      },
    ];
  });
}
