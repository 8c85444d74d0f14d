import { states } from '@/lib/places/states';
import { type CsvRecord, cellProblem, readLines } from '../../csv';
import { recordPeriod } from '../../period';
import { passRates, smallestCohort } from '../../tables/pass-rates';
import type { UnitMatcher } from './match';

/** What is wrong with a file, and on which of its lines; null where no single line is meant. */
export interface ImportProblem {
  readonly line: number | null;
  readonly reason: string;
}

/** A row of the file, complete as the table holds it. */
export interface IncomingRow {
  readonly line: number;
  readonly record: CsvRecord;
}

/** The columns of a file: those of the table that its reader cannot work out. */
const incoming = passRates.row.omit({
  state_code: true,
  unitid: true,
  verification: true,
  obtained_from: true,
});

/** Names of the columns that a file has, in any order. */
export const incomingColumns: readonly string[] = Object.keys(incoming.shape);

interface ReadFile {
  readonly rows: readonly IncomingRow[];
  readonly problems: readonly ImportProblem[];
}

const broken = (reason: string, line: number | null = null): ReadFile => ({
  rows: [],
  problems: [{ line, reason }],
});

function headerProblem(header: readonly string[]): string | undefined {
  const missing = incomingColumns.filter((column) => !header.includes(column));
  const unknown = header.filter((column) => !incomingColumns.includes(column));
  const twice = header.filter((column, index) => header.indexOf(column) !== index);
  const lists = [
    missing.length > 0 ? `lacks ${missing.join(', ')}` : '',
    unknown.length > 0 ? `has ${unknown.join(', ')}, which the command fills in or does not know` : '',
    twice.length > 0 ? `has ${twice.join(', ')} twice` : '',
  ].filter((list) => list !== '');
  return lists.length > 0 ? `The header ${lists.join('; ')}` : undefined;
}

function cellProblems(record: CsvRecord): string[] {
  // Said first and without the figure: a small cohort is not repeated anywhere.
  if (/^\d+$/.test(record['candidates'] ?? '') && Number(record['candidates']) < smallestCohort) {
    return [`Fewer than ${smallestCohort} candidates: such a cohort is not published, leave the row out`];
  }
  const spaced = Object.keys(record).filter((column) => record[column] !== record[column]?.trim());
  const parsed = incoming.strict().safeParse(record);
  const issues = parsed.success ? [] : parsed.error.issues;
  return [
    ...spaced.map((column) => `${column}: begins or ends with a space`),
    ...issues.map((issue) => `${issue.path.join('.')}: ${cellProblem(issue)}`),
  ];
}

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

/** Reads a file by the columns of the table. Never throws: what cannot be read is a problem. */
export function readIncoming(text: string, unitOf: UnitMatcher): ReadFile {
  try {
    const [first, ...lines] = readLines(text);
    if (first === undefined || lines.length === 0) return broken('The file has no rows');
    const problem = headerProblem(first.cells);
    if (problem !== undefined) return broken(problem, first.line);
    const rows: IncomingRow[] = [];
    const problems: ImportProblem[] = [];
    for (const { line, cells } of lines) {
      if (cells.length !== first.cells.length) {
        problems.push({ line, reason: `${cells.length} cells under ${first.cells.length} columns` });
        continue;
      }
      const record = Object.fromEntries(first.cells.map((column, index) => [column, cells[index] ?? '']));
      const reasons = cellProblems(record);
      if (reasons.length === 0) rows.push({ line, record: completed(record, unitOf) });
      problems.push(...reasons.map((reason) => ({ line, reason })));
    }
    return { rows, problems };
  } catch (error) {
    return broken(error instanceof Error ? error.message : String(error));
  }
}
