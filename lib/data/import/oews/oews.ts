import type { SourceRecord, TableEditionRecord } from '../../editions';
import { fileNames, noSuchFile } from '../files/given-files';
import { UnreadableFile } from '../files/source-file';
import { heldRecords, type Importer, type ImportInput, sourceRecord, sourcesAfter } from '../importer';
import { describeNation, gapsIn, mixedEditions, namingWarnings } from './compare';
import type { Release } from './estimate';
import { type WageTable, wageTables } from './figures';
import { readFlat } from './flat';
import { flatFiles, isFlatFile } from './flat-codes';
import { merge } from './rows';
import { isWorkbook, missingWorkbooks, readWorkbooks } from './workbook';

const PUBLISHER = 'U.S. Bureau of Labor Statistics';
const TAKES = `${flatFiles.join(', ')}; or national_M2025_dl.xlsx, state_M2025_dl.xlsx, MSA_M2025_dl.xlsx and BOS_M2025_dl.xlsx, or the zips that hold them`;

/** @throws UnreadableFile unless the files are the flat ones alone, or workbooks alone and all that are needed. */
function readRelease({ files, slice }: ImportInput): Promise<Release> | Release {
  const [flat, books] = [files.filter(isFlatFile), files.filter(isWorkbook)];
  if (flat.length > 0 && books.length > 0) {
    throw new UnreadableFile(
      fileNames([...flat, ...books]),
      'give the flat files or the workbooks, not both',
    );
  }
  if (flat.length > 0) return readFlat(flat);
  if (books.length === 0) throw noSuchFile(files, TAKES);
  const missing = missingWorkbooks(books);
  if (missing.length > 0 && !slice) {
    throw new UnreadableFile(
      fileNames(books),
      `a whole edition also needs ${missing.join(', ')}; say --slice to compare or correct these areas alone`,
    );
  }
  return readWorkbooks(books);
}

/** The record of a table: the files read for it, and in a slice of the present edition also those of the other rows. */
function editionRecord(
  table: WageTable,
  { edition, files }: Release,
  { editions, slice, today }: ImportInput,
): TableEditionRecord {
  const read = files
    .filter(({ tables }) => tables.includes(table))
    .map(
      ({ file, address }): SourceRecord =>
        sourceRecord(file, { publisher: PUBLISHER, edition, address }, today),
    );
  const held = slice && editions[table]?.edition === edition ? editions[table].files : [];
  return { edition, files: sourcesAfter(held, read) };
}

const endYear = (edition: string) => Number(edition.slice(-'2025'.length));

/** Wages of nursing occupations by state and by metropolitan and nonmetropolitan area. */
export const oews: Importer = {
  publisher: PUBLISHER,
  takes: TAKES,
  tables: wageTables,
  async read(input) {
    const { files, editions, slice } = input;
    const release = await readRelease(input);
    const held = (table: WageTable) => heldRecords(input, table);
    const merged = wageTables.map((table) => merge(table, release, held(table), slice));
    const unread = files.filter((file) => !isFlatFile(file) && !isWorkbook(file));
    const older = endYear(release.edition) < endYear(editions['wages']?.edition ?? release.edition);
    const reasons = [
      ...merged.flatMap((one) => gapsIn(one, slice)),
      ...mixedEditions(merged, release, 'the flat files, or all four workbooks'),
    ];
    return {
      problems: reasons.map((reason) => ({ file: null, line: null, reason })),
      changes: merged
        .filter(({ incoming }) => incoming.length > 0)
        .map(({ table, records }) => ({ table, records, edition: editionRecord(table, release, input) })),
      warnings: [
        ...(unread.length > 0 ? [`not read: ${fileNames(unread)}`] : []),
        ...(older ? [`the files are of ${release.edition}, before the edition that the tables hold`] : []),
        ...merged.flatMap((one) => namingWarnings(one, held(one.table))),
      ],
      report: merged
        .filter(({ table }) => table === 'wages')
        .map((one) => describeNation(one, held('wages'), release))
        .join(''),
    };
  },
};
