import { z } from 'zod';
import { readContent } from './read';
import { allTables } from './registry';
import type { Source } from './table';

/**
 * Date of the tables as a whole: year, month, day. Raise it when tables or constants are replaced; `data:build`
 * adds a digest of every file, so that no figure can change without the version.
 */
export const release = '2026.11.2';

/** The same as a date: "2026-11-02". */
export function releaseDate(): string {
  return release
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('-');
}

const stamp = z.object({ version: z.string().min(1) });

/** Version of all tables and constants together, as `data:build` stamped it into the datapackage. */
export function dataVersion(): string {
  return stamp.parse(JSON.parse(readContent('data/datapackage.json'))).version;
}

/** One table as an answer or a page names it. */
export interface TableEdition {
  readonly name: string;
  readonly title: string;
  readonly edition: string;
  readonly sources: readonly Source[];
}

/** The edition that each table holds, and whose documents it was taken from. */
export function tableEditions(): TableEdition[] {
  return allTables.map(({ name, table: { title, edition, sources } }) => ({ name, title, edition, sources }));
}
