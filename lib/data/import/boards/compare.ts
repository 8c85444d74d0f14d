import { list } from '@/lib/text/words';
import { recordKey } from '../../check/corpus';
import { isSamePeriod, isSameSchool, isSameTime } from '../../check/pass-rates/same-program';
import type { CsvRecord } from '../../csv';
import { passRates } from '../../tables/pass-rates';
import type { IncomingRow, LineProblem } from './incoming';

/** A row that replaces one of the table. */
interface Replacement {
  readonly before: CsvRecord;
  readonly after: CsvRecord;
}

/** A file compared with the table. */
export interface Comparison {
  readonly added: readonly CsvRecord[];
  readonly replaced: readonly Replacement[];
  /** Rows that the table has already, read on the board's own page. */
  readonly held: readonly CsvRecord[];
  readonly problems: readonly LineProblem[];
}

const key = (record: CsvRecord) => recordKey(record, passRates.primaryKey);
const figures = ({ candidates, passed, pass_rate_percent: rate }: CsvRecord) => ({
  candidates,
  passed,
  rate,
});

/** "30 candidates, 28 passed, 93.3 percent (Jul 2003-Jun 2004)": figures for a person who compares two rows. */
export function figuresInWords(record: CsvRecord): string {
  const { candidates, passed, pass_rate_percent: rate, period_label } = record;
  const parts = [`${candidates} candidates`, passed && `${passed} passed`, rate && `${rate} percent`];
  return `${parts.filter(Boolean).join(', ')} (${period_label})`;
}

/** Whether two rows say the same where both say something. */
function agree(a: CsvRecord, b: CsvRecord): boolean {
  const [left, right] = [figures(a), figures(b)];
  const same = (one = '', other = '') => one === '' || other === '' || Number(one) === Number(other);
  return (
    same(left.candidates, right.candidates) && same(left.passed, right.passed) && same(left.rate, right.rate)
  );
}

/** Whether two rows may be the same people under another program name or label. */
const rivals = (a: CsvRecord, b: CsvRecord) =>
  recordKey(a, ['exam', 'program_type']) === recordKey(b, ['exam', 'program_type']) &&
  isSameSchool(a, b) &&
  isSameTime(a, b);

/** What is wrong with a row that counts people whom rows of the table may have. */
function rivalReason(record: CsvRecord, others: readonly CsvRecord[]): string {
  const namesOf = (rows: readonly CsvRecord[]) =>
    list([...new Set(rows.map(({ program_name = '' }) => program_name))]);
  const overlapping = others.filter((other) => !isSamePeriod(record, other));
  if (overlapping.length === 0) {
    return `May be what the table has as ${namesOf(others)}: use its institution and program name to replace it`;
  }
  const labels = list([...new Set(overlapping.map(({ period_label = '' }) => period_label))]);
  const what = `${record['period_label']} overlaps ${labels}, for which the table has ${namesOf(overlapping)}, so both count some of the same people`;
  return overlapping.some(({ verification }) => verification === 'board')
    ? `${what}: keep what the table has, which was read on the board's page, and leave this row out`
    : `${what}: keep this row, which is from the board's page, and first delete by hand what the table has, or leave it out`;
}

/** Whether a row of the table was read in the same table that the file was taken from. */
const sameTable = (incoming: CsvRecord, { verification, source_url }: CsvRecord) =>
  verification === 'board' && source_url === incoming['source_url'];

/** Rows of the file that have the key of an earlier one. */
function repeated(rows: readonly IncomingRow[]): LineProblem[] {
  const firstLine = new Map<string, number>();
  return rows.flatMap(({ line, record }) => {
    const first = firstLine.get(key(record));
    if (first !== undefined) return [{ line, reason: `Has the same program and period as line ${first}` }];
    firstLine.set(key(record), line);
    return [];
  });
}

/**
 * Compares the rows of a file with the table. A board's own table outranks a copy or a quotation,
 * whose rows it replaces; where it contradicts a row that was itself read on the board's page a person decides.
 */
export function compareWithHeld(rows: readonly IncomingRow[], held: readonly CsvRecord[]): Comparison {
  const byKey = new Map(held.map((record) => [key(record), record]));
  const added: CsvRecord[] = [];
  const replaced: Replacement[] = [];
  const known: CsvRecord[] = [];
  const problems = repeated(rows);
  const named = new Set(rows.map(({ record }) => key(record)));
  const unnamed = held.filter((record) => !named.has(key(record)));
  for (const { line, record } of rows) {
    const others = unnamed.filter((other) => rivals(record, other) && !sameTable(record, other));
    const alike = rows.filter((row) => rivals(record, row.record)).length;
    const [first] = others;
    const isSole = others.length === 1 && alike === 1 && first && isSamePeriod(record, first);
    const sole = isSole ? first : undefined;
    const before = byKey.get(key(record)) ?? sole;
    if (before === undefined && others.length === 0) {
      added.push(record);
    } else if (before === undefined) {
      problems.push({ line, reason: rivalReason(record, others) });
    } else if (before['verification'] !== 'board') {
      replaced.push({ before, after: record });
    } else if (agree(before, record)) {
      known.push(record);
    } else {
      const reason = `Contradicts what was read on the board's page: ${figuresInWords(before)}; correct that row by hand and say why`;
      problems.push({ line, reason });
    }
  }
  return { added, replaced, held: known, problems };
}
