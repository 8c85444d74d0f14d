import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a file of `content/`, or of another folder like it, as UTF-8. The one place that touches the disk. */
export function readContent(file: string, folder = 'content'): string {
  return readFileSync(path.join(process.cwd(), folder, file), 'utf8');
}
