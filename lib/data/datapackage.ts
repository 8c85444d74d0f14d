import { createHash } from 'node:crypto';
import { z } from 'zod';
import { columnFacts, isOptional } from './columns';
import { type ContentFiles, contentText } from './content';
import { readRecords } from './csv';
import { once } from './once';
import { readContent } from './read';
import { allTables, type NamedTable } from './registry';
import type { ForeignKey, Source, Table } from './table';
import { release, releaseDate } from './version';

/** License of the tables as we compiled them; the terms of a source stay its own. */
export const dataLicense = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0 International',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** A folder of `content/` that holds tables, and what its datapackage says of them together. */
export interface ContentPackage {
  readonly folder: string;
  readonly name: string;
  readonly title: string;
  describe(site: string): string;
}

const site = z.object({ name: z.string() });

/** Name of the site as its repository has it, whatever the environment says: the packages are committed files. */
const siteName = once(() => site.parse(JSON.parse(readContent('site/site.json'))).name);

/** The folders that hold tables. Each is a package of its own, because a package may not reach outside its folder. */
export const contentPackages: readonly ContentPackage[] = [
  {
    folder: 'data',
    name: 'nursing-education-data',
    title: 'Nursing education in the United States: the tables',
    describe: (site) =>
      `Wages, institutions, awards, charges, outcomes, accreditation and pass rates, as collected and derived for ${site}.`,
  },
  {
    folder: 'parameters',
    name: 'nursing-education-parameters',
    title: 'Nursing education in the United States: the constants',
    describe: (site) => `Constants of the formulas of ${site}, each with unit, date, kind and basis.`,
  },
];

export const packageFile = (folder: string) => `${folder}/datapackage.json`;

/** Tables of one folder, in the order of the registry. */
export const tablesOf = (folder: string) =>
  allTables.filter(({ table }) => table.file.startsWith(`${folder}/`));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Checksum and size of a file, as the datapackage states them. */
export function fileStamp(text: string): { hash: string; bytes: number } {
  return { hash: `sha256:${sha256(text)}`, bytes: Buffer.byteLength(text) };
}

/** Characters of the digest that the version carries. */
const DIGEST_LENGTH = 8;

/** Version of all tables together: the release, and a digest that changes with any byte of any of them. */
export function contentVersion(files: ContentFiles): string {
  const lines = allTables
    .map(({ table }) => `${sha256(contentText(files, table.file))}  ${table.file}\n`)
    .toSorted((a, b) => (a < b ? -1 : 1));
  return `${release}+${sha256(lines.join('')).slice(0, DIGEST_LENGTH)}`;
}

/** A source with its address; a path on our own site is not one that a package can point to. */
function describeSource({ title, url }: Source) {
  return { title, ...(url.startsWith('/') ? {} : { path: url }) };
}

/** One column as a Table Schema field, from the schema that reads it. */
function describeField(name: string, cell: z.ZodType) {
  const { type, description, unit, trueValues, falseValues, delimiter, ...facts } = columnFacts(cell);
  const { minimum, maximum, pattern, enum: values } = facts;
  const constraints = {
    ...(isOptional(cell) ? {} : { required: true }),
    ...(values && { enum: values }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(pattern && { pattern }),
  };
  return {
    name,
    // The profile of version 2 has no list type: a list is text with its delimiter beside it.
    type: type === 'list' ? 'string' : type,
    description,
    ...(unit && { unit }),
    ...(trueValues && { trueValues, falseValues }),
    ...(delimiter && { delimiter }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}

/** A key as Table Schema has it: a primary key may hold no empty cell, a unique key may. */
function describeKey({ row, primaryKey }: Table) {
  const shape: Readonly<Record<string, z.ZodType>> = row.shape;
  const complete = primaryKey.every((name) => shape[name] && !isOptional(shape[name]));
  return complete ? { primaryKey } : { uniqueKeys: [primaryKey] };
}

/** Columns and key of a table as a Table Schema. */
export function tableSchema(table: Table) {
  const shape: Readonly<Record<string, z.ZodType>> = table.row.shape;
  return {
    fields: Object.entries(shape).map(([column, cell]) => describeField(column, cell)),
    missingValues: [''],
    ...describeKey(table),
  };
}

function describeForeignKey({ columns, table, references }: ForeignKey) {
  return { fields: columns, reference: { resource: table, fields: references } };
}

/** One table as a Data Package resource. */
function describeTable({ name, table }: NamedTable, text: string) {
  const { title, description, edition, notes, derivedFrom, derivedColumns, leftOut, foreignKeys } = table;
  return {
    name,
    type: 'table',
    path: table.file.slice(table.file.indexOf('/') + 1),
    title,
    description,
    edition,
    ...(notes && { notes }),
    ...(leftOut && { leftOut }),
    ...(derivedFrom && { derivedFrom }),
    ...(derivedColumns && { derivedColumns }),
    sources: table.sources.map(describeSource),
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    ...fileStamp(text),
    rows: readRecords(text).length,
    schema: {
      ...tableSchema(table),
      ...(foreignKeys && { foreignKeys: foreignKeys.map(describeForeignKey) }),
    },
  };
}

function distinctSources(described: readonly NamedTable[]): ReturnType<typeof describeSource>[] {
  const sources = described.flatMap(({ table }) => table.sources.map(describeSource));
  return [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()];
}

/**
 * The Data Package (version 2) of a folder, made from the registry, the column schemas and the files: the same
 * files give the same bytes.
 *
 * @throws Error when a table's file is missing.
 */
export function describePackage(
  { folder, name, title, describe }: ContentPackage,
  files: ContentFiles,
): string {
  const described = tablesOf(folder);
  const descriptor = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name,
    title,
    description: describe(siteName()),
    version: contentVersion(files),
    created: `${releaseDate()}T00:00:00Z`,
    licenses: [dataLicense],
    contributors: [{ title: `The ${siteName()} authors` }],
    sources: distinctSources(described),
    resources: described.map((named) => describeTable(named, contentText(files, named.table.file))),
  };
  return `${JSON.stringify(descriptor, null, 2)}\n`;
}
