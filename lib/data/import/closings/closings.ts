import { parse } from 'csv-parse/sync';
import { index } from 'd3-array';
import { errorMessage } from '@/lib/text/error-message';
import { soleFile } from '../files/given-files';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { textOf } from '../files/text';
import { sheetsOf } from '../files/workbook';
import { heldRecords, type Importer, type ImportInput, sourceRecord } from '../importer';
import { isPlainHeader, type ListedClosures, PLAIN_COLUMNS, readPlainList } from './plain-list';
import { unitIndex } from './units';
import { readWeeklyList, WEEKLY_ADDRESS, WEEKLY_PUBLISHER, weeklyHeader } from './weekly-list';

const TAKES = `a CSV with the columns ${PLAIN_COLUMNS} (the last six where they apply); or the Weekly Closed School Search File as .xlsx, .csv or .zip (by its documented columns, not yet tried on a real file)`;

async function cellsOf(file: SourceFile, { encoding }: ImportInput): Promise<readonly (readonly string[])[]> {
  if (/\.xlsx$/i.test(file.name)) {
    const sheets = await sheetsOf(file);
    return sheets.map(({ cells }) => cells).find((cells) => weeklyHeader(cells) >= 0) ?? [];
  }
  if (/\.xls$/i.test(file.name)) throw new UnreadableFile(file.name, 'save the workbook as .xlsx or .csv');
  try {
    return parse(textOf(file, encoding), { bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(file.name, errorMessage(error));
  }
}

interface Listed extends ListedClosures {
  /** Whether the rows are from the list of the government; rows of a plain list each name their own source. */
  readonly isWeekly: boolean;
}

async function listed(file: SourceFile, input: ImportInput): Promise<Listed> {
  const stored = index(heldRecords(input, 'closures'), ({ unitid }) => unitid ?? '');
  const units = unitIndex(heldRecords(input, 'institutions'));
  const { today, encoding } = input;
  const cells = await cellsOf(file, input);
  if (isPlainHeader(cells[0] ?? [])) {
    return { ...readPlainList(file, encoding, stored, units, today), isWeekly: false };
  }
  if (weeklyHeader(cells) < 0) throw new UnreadableFile(file.name, `is no list of closings: ${TAKES}`);
  const directoryYear = input.editions['institutions']?.years?.['directory'] ?? '';
  return { ...readWeeklyList(file, cells, stored, units, { today, directoryYear }), isWeekly: true };
}

/** What is written down of a weekly list: its edition is the day of the reading, which its name may not tell. */
function weeklyRecord(file: SourceFile, { today }: ImportInput) {
  const name = file.archive ?? file.name;
  const source = { publisher: WEEKLY_PUBLISHER, edition: today, address: WEEKLY_ADDRESS };
  return sourceRecord({ ...file, name }, source, today);
}

/** Schools that close, merge or change their name: adds and replaces rows by unit, and keeps the others. */
export const closings: Importer = {
  publisher: `${WEEKLY_PUBLISHER}; news and announcements`,
  takes: TAKES,
  tables: ['closures'],
  async read(input) {
    const file = soleFile(input.files, 'one list of closings at a time');
    const list = await listed(file, input);
    const before = heldRecords(input, 'closures');
    const isHeld = new Set(before.map(({ unitid }) => unitid));
    const added = [...list.records.values()].filter(({ unitid }) => !isHeld.has(unitid));
    const records = [...before.map((record) => list.records.get(record['unitid'] ?? '') ?? record), ...added];
    const known = input.editions['closures']?.files ?? [];
    const files = list.isWeekly ? [weeklyRecord(file, input)] : known;
    const edition = { edition: input.today, files };
    return {
      problems: list.problems,
      warnings: list.warnings,
      changes: [{ table: 'closures', records, edition }],
    };
  },
};
