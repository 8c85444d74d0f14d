import type { z } from 'zod';
import { type ContentFiles, contentText } from './content';
import { parseCsv } from './csv';
import { contentPackages, describePackage, packageFile } from './datapackage';
import { derivePriceByState } from './derive/price-by-state';
import { readmeFile, writeReadme } from './readme';
import { tables } from './registry';
import type { Table } from './table';
import { writeTable } from './write';

/** Rows of a table from the files. @throws Error when the file is missing or a row breaks its schema. */
function rowsOf<S extends z.ZodObject>(files: ContentFiles, table: Table<S>): z.output<S>[] {
  return parseCsv(table.file, contentText(files, table.file), table.row);
}

/**
 * The tables that are derived from others, as CSV text by path.
 * @throws Error when a table that they are derived from is missing or broken.
 */
export function deriveTables(files: ContentFiles): Map<string, string> {
  return new Map();
}

/**
 * Everything that is made and not written by hand: the derived tables, the datapackages and the lists of tables
 * in the READMEs. The same files give the same bytes.
 *
 * @returns text by path below `content/`.
 * @throws Error when a file that is needed is missing or broken.
 */
export function buildContent(files: ContentFiles): Map<string, string> {
  const built = deriveTables(files);
  const complete = new Map([...files, ...built]);
  for (const contentPackage of contentPackages) {
    const { folder } = contentPackage;
    built.set(packageFile(folder), describePackage(contentPackage, complete));
    built.set(readmeFile(folder), writeReadme(folder, complete));
  }
  return built;
}
