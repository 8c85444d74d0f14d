import { type ContentFiles, contentText } from '@/lib/data/content';
import { type CsvRecord, readHeader, readRecords, writeRecords } from '@/lib/data/csv';
import { allTables } from '@/lib/data/registry';
import { nameOfCopy } from './larger-catalogue';

/** Columns with the name of a school, in any table. */
const NAMES = new Set([
  'alias',
  'institution',
  'institution_name',
  'latest_name',
  'listed_as',
  'name',
  'new_name',
  'successor',
]);
const UNITS = new Set(['unitid', 'listed_unitid', 'successor_unitid']);
/** Numbers of the institution that takes part in federal aid: its campuses share results, its copies do not. */
const AID_NUMBERS = new Set(['opeid', 'opeid6']);

/** Tables whose rows are about schools, by their path below `content/`. */
const schoolTables = allTables
  .map(({ table }) => table)
  .filter(({ row }) => 'unitid' in row.shape)
  .map(({ file }) => file);

/** Returns the unit of each copy of a school: numbers that follow the highest of today. */
function unitsOfCopies(files: ContentFiles): (unitid: string, copy: number) => string {
  const units = readRecords(contentText(files, 'data/institutions.csv')).map((row) => row['unitid'] ?? '');
  const places = new Map(units.map((unitid, place) => [unitid, place]));
  const highest = Math.max(...units.map(Number));
  return (unitid, copy) => {
    const place = places.get(unitid);
    // A successor may be no unit of the table.
    return place === undefined ? unitid : String(highest + (copy - 1) * units.length + place + 1);
  };
}

/** Returns the cells of a row as they are in a copy of its school. @param copy from 1. */
function copiedCells(record: CsvRecord, copy: number, unitOf: ReturnType<typeof unitsOfCopies>): string[] {
  return Object.entries(record).map(([column, cell]) => {
    if (cell === '') return cell;
    if (UNITS.has(column)) return unitOf(cell, copy);
    if (NAMES.has(column)) return nameOfCopy(cell, copy);
    // None of today's begins with another digit than 0.
    return AID_NUMBERS.has(column) ? `${copy}${cell.slice(1)}` : cell;
  });
}

/**
 * Returns the files of `content/` with copies of every school: same city, same results, another name and unit.
 *
 * @param times how many schools there are for each of today, up to 10.
 */
export function largerContent(files: ContentFiles, times: number): ContentFiles {
  const unitOf = unitsOfCopies(files);
  const larger = schoolTables.map((file): [string, string] => {
    const text = contentText(files, file);
    const records = readRecords(text);
    const copies = Array.from({ length: times - 1 }, (_, index) =>
      records.map((record) => copiedCells(record, index + 1, unitOf)),
    );
    return [
      file,
      writeRecords(readHeader(text), [...records.map(Object.values), ...copies.flat()] as string[][]),
    ];
  });
  return new Map([...files, ...larger]);
}
