import { z } from 'zod';
import { readContent } from './read';

const stamp = z.object({ version: z.string().min(1) });

/**
 * Version of all tables and constants together, as `data:build` stamped it into the datapackage: the date of
 * the newest reading and a digest of every file, so that no figure can change without it.
 */
export function dataVersion(): string {
  return stamp.parse(JSON.parse(readContent('data/datapackage.json'))).version;
}
