import { z } from 'zod';
import { errorMessage } from '@/lib/text/error-message';
import { buildContent } from '../build';
import { type ContentFiles, contentText } from '../content';
import { contentPackages, contentVersion, fileStamp, packageFile, tablesOf } from '../datapackage';
import { allTables } from '../registry';
import type { Failure } from './failure';

/** First record in which two texts differ, counted as lines: no derived cell holds a line break. Null for the header. */
function firstDifference(held: string, built: string): number | null {
  const heldLines = held.split('\n');
  const builtLines = built.split('\n');
  const line = builtLines.findIndex((text, index) => text !== heldLines[index]);
  if (line < 0) return builtLines.length;
  return line || null;
}

function attempt(file: string, check: () => Failure[]): Failure[] {
  try {
    return check();
  } catch (error) {
    return [{ table: file, record: null, column: null, reason: errorMessage(error) }];
  }
}

const tableOf = new Map(allTables.map(({ name, table }) => [table.file, name]));

/** Where files differ from what was made; a table's first record that does is named. */
export function differenceFailures(files: ContentFiles, built: ContentFiles): Failure[] {
  return [...built].flatMap(([file, text]) => {
    const held = contentText(files, file);
    if (held === text) return [];
    const table = tableOf.get(file);
    const record = table === undefined ? null : firstDifference(held, text);
    const reason = 'differs from what npm run data:build makes';
    return [{ table: table ?? file, record, column: null, reason }];
  });
}

/** Derived tables, datapackages and READMEs are what `data:build` makes of the other tables and the registry. */
export function builtFailures(files: ContentFiles): Failure[] {
  return attempt('what npm run data:build makes', () => differenceFailures(files, buildContent(files)));
}

const packageShape = z.object({
  version: z.string(),
  resources: z.array(z.object({ name: z.string(), hash: z.string(), bytes: z.number() })),
});

function stampFailures(folder: string, files: ContentFiles): Failure[] {
  const file = packageFile(folder);
  return attempt(file, () => {
    const held = packageShape.parse(JSON.parse(contentText(files, file)));
    const version = contentVersion(files);
    const versionFailure = {
      table: file,
      record: null,
      column: 'version',
      reason: `${held.version} is not the version of the files (${version})`,
    };
    const stamps = tablesOf(folder).flatMap(({ name, table }) => {
      const resource = held.resources.find((candidate) => candidate.name === name);
      const failure = (column: string, reason: string) => ({ table: name, record: null, column, reason });
      if (!resource) return [failure('name', `${file} has no such resource`)];
      const { hash, bytes } = fileStamp(contentText(files, table.file));
      return [
        ...(resource.hash === hash
          ? []
          : [failure('hash', `${file} says ${resource.hash}, the file is ${hash}`)]),
        ...(resource.bytes === bytes
          ? []
          : [failure('bytes', `${file} says ${resource.bytes}, the file has ${bytes}`)]),
      ];
    });
    return [...stamps, ...(held.version === version ? [] : [versionFailure])];
  });
}

/** Checksums, sizes and version in the datapackages are those of the files. */
export function packageFailures(files: ContentFiles): Failure[] {
  return contentPackages.flatMap(({ folder }) => stampFailures(folder, files));
}

/** Every CSV file of the folders is in the registry. */
export function unlistedFailures(files: ContentFiles): Failure[] {
  const listed = new Set(allTables.map(({ table }) => table.file));
  return [...files.keys()]
    .filter((file) => file.endsWith('.csv') && !listed.has(file))
    .map((file) => ({ table: file, record: null, column: null, reason: 'is not in lib/data/registry.ts' }));
}
