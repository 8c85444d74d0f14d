import { group } from 'd3-array';
import { countedTwice, describeCountedTwice, isSameSchool } from '../../check/pass-rates/same-program';
import type { Schools } from '../../check/pass-rates/scope';
import { plainName } from '../../check/plain-name';
import { describeRecoverable, type Recoverable, recoverableRows } from '../../check/recoverable';
import type { CsvRecord } from '../../csv';
import { recordPeriod } from '../../period';
import { passRates } from '../../tables/pass-rates';
import type { IncomingRow, LineProblem } from './incoming';

/** Rows of the file by their record, and the words for a row wherever it is. */
interface Places {
  readonly lineOf: (record: CsvRecord) => number | undefined;
  readonly nameOf: (record: CsvRecord) => string;
}

function placesOf(rows: readonly IncomingRow[]): Places {
  const lines = new Map(rows.map(({ line, record }) => [record, line]));
  return {
    lineOf: (record) => lines.get(record),
    nameOf: (record) => {
      const { institution_name, program_name, program_type, period_label } = record;
      const line = lines.get(record);
      const row = [institution_name, program_name, program_type, period_label].filter(Boolean).join(', ');
      return `${line === undefined ? 'the table' : `line ${line}`} (${row})`;
    },
  };
}

function twiceProblems(table: readonly CsvRecord[], { lineOf, nameOf }: Places): LineProblem[] {
  return countedTwice(table, passRates.primaryKey).flatMap((found) => {
    const [first, second] = [lineOf(found.first), lineOf(found.second)];
    if (second !== undefined) {
      return [{ line: second, reason: describeCountedTwice(found, nameOf(found.first)) }];
    }
    return first === undefined
      ? []
      : [
          {
            line: first,
            reason: describeCountedTwice({ ...found, first: found.second }, nameOf(found.second)),
          },
        ];
  });
}

function recoverableProblems(found: readonly Recoverable[], { lineOf, nameOf }: Places): LineProblem[] {
  return found.flatMap((recoverable) => {
    const lines = [...recoverable.added, ...recoverable.removed].flatMap((record) => lineOf(record) ?? []);
    return lines.length === 0
      ? []
      : [{ line: Math.min(...lines), reason: describeRecoverable(recoverable, nameOf) }];
  });
}

/**
 * What is wrong between the rows of the table as it would be, where a row of the file has part in it: people counted
 * twice, and cohorts too small to be published that can be worked out.
 */
export function conflictProblems(
  table: readonly CsvRecord[],
  rows: readonly IncomingRow[],
  schools: Schools,
): LineProblem[] {
  const places = placesOf(rows);
  const twice = twiceProblems(table, places);
  // Of rows that count the same people twice, a subtraction says nothing.
  return twice.length > 0 ? twice : recoverableProblems(recoverableRows(table, schools), places);
}

const program = ({ state_slug, exam, program_type, program_name = '' }: CsvRecord) =>
  JSON.stringify([state_slug, exam, program_type, plainName(program_name)]);

const result = ({ candidates, passed, pass_rate_percent }: CsvRecord) =>
  passed === '' ? `${candidates}|${Number(pass_rate_percent)}%` : `${candidates}|${passed}`;

/** Rows of the file that have the same counts as another year of their program: true by chance, or copied. */
export function repeatedResults(table: readonly CsvRecord[], rows: readonly IncomingRow[]): string[] {
  const { nameOf } = placesOf(rows);
  const byProgram = group(table, program);
  const named = new Set<CsvRecord>();
  return rows.flatMap(({ record }) => {
    named.add(record);
    const year = recordPeriod(record)?.year;
    const same = (byProgram.get(program(record)) ?? []).find(
      (other) =>
        !named.has(other) &&
        isSameSchool(record, other) &&
        recordPeriod(other)?.year !== year &&
        result(other) === result(record),
    );
    return same
      ? [`${nameOf(record)} and ${nameOf(same)} have the same candidates and rate: is it copied?`]
      : [];
  });
}
