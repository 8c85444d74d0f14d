import { states } from '@/lib/places/states';
import { errorMessage } from '@/lib/text/error-message';
import { hasInvisible } from '../../check/cell-text';
import { visibleText } from '../../check/plain-name';
import type { UnitMatcher } from '../../check/unit-matcher';
import { type CsvLine, type CsvRecord, readLines } from '../../csv';
import { recordPeriod } from '../../period';
import { passRates } from '../../tables/pass-rates';
import { cellProblems, incomingColumns, visibleRecord } from './cells';
import { headerProblem, layoutProblem } from './header';

/** What is wrong with a file, and on which of its lines; null where no single line is meant. */
export interface LineProblem {
  readonly line: number | null;
  readonly reason: string;
}

/** A row of the file, complete as the table holds it. */
export interface IncomingRow {
  readonly line: number;
  readonly record: CsvRecord;
}

interface ReadFile {
  readonly rows: readonly IncomingRow[];
  readonly problems: readonly LineProblem[];
  /** Lines from which characters that no reader sees were removed. */
  readonly cleaned: readonly number[];
}

const broken = (reason: string, line: number | null = null): ReadFile => ({
  rows: [],
  problems: [{ line, reason }],
  cleaned: [],
});

/** The record with the columns that follow from the others. What is imported is read on the board's own page. */
function completed(record: CsvRecord, unitOf: UnitMatcher): CsvRecord {
  const { state_slug = '', institution_name = '', program_name = '', source_url = '' } = record;
  const period = recordPeriod(record);
  const filled: CsvRecord = {
    ...record,
    period_start: record['period_start'] || (period?.start ?? ''),
    period_end: record['period_end'] || (period?.end ?? ''),
    state_code: states.find(({ slug }) => slug === state_slug)?.code ?? '',
    unitid: unitOf({ state_slug, institution_name, program_name }),
    verification: 'board',
    obtained_from: source_url,
  };
  return Object.fromEntries(Object.keys(passRates.row.shape).map((column) => [column, filled[column] ?? '']));
}

/** What is wrong with a line as a whole, so that its cells are not worth a reason each. */
function lineProblem(cells: readonly string[], columns: number): string | undefined {
  const filled = cells.filter((cell) => visibleText(cell).trim() !== '');
  if (filled.length === 0) return 'a blank row; delete it';
  if (cells.length === columns && filled.length === 1) return 'a note or a heading, not a row; delete it';
  return cells.length === columns ? undefined : `${cells.length} cells under ${columns} columns`;
}

function readRows(header: readonly string[], lines: readonly CsvLine[], unitOf: UnitMatcher): ReadFile {
  const rows: IncomingRow[] = [];
  const problems: LineProblem[] = [];
  const cleaned: number[] = [];
  for (const { line, cells } of lines) {
    const whole = lineProblem(cells, header.length);
    const raw = Object.fromEntries(header.map((column, index) => [column, cells[index] ?? '']));
    const reasons = whole === undefined ? cellProblems(raw) : [whole];
    if (reasons.length === 0) rows.push({ line, record: completed(visibleRecord(raw), unitOf) });
    if (cells.some(hasInvisible)) cleaned.push(line);
    problems.push(...reasons.map((reason) => ({ line, reason })));
  }
  return { rows, problems, cleaned };
}

/** Reads a file by the columns of the table. Never throws: what cannot be read is a problem. */
export function readIncoming(text: string, unitOf: UnitMatcher): ReadFile {
  const layout = layoutProblem(text, incomingColumns);
  if (layout !== undefined) return broken(layout.reason, layout.line);
  try {
    const [first, ...lines] = readLines(text);
    if (first === undefined || lines.length === 0) return broken('The file has no rows');
    const problem = headerProblem(first.cells, incomingColumns);
    if (problem !== undefined) return broken(problem, first.line);
    return readRows(first.cells, lines, unitOf);
  } catch (error) {
    return broken(errorMessage(error));
  }
}
