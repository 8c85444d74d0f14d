import { greatest, group, least } from 'd3-array';
import { type RawRow, type RawTable, readDelimited, requireColumns } from '../files/delimited';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { textOfEither } from '../files/text';
import { CAMPUS_COLUMNS, type Campus, campusesOf, withParents } from './dapip-campuses';
import { type Agency, credentialOf, type Listing, type ReadListings, statusOf } from './listing';

const RECORDS = [
  ...['DAPIPID', 'AGENCYNAME', 'PROGRAMNAME', 'SEQUENTIALID', 'INITIALDATEFLAG', 'ACCREDITATIONDATE'],
  ...['ACCREDITATIONSTATUS', 'REVIEWDATE', 'ACCREDITATIONENDDATE', 'ENDINGACTIONID'],
];
const ACTIONS = ['DAPIPID', 'AGENCYNAME', 'PROGRAMNAME', 'ACTIONDESCRIPTION', 'ACTIONDATE', 'ENDDATE'];

/** Agencies by how their name begins: ACEN's goes on with the one it had before. */
const agencyNames: readonly (readonly [string, Agency])[] = [
  ['Accreditation Commission for Education in Nursing', 'ACEN'],
  ['Commission on Collegiate Nursing Education', 'CCNE'],
  ['National League for Nursing Commission for Nursing Education Accreditation', 'CNEA'],
  ['Maryland Board of Nursing', 'Maryland Board of Nursing'],
  ['Missouri State Board of Nursing', 'Missouri State Board of Nursing'],
  ['New York State Board of Regents', 'New York State Board of Regents'],
];
const agencyOf = (name: string) => agencyNames.find(([begins]) => name.startsWith(begins))?.[1];
const STATE_STATUS = 'Approved (state agency recognized for nursing accreditation)';
const national: ReadonlySet<Agency> = new Set(['ACEN', 'CCNE', 'CNEA']);

const DATE = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})(\s+12:00:00 AM)?$/;

/** A date of the file: "2/1/2001 12:00:00 AM" or "06/30/2024"; null where the cell is empty. @throws UnreadableFile */
function dateOf(file: string, cell: string): Date | null {
  if (cell === '') return null;
  const { year, month, day } = cell.match(DATE)?.groups ?? {};
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCDate() === Number(day)) return date;
  throw new UnreadableFile(file, `has the date "${cell}"`);
}

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const inWords = (date: Date | null | undefined) => (date ? words.format(date) : '');

/** An estimated date is certain to the year at most. */
const initialInWords = (date: Date | undefined, flag: string | undefined) =>
  date && flag === 'Estimated' ? `${date.getUTCFullYear()}` : inWords(date);

function readTable(file: SourceFile, columns: readonly string[]): RawTable {
  const raw = readDelimited(file.name, textOfEither(file));
  requireColumns(raw, columns);
  return raw;
}

/** What ended is history. */
const isCurrent = (row: RawRow) => row['ACCREDITATIONENDDATE'] === '' || row['ENDINGACTIONID'] === '';
const isNursing = ({ AGENCYNAME = '', PROGRAMNAME = '' }: RawRow) =>
  agencyOf(AGENCYNAME) !== undefined && /nurs/i.test(PROGRAMNAME);
const programKey = (row: RawRow) =>
  [row['DAPIPID'], agencyOf(row['AGENCYNAME'] ?? ''), row['PROGRAMNAME']].join('|');

/** One program of a campus, which can have several accreditations at a time: the first begins, the last ends. */
function listingOf(
  file: string,
  rows: readonly RawRow[],
  campus: Campus,
  unitid: string,
  as_of: string,
): Listing {
  const [{ AGENCYNAME = '', PROGRAMNAME = '' } = {}] = rows;
  const [agency, credential] = [agencyOf(AGENCYNAME), credentialOf(PROGRAMNAME)];
  if (agency === undefined || credential === undefined) {
    throw new UnreadableFile(file, `has the program "${PROGRAMNAME}", whose credential is not known`);
  }
  const statuses = rows.map(({ ACCREDITATIONSTATUS: text = '' }) => {
    const status = statusOf(text);
    if (status === undefined) throw new UnreadableFile(file, `has the status "${text}"`);
    return status;
  });
  const dates = (column: string) =>
    rows.flatMap((row) => {
      const date = dateOf(file, row[column] ?? '');
      return date ? [{ date, flag: row['INITIALDATEFLAG'] }] : [];
    });
  const first = least(dates('ACCREDITATIONDATE'), ({ date }) => date.getTime());
  const ends = [...dates('REVIEWDATE'), ...dates('ACCREDITATIONENDDATE')];
  const last = greatest(ends, ({ date }) => date.getTime());
  const status = statuses.includes('Accredited') ? 'Accredited' : 'Candidate';
  return {
    institution: campus.name,
    city: campus.city,
    state_code: campus.state,
    credential,
    level: PROGRAMNAME,
    agency,
    status: status === 'Accredited' && !national.has(agency) ? STATE_STATUS : status,
    initial: initialInWords(first?.date, first?.flag),
    term_ends_or_next_review: inWords(last?.date),
    unitid,
    website: '',
    note: '',
    as_of,
  };
}

/** Day of the export, which the files don't name: the newest on which anything happened in them. */
function exportedOn(tables: readonly (RawTable | undefined)[], today: string): string {
  const days = tables.flatMap((table) =>
    (table?.rows ?? []).flatMap((row) =>
      ['ACCREDITATIONDATE', 'ACTIONDATE', 'UPDATEDATE'].flatMap((column) => {
        const day =
          dateOf(table?.file ?? '', row[column] ?? '')
            ?.toISOString()
            .slice(0, today.length) ?? '';
        return day !== '' && day <= today ? [day] : [];
      }),
    ),
  );
  return greatest(days) ?? today;
}

function underProbation(
  { rows, file }: RawTable,
  current: ReadonlySet<string>,
  names: ReadonlyMap<string, Campus>,
) {
  const those = rows.filter(
    (row) =>
      /probation|show cause/i.test(row['ACTIONDESCRIPTION'] ?? '') &&
      !/removed/i.test(row['ACTIONDESCRIPTION'] ?? '') &&
      row['ENDDATE'] === '' &&
      current.has(programKey(row)),
  );
  return those.map((row) => {
    const name = names.get(row['DAPIPID'] ?? '')?.name;
    const day = inWords(dateOf(file, row['ACTIONDATE'] ?? ''));
    return `${name}, ${row['PROGRAMNAME']}: ${row['ACTIONDESCRIPTION']}, ${day}`;
  });
}

/** Rows of each nursing program that is accredited now. @throws UnreadableFile when a row is there twice, or none is. */
function currentPrograms({ file, rows }: RawTable): ReadonlyMap<string, readonly RawRow[]> {
  const nursing = rows.filter(isNursing);
  const seen = new Set<string>();
  for (const row of nursing) {
    const key = `${programKey(row)}|${row['SEQUENTIALID']}`;
    if (seen.has(key)) throw new UnreadableFile(file, `has two rows of ${key}`);
    seen.add(key);
  }
  const programs = group(nursing.filter(isCurrent), programKey);
  if (programs.size === 0) throw new UnreadableFile(file, 'has no current program of a nursing agency');
  return programs;
}

/**
 * Reads the nursing programs of the Department's database.
 *
 * @param isUnit whether institutions.csv has a unit: of a campus with several, the only one that it has is taken.
 * @throws UnreadableFile
 */
export function readDapip(
  files: {
    readonly records: SourceFile;
    readonly campuses: SourceFile;
    readonly actions?: SourceFile | undefined;
  },
  isUnit: (unitid: string) => boolean,
  today: string,
): ReadListings {
  const records = readTable(files.records, RECORDS);
  const campusTable = readTable(files.campuses, CAMPUS_COLUMNS);
  const actions = files.actions && readTable(files.actions, ACTIONS);
  const as_of = exportedOn([records, actions, campusTable], today);
  const programs = currentPrograms(records);
  const needed = new Set([...programs.values()].flatMap(([row]) => row?.['DAPIPID'] ?? []));
  const campuses = campusesOf(withParents(campusTable, needed));
  const listings = [...programs.values()].map((members) => {
    const id = members[0]?.['DAPIPID'] ?? '';
    const campus = campuses.get(id);
    if (!campus)
      throw new UnreadableFile(files.campuses.name, `lacks DapipId ${id}, which has a program: cut off`);
    const [unit = '', ...others] = campus.units.filter(isUnit);
    return listingOf(records.file, members, campus, others.length === 0 ? unit : '', as_of);
  });
  const probation = actions ? underProbation(actions, new Set(programs.keys()), campuses) : [];
  const warnings = probation.map((line) => `Not in the table, look at the agency's page: ${line}`);
  return { listings, warnings, isWhole: true };
}
