import type { Table } from './table';
import { accreditation, accreditationCampuses } from './tables/accreditation';
import { admissionRubrics } from './tables/admission-rubrics';
import { nursingAwards, nursingAwardsDetail } from './tables/awards';
import { credentialFactsTable, npMultipliers } from './tables/credential-evidence';
import { graduateEarningsByState } from './tables/graduate-earnings';
import { institutions, nursingProgramTuition } from './tables/institutions';
import { projections, rpp } from './tables/labor-market';
import { programOutcomes } from './tables/outcomes';
import { parameterTables, readinessBands, typicalEntrants } from './tables/parameters';
import { boards, nclexNational, passRates } from './tables/pass-rates';
import { priceByState, prices } from './tables/prices';
import { programDetails } from './tables/program-details';
import { institutionAliases, publisherHosts } from './tables/publishers';
import { wages, wagesMetro } from './tables/wages';

/**
 * Every table of `content/`, by the name that other tables and the datapackages know it by. Lists of tables
 * anywhere (datapackages, READMEs, editions, checks) are made from this one, in this order.
 */
export const tables = {
  wages,
  wages_metro: wagesMetro,
  rpp,
  projections,
  institutions,
  nursing_awards: nursingAwards,
  nursing_awards_detail: nursingAwardsDetail,
  nursing_program_tuition: nursingProgramTuition,
  prices,
  price_by_state: priceByState,
  program_outcomes: programOutcomes,
  graduate_earnings_by_state: graduateEarningsByState,
  accreditation,
  accreditation_campuses: accreditationCampuses,
  program_details: programDetails,
  pass_rates: passRates,
  nclex_national: nclexNational,
  boards,
  institution_aliases: institutionAliases,
  publisher_hosts: publisherHosts,
  credential_facts: credentialFactsTable,
  admission_rubrics: admissionRubrics,
  ...parameterTables,
  'np-multipliers': npMultipliers,
  'readiness-bands': readinessBands,
  'typical-entrants': typicalEntrants,
} satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

export interface NamedTable {
  readonly name: string;
  readonly table: Table;
}

/** The registry as a list. */
export const allTables: readonly NamedTable[] = Object.entries(tables).map(([name, table]) => ({
  name,
  table,
}));
