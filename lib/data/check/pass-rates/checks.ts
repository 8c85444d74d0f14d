import type { CsvRecord } from '../../csv';
import { recordPeriod } from '../../period';
import type { TableName } from '../../registry';
import { type Corpus, contentTable, recordKey, type TableContent } from '../corpus';
import type { Failure } from '../failure';
import { unitMatcher } from '../unit-matcher';
import { countProblems, publisherHosts, type RowProblem, rowProblems } from './rules';
import { countedTwice, describeCountedTwice } from './same-program';

/**
 * Rows whose source prints a rate that its own counts do not make, by state, examination, group and period. They
 * are kept as printed and noted at the table.
 */
const contradictoryInPrint: ReadonlySet<string> = new Set([
  JSON.stringify(['arkansas', 'NCLEX-RN', 'graduates of Arkansas baccalaureate programs', '2012']),
]);

const rowFailures = (
  { name, records }: TableContent,
  problemsOf: (record: CsvRecord) => readonly RowProblem[],
): Failure[] =>
  records.flatMap((record, index) =>
    problemsOf(record).map((problem) => ({ table: name, record: index + 1, ...problem })),
  );

/** A printed rate is a whole number of passes over the candidates, rounded or cut; a row without one has its passes. */
export function counts(corpus: Corpus): Failure[] {
  return [contentTable(corpus, 'pass_rates'), contentTable(corpus, 'nclex_national')].flatMap((content) =>
    rowFailures(content, (record) =>
      contradictoryInPrint.has(recordKey(record, content.table.primaryKey)) ? [] : countProblems(record),
    ),
  );
}

/** A row of the table is one that the importer would take. */
export function importedRows(corpus: Corpus): Failure[] {
  const content = contentTable(corpus, 'pass_rates');
  const hostsOf = publisherHosts(
    contentTable(corpus, 'boards').records,
    contentTable(corpus, 'publisher_hosts').records,
  );
  const month = new Date().toISOString().slice(0, '2026-11'.length);
  return rowFailures(content, (record) => rowProblems(record, { hostsOf, month }));
}

/** No program is counted twice: under two spellings, or in periods that overlap. */
export function programsOnce(corpus: Corpus): Failure[] {
  const { name, table, records } = contentTable(corpus, 'pass_rates');
  return countedTwice(records, table.primaryKey).map((found) => ({
    table: name,
    record: records.indexOf(found.second) + 1,
    column: 'program_name',
    reason: describeCountedTwice(found, `record ${records.indexOf(found.first) + 1}`),
  }));
}

/** Every period of the totals tells its year. */
export function periods(corpus: Corpus): Failure[] {
  return rowFailures(contentTable(corpus, 'nclex_national'), (record) =>
    recordPeriod(record) ? [] : [{ column: 'period_label', reason: 'does not tell its year' }],
  );
}

/** A program's row has the unit that its name means, by the reviewed aliases or by the name itself. */
export function matchedUnits(corpus: Corpus): Failure[] {
  const records = (name: TableName) => contentTable(corpus, name).records;
  const unitOf = unitMatcher(records('institutions'), records('institution_aliases'));
  return records('pass_rates').flatMap((record, index) => {
    const { state_slug = '', institution_name = '', program_name = '', unitid = '' } = record;
    const unit = unitOf({ state_slug, institution_name, program_name });
    if (unit === unitid) return [];
    const reason = `${unitid || 'no unit'}, but the name means ${unit || 'no certain one'}`;
    return [{ table: 'pass_rates', record: index + 1, column: 'unitid', reason }];
  });
}
