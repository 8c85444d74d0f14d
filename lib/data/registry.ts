import type { Table } from './table';
import { absnPrices } from './tables/absn-prices';
import { accreditation, accreditationCampuses } from './tables/accreditation';
import { admissionRubrics } from './tables/admission-rubrics';
import { loanParameters, loanRepayment, netPriceByIncome } from './tables/aid';
import { nursingAwards, nursingAwardsDetail } from './tables/awards';
import { catalogueOverrides, closures, firstDegreeBsn, nameAliases } from './tables/catalogue-facts';
import { credentialFactsTable, npMultipliers } from './tables/credential-evidence';
import { credentialMultipliersByState } from './tables/credential-multipliers';
import { graduateEarningsByState } from './tables/graduate-earnings';
import { institutionProfile } from './tables/institution-profile';
import { institutions, nursingProgramTuition } from './tables/institutions';
import { projections, rpp } from './tables/labor-market';
import { programOutcomes } from './tables/outcomes';
import { parameterTables, readinessBands, typicalEntrants } from './tables/parameters';
import { boards, nclexNational, passRates } from './tables/pass-rates';
import { cityPoints, institutionAreas, institutionsLocation, placeAliases, zipCodes } from './tables/places';
import { priceByState, prices } from './tables/prices';
import { programDetails } from './tables/program-details';
import { institutionAliases, publisherHosts } from './tables/publishers';
import { releaseCalendar } from './tables/release-calendar';
import { statePractice } from './tables/state-practice';
import { wageGrowth } from './tables/wage-growth';
import { wages, wagesMetro } from './tables/wages';

/**
 * Every table of `content/`, by the name that other tables and the datapackages know it by. Lists of tables
 * anywhere (datapackages, READMEs, editions, checks) are made from this one, in this order.
 */
export const tables = {
  wages,
  wages_metro: wagesMetro,
  wage_growth: wageGrowth,
  rpp,
  projections,
  institutions,
  institutions_location: institutionsLocation,
  institution_areas: institutionAreas,
  institution_profile: institutionProfile,
  closures,
  name_aliases: nameAliases,
  nursing_awards: nursingAwards,
  nursing_awards_detail: nursingAwardsDetail,
  first_degree_bsn: firstDegreeBsn,
  catalogue_overrides: catalogueOverrides,
  nursing_program_tuition: nursingProgramTuition,
  prices,
  price_by_state: priceByState,
  absn_prices: absnPrices,
  net_price_by_income: netPriceByIncome,
  loan_repayment: loanRepayment,
  program_outcomes: programOutcomes,
  graduate_earnings_by_state: graduateEarningsByState,
  credential_multipliers_by_state: credentialMultipliersByState,
  accreditation,
  accreditation_campuses: accreditationCampuses,
  program_details: programDetails,
  pass_rates: passRates,
  nclex_national: nclexNational,
  boards,
  state_practice: statePractice,
  zip_codes: zipCodes,
  city_points: cityPoints,
  place_aliases: placeAliases,
  institution_aliases: institutionAliases,
  publisher_hosts: publisherHosts,
  release_calendar: releaseCalendar,
  credential_facts: credentialFactsTable,
  admission_rubrics: admissionRubrics,
  ...parameterTables,
  'loan-parameters': loanParameters,
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
