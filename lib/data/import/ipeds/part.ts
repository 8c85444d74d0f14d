import type { CsvRecord } from '../../csv';
import type { TableEditionRecord } from '../../editions';
import type { TableName } from '../../registry';
import type { ImportOutcome } from '../importer';
import type { SurveyFile } from './survey-files';

/** What a part of the import reads. */
export interface PartInput {
  /** Every survey file given, of all surveys and years. */
  readonly files: readonly SurveyFile[];
  /** Records of a table as an earlier part would have them; else as they are. */
  records(table: TableName): readonly CsvRecord[];
  /** Edition of a table, likewise. */
  edition(table: TableName): TableEditionRecord;
  /** Day of the reading, as 2026-11-28. */
  readonly today: string;
  /** The files hold some units only: rows of other units stay as they are. */
  readonly slice: boolean;
}

/** Reads the tables of some surveys. Parts run one after the other, awards before the institutions that they add. */
export interface Part {
  readonly tables: readonly TableName[];
  /** Surveys as their files are named (HD, C_A, IC_PY): the part runs where a file of any of them is given. */
  readonly surveys: readonly string[];
  /** @throws UnreadableFile when a file is not what it should be. */
  read(input: PartInput): ImportOutcome;
}
