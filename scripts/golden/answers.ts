import path from 'node:path';
import { readHeader, readRecords } from '../../lib/data/csv';

/** Text of a golden file before and after; undefined where it is not there. */
export interface GoldenPair {
  /** Path below the folder of golden files. */
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Cells of one answer by field; '' is a figure that is not known. */
export type Cells = Readonly<Record<string, string>>;

/** Answers of a golden file by what names them. */
export interface Answers {
  readonly before: ReadonlyMap<string, Cells>;
  readonly after: ReadonlyMap<string, Cells>;
}

/** Columns that say where a row is in its list: they name no answer. */
const placeColumns: ReadonlySet<string> = new Set(['position', 'of']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Flattens JSON into cells: "timeline.[].year", counted where a list has several. */
function flatten(value: unknown, field: string): [string, string][] {
  if (!isObject(value)) return [[field, value === null ? '' : String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, field === '' ? key : `${field}.${key}`),
  );
}

function jsonAnswers(name: string, text: string): Map<string, Cells> {
  return new Map([[path.basename(name, '.json'), Object.fromEntries(flatten(JSON.parse(text), ''))]]);
}

const lineAnswers = (text: string): Map<string, Cells> =>
  new Map(text.split('\n').flatMap((line) => (line === '' ? [] : [[line, {}]])));

/** The fewest columns from the left that name each row once, in both versions. */
function keyColumns(columns: readonly string[], versions: readonly (readonly Cells[])[]): readonly string[] {
  const named = (count: number) =>
    versions.every(
      (rows) => new Set(rows.map((row) => keyOf(columns.slice(0, count), row))).size === rows.length,
    );
  const fewest = columns.findIndex((_, index) => named(index + 1));
  return fewest < 0 ? columns : columns.slice(0, fewest + 1);
}

const keyOf = (columns: readonly string[], row: Cells) => columns.map((column) => row[column]).join(', ');

function tableAnswers(texts: readonly (string | undefined)[]): Map<string, Cells>[] {
  const versions = texts.map((text) => (text === undefined ? [] : readRecords(text)));
  const columns = readHeader(texts.findLast((text) => text !== undefined) ?? '');
  const key = keyColumns(
    columns.filter((column) => !placeColumns.has(column)),
    versions,
  );
  return versions.map(
    (rows) =>
      new Map(
        rows.map((row) => [
          keyOf(key, row),
          Object.fromEntries(Object.entries(row).filter(([column]) => !key.includes(column))),
        ]),
      ),
  );
}

/** Reads both versions of a golden file: rows of a CSV by their first columns, a JSON case, or lines. */
export function readAnswers({ name, before, after }: GoldenPair): Answers {
  if (name.endsWith('.csv')) {
    const [old = new Map(), next = new Map()] = tableAnswers([before, after]);
    return { before: old, after: next };
  }
  const read = (text: string | undefined) => {
    if (text === undefined) return new Map<string, Cells>();
    return name.endsWith('.json') ? jsonAnswers(name, text) : lineAnswers(text);
  };
  return { before: read(before), after: read(after) };
}
