import { writeRecords } from '@/lib/data/csv';
import type { Data } from '@/lib/data/data';
import type { WageMetroRow, WageRow } from '@/lib/data/tables/wages';
import { findOccupation, type OccupationPage, occupationPath } from '../occupations';
import { areaName, nation, stateName } from '../states';

/** The file with every figure of pay of an occupation. */
export const payCsvPath = (occupation: Pick<OccupationPage, 'slug'>): string =>
  `${occupationPath(occupation)}/pay.csv`;

/** Columns that both tables of wages have, in the order of the file. */
const shared = [
  'state_slug',
  'occupation',
  'edition',
  'employment',
  'median_annual',
  'p10_annual',
  'p25_annual',
  'p75_annual',
  'p90_annual',
  'mean_annual',
  'mean_hourly',
  'notes',
  'source_name',
  'source_url',
] as const satisfies readonly (keyof WageRow & keyof WageMetroRow)[];

const header = ['place_kind', 'place_code', 'place', ...shared];

const cells = (row: WageRow | WageMetroRow) => shared.map((column) => String(row[column] ?? ''));

function stateRecord(row: WageRow): string[] {
  const { state_slug: slug, state_code: code } = row;
  const isNation = slug === nation.slug;
  return [isNation ? 'nation' : 'state', code, isNation ? areaName(slug) : stateName(slug), ...cells(row)];
}

const areaRecord = (row: WageMetroRow) => [row.area_kind, row.area_code, row.area_name, ...cells(row)];

/** Returns pay of an occupation in the nation, every state and every area as CSV; undefined for an unknown slug. */
export function payCsv(slug: string, data: Data): string | undefined {
  const occupation = findOccupation(slug);
  if (!occupation) return undefined;
  const { soc } = occupation;
  return writeRecords(header, [
    ...data
      .rows('wages')
      .filter((row) => row.soc === soc)
      .map(stateRecord),
    ...data
      .rows('wages_metro')
      .filter((row) => row.soc === soc)
      .map(areaRecord),
  ]);
}
