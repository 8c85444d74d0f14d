import { nation, states } from '@/lib/places/states';
import { indexByKey, type RawTable, readDelimited, requireColumns } from '../files/delimited';
import { onlyFile } from '../files/given-files';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { textOf } from '../files/text';
import { type Area, type Cap, capOf, type Missing } from './estimate';
import { figureColumns } from './figures';

/** The flat files that an edition is read from; the first has the figures, the others say what its codes mean. */
export const flatFiles = [
  'oe.data.0.Current',
  'oe.area',
  'oe.datatype',
  'oe.footnote',
  'oe.release',
] as const;
type FlatFile = (typeof flatFiles)[number];

const isNamed = (name: FlatFile) => new RegExp(`^${name.replaceAll('.', '\\.')}$`, 'i');
export const isFlatFile = ({ name }: SourceFile) => flatFiles.some((flat) => isNamed(flat).test(name));

/** @throws UnreadableFile when it is not among the files. */
export const flatFile = (files: readonly SourceFile[], name: FlatFile) =>
  onlyFile(files, isNamed(name), name);

/** What the small files say that the lines of the large one are read by. */
export interface Codes {
  readonly areas: ReadonlyMap<string, Area | null>;
  /** Columns of our tables by data type. */
  readonly columns: ReadonlyMap<string, string>;
  readonly footnotes: ReadonlyMap<string, Missing>;
  readonly cap: Cap | null;
  readonly edition: string;
  /** Year and period that each line of the edition bears. */
  readonly period: string;
}

function tableIn(files: readonly SourceFile[], name: FlatFile, columns: readonly string[]): RawTable {
  const file = flatFile(files, name);
  const table = readDelimited(file.name, textOf(file), '\t');
  requireColumns(table, columns);
  return table;
}

const stateByName: ReadonlyMap<string, string> = new Map(states.map(({ name, code }) => [name, code]));

/** Areas by code; null for those of the territories, which the tables leave out. */
function areasOf(files: readonly SourceFile[]): ReadonlyMap<string, Area | null> {
  const table = tableIn(files, 'oe.area', ['STATE_CODE', 'AREA_CODE', 'AREATYPE_CODE', 'AREA_NAME']);
  const numbered = new Map(
    table.rows
      .filter((row) => row['AREATYPE_CODE'] === 'S')
      .map((row) => [row['STATE_CODE'], stateByName.get(row['AREA_NAME'] ?? '')]),
  );
  const kinds = (type: string, name: string): Area['kind'] => {
    if (type === 'N') return 'nation';
    if (type === 'S') return 'state';
    return name.toLowerCase().includes('nonmetropolitan') ? 'nonmetropolitan' : 'metropolitan';
  };
  return new Map(
    [...indexByKey(table, 'AREA_CODE')].map(([code, row]) => {
      const { AREATYPE_CODE: type = '', AREA_NAME: name = '', STATE_CODE: number } = row;
      const state = type === 'N' ? nation.code : numbered.get(number);
      return [code, state === undefined ? null : { kind: kinds(type, name), code, name, state }];
    }),
  );
}

/** @throws UnreadableFile when a data type that our columns hold is not in the file under its name. */
function columnsByType(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const table = tableIn(files, 'oe.datatype', ['DATATYPE_CODE', 'DATATYPE_NAME']);
  const types = indexByKey(table, 'DATATYPE_NAME');
  return new Map(
    figureColumns.map(({ column, dataType }) => {
      const code = types.get(dataType)?.['DATATYPE_CODE'];
      if (code !== undefined) return [code, column];
      throw new UnreadableFile(table.file, `has no data type "${dataType}"`);
    }),
  );
}

function meaningOf(footnote: string): Missing | undefined {
  if (footnote.startsWith('Estimate not released')) return 'not released';
  if (capOf(footnote)) return 'capped';
  return footnote.includes('reported either as hourly wages or annual salaries')
    ? 'paid otherwise'
    : undefined;
}

/** @throws UnreadableFile when a file is missing or does not say what the lines need. */
export function codesOf(files: readonly SourceFile[]): Codes {
  const notes = tableIn(files, 'oe.footnote', ['FOOTNOTE_CODE', 'FOOTNOTE_TEXT']);
  const release = tableIn(files, 'oe.release', ['RELEASE_DATE', 'DESCRIPTION']);
  const [only, ...others] = release.rows;
  if (only === undefined || others.length > 0) {
    throw new UnreadableFile(release.file, `has ${release.rows.length} releases; one edition at a time`);
  }
  const texts = notes.rows.map((row) => row['FOOTNOTE_TEXT'] ?? '');
  return {
    areas: areasOf(files),
    columns: columnsByType(files),
    footnotes: new Map(
      notes.rows.flatMap(({ FOOTNOTE_CODE: code = '', FOOTNOTE_TEXT: text = '' }) => {
        const meaning = meaningOf(text);
        return meaning === undefined ? [] : [[code, meaning]];
      }),
    ),
    cap: texts.map(capOf).find((cap) => cap !== null) ?? null,
    edition: only['DESCRIPTION'] ?? '',
    period: only['RELEASE_DATE'] ?? '',
  };
}
