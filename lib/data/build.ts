import type { z } from 'zod';
import { type ContentFiles, contentText } from './content';
import type { Degree } from './credentials';
import { parseCsv, readHeader, readRecords, writeRecords } from './csv';
import { contentPackages, describePackage, packageFile } from './datapackage';
import { deriveAbsnPrices } from './derive/absn-prices';
import { deriveMultipliersByState } from './derive/credential-multipliers';
import { deriveGraduateEarnings } from './derive/graduate-earnings';
import { deriveNationalMultipliers } from './derive/national-multipliers';
import { derivePriceByState } from './derive/price-by-state';
import { derivePrices } from './derive/prices';
import { deriveProgramEarnings } from './derive/program-earnings';
import { deriveWageGrowth } from './derive/wage-growth';
import { type ParameterSet, parameterSet } from './parameters';
import { readmeFile, writeReadme } from './readme';
import { tables } from './registry';
import type { Table } from './table';
import { writeTable } from './write';

/** Rows of a table from the files. @throws Error when the file is missing or a row breaks its schema. */
function rowsOf<S extends z.ZodObject>(files: ContentFiles, table: Table<S>): z.output<S>[] {
  return parseCsv(table.file, contentText(files, table.file), table.row);
}

type Read = <S extends z.ZodObject>(table: Table<S>) => z.output<S>[];

/** Prices, and their medians by state. */
function derivePriceTables(read: Read, rules: ParameterSet): [string, string][] {
  const programs = parameterSet('programs', read(tables.programs));
  const tuitionYears = (credential: Degree) => programs.number('tuition_years', credential);
  const institutions = read(tables.institutions);
  const programDetails = read(tables.program_details);
  const prices = derivePrices({
    institutions,
    awards: read(tables.nursing_awards),
    awardDetails: read(tables.nursing_awards_detail),
    programCharges: read(tables.nursing_program_tuition),
    programDetails,
    profiles: read(tables.institution_profile),
    firstDegrees: read(tables.first_degree_bsn),
    overrides: read(tables.catalogue_overrides),
    rules,
    tuitionYears,
  });
  const closures = read(tables.closures);
  const priceByState = derivePriceByState({ prices, closures, bachelorYears: tuitionYears('BSN') });
  const collected = read(tables.absn_prices);
  const absnPrices = deriveAbsnPrices({ collected, programDetails, institutions, rules });
  return [
    [tables.prices.file, writeTable(tables.prices, prices)],
    [tables.price_by_state.file, writeTable(tables.price_by_state, priceByState)],
    [tables.absn_prices.file, writeTable(tables.absn_prices, absnPrices)],
  ];
}

/** Growth of wages, what graduates earn at the newest wages, and multipliers of pay. */
function derivePayTables(files: ContentFiles, read: Read, rules: ParameterSet): [string, string][] {
  const wages = read(tables.wages);
  const growth = deriveWageGrowth(read(tables.wage_growth), wages);
  const outcomes = deriveProgramEarnings({
    outcomes: read(tables.program_outcomes),
    growth,
    awardDetails: read(tables.nursing_awards_detail),
    firstDegrees: read(tables.first_degree_bsn),
    rules,
  });
  const earnings = deriveGraduateEarnings(outcomes, growth, wages);
  const inputs = { outcomes, growth, wages, rules };
  const national = tables['credential-multipliers'].file;
  const records = readRecords(contentText(files, national));
  return [
    [tables.wage_growth.file, writeTable(tables.wage_growth, growth)],
    [tables.program_outcomes.file, writeTable(tables.program_outcomes, outcomes)],
    [tables.graduate_earnings_by_state.file, writeTable(tables.graduate_earnings_by_state, earnings)],
    [
      tables.credential_multipliers_by_state.file,
      writeTable(tables.credential_multipliers_by_state, deriveMultipliersByState(inputs)),
    ],
    [
      national,
      writeRecords(
        readHeader(contentText(files, national)),
        deriveNationalMultipliers(records, inputs).map((record) => Object.values(record)),
      ),
    ],
  ];
}

/**
 * The tables that are derived from others, as CSV text by path. One that is derived in part keeps its other cells.
 * @throws Error when a table that they are derived from is missing or broken.
 */
export function deriveTables(files: ContentFiles): Map<string, string> {
  const read: Read = (table) => rowsOf(files, table);
  const rules = parameterSet('derivations', read(tables.derivations));
  return new Map([...derivePriceTables(read, rules), ...derivePayTables(files, read, rules)]);
}

/**
 * Everything that is made and not written by hand: the derived tables, the datapackages and the lists of tables
 * in the READMEs. The same files give the same bytes.
 *
 * @returns text by path below `content/`.
 * @throws Error when a file that is needed is missing or broken.
 */
export function buildContent(files: ContentFiles): Map<string, string> {
  const built = deriveTables(files);
  const complete = new Map([...files, ...built]);
  for (const contentPackage of contentPackages) {
    const { folder } = contentPackage;
    built.set(packageFile(folder), describePackage(contentPackage, complete));
    built.set(readmeFile(folder), writeReadme(folder, complete));
  }
  return built;
}
