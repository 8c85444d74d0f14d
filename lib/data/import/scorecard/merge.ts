import { ascending } from 'd3-array';
import { formatCount } from '@/lib/numbers/format';
import { states } from '@/lib/places/states';
import type { CsvRecord } from '../../csv';
import type { SourceRecord, TableEditionRecord } from '../../editions';
import { UnreadableFile } from '../files/source-file';
import { sourcesAfter } from '../importer';

/** Share of the stored rows below which a file cannot be whole. */
const SMALLEST_WHOLE = 1 / 2;

/** @throws UnreadableFile when a file has far fewer rows for a table than are stored, or none of a state that has some. */
export function requireWhole(
  file: string,
  table: string,
  held: readonly CsvRecord[],
  incoming: readonly CsvRecord[],
): void {
  const advice = 'the file is cut off, or a slice of some schools: then say --slice';
  if (incoming.length < held.length * SMALLEST_WHOLE) {
    throw new UnreadableFile(
      file,
      `gives ${formatCount(incoming.length)} rows of ${table}, which holds ${formatCount(held.length)}; ${advice}`,
    );
  }
  const codesOf = (records: readonly CsvRecord[]) => new Set(records.map(({ state_code }) => state_code));
  const [before, after] = [codesOf(held), codesOf(incoming)];
  const missing = states.filter(({ code }) => before.has(code) && !after.has(code));
  if (missing.length > 0) {
    const codes = missing.map(({ code }) => code).join(', ');
    throw new UnreadableFile(file, `gives no row of ${table} in ${codes}; ${advice}`);
  }
}

/** What names a row of program_outcomes. */
export const programKey = ({ unitid, cip4, credential_level }: CsvRecord) =>
  `${unitid} ${cip4} ${credential_level}`;

/** Rows by the columns that name them. */
export function inOrder(records: readonly CsvRecord[], key: readonly string[]): CsvRecord[] {
  return records.toSorted(
    (a, b) => key.map((column) => ascending(a[column], b[column])).find((order) => order !== 0) ?? 0,
  );
}

/** What a table holds after a file was read: of a slice, the files read before as well. */
export function editionAfter(
  held: TableEditionRecord | undefined,
  edition: Omit<TableEditionRecord, 'files'>,
  file: SourceRecord,
  isSlice: boolean,
): TableEditionRecord {
  const earlier = isSlice ? (held?.files ?? []) : [];
  return { ...edition, files: sourcesAfter(earlier, [file], ({ sha256 }) => sha256) };
}
