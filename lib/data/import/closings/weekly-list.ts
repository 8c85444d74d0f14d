import { group, rollup } from 'd3-array';
import { count } from '@/lib/text/words';
import type { CsvRecord } from '../../csv';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { closureOf } from './closure';
import { isAhead, isDate } from './dates';
import type { ListedClosures } from './plain-list';
import type { UnitIndex } from './units';

/** Page on which Federal Student Aid publishes the list each week. */
export const WEEKLY_ADDRESS =
  'https://fsapartners.ed.gov/additional-resources/reports/weekly-closed-school-search-file';
export const WEEKLY_PUBLISHER = 'U.S. Department of Education, Federal Student Aid';

/** Columns by their documented names, letters only: the punctuation of headers is not documented. */
const columns = {
  opeid: ['opeid', 'opeidnumber'],
  name: ['schoolname', 'school', 'institutionname'],
  location: ['location', 'locationname'],
  closed: ['closeddate', 'closedate', 'dateclosed', 'closuredate'],
};
const OPEID_DIGITS = 8;
/** Last digits of the OPEID of a main campus. */
const MAIN_CAMPUS = '00';
const isMain = (opeid: string) => opeid.endsWith(MAIN_CAMPUS);

/** Schools that a warning names; the others are counted. */
const NAMED = 20;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

function positionsOf(header: readonly string[]) {
  const names = header.map(lettersOf);
  const at = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  return {
    opeid: at(columns.opeid),
    name: at(columns.name),
    location: at(columns.location),
    closed: at(columns.closed),
  };
}

/** The row of column names: a preface may come before it. -1 where no row has them. */
export function weeklyHeader(cells: readonly (readonly string[])[]): number {
  return cells.findIndex((row) => {
    const { opeid, name, closed } = positionsOf(row);
    return opeid >= 0 && name >= 0 && closed >= 0;
  });
}

/** A day as 2026-05-08 from 5/8/2026, from a timestamp or from itself; "" where it is no day. */
function isoDay(cell: string): string {
  const {
    month = '',
    day = '',
    year = '',
  } = cell.match(/^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})\b/)?.groups ?? {};
  const iso =
    year === ''
      ? cell.slice(0, '2026-05-08'.length)
      : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(iso) ? iso : '';
}

interface Entry {
  readonly opeid: string;
  readonly label: string;
  readonly date: string;
}

function entriesOf(file: string, cells: readonly (readonly string[])[]): Entry[] {
  const header = weeklyHeader(cells);
  const at = positionsOf(cells[header] ?? []);
  return cells.slice(header + 1).flatMap((row, index) => {
    const opeid = row[at.opeid]?.trim() ?? '';
    if (opeid === '') return [];
    const closed = row[at.closed]?.trim() ?? '';
    const [name = '', location = ''] = [row[at.name]?.trim(), row[at.location]?.trim()];
    const label = `${name}${location === '' || location === name ? '' : `, ${location}`} (${opeid})`;
    const date = isoDay(closed);
    if (date === '') {
      throw new UnreadableFile(
        file,
        `row ${header + index + 2}: ${label} closed on "${closed}", which is no day`,
      );
    }
    return [{ opeid: opeid.padStart(OPEID_DIGITS, '0'), label, date }];
  });
}

/** A closing that a person must look at, and why it is not taken. */
interface Doubt {
  readonly why: string;
  readonly what: string;
}

function warningsOf(doubts: readonly Doubt[]): string[] {
  return [...group(doubts, ({ why }) => why)].map(([why, those]) => {
    const named = those.slice(0, NAMED).map(({ what }) => what);
    const rest = those.length - named.length;
    return `${why}: ${[...named, ...(rest > 0 ? [`and ${count(rest, 'other')}`] : [])].join('; ')}`;
  });
}

/** What an entry changes: a row, a doubt, or nothing. */
type Decision = { readonly record: CsvRecord } | Doubt | undefined;

/** When the list is read, and of which year the IPEDS directory is that in_latest_ipeds speaks of. */
interface Dates {
  readonly today: string;
  readonly directoryYear: string;
}

/** The row of a unit that an entry closes, by the name of the file. */
function closedUnit(
  file: string,
  { date }: Entry,
  unit: CsvRecord,
  before: CsvRecord | undefined,
  today: string,
) {
  const closed = {
    status: 'closed',
    date,
    source: WEEKLY_ADDRESS,
    source_name: `Federal Student Aid, Weekly Closed School Search File (${file})`,
  };
  const none = { successor_unitid: '', successor: '', new_name: '', note: '', enrols: '' };
  return closureOf({ ...closed, ...none }, unit, before, () => '', today);
}

/**
 * Decides about the closing of a main campus, whose unit is known.
 *
 * @param before the unit's row of closures.csv.
 */
function decisionOf(
  file: string,
  entry: Entry,
  unit: CsvRecord,
  before: CsvRecord | undefined,
  { today, directoryYear }: Dates,
): Decision {
  const { date, label } = entry;
  const what = `${label} on ${date}, unit ${unit['unitid']} ${unit['name']}`;
  if (isAhead(date, today)) return { why: 'Closed on a day to come', what };
  if (date < directoryYear && unit['in_latest_ipeds'] === 'yes') {
    return { why: `Closed before the IPEDS directory of ${directoryYear}, which has it`, what };
  }
  if (before?.['status'] === 'closed') {
    const isSame = date.startsWith(before['date'] ?? '');
    const why = 'closures.csv has another date, which stays';
    return isSame ? undefined : { why, what: `${what}: ${before['date']}` };
  }
  const read = closedUnit(file, entry, unit, before, today);
  return 'reason' in read ? { why: 'Not taken', what: `${what}: ${read.reason}` } : read;
}

/** Why the closing of a campus that is no unit is named and not taken; undefined where it is not ours. */
function campusDoubt(
  { opeid, date, label }: Entry,
  units: UnitIndex,
  { directoryYear }: Dates,
): Doubt | undefined {
  if (date < directoryYear || units.ofInstitution(opeid).length === 0) return undefined;
  const campus = isMain(opeid)
    ? 'Main campus of several units, or of another than ours'
    : 'Branches that closed';
  return { why: `${campus}, not taken: a unit may go on`, what: `${label} on ${date}` };
}

/**
 * Reads the Weekly Closed School Search File by its documented columns; not yet tried on a real file. The closing of a
 * main campus closes the unit of that OPEID; closings of branches and what contradicts IPEDS are named in warnings.
 *
 * @param stored rows of closures.csv by unit.
 * @throws UnreadableFile when a date is not a day.
 */
export function readWeeklyList(
  source: SourceFile,
  cells: readonly (readonly string[])[],
  stored: ReadonlyMap<string, CsvRecord>,
  units: UnitIndex,
  dates: Dates,
): ListedClosures {
  const file = source.archive ?? source.name;
  const entries = entriesOf(source.name, cells);
  const datesOf = rollup(
    entries,
    (those) => new Set(those.map(({ date }) => date)).size,
    ({ opeid }) => opeid,
  );
  const decisions = entries.map((entry): Decision => {
    if ((datesOf.get(entry.opeid) ?? 0) > 1) {
      return { why: 'Listed with several dates, not taken', what: `${entry.label} on ${entry.date}` };
    }
    const [unit, ...others] = units.withOpeid(entry.opeid);
    if (!isMain(entry.opeid) || !unit || others.length > 0) return campusDoubt(entry, units, dates);
    return decisionOf(file, entry, unit, stored.get(unit['unitid'] ?? ''), dates);
  });
  const records = decisions.flatMap((decision) =>
    decision && 'record' in decision ? [decision.record] : [],
  );
  const doubts = decisions.flatMap((decision) => (decision && 'why' in decision ? [decision] : []));
  return {
    records: new Map(records.map((record) => [record['unitid'] ?? '', record])),
    problems: [],
    warnings: [
      'The weekly list is read by its documented columns and was not yet tried on a real file: compare some rows.',
      ...warningsOf(doubts),
    ],
  };
}
