import { group } from 'd3-array';
import type { AreaSlug, StateSlug } from '@/lib/places/states';
import type { Degree, EarningsCredential, ProgramCredential } from './credentials';
import { parseCsv } from './csv';
import { once, oncePerProcess } from './once';
import { type ParameterSet, parameterSet } from './parameters';
import { readContent } from './read';
import { type TableName, tables } from './registry';
import { indexRows, type Row } from './table';
import type { AbsnPriceRow } from './tables/absn-prices';
import { type LoanParameterRow, type LoanRepaymentRow, loanAppliesTo, type NetPriceRow } from './tables/aid';
import type { NursingAwardDetailRow, NursingAwardRow } from './tables/awards';
import type {
  CatalogueOverrideRow,
  ClosureRow,
  FirstDegreeRow,
  NameAliasRow,
} from './tables/catalogue-facts';
import type { AdvancedDegree, CredentialMultiplierRow } from './tables/credential-multipliers';
import type { GraduateEarningsRow } from './tables/graduate-earnings';
import type { InstitutionProfileRow } from './tables/institution-profile';
import type { InstitutionRow } from './tables/institutions';
import type { RppRow } from './tables/labor-market';
import type { ProgramOutcomeRow } from './tables/outcomes';
import type { ParameterFile, TypicalEntrantRow } from './tables/parameters';
import type { BoardRow } from './tables/pass-rates';
import type { InstitutionAreaRow, InstitutionLocationRow } from './tables/places';
import type { PriceByStateRow, PriceRow } from './tables/prices';
import type { WageGrowthRow } from './tables/wage-growth';
import type { WageMetroRow, WageRow } from './tables/wages';
import { dataVersion } from './version';

/** The rows of every table by its name in the registry. */
export type TableRows = { readonly [N in TableName]: readonly Row<(typeof tables)[N]>[] };

type ReadRows = <N extends TableName>(table: N) => TableRows[N];

/**
 * Every table and constant that an answer or a page may use. It is an argument everywhere, so that a test can hand in
 * other tables (`dataFrom`). A table is parsed on first use, and once.
 */
export interface Data {
  /** Names the tables and constants that an answer was computed from. */
  readonly version: string;
  /** Rows in the order of the table. */
  readonly rows: ReadRows;
  parameters(file: ParameterFile): ParameterSet;
  /** @throws Error when the table has no such row: every area has a row for the occupations of the calculators. */
  wage(area: AreaSlug, soc: string): WageRow;
  /** Undefined where BLS published nothing. */
  findWage(area: AreaSlug, soc: string): WageRow | undefined;
  /** Wages of the metropolitan and nonmetropolitan areas that BLS files under a state. */
  metroWages(state: StateSlug): readonly WageMetroRow[];
  /** Undefined where BLS published nothing for the area. */
  metroWage(areaCode: string, soc: string): WageMetroRow | undefined;
  /** What earnings of 2022-23 are restated by. @throws Error when the table has no such row. */
  wageGrowth(area: AreaSlug, soc: string): WageGrowthRow;
  /** Pay of an advanced degree relative to the state's RNs. @throws Error when the table has no such row. */
  credentialMultiplier(state: StateSlug, degree: AdvancedDegree): CredentialMultiplierRow;
  /** Terms of federal loans for a degree, one row a constant. */
  loanParameters(degree: Degree): readonly LoanParameterRow[];
  /** @throws Error when the area has no price level: every area has one. */
  priceLevel(area: AreaSlug): RppRow;
  /** Undefined where no institution of that control has a price for the credential. */
  price(area: AreaSlug, credential: Degree, control: PriceByStateRow['control']): PriceByStateRow | undefined;
  /** Undefined where the institution has no price row for the degree. */
  institutionPrice(unitid: string, degree: Degree): PriceRow | undefined;
  /** Earnings and debt of an institution's graduates, one row a field and level. */
  programOutcomes(unitid: string): readonly ProgramOutcomeRow[];
  /** Undefined where no program of the area has a published value. */
  graduateEarnings(area: AreaSlug, credential: EarningsCredential): GraduateEarningsRow | undefined;
  /** @throws Error when the credential has no baseline. */
  typicalEntrant(credential: ProgramCredential): TypicalEntrantRow;
  institution(unitid: string): InstitutionRow | undefined;
  institutionsIn(state: StateSlug): readonly InstitutionRow[];
  /** Newest place of an institution. */
  institutionLocation(unitid: string): InstitutionLocationRow | undefined;
  /** Wage area of an institution. */
  institutionArea(unitid: string): InstitutionAreaRow | undefined;
  institutionProfile(unitid: string): InstitutionProfileRow | undefined;
  /** Undefined where nothing is known to have happened to the institution. */
  closure(unitid: string): ClosureRow | undefined;
  nameAliases(unitid: string): readonly NameAliasRow[];
  /** Whom the BSN of an institution is for; undefined where it awards none. */
  firstDegree(unitid: string): FirstDegreeRow | undefined;
  /** Corrections of an institution's entries. @param institution its unitid, or its name where it has none. */
  overrides(institution: string): readonly CatalogueOverrideRow[];
  /** Printed prices of an institution's accelerated BSN and entry MSN, used or not. */
  absnPrices(unitid: string): readonly AbsnPriceRow[];
  /** Price after grants, by family income. */
  netPrice(unitid: string): NetPriceRow | undefined;
  loanRepayment(unitid: string): LoanRepaymentRow | undefined;
  /** Awards of an institution, one row a credential. */
  awards(unitid: string): readonly NursingAwardRow[];
  /** Awards of an institution by field of study and level. */
  awardDetails(unitid: string): readonly NursingAwardDetailRow[];
  /** Where the board of a state publishes pass rates. */
  board(state: StateSlug): BoardRow | undefined;
}

function present<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`The data has no ${what}`);
  return row;
}

/** Indexes tables on first use. `read` is asked for each table once. */
export function indexedData(version: string, read: ReadRows): Data {
  const parsed = new Map<TableName, readonly unknown[]>();
  const rows = <N extends TableName>(table: N) => {
    const kept = parsed.get(table) ?? read(table);
    parsed.set(table, kept);
    return kept as TableRows[N];
  };
  type RowOf<N extends TableName> = TableRows[N][number];
  const unique = <N extends TableName>(table: N, key: (row: RowOf<N>) => string) =>
    once(() => indexRows<RowOf<N>>(rows(table), key));
  const grouped = <N extends TableName>(table: N, key: (row: RowOf<N>) => string) =>
    once((): ReadonlyMap<string, readonly RowOf<N>[]> => group(rows(table) as Iterable<RowOf<N>>, key));

  const wages = unique('wages', (row) => `${row.state_slug}|${row.soc}`);
  const metroWages = grouped('wages_metro', (row) => row.state_slug);
  const metroWagesByArea = unique('wages_metro', (row) => `${row.area_code}|${row.soc}`);
  const institutionPrices = unique('prices', (row) => `${row.unitid}|${row.credential}`);
  const outcomes = grouped('program_outcomes', (row) => row.unitid);
  const priceLevels = unique('rpp', (row) => row.state_slug);
  const prices = unique('price_by_state', (row) => `${row.state_slug}|${row.credential}|${row.control}`);
  const earnings = unique('graduate_earnings_by_state', (row) => `${row.state_slug}|${row.credential}`);
  const entrants = unique('typical-entrants', (row) => row.credential);
  const institutions = unique('institutions', (row) => row.unitid);
  const institutionsByState = grouped('institutions', (row) => row.state_slug);
  const awards = grouped('nursing_awards', (row) => row.unitid);
  const awardDetails = grouped('nursing_awards_detail', (row) => row.unitid);
  const locations = unique('institutions_location', (row) => row.unitid);
  const areas = unique('institution_areas', (row) => row.unitid);
  const profiles = unique('institution_profile', (row) => row.unitid);
  const closures = unique('closures', (row) => row.unitid);
  const aliases = grouped('name_aliases', (row) => row.unitid);
  const firstDegrees = unique('first_degree_bsn', (row) => row.unitid);
  const overrides = grouped('catalogue_overrides', (row) => row.unitid ?? row.institution);
  const absnPrices = grouped('absn_prices', (row) => row.unitid ?? '');
  const netPrices = unique('net_price_by_income', (row) => row.unitid);
  const repayments = unique('loan_repayment', (row) => row.unitid);
  const growth = unique('wage_growth', (row) => `${row.state_slug}|${row.soc}`);
  const multipliers = unique(
    'credential_multipliers_by_state',
    (row) => `${row.state_slug}|${row.credential}`,
  );
  const boards = unique('boards', (row) => row.state_slug);
  const parameterSets = new Map<ParameterFile, ParameterSet>();

  const findWage = (area: AreaSlug, soc: string) => wages().get(`${area}|${soc}`);
  return {
    version,
    rows,
    parameters(file) {
      const set = parameterSets.get(file) ?? parameterSet(file, rows(file));
      parameterSets.set(file, set);
      return set;
    },
    findWage,
    wage: (area, soc) => present(findWage(area, soc), `wage of ${soc} for ${area}`),
    metroWages: (state) => metroWages().get(state) ?? [],
    metroWage: (areaCode, soc) => metroWagesByArea().get(`${areaCode}|${soc}`),
    institutionPrice: (unitid, degree) => institutionPrices().get(`${unitid}|${degree}`),
    programOutcomes: (unitid) => outcomes().get(unitid) ?? [],
    priceLevel: (area) => present(priceLevels().get(area), `price level of ${area}`),
    price: (area, credential, control) => prices().get(`${area}|${credential}|${control}`),
    graduateEarnings: (area, credential) => earnings().get(`${area}|${credential}`),
    typicalEntrant: (credential) => present(entrants().get(credential), `typical entrant for ${credential}`),
    institution: (unitid) => institutions().get(unitid),
    institutionsIn: (state) => institutionsByState().get(state) ?? [],
    awards: (unitid) => awards().get(unitid) ?? [],
    awardDetails: (unitid) => awardDetails().get(unitid) ?? [],
    institutionLocation: (unitid) => locations().get(unitid),
    institutionArea: (unitid) => areas().get(unitid),
    institutionProfile: (unitid) => profiles().get(unitid),
    closure: (unitid) => closures().get(unitid),
    nameAliases: (unitid) => aliases().get(unitid) ?? [],
    firstDegree: (unitid) => firstDegrees().get(unitid),
    overrides: (institution) => overrides().get(institution) ?? [],
    absnPrices: (unitid) => absnPrices().get(unitid) ?? [],
    netPrice: (unitid) => netPrices().get(unitid),
    loanRepayment: (unitid) => repayments().get(unitid),
    wageGrowth: (area, soc) => present(growth().get(`${area}|${soc}`), `wage growth of ${soc} for ${area}`),
    credentialMultiplier: (state, degree) =>
      present(multipliers().get(`${state}|${degree}`), `multiplier of ${degree} for ${state}`),
    loanParameters: (degree) => rows('loan-parameters').filter((row) => loanAppliesTo(row, degree)),
    board: (state) => boards().get(state),
  };
}

/**
 * Parses tables from the text of their files.
 * @param readText returns the text of a file by its path below `content/`.
 * @throws Error, on first use of a table, naming the record and column of its first bad cell.
 */
export function readData(version: string, readText: (file: string) => string): Data {
  const read = <N extends TableName>(name: N) => {
    const { file, row } = tables[name];
    return parseCsv(file, readText(file), row) as unknown as TableRows[N];
  };
  return indexedData(version, read);
}

/** The data of `content/`: each table is parsed once per process, on first use. */
export const loadData = oncePerProcess('data', () => readData(dataVersion(), readContent));

/**
 * Makes data of a few rows, for tests.
 * @param base where the other tables come from; without it, asking for one throws.
 * @example dataFrom({ wages: [wageRow({ state_slug: 'ohio', mean_annual: 80_000 })] }).findWage('ohio', '29-1141')
 */
export function dataFrom(given: Partial<TableRows>, base?: Data): Data {
  return indexedData(
    base?.version ?? 'example',
    (table) => given[table] ?? present(base, `table ${table}`).rows(table),
  );
}
