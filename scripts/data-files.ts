import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentFiles, contentText } from '../lib/data/content';
import { contentPackages } from '../lib/data/datapackage';

const root = path.join(process.cwd(), 'content');
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Every file of the folders that hold tables. @throws TypeError when one is not UTF-8. */
export function loadContent(): ContentFiles {
  const files = contentPackages.flatMap(({ folder }) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return new Map(files.map((file) => [file, utf8.decode(readFileSync(path.join(root, file)))]));
}

/** Writes the files whose text has changed. @returns their paths. */
export function saveContent(held: ContentFiles, built: ContentFiles): string[] {
  const changed = [...built.keys()].filter((file) => built.get(file) !== held.get(file));
  for (const file of changed) writeFileSync(path.join(root, file), contentText(built, file));
  return changed;
}
