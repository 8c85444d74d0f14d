import type { CsvRecord } from '../../csv';
import { overlaps, recordPeriod } from '../../period';
import { recordKey } from '../corpus';
import { plainName } from '../plain-name';

/** Whether two rows are of one school: by their unit where both have one, by their plain names otherwise. */
export function isSameSchool(a: CsvRecord, b: CsvRecord): boolean {
  if (a['state_slug'] !== b['state_slug']) return false;
  if (a['unitid'] !== '' && b['unitid'] !== '') return a['unitid'] === b['unitid'];
  return plainName(a['institution_name'] ?? '') === plainName(b['institution_name'] ?? '');
}

/** Whether the periods of two rows share a month, so that they count some of the same people. */
export function isSameTime(a: CsvRecord, b: CsvRecord): boolean {
  const [one, other] = [recordPeriod(a), recordPeriod(b)];
  return one !== undefined && other !== undefined && overlaps(one, other);
}

/** Whether the periods of two rows have the same months, or the same year where one has no months. */
export function isSamePeriod(a: CsvRecord, b: CsvRecord): boolean {
  const [one, other] = [recordPeriod(a), recordPeriod(b)];
  if (one === undefined || other === undefined) return false;
  if (one.start === null || other.start === null) return one.year === other.year;
  return one.start === other.start && one.end === other.end;
}

/** Two rows of one program that count the same people. */
export interface CountedTwice {
  readonly first: CsvRecord;
  readonly second: CsvRecord;
  readonly reason: 'spelling' | 'period';
}

const spelling = (record: CsvRecord) => recordKey(record, ['institution_name', 'program_name']);

/**
 * Finds each row that counts people whom an earlier one has: of one program, whose name may be spelled otherwise,
 * and a period that overlaps. Rows with the same key are found by it.
 */
export function countedTwice(records: readonly CsvRecord[], key: readonly string[]): CountedTwice[] {
  const byProgram = new Map<string, CsvRecord[]>();
  return records.flatMap((second) => {
    const { state_slug, exam, program_type, program_name = '' } = second;
    const program = JSON.stringify([state_slug, exam, program_type, plainName(program_name)]);
    const earlier = byProgram.get(program) ?? [];
    byProgram.set(program, [...earlier, second]);
    const first = earlier.find(
      (other) =>
        isSameSchool(other, second) &&
        isSameTime(other, second) &&
        recordKey(other, key) !== recordKey(second, key),
    );
    if (first === undefined) return [];
    return [{ first, second, reason: spelling(first) === spelling(second) ? 'period' : 'spelling' } as const];
  });
}

/** What is wrong with a row that counts the same people as another, which is named by its place. */
export function describeCountedTwice({ first, reason }: CountedTwice, place: string): string {
  return reason === 'spelling'
    ? `${place} has the same program spelled otherwise, and a period that overlaps: use one spelling, and one row for the same people`
    : `${place} has the same program in a period that overlaps (${first['period_label']}): leave one of the two out`;
}
