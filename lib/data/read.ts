import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a file of `content/` as UTF-8. The one place that touches the disk. */
export function readContent(file: string): string {
  return readFileSync(path.join(process.cwd(), 'content', file), 'utf8');
}
