import { nation } from '../geography';
import type { TableName } from '../registry';
import { type Corpus, contentTable, recordKey, type TableContent } from './corpus';
import type { Failure } from './failure';
import { printedRate } from './printed-rate';
import { smallCohortLeft } from './subtraction';

/** Checks between columns and tables that no single declaration says. */
type ConsistencyCheck = (corpus: Corpus) => Failure[];

const countOf = (text: string | undefined) => Number(text ?? '');

/**
 * Rows whose source prints a rate that its own counts do not make, by state, examination, group and period. They
 * are kept as printed and noted at the table.
 */
const contradictoryInPrint: ReadonlySet<string> = new Set([
  JSON.stringify(['arkansas', 'NCLEX-RN', 'graduates of Arkansas baccalaureate programs', '2012']),
]);

function rateFailures({ name, table, records }: TableContent): Failure[] {
  return records.flatMap((record, index) => {
    if (contradictoryInPrint.has(recordKey(record, table.primaryKey))) return [];
    const { candidates = '', passed = '', pass_rate_percent: rate = '' } = record;
    const failure = (column: string, reason: string) => [{ table: name, record: index + 1, column, reason }];
    if (passed !== '' && countOf(passed) > countOf(candidates)) {
      return failure('passed', `${passed} of ${candidates} candidates cannot have passed`);
    }
    if (rate === '') return passed === '' ? failure('pass_rate_percent', 'neither passes nor a rate') : [];
    if (printedRate(rate, countOf(candidates), passed === '' ? null : countOf(passed))) return [];
    const counts = passed === '' ? 'a whole number' : passed;
    return failure('pass_rate_percent', `${rate} percent is not ${counts} of ${candidates} candidates`);
  });
}

/** A printed rate is a whole number of passes over the candidates, rounded or cut; a row without one has its passes. */
const passRates: ConsistencyCheck = (corpus) => [
  ...rateFailures(contentTable(corpus, 'pass_rates')),
  ...rateFailures(contentTable(corpus, 'nclex_national')),
];

/** No small cohort that was left out can be got back by subtracting programs from the total of their state. */
const recoverableCohorts: ConsistencyCheck = (corpus) => {
  const programs = contentTable(corpus, 'pass_rates').records;
  const { name, records } = contentTable(corpus, 'nclex_national');
  const shared = ['state_slug', 'exam', 'period_label'];
  return records.flatMap((total, index) => {
    if (total['state_slug'] === nation.slug) return [];
    const members = programs.filter((record) => recordKey(record, shared) === recordKey(total, shared));
    const types = new Set(members.map((record) => record['program_type']));
    const groups = [
      members,
      ...[...types].map((type) => members.filter((row) => row['program_type'] === type)),
    ];
    return groups
      .map((group) => group.map(({ candidates }) => countOf(candidates)))
      .map((parts) => smallCohortLeft(countOf(total['candidates']), parts))
      .filter((left) => left !== undefined)
      .map((left) => ({
        table: name,
        record: index + 1,
        column: 'candidates',
        reason: `less its programs leaves a cohort of ${left}, which must not be recoverable`,
      }));
  });
};

/** The awards of an institution are the sum of their detail. */
const awardTotals: ConsistencyCheck = (corpus) => {
  const years = ['completions_2022_23', 'completions_2023_24'];
  const key = ['unitid', 'credential'];
  const sums = new Map<string, number>();
  for (const record of contentTable(corpus, 'nursing_awards_detail').records) {
    for (const year of years) {
      const place = `${recordKey(record, key)} ${year}`;
      sums.set(place, (sums.get(place) ?? 0) + countOf(record[year]));
    }
  }
  const { name, records } = contentTable(corpus, 'nursing_awards');
  return records.flatMap((record, index) =>
    years.flatMap((year) => {
      const sum = sums.get(`${recordKey(record, key)} ${year}`) ?? 0;
      if (countOf(record[year]) === sum) return [];
      const reason = `${record[year]} is not the sum of the detail (${sum})`;
      return [{ table: name, record: index + 1, column: year, reason }];
    }),
  );
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

/** By the tables that each one is about. */
const consistencyChecks: readonly {
  readonly tables: readonly TableName[];
  readonly check: ConsistencyCheck;
}[] = [
  { tables: ['pass_rates', 'nclex_national'], check: passRates },
  { tables: ['pass_rates', 'nclex_national'], check: recoverableCohorts },
  { tables: ['nursing_awards', 'nursing_awards_detail'], check: awardTotals },
  { tables: ['program_outcomes'], check: outcomeUnits },
];

const aboutTable = (name: string) =>
  consistencyChecks.filter(({ tables }) => tables.some((table) => table === name));

export const isCheckedForConsistency = (name: string) => aboutTable(name).length > 0;

/** What is wrong between columns and tables: everywhere, or as far as one table is concerned. */
export function consistencyFailures(corpus: Corpus, name?: TableName): Failure[] {
  const checks = name === undefined ? consistencyChecks : aboutTable(name);
  return checks.flatMap(({ check }) => check(corpus));
}
