import { group } from 'd3-array';
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

/**
 * Reads the Weekly Closed School Search File by its documented columns; not yet tried on a real file. The closing of a
 * main campus closes the unit of that OPEID; closings of branches and what contradicts IPEDS are named in warnings.
 *
 * @param stored rows of closures.csv by unit.
 * @param directoryYear year of the IPEDS directory that in_latest_ipeds speaks of.
 * @throws UnreadableFile when a date is not a day.
 */
export function readWeeklyList(
  source: SourceFile,
  cells: readonly (readonly string[])[],
  held: ReadonlyMap<string, CsvRecord>,
  units: UnitIndex,
  { today, directoryYear }: { readonly today: string; readonly directoryYear: string },
): ListedClosures {
  const records = new Map<string, CsvRecord>();
  const doubts: Doubt[] = [];
  const take = (entry: Entry, unit: CsvRecord) => {
    const { date, label } = entry;
    const [unitid = '', before] = [unit['unitid'], held.get(unit['unitid'] ?? '')];
    const what = `${label} on ${date}, unit ${unitid} ${unit['name']}`;
    if (isAhead(date, today)) return doubts.push({ why: 'Closed on a day to come', what });
    if (date < directoryYear && unit['in_latest_ipeds'] === 'yes') {
      return doubts.push({
        why: `Closed before the IPEDS directory of ${directoryYear}, which has it`,
        what,
      });
    }
    if (before?.['status'] === 'closed') {
      if (!date.startsWith(before['date'] ?? '')) {
        doubts.push({
          why: 'closures.csv has another date, which stays',
          what: `${what}: ${before['date']}`,
        });
      }
      return;
    }
    const row = {
      status: 'closed',
      date,
      source: WEEKLY_ADDRESS,
      source_name: `Federal Student Aid, Weekly Closed School Search File (${source.archive ?? source.name})`,
    };
    const none = { successor_unitid: '', successor: '', new_name: '', note: '', enrols: '' };
    const read = closureOf({ ...row, ...none }, unit, before, () => '', today);
    if ('reason' in read) doubts.push({ why: 'Not taken', what: `${what}: ${read.reason}` });
    else records.set(unitid, read.record);
  };
  for (const entry of entriesOf(source.name, cells)) {
    const members = units.ofInstitution(entry.opeid);
    const [unit, ...others] = units.withOpeid(entry.opeid);
    const isMain = entry.opeid.endsWith(MAIN_CAMPUS);
    if (isMain && unit && others.length === 0) take(entry, unit);
    else if (entry.date >= directoryYear && members.length > 0) {
      const why = isMain ? 'Main campus of several units, or of another than ours' : 'Branches that closed';
      doubts.push({ why: `${why}, not taken: a unit may go on`, what: `${entry.label} on ${entry.date}` });
    }
  }
  return {
    records,
    problems: [],
    warnings: [
      'The weekly list is read by its documented columns and was not yet tried on a real file: compare some rows.',
      ...warningsOf(doubts),
    ],
  };
}
