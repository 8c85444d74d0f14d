import { readFileSync } from 'node:fs';
import path from 'node:path';

// The one place that reads content/ and method.md. The folders are literals: with any folder the build traces the whole project.

/** Reads a file of `content/` as UTF-8. */
export function readContent(file: string): string {
  return readFileSync(path.join(process.cwd(), 'content', file), 'utf8');
}

/** Reads the `method.md` of a folder of `lib/` as UTF-8. */
export function readMethod(folder: string): string {
  return readFileSync(path.join(process.cwd(), 'lib', folder, 'method.md'), 'utf8');
}
