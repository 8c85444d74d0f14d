import { group } from 'd3-array';
import { nation } from '@/lib/places/states';
import { list } from '@/lib/text/words';
import type { CsvRecord } from '../csv';
import { mayLieWithin, type Period, recordPeriod } from '../period';
import { smallestCohort } from '../tables/pass-rates';
import { type Corpus, contentTable } from './corpus';
import type { Failure } from './failure';
import { countedRows, readings } from './pass-rates/cells';
import { smallCombination } from './pass-rates/combination';
import { connected, type PublishedRow, publishedRows, relatedRows } from './pass-rates/published';
import { isSameSchool } from './pass-rates/same-program';
import { mayHold, type Schools, type Scope } from './pass-rates/scope';
import { smallCohortLeft } from './subtraction';
import { reviewedRows } from './unit-matcher';

/** Rows from which a cohort too small to be published can be worked out, or of which it cannot be excluded. */
export interface Recoverable {
  readonly added: readonly CsvRecord[];
  /** Empty where too many rows overlap to try every sum of them: then `added` has all. */
  readonly removed: readonly CsvRecord[];
  /** Of these the rows whose school is not known, where only a like name sets them beside others. */
  readonly open: readonly CsvRecord[];
}

const outcome = `leaves a cohort under ${smallestCohort}, which must not be recoverable`;

/** What can be worked out, without the count. @param nameOf names a row by its place. */
export function describeRecoverable(
  { added, removed, open }: Recoverable,
  nameOf: (record: CsvRecord) => string,
): string {
  const [whole, parts] = [list(added.map(nameOf)), list(removed.map(nameOf))];
  const what =
    removed.length > 0
      ? `${whole}, less ${parts}, ${outcome}`
      : `${whole} overlap in too many ways to be sure that no sum of them ${outcome}`;
  if (open.length === 0) return `${what}: leave ${removed.length > 0 ? 'one of these rows' : 'some'} out`;
  const names = list([...new Set(open.map(({ institution_name }) => `"${institution_name}"`))]);
  return `${what}, if they are of one school: name the IPEDS unit of ${names} in content/data/institution_aliases.csv (an empty unit there says that it is another school)`;
}

/** What is known of the schools of rows, by the tables. */
export function schoolsOf(corpus: Corpus): Schools {
  const institutions = contentTable(corpus, 'institutions').records;
  const opeids = new Map(institutions.map(({ unitid = '', opeid = '' }) => [unitid, opeid]));
  const names = group(
    [
      ...institutions.map(({ unitid = '', name = '' }) => ({ unitid, name })),
      ...contentTable(corpus, 'name_aliases')
        // The name of a system is that of many schools.
        .records.filter(({ kind }) => kind !== 'system')
        .map(({ unitid = '', alias: name = '' }) => ({ unitid, name })),
    ],
    ({ unitid }) => unitid,
  );
  return {
    opeidOf: (unitid) => opeids.get(unitid) ?? '',
    namesOf: (unitid) => (names.get(unitid) ?? []).map(({ name }) => name),
    isReviewed: reviewedRows(contentTable(corpus, 'institution_aliases').records),
  };
}

/** Rows of one finding, of which those without a known school are listed. */
function recoverable(added: readonly PublishedRow[], removed: readonly PublishedRow[]): Recoverable {
  const rows = [...added, ...removed];
  const isRelated = (a: Scope, b: Scope) => mayHold(a, b) || mayHold(b, a);
  const open = rows.filter(
    ({ record, scope }) =>
      scope.isOpen &&
      rows.some((other) => !isSameSchool(record, other.record) && !isRelated(scope, other.scope)),
  );
  const recordsOf = (some: readonly PublishedRow[]) => some.map(({ record }) => record);
  return { added: recordsOf(added), removed: recordsOf(removed), open: recordsOf(open) };
}

/** One finding for rows that are related, if there is any. */
function recoverableAmong(rows: readonly PublishedRow[]): Recoverable[] {
  for (const reading of readings(rows)) {
    const overlapping = connected(countedRows(rows, reading), (a, b) => (a.cells & b.cells) !== 0n);
    const found = overlapping.flatMap((counted) => {
      const rowAt = (at: number) => counted.slice(at, at + 1).map(({ row }) => row);
      const combination = counted.length > 1 ? smallCombination(counted) : undefined;
      if (combination === 'undecided')
        return [
          recoverable(
            counted.map(({ row }) => row),
            [],
          ),
        ];
      return combination
        ? [recoverable(combination.added.flatMap(rowAt), combination.removed.flatMap(rowAt))]
        : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

const area = ({ state_slug, exam }: CsvRecord) => JSON.stringify([state_slug, exam]);

/**
 * Finds rows of a table of pass rates from which a small cohort can be worked out: a year less its parts, all tracks
 * less some, all campuses less one, a row without a type less its types, and years that begin in different months.
 */
export function recoverableRows(records: readonly CsvRecord[], schools: Schools): Recoverable[] {
  return [...group(publishedRows(records, schools), ({ record }) => area(record)).values()].flatMap((rows) =>
    relatedRows(rows).flatMap(recoverableAmong),
  );
}

/** No small cohort can be got back by adding and taking away rows of one school. */
export function recoverableParts(corpus: Corpus): Failure[] {
  const { name, records } = contentTable(corpus, 'pass_rates');
  const numberOf = new Map(records.map((record, index) => [record, index + 1]));
  return recoverableRows(records, schoolsOf(corpus)).map((found) => ({
    table: name,
    record: numberOf.get(found.added[0] ?? {}) ?? null,
    column: 'candidates',
    reason: describeRecoverable(found, (record) => `record ${numberOf.get(record)}`),
  }));
}

const isOfTotal = (part: Period, total: Period) =>
  part.label === total.label ||
  mayLieWithin(part, total) ||
  (part.kind === 'year as labelled' && total.kind === 'full-year' && part.year === total.year);

const mayBePart = (part: PublishedRow, whole: PublishedRow) =>
  part.candidates <= whole.candidates &&
  mayHold(whole.scope, part.scope) &&
  mayLieWithin(part.period, whole.period);

/** Rows that are no part of another: each person once, where the rows of a school overlap. */
const wholes = (rows: readonly PublishedRow[]) =>
  rows.filter((part) => !rows.some((whole) => mayBePart(part, whole) && !mayBePart(whole, part)));

/** No small cohort that was left out can be got back by subtracting programs from the total of their state. */
export function recoverablePrograms(corpus: Corpus): Failure[] {
  const byArea = group(publishedRows(contentTable(corpus, 'pass_rates').records, schoolsOf(corpus)), (row) =>
    area(row.record),
  );
  const { name, records } = contentTable(corpus, 'nclex_national');
  return records.flatMap((total, index) => {
    const period = recordPeriod(total);
    if (total['state_slug'] === nation.slug || period === undefined) return [];
    const ofTotal = (byArea.get(area(total)) ?? []).filter((row) => isOfTotal(row.period, period));
    const groups = [ofTotal, ...group(ofTotal, ({ record }) => record['program_type']).values()];
    return groups
      .filter((rows) => {
        const left = (parts: readonly PublishedRow[]) =>
          smallCohortLeft(
            Number(total['candidates']),
            parts.map(({ candidates }) => candidates),
          );
        return left(rows) !== undefined || left(wholes(rows)) !== undefined;
      })
      .map(() => ({
        table: name,
        record: index + 1,
        column: 'candidates',
        reason: `less its programs ${outcome}`,
      }));
  });
}
