import type { ParameterSet } from '../parameters';
import { indexRows } from '../table';
import type { CatalogueOverrideRow, FirstDegreeRow } from '../tables/catalogue-facts';
import type { InstitutionProfileRow } from '../tables/institution-profile';
import type { InstitutionRow } from '../tables/institutions';
import type { PriceRow } from '../tables/prices';
import type { ProgramDetailRow } from '../tables/program-details';

interface SchoolInputs {
  readonly programDetails: readonly ProgramDetailRow[];
  readonly profiles: readonly InstitutionProfileRow[];
  readonly firstDegrees: readonly FirstDegreeRow[];
  readonly overrides: readonly CatalogueOverrideRow[];
  readonly rules: ParameterSet;
}

/** What decides which programs of a school a yearly rate can price, and how much a price counts. */
export interface SchoolFacts {
  /** Whether its BSN admits only people who are RNs already. */
  isForRnsOnly(unitid: string): boolean;
  /** Whether its only BSN is an accelerated one. */
  isAcceleratedOnly(unitid: string): boolean;
  /** Share of its BSN degrees that lead to a first RN license: 1 unless it teaches RNs too. */
  firstDegreeShare(unitid: string): number;
  /** Whether its RN-to-BSN is known. */
  completionOffered(unitid: string): NonNullable<PriceRow['offered']>;
  /** Whether its practical nursing program takes one academic year. */
  isShortProgram(institution: InstitutionRow): boolean;
  /** Why four years at its rate are not what a BSN costs; null where they are. */
  whyNoFourYears(institution: InstitutionRow): string | null;
}

const unitsWith = (rows: readonly CatalogueOverrideRow[], field: CatalogueOverrideRow['field']) =>
  new Set(rows.filter((row) => row.field === field).map(({ unitid }) => unitid));

/** Institutions whose practical nursing program is printed as no longer than the rule's months. */
function shortPrograms({ programDetails, rules }: SchoolInputs): ReadonlySet<string | null> {
  const longest = rules.number('short_program_months', 'LPN');
  const short = programDetails.filter(
    ({ credential, length_months: months }) => credential === 'LPN' && months !== null && months <= longest,
  );
  return new Set(short.map(({ unitid }) => unitid));
}

/** Whether first-time full-time students enroll: the school has a graduation rate or a retention cohort of them. */
const hasFirstYear = (institution: InstitutionRow, profile: InstitutionProfileRow | undefined) =>
  institution.graduation_rate_150pct !== null || (profile?.retention_full_time_cohort ?? 0) > 0;

export function schoolFacts(inputs: SchoolInputs): SchoolFacts {
  const { overrides, rules } = inputs;
  const firstDegrees = indexRows(inputs.firstDegrees, ({ unitid }) => unitid);
  const profiles = indexRows(inputs.profiles, ({ unitid }) => unitid);
  const acceleratedOnly = unitsWith(overrides, 'absn_only');
  const upperDivision = unitsWith(overrides, 'upper_division');
  const short = shortPrograms(inputs);
  const shareNotKnown = rules.number('share_of_first_degrees_not_known', 'BSN');
  return {
    isForRnsOnly: (unitid) => firstDegrees.get(unitid)?.first_degree === 'no',
    isAcceleratedOnly: (unitid) => acceleratedOnly.has(unitid),
    firstDegreeShare(unitid) {
      const row = firstDegrees.get(unitid);
      return row?.first_degree === 'mixed' ? (row.prelicensure_share ?? shareNotKnown) : 1;
    },
    completionOffered: (unitid) => firstDegrees.get(unitid)?.rn_to_bsn_evidence ?? 'not confirmed',
    isShortProgram: ({ unitid, level }) => level === 'less-than-2-year' || short.has(unitid),
    whyNoFourYears(institution) {
      const { unitid } = institution;
      if (acceleratedOnly.has(unitid)) return 'only an accelerated BSN is taught: see its own price';
      if (hasFirstYear(institution, profiles.get(unitid)) && !upperDivision.has(unitid)) return null;
      return 'admits no first-time full-time students: upper-division, accelerated or completion program, so four years at this rate is not what one pays';
    },
  };
}
