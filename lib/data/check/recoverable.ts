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
import { mayHold } from './pass-rates/scope';
import { smallCohortLeft } from './subtraction';

/** Rows from which a cohort too small to be published can be worked out, or of which it cannot be excluded. */
export interface Recoverable {
  readonly added: readonly CsvRecord[];
  /** Empty where too many rows overlap to try every sum of them: then `added` has all. */
  readonly removed: readonly CsvRecord[];
}

const outcome = `leaves a cohort under ${smallestCohort}, which must not be recoverable`;

/** What can be worked out, without the count. @param nameOf names a row by its place. */
export function describeRecoverable(
  { added, removed }: Recoverable,
  nameOf: (record: CsvRecord) => string,
): string {
  const [whole, parts] = [list(added.map(nameOf)), list(removed.map(nameOf))];
  return removed.length > 0
    ? `${whole}, less ${parts}, ${outcome}: leave one of these rows out`
    : `${whole} overlap in too many ways to be sure that no sum of them ${outcome}: leave some out`;
}

/** The OPEID of a unit, by the table of institutions. */
export function opeids(corpus: Corpus): (unitid: string) => string {
  const byUnit = new Map(
    contentTable(corpus, 'institutions').records.map(({ unitid = '', opeid = '' }) => [unitid, opeid]),
  );
  return (unitid) => byUnit.get(unitid) ?? '';
}

/** One finding for rows that are related, if there is any. */
function recoverableAmong(rows: readonly PublishedRow[]): Recoverable[] {
  for (const reading of readings(rows)) {
    const overlapping = connected(countedRows(rows, reading), (a, b) => (a.cells & b.cells) !== 0n);
    const found = overlapping.flatMap((counted) => {
      const recordAt = (at: number) => counted.slice(at, at + 1).map(({ row }) => row.record);
      const combination = counted.length > 1 ? smallCombination(counted) : undefined;
      if (combination === 'undecided') return [{ added: counted.map(({ row }) => row.record), removed: [] }];
      return combination
        ? [{ added: combination.added.flatMap(recordAt), removed: combination.removed.flatMap(recordAt) }]
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
export function recoverableRows(
  records: readonly CsvRecord[],
  opeidOf: (unitid: string) => string,
): Recoverable[] {
  return [...group(publishedRows(records, opeidOf), ({ record }) => area(record)).values()].flatMap((rows) =>
    relatedRows(rows).flatMap(recoverableAmong),
  );
}

/** No small cohort can be got back by adding and taking away rows of one school. */
export function recoverableParts(corpus: Corpus): Failure[] {
  const { name, records } = contentTable(corpus, 'pass_rates');
  const numberOf = new Map(records.map((record, index) => [record, index + 1]));
  return recoverableRows(records, opeids(corpus)).map((found) => ({
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
  const byArea = group(publishedRows(contentTable(corpus, 'pass_rates').records, opeids(corpus)), (row) =>
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
