import { group, index } from 'd3-array';
import type { CsvRecord } from '../../csv';
import type { controls } from '../../tables/shared';
import { indexByKey, type RawRow } from '../files/delimited';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { obtainedFrom } from '../importer';
import { figureText } from './cells';
import { ADDRESS, PUBLISHER } from './publisher';
import { readWideFile } from './wide-file';

const COUNT = 'IPEDSCOUNT1';
/** Debt of all students with the evaluated loans; the column …ANY… next to it counts others. */
const DEBT = 'DEBT_ALL_STGP_EVAL_MDN';
const EARNERS = 'EARN_COUNT_WNE_4YR';
/** Newest first: earnings after one year are taken only where those after four are withheld. */
const EARNINGS = [
  { column: 'EARN_MDN_4YR', years: '4' },
  { column: 'EARN_MDN_1YR', years: '1' },
] as const;

const NEEDED = [
  ...['UNITID', 'OPEID6', 'INSTNM', 'CONTROL', 'CIPCODE', 'CREDLEV', 'CREDDESC', COUNT, DEBT],
  ...EARNINGS.map(({ column }) => column),
];

/** Fields of study by the four digits of the file. */
const fields: Readonly<Record<string, string>> = { '5138': '51.38', '5139': '51.39' };

const controlOf: Readonly<Record<string, (typeof controls)[number]>> = {
  Public: 'public',
  'Private, nonprofit': 'private nonprofit',
  'Private, for-profit': 'private for-profit',
};

/** Credential by field and level. A level that is not here names none: certificates of registered nursing. */
const credentials: Readonly<Record<string, string>> = {
  '51.39 1': 'LPN',
  '51.38 2': 'ADN',
  '51.38 3': 'BSN',
  '51.38 5': 'MSN',
  '51.38 6': 'DOCTORAL',
  '51.38 7': 'DOCTORAL',
  '51.38 8': 'CERTIFICATE',
};
/** Level of preparatory courses, which lead to no credential. */
const NO_CREDENTIAL = '99';
const LEVEL = /^[1-8]$/;
const OPEID6_DIGITS = 6;
/** Number of earners is kept for a bachelor's alone, as the table says. */
const BACHELOR = '3';

/** What is known of the institutions beside the file. */
export interface KnownInstitutions {
  readonly records: readonly CsvRecord[];
  /** State of units that are not among them, by unit. */
  readonly statesOfOthers: ReadonlyMap<string, string>;
}

/** Digits of an OPEID that are the institution; the last two are the branch. */
const institutionPart = (opeid: string | undefined) => (opeid ?? '').slice(0, OPEID6_DIGITS);

/** How many units of institutions.csv share a value, and in which states: values belong to the OPEID-6. */
function sharing(records: readonly CsvRecord[]) {
  const units = group(records, ({ opeid }) => institutionPart(opeid));
  return (opeid6: string): CsvRecord => {
    const members = units.get(opeid6) ?? [];
    if (members.length < 2) return { units_sharing_value: '', states_sharing_value: '' };
    const states = new Set(members.map(({ state_code }) => state_code ?? ''));
    return {
      units_sharing_value: `${members.length}`,
      states_sharing_value: [...states].toSorted().join(';'),
    };
  };
}

function earningsOf(file: string, row: RawRow): { readonly median: string; readonly years: string } {
  for (const { column, years } of EARNINGS) {
    const median = figureText(file, row, column);
    if (median !== '') return { median, years };
  }
  return { median: '', years: '' };
}

const isProgram = ({ UNITID = '', CIPCODE = '', CREDLEV }: RawRow) =>
  /^\d{6}$/.test(UNITID) && CIPCODE in fields && CREDLEV !== NO_CREDENTIAL;

function identityOf(file: string, row: RawRow, known: CsvRecord | undefined): CsvRecord {
  const { UNITID = '', CONTROL = '', CIPCODE = '', CREDLEV = '', CREDDESC = '' } = row;
  const [control, cip4 = ''] = [controlOf[CONTROL], fields[CIPCODE]];
  if (control === undefined) throw new UnreadableFile(file, `CONTROL of unit ${UNITID} is "${CONTROL}"`);
  if (!LEVEL.test(CREDLEV)) throw new UnreadableFile(file, `CREDLEV of unit ${UNITID} is "${CREDLEV}"`);
  return {
    unitid: UNITID,
    opeid6: (row['OPEID6'] ?? '').padStart(OPEID6_DIGITS, '0'),
    institution_name: known?.['name'] ?? row['INSTNM'] ?? '',
    control,
    cip4,
    credential_level: CREDLEV,
    credential_level_name: CREDDESC,
    credential: credentials[`${cip4} ${CREDLEV}`] ?? '',
  };
}

function figuresOf(file: string, row: RawRow): CsvRecord {
  const { median, years } = earningsOf(file, row);
  const hasEarners = row['CREDLEV'] === BACHELOR && years === EARNINGS[0].years;
  return {
    completers_count: figureText(file, row, COUNT),
    median_earnings: median,
    earnings_years_after_completion: years,
    median_debt: figureText(file, row, DEBT),
    earners_count: hasEarners ? figureText(file, row, EARNERS) : '',
  };
}

const hasFigure = ({ completers_count, median_earnings, median_debt }: CsvRecord) =>
  [completers_count, median_earnings, median_debt].some((cell) => cell !== '');

/** What a file of fields of study gives. */
export interface Outcomes {
  readonly records: readonly CsvRecord[];
  /** Units that the file has nursing programs of, also without any figure. */
  readonly units: ReadonlySet<string>;
  /** Whether the file counts the earners: a copy may have left the column out. */
  readonly countsEarners: boolean;
}

/**
 * Reads the nursing programs of a field-of-study file. Whose earnings they are is not in the file.
 *
 * @param release as 2026-06-10.
 * @throws UnreadableFile
 */
export function outcomesOf(source: SourceFile, release: string, institutions: KnownInstitutions): Outcomes {
  const raw = readWideFile(source, { needed: NEEDED, wanted: [EARNERS], keep: isProgram });
  indexByKey(raw, 'UNITID', 'CIPCODE', 'CREDLEV');
  const known = index(institutions.records, ({ unitid }) => unitid ?? '');
  const shared = sharing(institutions.records);
  const records = raw.rows.map((row) => {
    const unit = known.get(row['UNITID'] ?? '');
    const identity = identityOf(raw.file, row, unit);
    const unitid = identity['unitid'] ?? '';
    return {
      ...identity,
      ...figuresOf(raw.file, row),
      ...shared(unit ? (identity['opeid6'] ?? '') : ''),
      state_code: unit?.['state_code'] ?? institutions.statesOfOthers.get(unitid) ?? '',
      in_institutions_csv: `${unit !== undefined}`,
      release,
      source_name: `${PUBLISHER}, field-of-study and institution files, release of ${release}`,
      source_url: ADDRESS,
      obtained_from: obtainedFrom(source),
    };
  });
  return {
    records: records.filter(hasFigure),
    units: new Set(records.map(({ unitid = '' }: CsvRecord) => unitid)),
    countsEarners: raw.columns.includes(EARNERS),
  };
}
