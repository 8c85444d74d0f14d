import type { ParameterSet } from '@/lib/data/parameters';
import type { Row } from '@/lib/data/table';
import type { accreditation, accreditationCampuses } from '@/lib/data/tables/accreditation';
import type { NursingAwardDetailRow, NursingAwardRow } from '@/lib/data/tables/awards';
import type { InstitutionRow, NursingProgramTuitionRow } from '@/lib/data/tables/institutions';
import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import type { boards } from '@/lib/data/tables/pass-rates';
import type { PriceByStateRow, PriceRow } from '@/lib/data/tables/prices';
import type { programDetails } from '@/lib/data/tables/program-details';
import type { WageRow } from '@/lib/data/tables/wages';
import type { PassRates } from '@/lib/pass-rates/pass-rates';

export type AccreditationRow = Row<typeof accreditation>;
export type AccreditationCampusRow = Row<typeof accreditationCampuses>;
export type ProgramDetailRow = Row<typeof programDetails>;
export type BoardRow = Row<typeof boards>;

/** What the catalogue is made from. */
export interface ProgramTables {
  /** Names the tables and constants together. */
  readonly version: string;
  readonly institutions: readonly InstitutionRow[];
  readonly awards: readonly NursingAwardRow[];
  readonly awardDetails: readonly NursingAwardDetailRow[];
  readonly programCharges: readonly NursingProgramTuitionRow[];
  readonly prices: readonly PriceRow[];
  readonly priceByState: readonly PriceByStateRow[];
  readonly outcomes: readonly ProgramOutcomeRow[];
  readonly accreditation: readonly AccreditationRow[];
  readonly campuses: readonly AccreditationCampusRow[];
  readonly details: readonly ProgramDetailRow[];
  readonly wages: readonly WageRow[];
  readonly boards: readonly BoardRow[];
  readonly passRates: PassRates;
  /** Lengths and costs of credentials. */
  readonly credentialConstants: ParameterSet;
  readonly scoreConstants: ParameterSet;
  readonly finderConstants: ParameterSet;
}
