import { rollup, sum } from 'd3-array';
import { degrees } from '../credentials';
import type { CsvRecord } from '../csv';
import type { TableName } from '../registry';
import { type Corpus, contentTable } from './corpus';
import type { Failure } from './failure';
import { counts, importedRows, matchedUnits, periods, programsOnce } from './pass-rates/checks';
import { recoverableParts, recoverablePrograms } from './recoverable';

type ConsistencyCheck = (corpus: Corpus) => Failure[];

const countOf = (text: string | undefined) => Number(text ?? '');

/**
 * Credentials that the awards tell apart with the lists of accreditors beside, the detail by code alone: only their
 * sum is the same in both.
 */
const readTwice: ReadonlySet<string> = new Set(['DNP', 'PHD', 'OTHER']);

const awardGroup = ({ unitid = '', credential = '' }: CsvRecord) =>
  JSON.stringify([unitid, readTwice.has(credential) ? [...readTwice] : [credential]]);

/** Sums of a column by institution and credential. */
function awardSums(records: readonly CsvRecord[], year: string): ReadonlyMap<string, number> {
  return rollup(records, (group) => sum(group, (record) => countOf(record[year])), awardGroup);
}

/** The awards of an institution are the sum of their detail. */
const awardTotals: ConsistencyCheck = (corpus) => {
  const { name, records } = contentTable(corpus, 'nursing_awards');
  const details = contentTable(corpus, 'nursing_awards_detail').records;
  return ['completions_previous_year', 'completions_latest_year'].flatMap((year) => {
    const sums = awardSums(records, year);
    const detailSums = awardSums(details, year);
    return records.flatMap((record, index) => {
      const [total, expected] = [sums.get(awardGroup(record)), detailSums.get(awardGroup(record)) ?? 0];
      if (total === expected) return [];
      const reason = `${total} is not the sum of the detail (${expected})`;
      return [{ table: name, record: index + 1, column: year, reason }];
    });
  });
};

/** Outcomes say rightly whether the unit is among the institutions. */
const outcomeUnits: ConsistencyCheck = (corpus) => {
  const units = new Set(contentTable(corpus, 'institutions').records.map((record) => record['unitid']));
  const { name, records } = contentTable(corpus, 'program_outcomes');
  return records.flatMap((record, index) => {
    const { unitid, in_institutions_csv: flag } = record;
    if (flag === String(units.has(unitid))) return [];
    const reason = `${flag}, but institutions ${units.has(unitid) ? 'has' : 'does not have'} ${unitid}`;
    return [{ table: name, record: index + 1, column: 'in_institutions_csv', reason }];
  });
};

const unitsOf = (corpus: Corpus, name: TableName, has: (record: CsvRecord) => boolean = () => true) =>
  new Set(
    contentTable(corpus, name)
      .records.filter(has)
      .map(({ unitid = '' }) => unitid),
  );

/** Tables with one row for each unit, and the units that they must have. */
const unitTables: readonly { readonly name: TableName; units(corpus: Corpus): ReadonlySet<string> }[] = [
  { name: 'institution_areas', units: (corpus) => unitsOf(corpus, 'institutions') },
  { name: 'institutions_location', units: (corpus) => unitsOf(corpus, 'institutions') },
  {
    name: 'first_degree_bsn',
    units: (corpus) => unitsOf(corpus, 'nursing_awards', ({ credential }) => credential === 'BSN'),
  },
];

/** Every unit that needs a row has one. */
const unitRows: ConsistencyCheck = (corpus) =>
  unitTables.flatMap(({ name, units }) => {
    const present = unitsOf(corpus, name);
    return [...units(corpus)]
      .filter((unit) => !present.has(unit))
      .map((unit) => ({ table: name, record: null, column: 'unitid', reason: `has no row for ${unit}` }));
  });

/** Constants of loans that every degree must have: the rate, and the term of the smallest debt. */
const loanConstants = ['rate_percent', 'years_from_0'];

/** Every degree has one rate and a term for any debt. */
const loanTerms: ConsistencyCheck = (corpus) => {
  const { name, records } = contentTable(corpus, 'loan-parameters');
  return loanConstants.flatMap((parameter) =>
    degrees.flatMap((degree) => {
      const rows = records.filter(
        (record) => record['parameter'] === parameter && record['applies_to']?.split(';').includes(degree),
      );
      if (rows.length === 1) return [];
      const reason = `${rows.length} rows of ${parameter} for ${degree}`;
      return [{ table: name, record: null, column: 'parameter, applies_to', reason }];
    }),
  );
};

/** By the tables that each one is about. */
const consistencyChecks: readonly {
  readonly tables: readonly TableName[];
  readonly check: ConsistencyCheck;
}[] = [
  { tables: ['pass_rates', 'nclex_national'], check: counts },
  { tables: ['pass_rates', 'boards', 'publisher_hosts'], check: importedRows },
  { tables: ['pass_rates'], check: programsOnce },
  { tables: ['pass_rates', 'nclex_national'], check: recoverablePrograms },
  { tables: ['pass_rates'], check: recoverableParts },
  { tables: ['nclex_national'], check: periods },
  { tables: ['pass_rates', 'institution_aliases'], check: matchedUnits },
  { tables: ['nursing_awards', 'nursing_awards_detail'], check: awardTotals },
  { tables: ['program_outcomes'], check: outcomeUnits },
  { tables: ['institution_areas', 'institutions_location', 'first_degree_bsn'], check: unitRows },
  { tables: ['loan-parameters'], check: loanTerms },
];

const aboutTable = (name: string) =>
  consistencyChecks.filter(({ tables }) => tables.some((table) => table === name));

export const isCheckedForConsistency = (name: string) => aboutTable(name).length > 0;

/** What is wrong between columns and tables: everywhere, or in one table. */
export function consistencyFailures(corpus: Corpus, name?: TableName): Failure[] {
  const checks = name === undefined ? consistencyChecks : aboutTable(name);
  return checks.flatMap(({ check }) => check(corpus));
}
