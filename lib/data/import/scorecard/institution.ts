import { index } from 'd3-array';
import type { CsvRecord } from '../../csv';
import { incomeBands } from '../../tables/aid';
import { indexByKey, type RawRow, type RawTable } from '../files/delimited';
import type { SourceFile } from '../files/source-file';
import { obtainedFrom } from '../importer';
import { figureText, type Share, shareOf } from './cells';
import { ADDRESS, PUBLISHER } from './publisher';
import { readWideFile } from './wide-file';

const EARNINGS = 'MD_EARN_WNE_P10';
const BORROWERS = 'BBRR2_FED_UGCOMP_N';
const repayment = {
  share_in_default: 'BBRR2_FED_UGCOMP_DFLT',
  share_paid_in_full: 'BBRR2_FED_UGCOMP_PAIDINFULL',
  share_making_progress: 'BBRR2_FED_UGCOMP_MAKEPROG',
};

/** Net prices have one column for public institutions and one for private ones; income bands are numbered from 1. */
const priceColumns = (kind: 'PUB' | 'PRIV') => ({
  average: `NPT4_${kind}`,
  bands: incomeBands.map(({ column }, at) => ({ column, raw: `NPT4${at + 1}_${kind}` })),
});
const prices = { PUB: priceColumns('PUB'), PRIV: priceColumns('PRIV') };
const PUBLIC = '1';

const NEEDED = [
  ...['UNITID', 'STABBR', 'CONTROL', EARNINGS, BORROWERS, ...Object.values(repayment)],
  ...Object.values(prices).flatMap(({ average, bands }) => [average, ...bands.map(({ raw }) => raw)]),
];

const PRICE_BASIS =
  'average yearly cost of attendance minus grants and scholarships, full-time first-time undergraduates with federal aid (Title IV), whole institution';
const REPAYMENT_BASIS =
  'undergraduate completers of the whole institution, federal borrowers, status two years after entering repayment (BBRR2_FED_UGCOMP_*)';

/** Reads what the product needs of the institution file. @throws UnreadableFile */
export function readInstitutionFile(source: SourceFile): RawTable {
  const raw = readWideFile(source, {
    needed: NEEDED,
    keep: ({ UNITID = '' }) => /^\d{6}$/.test(UNITID),
  });
  indexByKey(raw, 'UNITID');
  return raw;
}

/** State of every unit. */
export function statesOf({ rows }: RawTable): ReadonlyMap<string, string> {
  return new Map(rows.map(({ UNITID = '', STABBR = '' }) => [UNITID, STABBR]));
}

function netPrice(file: string, row: RawRow): CsvRecord {
  const { average, bands } = prices[row['CONTROL'] === PUBLIC ? 'PUB' : 'PRIV'];
  return {
    net_price_average: figureText(file, row, average),
    ...Object.fromEntries(bands.map(({ column, raw }) => [column, figureText(file, row, raw)])),
    residency_basis:
      row['CONTROL'] === PUBLIC ? 'students paying the in-district or in-state rate' : 'all students',
    basis: PRICE_BASIS,
  };
}

function loanRepayment(file: string, row: RawRow): CsvRecord {
  const shares = Object.entries(repayment).map(([column, raw]): [string, Share] => [
    column,
    shareOf(file, row, raw),
  ]);
  return {
    borrowers_in_cohort: figureText(file, row, BORROWERS),
    ...Object.fromEntries(
      shares.flatMap(([column, { share, isUpperBound }]) => [
        [column, share],
        [`${column}_is_upper_bound`, isUpperBound],
      ]),
    ),
    basis: REPAYMENT_BASIS,
  };
}

/** What an institution file gives, for the units that institutions.csv has. */
export interface InstitutionFigures {
  /** Median earnings ten years after entry by unit; "" where there are none. */
  readonly earnings: ReadonlyMap<string, string>;
  readonly netPrices: readonly CsvRecord[];
  readonly loanRepayment: readonly CsvRecord[];
}

/**
 * Finds the figures of the institutions that we have. The award year of the prices is not in the file.
 *
 * @throws UnreadableFile when a cell is neither a figure nor a code that is known.
 */
export function institutionFigures(
  { file, rows }: RawTable,
  source: SourceFile,
  release: string,
  institutions: readonly CsvRecord[],
): InstitutionFigures {
  const known = index(institutions, ({ unitid }) => unitid ?? '');
  const provenance = {
    release,
    source_name: `${PUBLISHER}, institution-level file, release of ${release}`,
    source_url: ADDRESS,
    obtained_from: obtainedFrom(source),
  };
  const found = rows.flatMap((row) => {
    const unit = known.get(row['UNITID'] ?? '');
    return unit ? [{ row, unit }] : [];
  });
  const identity = ({ unitid = '', name = '', state_code = '' }: CsvRecord): CsvRecord => ({
    unitid,
    institution_name: name,
    state_code,
  });
  return {
    earnings: new Map(found.map(({ row }) => [row['UNITID'] ?? '', figureText(file, row, EARNINGS)])),
    netPrices: found
      .map(({ row, unit }) => ({
        ...identity(unit),
        control: unit['control'] ?? '',
        ...netPrice(file, row),
        ...provenance,
      }))
      .filter((record: CsvRecord) => record['net_price_average'] !== ''),
    loanRepayment: found
      .map(({ row, unit }) => ({ ...identity(unit), ...loanRepayment(file, row), ...provenance }))
      .filter((record: CsvRecord) => record['borrowers_in_cohort'] !== ''),
  };
}
