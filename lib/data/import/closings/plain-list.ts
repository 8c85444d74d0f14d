import { type CsvLine, type CsvRecord, readLines } from '../../csv';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { type DeclaredEncoding, textOf } from '../files/text';
import type { ImportProblem } from '../importer';
import { type Announced, closureOf } from './closure';
import type { FoundUnit, UnitIndex } from './units';

const ANNOUNCED = [
  ...(['status', 'date', 'source', 'source_name', 'successor_unitid', 'successor'] as const),
  ...(['new_name', 'note', 'enrols'] as const),
];
const NEEDED = ['status', 'date', 'source'];
const UNIT = ['unitid', 'opeid'];
const COLUMNS: readonly string[] = [...UNIT, ...ANNOUNCED];

/** Columns of a plain list of closings, for messages. */
export const PLAIN_COLUMNS = `unitid or opeid, ${ANNOUNCED.join(', ')}`;

/** Whether the header is that of a plain list. */
export function isPlainHeader(header: readonly string[]): boolean {
  const names = header.map((name) => name.trim().toLowerCase());
  return NEEDED.every((name) => names.includes(name));
}

function headerOf(file: string, { cells }: CsvLine): string[] {
  const names = cells.map((name) => name.trim().toLowerCase());
  const unknown = names.filter((name) => !COLUMNS.includes(name));
  if (unknown.length > 0) {
    throw new UnreadableFile(file, `has the columns ${unknown.join(', ')}; known are ${PLAIN_COLUMNS}`);
  }
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new UnreadableFile(file, `has the column ${twice} twice`);
  if (!UNIT.some((name) => names.includes(name)))
    throw new UnreadableFile(file, 'has neither unitid nor opeid');
  return names;
}

/** A line by the columns of the file. @throws UnreadableFile when it has more or fewer cells. */
function rowOf(file: string, columns: readonly string[], { line, cells }: CsvLine): CsvRecord {
  if (cells.length !== columns.length) {
    throw new UnreadableFile(file, `line ${line} has ${cells.length} cells under ${columns.length} columns`);
  }
  return Object.fromEntries(columns.map((name, at) => [name, cells[at]?.trim() ?? '']));
}

/** Unit that a row names; by both columns it must be the same. */
function unitOf(row: CsvRecord, units: UnitIndex): FoundUnit {
  const { unitid = '', opeid = '' } = row;
  if (unitid === '') return opeid === '' ? { reason: 'names no unitid and no opeid' } : units.byOpeid(opeid);
  const found = units.byUnitid(unitid);
  if (opeid === '' || 'reason' in found) return found;
  const isSame = found.unit['opeid']?.startsWith(opeid);
  return isSame ? found : { reason: `unitid ${unitid} has the opeid ${found.unit['opeid']}, not ${opeid}` };
}

function announced(row: CsvRecord): Announced {
  const cell = (column: (typeof ANNOUNCED)[number]) => row[column] ?? '';
  return {
    status: cell('status').toLowerCase(),
    date: cell('date'),
    source: cell('source'),
    source_name: cell('source_name'),
    successor_unitid: cell('successor_unitid'),
    successor: cell('successor'),
    new_name: cell('new_name'),
    note: cell('note'),
    enrols: cell('enrols').toLowerCase(),
  };
}

/** What a list gives: rows by unit, and what is wrong with the others. */
export interface ListedClosures {
  readonly records: ReadonlyMap<string, CsvRecord>;
  readonly problems: readonly ImportProblem[];
  readonly warnings: readonly string[];
}

/**
 * Reads a plain list of closings; every row that is wrong gets one message.
 *
 * @param stored rows of closures.csv by unit.
 * @throws UnreadableFile when the file is no such list, or a row has more or fewer cells than the header.
 */
export function readPlainList(
  source: SourceFile,
  encoding: DeclaredEncoding | undefined,
  stored: ReadonlyMap<string, CsvRecord>,
  units: UnitIndex,
  today: string,
): ListedClosures {
  const file = source.name;
  const [header, ...lines] = readLines(textOf(source, encoding));
  if (header === undefined) throw new UnreadableFile(file, 'is empty');
  const columns = headerOf(file, header);
  const records = new Map<string, CsvRecord>();
  const lineOf = new Map<string, number>();
  const problems: ImportProblem[] = [];
  const closureOn = (line: CsvLine) => {
    const row = rowOf(file, columns, line);
    const found = unitOf(row, units);
    if ('reason' in found) return found;
    const unitid = found.unit['unitid'] ?? '';
    const first = lineOf.get(unitid);
    if (first !== undefined) return { reason: `unit ${unitid} is on line ${first} too` };
    lineOf.set(unitid, line.line);
    return closureOf(announced(row), found.unit, stored.get(unitid), units.nameOf, today);
  };
  for (const line of lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))) {
    const read = closureOn(line);
    if ('reason' in read) problems.push({ file, line: line.line, reason: read.reason });
    else records.set(read.record['unitid'] ?? '', read.record);
  }
  if (lineOf.size === 0 && problems.length === 0) throw new UnreadableFile(file, 'has no rows');
  return { records, problems, warnings: [] };
}
