import { agencies } from '../../tables/accreditation';
import { isDay } from '../day';
import { type RawRow, readDelimited, requireColumns } from '../files/delimited';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { type DeclaredEncoding, textOf } from '../files/text';
import { credentialOf, type Listing, type ReadListings, statusOf } from './listing';

const NEEDED = [
  ...['INSTITUTION_NAME', 'STATE', 'PROGRAM_LEVEL', 'ACCREDITOR'],
  ...['ACCREDITATION_STATUS', 'LAST_VERIFIED_DATE'],
];
const OPTIONAL = ['SOURCE_URL', 'CITY', 'UNITID', 'INITIAL', 'NEXT_REVIEW', 'WEBSITE'];

/** Columns of a list that was copied from the page of an agency, for messages. */
export const LIST_COLUMNS = `${[...NEEDED, ...OPTIONAL].join(', ').toLowerCase()}`;

/** Whether the file is a list of that form. */
export function isAgencyList(header: string): boolean {
  return /\baccreditor\b/i.test(header) && /\binstitution_name\b/i.test(header);
}

function listingOf(file: string, row: RawRow, today: string): Listing {
  const cell = (column: string) => row[column] ?? '';
  const wrong = (what: string) =>
    new UnreadableFile(file, `${cell('INSTITUTION_NAME')}, ${cell('STATE')}: ${what}`);
  const agency = agencies.find((name) => name === cell('ACCREDITOR'));
  const credential = credentialOf(cell('PROGRAM_LEVEL'));
  const status = statusOf(cell('ACCREDITATION_STATUS'));
  if (agency === undefined) throw wrong(`accreditor is "${cell('ACCREDITOR')}"`);
  if (credential === undefined) throw wrong(`program_level is "${cell('PROGRAM_LEVEL')}"`);
  if (status === undefined) throw wrong(`accreditation_status is "${cell('ACCREDITATION_STATUS')}"`);
  const as_of = cell('LAST_VERIFIED_DATE');
  const isDate = [as_of, `${as_of}-01`].some(isDay);
  if (!isDate || as_of > today) throw wrong(`last_verified_date is "${as_of}"`);
  return {
    institution: cell('INSTITUTION_NAME'),
    city: cell('CITY'),
    state_code: cell('STATE'),
    credential,
    level: cell('PROGRAM_LEVEL'),
    agency,
    status,
    initial: cell('INITIAL'),
    term_ends_or_next_review: cell('NEXT_REVIEW'),
    unitid: cell('UNITID'),
    website: cell('WEBSITE'),
    note: '',
    as_of,
  };
}

/** Reads a CSV that was copied from the page of an agency: never taken as the whole of it. @throws UnreadableFile */
export function readAgencyList(
  source: SourceFile,
  encoding: DeclaredEncoding | undefined,
  today: string,
): ReadListings {
  const raw = readDelimited(source.name, textOf(source, encoding));
  requireColumns(raw, NEEDED);
  const unknown = raw.columns.filter((column) => ![...NEEDED, ...OPTIONAL].includes(column));
  if (unknown.length > 0) {
    const names = unknown.join(', ').toLowerCase();
    throw new UnreadableFile(raw.file, `has the columns ${names}; known are ${LIST_COLUMNS}`);
  }
  const listings = raw.rows.map((row) => listingOf(raw.file, row, today));
  return { listings, warnings: [], isWhole: false };
}
