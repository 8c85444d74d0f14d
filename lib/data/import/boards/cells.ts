import { states } from '@/lib/places/states';
import { textProblem } from '../../check/cell-text';
import { plainName, visibleText } from '../../check/plain-name';
import { type CsvRecord, cellProblem } from '../../csv';
import { isSpreadsheetDate } from '../../period-label';
import { passRates, smallestCohort } from '../../tables/pass-rates';

/** The columns of a file: those of the table that its reader cannot work out. */
export const incoming = passRates.row.omit({
  state_code: true,
  unitid: true,
  verification: true,
  obtained_from: true,
});

/** Names of the columns that a file has, in any order. */
export const incomingColumns: readonly string[] = Object.keys(incoming.shape);

const numberColumns: ReadonlySet<string> = new Set(['candidates', 'passed', 'pass_rate_percent']);
const monthColumns: ReadonlySet<string> = new Set(['period_start', 'period_end']);

/** What boards print instead of a number that they do not publish. */
const SUPPRESSED =
  /^(?:[<≤].*|(?:fewer|less) than .*|under .*|\*+|†|‡|\p{Dash_Punctuation}+|n\.?\/?[ar]\.?|d\.?n?\.?s\.?|s|x|~|\.+|suppressed|not (?:reported|published|available))$/iu;

/** Digits of a count that was written otherwise: "1,061", "61.0", "1 061". */
const digitsOf = (cell: string) => cell.normalize('NFKC').replaceAll(/[,\s'+]|\.0+$/g, '');
const isCount = (cell: string) =>
  /^\+?\s*(?:\d+|\d{1,3}(?:[, '\u00A0\u2009\u202F]\d{3})+)(?:\.0+)?$/.test(cell.normalize('NFKC').trim());

function isSmallCohort({ candidates = '' }: CsvRecord): boolean {
  const cell = candidates.trim();
  return isCount(cell) && Number(digitsOf(cell)) < smallestCohort;
}

/** A rate that was written otherwise: "98.4%", "98,4". */
function rateMeant(cell: string): string | undefined {
  const [, digits, decimals = ''] =
    cell.normalize('NFKC').match(/^\s*(\d{1,3})(?:[.,](\d+))?\s*(?:%|percent|per cent|pct\.?)?\s*$/i) ?? [];
  return digits === undefined ? undefined : `${digits}${decimals === '' ? '' : `.${decimals}`}`;
}

function numberProblem(column: string, cell: string): string | undefined {
  if (cell === '' || /^\d+$/.test(cell)) return undefined;
  const text = cell.trim();
  if (/^-\s*\d/.test(text)) return 'cannot be below 0';
  if (SUPPRESSED.test(text)) {
    return column === 'candidates'
      ? 'a cohort that the board does not publish; leave the row out'
      : 'a number that the board does not publish; leave the cell empty';
  }
  if (column === 'pass_rate_percent') {
    const meant = /^\d+\.\d+$/.test(cell) ? undefined : rateMeant(text);
    return meant === undefined
      ? undefined
      : `"${cell}": write ${meant}, a number with a point and without a sign`;
  }
  if (!isCount(text)) return undefined;
  return `"${cell}": write ${digitsOf(text)}, a whole number in digits alone`;
}

function stateProblem(cell: string): string | undefined {
  if (states.some(({ slug }) => slug === cell)) return undefined;
  const state = states.find(({ name, code, slug }) =>
    [name, code, slug].some((spelling) => plainName(spelling) === plainName(cell)),
  );
  return state ? `"${cell}": write ${state.slug}` : `"${cell}" is not a state; write it as new-york`;
}

/** What is wrong with a cell by its column, where there is more to say than its schema does. */
function columnProblem(column: string, cell: string): string | undefined {
  if (numberColumns.has(column)) return numberProblem(column, cell);
  if (column === 'state_slug' && cell !== '') return stateProblem(cell);
  if (!monthColumns.has(column) || cell === '' || /^\d{4}-(0[1-9]|1[0-2])$/.test(cell)) return undefined;
  return isSpreadsheetDate(cell)
    ? `"${cell}" is a date, as Excel writes a month; write it as 2024-06, in a column formatted as text`
    : `"${cell}" is not a month; write it as 2024-06`;
}

/** A record as it is kept: without characters that no reader sees. */
export function visibleRecord(raw: CsvRecord): CsvRecord {
  return Object.fromEntries(Object.entries(raw).map(([column, cell]) => [column, visibleText(cell)]));
}

/** Everything that is wrong with the cells of a row as they are in the file, one reason for each column. */
export function cellProblems(raw: CsvRecord): string[] {
  const record = visibleRecord(raw);
  // Said first and without the figure: a small cohort is not repeated anywhere.
  if (isSmallCohort(record)) {
    return [`Fewer than ${smallestCohort} candidates: such a cohort is not published, leave the row out`];
  }
  const reasons = new Map<string, string>();
  for (const [column, cell] of Object.entries(record)) {
    const reason = columnProblem(column, cell) ?? textProblem(raw[column] ?? '') ?? textProblem(cell);
    if (reason !== undefined) reasons.set(column, reason);
  }
  const parsed = incoming.strict().safeParse(record);
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const column = issue.path.join('.');
    if (!reasons.has(column)) reasons.set(column, cellProblem(issue));
  }
  return [...reasons].map(([column, reason]) => `${column}: ${reason}`);
}
