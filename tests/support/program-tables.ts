import { type Degree, occupations } from '@/lib/data/credentials';
import { type Data, dataFrom } from '@/lib/data/data';
import { derivePriceByState } from '@/lib/data/derive/price-by-state';
import { derivePrices } from '@/lib/data/derive/prices';
import type { ParameterSet } from '@/lib/data/parameters';
import type { AbsnPriceRow } from '@/lib/data/tables/absn-prices';
import type { AccreditationCampusRow, AccreditationRow } from '@/lib/data/tables/accreditation';
import { type NursingAwardDetailRow, type NursingAwardRow, postMastersLevel } from '@/lib/data/tables/awards';
import type {
  CatalogueOverrideRow,
  ClosureRow,
  FirstDegreeRow,
  NameAliasRow,
} from '@/lib/data/tables/catalogue-facts';
import { type InstitutionProfileRow, institutionProfile } from '@/lib/data/tables/institution-profile';
import type { InstitutionRow, NursingProgramTuitionRow } from '@/lib/data/tables/institutions';
import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import type { ParameterFile } from '@/lib/data/tables/parameters';
import type { BoardRow } from '@/lib/data/tables/pass-rates';
import type { InstitutionAreaRow } from '@/lib/data/tables/places';
import type { ProgramDetailRow } from '@/lib/data/tables/program-details';
import type { WageGrowthRow } from '@/lib/data/tables/wage-growth';
import type { WageMetroRow, WageRow } from '@/lib/data/tables/wages';
import type { PassRateRow } from '@/lib/pass-rates/rate';
import { areaSlugs } from '@/lib/places/states';
import { programCatalogue } from '@/lib/programs/catalogue/catalogue';
import type { CatalogueCredential } from '@/lib/programs/credentials';
import type { Catalogue, Program } from '@/lib/programs/program';
import { exampleData } from './data';
import { groupRow, programRow } from './pass-rates';

/** The school that every row is of unless its cells say otherwise. */
export const unit = '100001';

const provenance = {
  source_name: 'Example survey',
  source_url: 'https://survey.example/',
  obtained_from: 'https://survey.example/copy.csv',
};

/** A public college in Ohio with a yearly rate of 10,000; `cells` stand in place of its own. */
export function institutionRow(cells: Partial<InstitutionRow> = {}): InstitutionRow {
  return {
    unitid: unit,
    opeid: '00100100',
    name: 'Example College',
    city: 'Columbus',
    state_slug: 'ohio',
    state_code: 'OH',
    zip: '43004',
    website: 'example.edu',
    control: 'public',
    level: '4-year',
    latitude: 40,
    longitude: -83,
    tuition_in_state: 10_000,
    tuition_out_of_state: 20_000,
    tuition_year: '2023-24',
    ...provenance,
    tuition_in_district: null,
    tuition_basis: 'published tuition and fees, full-time first-time undergraduate',
    graduate_tuition_in_state: 12_000,
    graduate_tuition_out_of_state: 24_000,
    locale: 'City: Midsize',
    county: 'Franklin County',
    acceptance_rate_fall_2023: null,
    graduation_rate_150pct: 60,
    all_programs_median_earnings_10yr: null,
    credentials_awarded: null,
    credentials_reported_no_awards: null,
    nursing_completions_2022_23: 0,
    nursing_completions_2023_24: 0,
    in_ipeds_2024: true,
    tuition_in_district_2024_25: null,
    tuition_in_state_2024_25: null,
    tuition_out_of_state_2024_25: null,
    graduation_rate_year: 2024,
    acceptance_rate_fall_2024: null,
    newer_obtained_from: null,
    ...cells,
  };
}

/** A hundred BSN degrees a year; without a status in `cells`, it follows from the counts. */
export function awardRow(cells: Partial<NursingAwardRow> = {}): NursingAwardRow {
  const row = {
    unitid: unit,
    cip: ['51.3801'],
    award_level: ["Bachelor's degree" as const],
    credential: 'BSN' as const,
    source_url: provenance.source_url,
    obtained_from: provenance.obtained_from,
    completions_2022_23: 100,
    completions_2023_24: 100,
    credential_basis: 'direct' as const,
    track: null,
    msn_kind: null,
    kind_basis: null,
    share_anesthesia: null,
    share_np: null,
    share_midwifery: null,
    ratio_to_area_rn_mean: null,
    aide_share: null,
    note: null,
    ...cells,
  };
  const counted = row.completions_2022_23 || row.completions_2023_24 ? 'awarded' : 'no graduates two years';
  return { ...row, status: cells.status ?? counted };
}

/** Post-master's certificates in one field. */
export function certificateRow(cells: Partial<NursingAwardDetailRow> = {}): NursingAwardDetailRow {
  return {
    unitid: unit,
    cip: '51.3805',
    cip_title: 'Family Practice Nurse',
    award_level: postMastersLevel,
    award_level_code: 8,
    credential: 'CERTIFICATE',
    completions_2022_23: 20,
    completions_2023_24: 20,
    credential_basis: 'direct',
    source_url: provenance.source_url,
    obtained_from: provenance.obtained_from,
    ...cells,
  };
}

export function chargeRow(cells: Partial<NursingProgramTuitionRow> = {}): NursingProgramTuitionRow {
  return {
    unitid: unit,
    credential: 'LPN',
    cip: '51.3901',
    program_tuition_and_fees: 15_000,
    program_length: 1_300,
    length_unit: 'clock hours',
    year: '2023-24',
    basis: 'whole program, not one year',
    ...provenance,
    ...cells,
  };
}

/** Of BSN graduates: 80,000 a year four years after finishing, 20,000 of debt. */
export function outcomeRow(cells: Partial<ProgramOutcomeRow> = {}): ProgramOutcomeRow {
  return {
    unitid: unit,
    opeid6: '001001',
    institution_name: 'Example College',
    state_code: 'OH',
    control: 'public',
    cip4: '51.38',
    credential_level: 3,
    credential_level_name: "Bachelor's Degree",
    credential: 'BSN',
    completers_count: 100,
    median_earnings: 80_000,
    earnings_years_after_completion: 4,
    median_debt: 20_000,
    in_institutions_csv: true,
    release: '2026-06-10',
    ...provenance,
    units_sharing_value: null,
    states_sharing_value: null,
    earners_count: null,
    cohort: 'graduates of 2017-18 and 2018-19',
    earned_in: '2022 and 2023',
    dollars: 2024,
    median_earnings_restated: 84_000,
    earnings_usable: true,
    earnings_usable_reason: null,
    usable_for: ['BSN'],
    ...cells,
  };
}

/** On CCNE's list of BSN programs. */
export function listingRow(cells: Partial<AccreditationRow> = {}): AccreditationRow {
  return {
    institution: 'Example College',
    city: 'Columbus',
    state_slug: 'ohio',
    state_code: 'OH',
    credential: 'BSN',
    level_as_printed: 'Baccalaureate',
    agency: 'CCNE',
    status: 'Accredited',
    initial: null,
    term_ends_or_next_review: null,
    unitid: unit,
    website: null,
    as_of: '2026-10-03',
    check_at: 'https://agency.example/',
    obtained_from: provenance.obtained_from,
    note: null,
    ...cells,
  };
}

export function campusRow(cells: Partial<AccreditationCampusRow> = {}): AccreditationCampusRow {
  return {
    unitid: unit,
    credential: 'BSN',
    agency: 'CCNE',
    listed_as: 'Example University',
    listed_unitid: '100002',
    basis: 'same OPEID-6, listed once for the university',
    ...cells,
  };
}

/** A confirmed accelerated BSN of which nothing else is known. */
export function detailRow(cells: Partial<ProgramDetailRow> = {}): ProgramDetailRow {
  return {
    institution: 'Example College',
    city: 'Columbus',
    state_slug: 'ohio',
    state_code: 'OH',
    credential: 'ABSN',
    program_name: 'Accelerated BSN',
    unitid: unit,
    delivery: null,
    length_months: null,
    credits: null,
    tuition_total_in_state: null,
    tuition_total_out_of_state: null,
    tuition_per_credit: null,
    tuition_year: null,
    min_gpa: null,
    entrance_exam: null,
    min_entrance_exam_score: null,
    website: null,
    ...provenance,
    ...cells,
  };
}

/** The wage area of the school, where students come to class. */
export function areaRow(cells: Partial<InstitutionAreaRow> = {}): InstitutionAreaRow {
  return {
    unitid: unit,
    county: 'Franklin County',
    cbsa_code: '18140',
    area_code: '0018140',
    area_name: 'Columbus, OH',
    area_kind: 'metropolitan',
    undergraduates_online_90: false,
    graduates_online_90: false,
    basis: 'county',
    source_url: provenance.source_url,
    obtained_from: provenance.obtained_from,
    ...cells,
  };
}

/** Mean wage of an occupation in an area. */
export function metroWageRow(area_code: string, soc: string, mean_annual: number): WageMetroRow {
  return {
    ...wageRow('ohio', soc, mean_annual),
    state_slug: 'ohio',
    area_code,
    area_name: 'Columbus, OH',
    area_kind: 'metropolitan',
  };
}

/** A profile of the school: enough first-time full-time students, most of whom come back. */
export function profileRow(cells: Partial<InstitutionProfileRow> = {}): InstitutionProfileRow {
  return {
    ...Object.fromEntries(Object.keys(institutionProfile.row.shape).map((column) => [column, null])),
    unitid: unit,
    retention_full_time_percent: 70,
    retention_full_time_cohort: 200,
    ...cells,
  } as InstitutionProfileRow;
}

/** A price of the accelerated BSN that its school prints. */
export function absnPriceRow(cells: Partial<AbsnPriceRow> = {}): AbsnPriceRow {
  return {
    credential: 'ABSN',
    institution: 'Example College',
    state_code: 'OH',
    unitid: unit,
    control: 'public',
    program_name: 'Accelerated BSN',
    length_months: 15,
    credits: 60,
    total_resident: 52_452,
    total_nonresident: 60_000,
    tuition_year: '2025-26',
    used: true,
    reason: null,
    resident_estimate: null,
    source_url: provenance.source_url,
    ...cells,
  };
}

const boardRow = (cells: Partial<BoardRow>): BoardRow => ({
  state_slug: 'ohio',
  state_code: 'OH',
  publishes_at: null,
  what: null,
  exam_year: null,
  read_directly: false,
  ...cells,
});

/** A BSN for people without an RN license, as a page of the school says. */
export function firstDegreeRow(cells: Partial<FirstDegreeRow> = {}): FirstDegreeRow {
  return {
    unitid: unit,
    name: 'Example College',
    state_code: 'OH',
    first_degree: 'yes',
    confidence: 'high',
    prelicensure_share: null,
    model_completion: 0,
    bsn_degrees_a_year: 100,
    rn_to_bsn_evidence: null,
    evidence: ['page: four years for beginners'],
    source: [provenance.source_url],
    as_of: '2026-11-28',
    ...cells,
  };
}

/** The school closed and has no place in any list. */
export function closureRow(cells: Partial<ClosureRow> = {}): ClosureRow {
  return {
    unitid: unit,
    name: 'Example College',
    state_code: 'OH',
    status: 'closed',
    date: '2024-05',
    enrols: 'no',
    ranked: false,
    successor_unitid: null,
    successor: null,
    new_name: null,
    confidence: 'high',
    note: null,
    source_name: provenance.source_name,
    source_url: provenance.source_url,
    as_of: '2026-11-28',
    ...cells,
  };
}

/** A correction of the BSN of the school. */
export function overrideRow(
  field: CatalogueOverrideRow['field'],
  value = 'yes',
  cells: Partial<CatalogueOverrideRow> = {},
): CatalogueOverrideRow {
  return {
    unitid: unit,
    institution: 'Example College',
    credential: 'BSN',
    field,
    value,
    reason: 'as its page says',
    source_url: provenance.source_url,
    ...cells,
  };
}

/** Growth of wages that restates the earnings of the credentials. */
export function growthRow(
  state_slug: WageGrowthRow['state_slug'],
  soc: string,
  factor: number,
  applies_to: WageGrowthRow['applies_to'],
): WageGrowthRow {
  return {
    state_slug,
    state_code: 'US',
    soc,
    occupation: 'Nurses',
    factor,
    applies_to,
    mean_may_2022: 1,
    mean_may_2023: 1,
    mean_2022_23_in_2024_dollars: 1,
    mean_may_2025: 1,
    cpi_u_2022: 1,
    cpi_u_2023: 1,
    cpi_u_2024: 1,
    basis: 'an example',
    ...provenance,
  };
}

export function wageRow(state_slug: WageRow['state_slug'], soc: string, mean_annual: number): WageRow {
  return {
    state_slug,
    state_code: 'US',
    soc,
    occupation: 'Nurses',
    edition: 'May 2025',
    employment: null,
    employment_rse_percent: null,
    mean_hourly: null,
    mean_annual,
    wage_rse_percent: null,
    p10_annual: null,
    p25_annual: null,
    median_annual: null,
    p75_annual: null,
    p90_annual: null,
    jobs_per_1000: null,
    location_quotient: null,
    notes: null,
    ...provenance,
  };
}

/** Mean wages of every state in the tables made here, dollars a year. */
export const meanWages = { rn: 100_000, lpn: 50_000 };

const wages = areaSlugs.flatMap((state) => [
  wageRow(state, occupations.registeredNurse, meanWages.rn),
  wageRow(state, occupations.licensedPracticalNurse, meanWages.lpn),
]);

/** Returns the constants of a file of the example tables. */
export const constants = (file: ParameterFile): ParameterSet => exampleData().parameters(file);

/** First-time candidates of the nation: nine of ten passed each examination. */
export const nationPercent = 90;
const nation = (['NCLEX-RN', 'NCLEX-PN'] as const).map((exam) =>
  groupRow({ exam, candidates: 100_000, pass_rate_percent: nationPercent }),
);

/** Rows of the tables: what is left out has none. */
export interface Rows {
  readonly institutions?: readonly InstitutionRow[];
  readonly awards?: readonly NursingAwardRow[];
  readonly awardDetails?: readonly NursingAwardDetailRow[];
  readonly programCharges?: readonly NursingProgramTuitionRow[];
  readonly outcomes?: readonly ProgramOutcomeRow[];
  readonly accreditation?: readonly AccreditationRow[];
  readonly campuses?: readonly AccreditationCampusRow[];
  readonly details?: readonly ProgramDetailRow[];
  readonly firstDegrees?: readonly FirstDegreeRow[];
  readonly overrides?: readonly CatalogueOverrideRow[];
  readonly closures?: readonly ClosureRow[];
  readonly nameAliases?: readonly NameAliasRow[];
  readonly profiles?: readonly InstitutionProfileRow[];
  readonly areas?: readonly InstitutionAreaRow[];
  readonly metroWages?: readonly WageMetroRow[];
  readonly absnPrices?: readonly AbsnPriceRow[];
  readonly boards?: readonly Partial<BoardRow>[];
  readonly results?: readonly PassRateRow[];
}

/** Makes data of rows, with prices derived from them, equal wages everywhere and the constants of the examples. */
export function dataOfRows({
  institutions = [institutionRow()],
  awards = [],
  awardDetails = [],
  programCharges = [],
  outcomes = [],
  accreditation = [],
  campuses = [],
  details = [],
  firstDegrees = [],
  overrides = [],
  closures = [],
  nameAliases = [],
  profiles = [],
  areas = [],
  metroWages = [],
  absnPrices = [],
  boards = [],
  results = [],
}: Rows): Data {
  const tuitionYears = (credential: Degree) => constants('programs').number('tuition_years', credential);
  const prices = derivePrices({
    institutions,
    awards,
    awardDetails,
    programCharges,
    programDetails: details,
    profiles,
    firstDegrees,
    overrides,
    rules: constants('derivations'),
    tuitionYears,
  });
  return dataFrom({
    institutions,
    nursing_awards: awards,
    nursing_awards_detail: awardDetails,
    nursing_program_tuition: programCharges,
    program_outcomes: outcomes,
    accreditation,
    accreditation_campuses: campuses,
    program_details: details,
    prices,
    first_degree_bsn: firstDegrees,
    catalogue_overrides: overrides,
    closures,
    name_aliases: nameAliases,
    institution_profile: profiles,
    institution_areas: areas,
    institutions_location: [],
    net_price_by_income: [],
    wages_metro: metroWages,
    absn_prices: absnPrices,
    price_by_state: derivePriceByState({ prices, closures, bachelorYears: tuitionYears('BSN') }),
    wages,
    boards: boards.map(boardRow),
    pass_rates: results,
    nclex_national: nation,
    programs: constants('programs').rows,
    'outcomes-score': constants('outcomes-score').rows,
    'program-finder': constants('program-finder').rows,
  });
}

export const catalogueOf = (rows: Rows, sponsored?: ReadonlySet<string>): Catalogue =>
  programCatalogue(dataOfRows(rows), sponsored);

/** The program of a unit. @throws Error when the catalogue has none. */
export function programOf(
  { programs, institutions }: Catalogue,
  credential: CatalogueCredential,
  unitid = unit,
): Program {
  const found = programs.find(
    (program) =>
      program.credential === credential && institutions.get(program.facts.slug)?.ipeds?.unitid === unitid,
  );
  if (!found) throw new Error(`The catalogue has no ${credential} of ${unitid}`);
  return found;
}

/** Ids of the programs, as slug and credential. */
export const idsOf = ({ programs }: Catalogue): string[] => programs.map(({ id }) => id);

/** A whole state's table of results: the one row that makes it one, of a school outside the examples. */
export const tableOf = (cells: Partial<PassRateRow> = {}): PassRateRow =>
  programRow({
    institution_name: 'Another College',
    program_name: 'Another program',
    unitid: '999999',
    verification: 'transcribed',
    ...cells,
  });
