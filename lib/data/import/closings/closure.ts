import type { CsvRecord } from '../../csv';
import { isAhead, isDate, isPast, isPlausible } from './dates';

/** What a row of a list says of a closing; "" where it says nothing. */
export interface Announced {
  readonly status: string;
  readonly date: string;
  readonly source: string;
  readonly source_name: string;
  readonly successor_unitid: string;
  readonly successor: string;
  readonly new_name: string;
  readonly note: string;
  readonly enrols: string;
}

/** A row of the table, or why a list gives none. */
export type ReadClosure = { readonly record: CsvRecord } | { readonly reason: string };

const STATUSES = ['closed', 'closing', 'merging', 'renamed'];
/** Whether it takes new students, where the status alone says it; a merger needs a date as well. */
const enrolsByStatus: Readonly<Record<string, string>> = {
  closed: 'no',
  closing: 'no, no new students',
  renamed: 'yes',
};
const UNTIL_MERGER = 'yes, until the merger';
const UNDER_SUCCESSOR = 'under the successor';
const ENROLS = ['yes', 'no', 'no, no new students', UNDER_SUCCESSOR, UNTIL_MERGER];
/** Answers with which a school has no place in lists. */
const UNRANKED: ReadonlySet<string> = new Set(['no', 'no, no new students', UNDER_SUCCESSOR]);

/** Whether it takes new students; undefined where neither the row nor its status and date say so. */
function enrolment({ status, date, enrols }: Announced, today: string): string | undefined {
  if (enrols !== '') return enrols;
  return enrolsByStatus[status] ?? (isPast(date, today) ? undefined : UNTIL_MERGER);
}

/** What is wrong with a row, the first thing that is; undefined where nothing is. */
function wrongWith(row: Announced, today: string): string | undefined {
  const { status, date, source, enrols } = row;
  if (!STATUSES.includes(status)) return `status is "${status}": ${STATUSES.join(', ')} are known`;
  if (!isDate(date)) return `date is "${date}": write a day, month or year that exists, as 2026-05-08`;
  if (!isPlausible(date, today)) return `date is ${date}, which no school closes on`;
  if (status === 'closed' && isAhead(date, today)) return `closed on ${date}, which is to come: say closing`;
  if (!/^https?:\/\/\S+$/.test(source) || !URL.canParse(source)) {
    return `source is "${source}": write the address of the page that says so`;
  }
  if (enrols !== '' && !ENROLS.includes(enrols))
    return `enrols is "${enrols}": ${ENROLS.join(' | ')} are known`;
  if (status === 'merging' && row.successor_unitid === '' && row.successor === '') {
    return 'merging without the column successor_unitid or successor: say with whom';
  }
  if (status === 'renamed' && row.new_name === '' && row.successor_unitid === '') {
    return 'renamed without the column new_name (or successor_unitid, where the unit is another)';
  }
  if (enrolment(row, today) === undefined) {
    return `the date of the merger has passed: say in the column enrols whether it takes students (${ENROLS.join(' | ')})`;
  }
  return undefined;
}

/** Answers of the government are sure; a news page needs a check before it is printed as a fact. */
const confidenceIn = (source: string) => (new URL(source).hostname.endsWith('.gov') ? 'high' : 'medium');

/** Columns that an earlier row of the same status still says where a list leaves them out. */
const KEPT = ['successor_unitid', 'successor', 'new_name', 'note'] as const;

/**
 * Makes the row of a unit.
 *
 * @param unit record of institutions.csv.
 * @param before its row as it is, if any.
 * @param nameOf name of a unit, "" where it is not known.
 */
export function closureOf(
  row: Announced,
  unit: CsvRecord,
  before: CsvRecord | undefined,
  nameOf: (unitid: string) => string,
  today: string,
): ReadClosure {
  const reason = wrongWith(row, today);
  if (reason !== undefined) return { reason };
  const { status, date, source } = row;
  const enrols = enrolment(row, today) ?? '';
  const unitid = unit['unitid'] ?? '';
  const ofSuccessor = row.successor_unitid === unitid ? '' : nameOf(row.successor_unitid);
  const said: CsvRecord = {
    successor_unitid: row.successor_unitid || (status === 'renamed' ? unitid : ''),
    successor: row.successor || ofSuccessor,
    new_name: row.new_name,
    note: row.note,
  };
  const known = before?.['status'] === status ? before : undefined;
  return {
    record: {
      unitid,
      name: unit['name'] ?? '',
      state_code: unit['state_code'] ?? '',
      status,
      date,
      enrols,
      ranked: UNRANKED.has(enrols) ? 'no' : 'yes',
      ...Object.fromEntries(KEPT.map((column) => [column, said[column] || (known?.[column] ?? '')])),
      confidence: confidenceIn(source),
      source_name: row.source_name || new URL(source).hostname.replace(/^www\./, ''),
      source_url: source,
      as_of: today,
    },
  };
}
