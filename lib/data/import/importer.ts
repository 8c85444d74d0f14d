import { type Corpus, contentTable } from '../check/corpus';
import type { CsvRecord } from '../csv';
import type { SourceRecord, TableEditionRecord } from '../editions';
import type { TableName } from '../registry';
import type { SourceFile } from './files/source-file';
import type { DeclaredEncoding } from './files/text';

/** What is wrong with the files, and where; null where no one file or line is meant. */
export interface ImportProblem {
  readonly file: string | null;
  /** Line of the file, the header being on the first. */
  readonly line: number | null;
  readonly reason: string;
}

/** A table as it would be. */
export interface TableChange {
  readonly table: TableName;
  /** Every row that the table would have, cells as text. */
  readonly records: readonly CsvRecord[];
  /** `files` are those read for this table. */
  readonly edition: TableEditionRecord;
}

/** What files would change, or why they change nothing. */
export interface ImportOutcome {
  /** With any of these nothing is written. */
  readonly problems: readonly ImportProblem[];
  readonly changes: readonly TableChange[];
  /** What a person must look at before writing: codes that vanished, units that changed their number. */
  readonly warnings: readonly string[];
  /** What the files say, where rows added, gone and changed are not all of it. */
  readonly report?: string;
}

export interface ImportInput {
  /** The files named, archives unpacked, in alphabetical order. */
  readonly files: readonly SourceFile[];
  /** The tables as they are. */
  readonly corpus: Corpus;
  /** What the tables hold at present, by name. */
  readonly editions: Readonly<Record<string, TableEditionRecord>>;
  /** Day of the reading, as 2026-11-28. */
  readonly today: string;
  /** Declared by the reader for text that does not tell. */
  readonly encoding?: DeclaredEncoding;
  /** The files hold some units or areas only: rows of others stay as they are. */
  readonly slice: boolean;
}

/** Reads what one publisher releases. A new one is a folder here and a line in `publishers.ts`. */
export interface Importer {
  readonly publisher: string;
  /** The files that it reads, for the usage and the error of a wrong one: "HD2024.csv, C2024_A.csv, …". */
  readonly takes: string;
  /** Tables that it can replace. */
  readonly tables: readonly TableName[];
  /** @throws UnreadableFile when a file is not what it should be. */
  read(input: ImportInput): Promise<ImportOutcome>;
}

/** Rows of a table as they are. */
export function heldRecords({ corpus }: Pick<ImportInput, 'corpus'>, table: TableName): readonly CsvRecord[] {
  return contentTable(corpus, table).records;
}

/** Between an archive and its member. */
const MEMBER = ': ';

/** Name of the file itself, from what was written down of it. */
export const recordedFile = (recorded: string) => recorded.split(MEMBER).at(-1) ?? recorded;

/** What was downloaded, whose checksum is kept: the file, or the archive with its member. */
const downloadedAs = ({ name, archive }: SourceFile) =>
  archive === undefined ? name : archive + MEMBER + name;

/** Returns what is written down of a file that was read. */
export function sourceRecord(
  file: SourceFile,
  source: { readonly publisher: string; readonly edition: string; readonly address: string },
  today: string,
): SourceRecord {
  return { ...source, file: downloadedAs(file), sha256: file.sha256, read_on: today };
}

/**
 * The files that a table rests on after a reading: the earlier ones that were not read again, and those read now.
 *
 * @param keyOf what two records of one file have in common.
 */
export function sourcesAfter(
  earlier: readonly SourceRecord[],
  read: readonly SourceRecord[],
  keyOf: (source: SourceRecord) => string = ({ file }) => file,
): SourceRecord[] {
  const again = new Set(read.map(keyOf));
  return [...earlier.filter((source) => !again.has(keyOf(source))), ...read];
}

/** Characters of a checksum that name a file well enough for a row. */
const DIGEST_LENGTH = 12;

/** What a row says of the file that it was read from. */
export function obtainedFrom(file: SourceFile): string {
  return `${downloadedAs(file)} (SHA-256 ${file.sha256.slice(0, DIGEST_LENGTH)})`;
}
