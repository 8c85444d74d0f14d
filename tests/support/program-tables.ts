import { type Degree, occupations } from '@/lib/data/credentials';
import { type Data, dataFrom } from '@/lib/data/data';
import { derivePriceByState } from '@/lib/data/derive/price-by-state';
import { derivePrices } from '@/lib/data/derive/prices';
import type { ParameterSet } from '@/lib/data/parameters';
import type { AbsnPriceRow } from '@/lib/data/tables/absn-prices';
import type { AccreditationCampusRow, AccreditationRow } from '@/lib/data/tables/accreditation';
import type { NursingAwardDetailRow, NursingAwardRow } from '@/lib/data/tables/awards';
import type {
  CatalogueOverrideRow,
  ClosureRow,
  FirstDegreeRow,
  NameAliasRow,
} from '@/lib/data/tables/catalogue-facts';
import type { InstitutionProfileRow } from '@/lib/data/tables/institution-profile';
import type { InstitutionRow, NursingProgramTuitionRow } from '@/lib/data/tables/institutions';
import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import type { ParameterFile } from '@/lib/data/tables/parameters';
import type { BoardRow } from '@/lib/data/tables/pass-rates';
import type { InstitutionAreaRow } from '@/lib/data/tables/places';
import type { ProgramDetailRow } from '@/lib/data/tables/program-details';
import type { WageMetroRow } from '@/lib/data/tables/wages';
import type { PassRateRow } from '@/lib/pass-rates/rate';
import { areaSlugs } from '@/lib/places/states';
import { programCatalogue } from '@/lib/programs/catalogue/catalogue';
import type { CatalogueCredential } from '@/lib/programs/credentials';
import type { Catalogue, Program } from '@/lib/programs/program';
import { exampleData } from './data';
import { groupRow, programRow } from './pass-rates';
import { boardRow, institutionRow } from './program-rows/schools';
import { unit } from './program-rows/unit';
import { wageRow } from './program-rows/wages';

export * from './program-rows/accreditation';
export * from './program-rows/awards';
export * from './program-rows/outcomes';
export * from './program-rows/prices';
export * from './program-rows/schools';
export * from './program-rows/unit';
export * from './program-rows/wages';

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
