import type { AreaSlug } from '@/lib/places/states';
import type { Degree, OutcomesCredential, ProgramCredential } from './credentials';
import { type ParameterSet, parameterSet } from './parameters';
import { indexRows, readTable } from './table';
import { type AdmissionRubricRow, admissionRubrics } from './tables/admission-rubrics';
import { type GraduateEarningsRow, graduateEarningsByState } from './tables/graduate-earnings';
import {
  type ParameterFile,
  parameterTables,
  type ReadinessBandRow,
  readinessBands,
  type TypicalEntrantRow,
  typicalEntrants,
} from './tables/parameters';
import { type PriceByStateRow, priceByState } from './tables/prices';
import { type WageRow, wages } from './tables/wages';
import { dataVersion } from './version';

/**
 * Everything a calculator may read. Calculators take it as an argument, so that they stay pure and a test can
 * hand them another table.
 */
export interface Data {
  /** Names the tables and constants that an answer was computed from. */
  readonly version: string;
  /** @throws Error when the table has no such row: every area has a row for the occupations used. */
  wage(area: AreaSlug, soc: string): WageRow;
  /** Undefined where no institution of that control has a price for the credential. */
  price(area: AreaSlug, credential: Degree, control: PriceByStateRow['control']): PriceByStateRow | undefined;
  /** Undefined where no program of the area has a published value. */
  graduateEarnings(area: AreaSlug, credential: OutcomesCredential): GraduateEarningsRow | undefined;
  parameters(file: ParameterFile): ParameterSet;
  /** @throws Error when the credential has no baseline. */
  typicalEntrant(credential: ProgramCredential): TypicalEntrantRow;
  /** Highest band first. */
  readonly readinessBands: readonly ReadinessBandRow[];
  /** Evidence behind the readiness weights, in the order of the table. */
  readonly admissionRubrics: readonly AdmissionRubricRow[];
}

function load(): Data {
  const wageIndex = indexRows(readTable(wages), (row) => `${row.state_slug}|${row.soc}`);
  const priceIndex = indexRows(
    readTable(priceByState),
    (row) => `${row.state_slug}|${row.credential}|${row.control}`,
  );
  const earningsIndex = indexRows(
    readTable(graduateEarningsByState),
    (row) => `${row.state_slug}|${row.credential}`,
  );
  const entrantIndex = indexRows(readTable(typicalEntrants), (row) => row.credential);
  const parameterSets = new Map(
    Object.entries(parameterTables).map(([file, table]) => [file, parameterSet(file, readTable(table))]),
  );
  const present = <T>(row: T | undefined, what: string): T => {
    if (row === undefined) throw new Error(`The data has no ${what}`);
    return row;
  };
  return {
    version: dataVersion(),
    wage: (area, soc) => present(wageIndex.get(`${area}|${soc}`), `wage of ${soc} for ${area}`),
    price: (area, credential, control) => priceIndex.get(`${area}|${credential}|${control}`),
    graduateEarnings: (area, credential) => earningsIndex.get(`${area}|${credential}`),
    parameters: (file) => present(parameterSets.get(file), `parameters called ${file}`),
    typicalEntrant: (credential) =>
      present(entrantIndex.get(credential), `typical entrant for ${credential}`),
    readinessBands: readTable(readinessBands),
    admissionRubrics: readTable(admissionRubrics),
  };
}

let loaded: Data | undefined;

/** The data, read and validated from `content/` on first use. @throws Error on the first row that breaks its schema. */
export function loadData(): Data {
  loaded ??= load();
  return loaded;
}
