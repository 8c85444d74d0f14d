import { index } from 'd3-array';
import { contentTable } from '../../check/corpus';
import type { CsvRecord } from '../../csv';
import type { TableName } from '../../registry';
import { noSuchFile, optionalFile } from '../files/given-files';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { heldRecords, type Importer, type ImportInput, sourceRecord, type TableChange } from '../importer';
import { isNewCohort, oneYearLater } from './cohorts';
import { withLabels } from './earnings-labels';
import { outcomesOf } from './field-of-study';
import { type InstitutionFigures, institutionFigures, readInstitutionFile, statesOf } from './institution';
import { editionAfter, inOrder, programKey, requireWhole } from './merge';
import { ADDRESS, PUBLISHER } from './publisher';
import { oneRelease } from './release';

const FIELD_OF_STUDY = 'Most-Recent-Cohorts-Field-of-Study_06102026.zip';
const INSTITUTION = 'Most-Recent-Cohorts-Institution_06102026.zip';
const TAKES = `${FIELD_OF_STUDY} and ${INSTITUTION}, together or one of them`;
const FIELD_OF_STUDY_FILE = /^Most-Recent-Cohorts-Field-of-Study(_\d{8})?\.csv$/i;
const INSTITUTION_FILE = /^Most-Recent-Cohorts-Institution(_\d{8})?\.csv$/i;

/** A file that was read, with the release that its name tells. */
interface Release {
  readonly file: SourceFile;
  readonly release: string;
}

const recordOf = ({ file, release }: Release, { today }: ImportInput) =>
  sourceRecord(file, { publisher: PUBLISHER, edition: release, address: ADDRESS }, today);

/** The change of a table that holds one release: the rows of a slice replace those of its units. */
function changeOf(
  input: ImportInput,
  from: Release,
  table: TableName,
  incoming: readonly CsvRecord[],
  units: ReadonlySet<string>,
  years?: Readonly<Record<string, string>>,
): TableChange {
  const { table: schema, records } = contentTable(input.corpus, table);
  const edition = input.editions[table];
  if (!input.slice) requireWhole(from.file.name, table, records, incoming);
  else if (edition && edition.edition !== from.release) {
    throw new UnreadableFile(
      from.file.name,
      `is of ${from.release}, and ${table} of ${edition.edition}: a slice must be of the release that is stored`,
    );
  }
  const others = input.slice ? records.filter(({ unitid = '' }) => !units.has(unitid)) : [];
  return {
    table,
    records: inOrder([...others, ...incoming], schema.primaryKey),
    edition: editionAfter(
      edition,
      { edition: from.release, ...(years && { years }) },
      recordOf(from, input),
      input.slice,
    ),
  };
}

/** Earnings ten years after entry are a column of a table that IPEDS decides otherwise: its edition stays. */
function institutionsChange(
  input: ImportInput,
  from: Release,
  { earnings }: InstitutionFigures,
): TableChange[] {
  const column = 'all_programs_median_earnings_10yr';
  const edition = input.editions['institutions'];
  if (edition === undefined) return [];
  const records = heldRecords(input, 'institutions').map((record) => {
    const kept = input.slice ? (record[column] ?? '') : '';
    return { ...record, [column]: earnings.get(record['unitid'] ?? '') ?? kept };
  });
  const files = edition.files.filter(({ publisher }) => publisher !== PUBLISHER);
  return [
    { table: 'institutions', records, edition: { ...edition, files: [...files, recordOf(from, input)] } },
  ];
}

function netPriceChange(input: ImportInput, from: Release, figures: InstitutionFigures) {
  const table = 'net_price_by_income';
  const before = heldRecords(input, table);
  const unit = ({ unitid = '' }: CsvRecord) => unitid;
  const isLater = isNewCohort(before, figures.netPrices, 'net_price_average', unit);
  const award = input.editions[table]?.years?.['award'] ?? '';
  const year = isLater ? oneYearLater(award) : award;
  const records = figures.netPrices.map((record) => ({ ...record, academic_year: year }));
  const warning = `Most net prices are others than before, and the file does not name their award year. They are taken to be of ${year}: compare with the data dictionary of the release.`;
  return {
    change: changeOf(input, from, table, records, new Set(figures.earnings.keys()), { award: year }),
    warnings: isLater ? [warning] : [],
  };
}

function readInstitutions(input: ImportInput, from: Release) {
  const raw = readInstitutionFile(from.file);
  const figures = institutionFigures(raw, from.file, from.release, heldRecords(input, 'institutions'));
  const units = new Set(figures.earnings.keys());
  const prices = netPriceChange(input, from, figures);
  return {
    states: statesOf(raw),
    changes: [
      prices.change,
      changeOf(input, from, 'loan_repayment', figures.loanRepayment, units),
      ...institutionsChange(input, from, figures),
    ],
    warnings: prices.warnings,
  };
}

/** Derived columns are kept until `data:build` derives them again, so that the report shows what the file changes. */
function withDerived(before: readonly CsvRecord[], records: readonly CsvRecord[]): CsvRecord[] {
  const known = index(before, programKey);
  return records.map((record) => ({ ...known.get(programKey(record)), ...record }));
}

function readFieldsOfStudy(input: ImportInput, from: Release, states: ReadonlyMap<string, string>) {
  const table = 'program_outcomes';
  const before = heldRecords(input, table);
  const statesOfOthers = new Map([
    ...before.map(({ unitid = '', state_code = '' }): [string, string] => [unitid, state_code]),
    ...states,
  ]);
  const outcomes = outcomesOf(from.file, from.release, {
    records: heldRecords(input, 'institutions'),
    statesOfOthers,
  });
  const labeled = withLabels(before, outcomes.records, outcomes.countsEarners);
  return {
    changes: [changeOf(input, from, table, withDerived(before, labeled.records), outcomes.units)],
    warnings: labeled.warnings,
  };
}

const olderThan = (input: ImportInput, release: string) => {
  const newest = input.editions['program_outcomes']?.edition ?? '';
  return release < newest ? [`The release of ${release} is older than the one stored, of ${newest}.`] : [];
};

/** College Scorecard: outcomes by field of study, and prices, repayment and earnings by institution. */
export const scorecard: Importer = {
  publisher: PUBLISHER,
  takes: TAKES,
  tables: ['program_outcomes', 'net_price_by_income', 'loan_repayment', 'institutions'],
  async read(input) {
    const fieldOfStudy = optionalFile(input.files, FIELD_OF_STUDY_FILE, FIELD_OF_STUDY);
    const institution = optionalFile(input.files, INSTITUTION_FILE, INSTITUTION);
    const files = [fieldOfStudy, institution].filter((file) => file !== undefined);
    if (files.length === 0) throw noSuchFile(input.files, TAKES);
    const release = oneRelease(files);
    const none = { states: new Map<string, string>(), changes: [], warnings: [] };
    const units = institution ? readInstitutions(input, { file: institution, release }) : none;
    const programs = fieldOfStudy
      ? readFieldsOfStudy(input, { file: fieldOfStudy, release }, units.states)
      : none;
    return {
      problems: [],
      changes: [...programs.changes, ...units.changes],
      warnings: [...olderThan(input, release), ...programs.warnings, ...units.warnings],
    };
  },
};
