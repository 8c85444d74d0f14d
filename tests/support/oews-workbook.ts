import { type CellValue, writeXlsx } from 'hucre/xlsx';
import type { CsvRecord } from '@/lib/data/csv';
import { figureColumns } from '@/lib/data/import/oews/figures';

/** Workbooks of areas, by the start of their names, and the type of area that each holds. */
const areaTypes = { state: '2', MSA: '4', BOS: '6' } as const;
export type WorkbookKind = keyof typeof areaTypes;

function kindOf({ area_kind, state_slug }: CsvRecord): WorkbookKind | undefined {
  if (state_slug === 'us') return undefined;
  if (area_kind === undefined) return 'state';
  return area_kind === 'metropolitan' ? 'MSA' : 'BOS';
}

/** A figure as the workbook has it: a number, or the mark that says why it is missing. */
function cellOf(row: CsvRecord, column: string): CellValue {
  if (row[column]) return Number(row[column]);
  const isOfJobs = ['employment', 'employment_rse_percent', 'jobs_per_1000', 'location_quotient'];
  return isOfJobs.includes(column) ? '**' : '*';
}

/** Writes rows of the tables of wages the way BLS lays out a workbook. */
export function areaWorkbook(kind: WorkbookKind, rows: readonly CsvRecord[]): Promise<Uint8Array> {
  const columns: readonly [string, (row: CsvRecord) => CellValue][] = [
    ['AREA', (row) => row['area_code'] ?? row['state_code'] ?? ''],
    ['AREA_TITLE', (row) => row['area_name'] ?? row['state_slug'] ?? ''],
    ['AREA_TYPE', () => areaTypes[kind]],
    ['PRIM_STATE', (row) => row['state_code'] ?? ''],
    ['NAICS', () => '000000'],
    ['OWN_CODE', () => '1235'],
    ['OCC_CODE', (row) => row['soc'] ?? ''],
    ['OCC_TITLE', (row) => row['occupation'] ?? ''],
    ...figureColumns.map(({ column, workbook }): [string, (row: CsvRecord) => CellValue] => [
      workbook,
      (row) => cellOf(row, column),
    ]),
    ['ANNUAL', (row) => (row['notes']?.includes('footnote 4') ? 'TRUE' : '')],
    ['HOURLY', () => ''],
  ];
  const cells = rows.filter((row) => kindOf(row) === kind).map((row) => columns.map(([, cell]) => cell(row)));
  return writeXlsx({ sheets: [{ name: kind, rows: [columns.map(([name]) => name), ...cells] }] });
}
