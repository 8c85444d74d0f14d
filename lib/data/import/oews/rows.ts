import { ascending } from 'd3-array';
import { nation, slugsByCode } from '@/lib/places/states';
import type { CsvRecord } from '../../csv';
import { UnreadableFile } from '../files/source-file';
import { obtainedFrom } from '../importer';
import { type Estimate, figureCells, type Release, tableOf } from './estimate';
import { occupationsOf, type WageTable } from './figures';

const SURVEY = 'BLS Occupational Employment and Wage Statistics (OEWS)';

/** Titles of the occupations by code. */
type Titles = ReadonlyMap<string, string>;

const titlesOf = (records: readonly CsvRecord[]): Titles =>
  new Map(records.map(({ soc = '', occupation = '' }) => [soc, occupation]));

/** Makes the row of an estimate. @throws UnreadableFile when neither its file nor the table has the title. */
function rowOf(estimate: Estimate, release: Release, held: Titles): CsvRecord {
  const { area, soc, file } = estimate;
  const title = estimate.title ?? held.get(soc);
  if (title === undefined) throw new UnreadableFile(file.name, `no file titles the occupation ${soc}`);
  const ofState = area.kind === 'nation' || area.kind === 'state';
  return {
    ...(!ofState && { area_code: area.code, area_name: area.name, area_kind: area.kind }),
    state_slug: slugsByCode[area.state] ?? nation.slug,
    state_code: area.state,
    soc,
    occupation: title,
    edition: release.edition,
    ...figureCells(estimate, release),
    source_name: SURVEY,
    source_url: release.files.find((read) => read.file === file)?.address ?? '',
    obtained_from: obtainedFrom(file),
  };
}

/** Key of a row's area within its table. */
export const areaOfRow = ({ area_code, state_slug = '' }: CsvRecord) => area_code ?? state_slug;

/** Occupations in the order of the table; within one the nation, then states or areas by name. */
function inOrder(table: WageTable, records: readonly CsvRecord[]): CsvRecord[] {
  const occupations: readonly string[] = occupationsOf[table];
  const place = ({ soc = '' }: CsvRecord) => occupations.indexOf(soc);
  const isNation = ({ state_slug }: CsvRecord) => state_slug === nation.slug;
  const name = ({ area_name, state_slug = '' }: CsvRecord) => area_name ?? state_slug;
  return records.toSorted(
    (a, b) =>
      place(a) - place(b) ||
      Number(isNation(b)) - Number(isNation(a)) ||
      ascending(name(a), name(b)) ||
      ascending(areaOfRow(a), areaOfRow(b)),
  );
}

/** Rows of a table as they would be, and those of the old ones that stay. */
export interface Merged {
  readonly table: WageTable;
  readonly records: readonly CsvRecord[];
  readonly incoming: readonly CsvRecord[];
  readonly kept: readonly CsvRecord[];
}

/**
 * Puts the rows of a release in the place of the present ones.
 * @param slice rows of areas that the files do not have stay as they are.
 */
export function merge(
  table: WageTable,
  release: Release,
  held: readonly CsvRecord[],
  slice: boolean,
): Merged {
  const titles = titlesOf(held);
  const incoming = release.estimates
    .filter((estimate) => tableOf(estimate) === table)
    .map((estimate) => rowOf(estimate, release, titles));
  const areas = new Set(incoming.map(areaOfRow));
  const kept = slice ? held.filter((row) => !areas.has(areaOfRow(row))) : [];
  return { table, incoming, kept, records: inOrder(table, [...kept, ...incoming]) };
}
