import { readFileSync } from 'node:fs';
import { type CsvRecord, readRecords } from '@/lib/data/csv';
import { readContent } from '@/lib/data/read';

/** Returns the records of an example table as text, without the schemas that views are made with. */
export const exampleRecords = (file: string): CsvRecord[] =>
  readRecords(readFileSync(`tests/fixtures/content/${file}`, 'utf8'));

/** Returns the records of a table in `content/` as text. */
export const records = (file: string): CsvRecord[] => readRecords(readContent(file));

/** Every figure in a view, with the way to it. */
function figuresIn(view: unknown, path = ''): { path: string; value: unknown; missing: unknown }[] {
  if (typeof view !== 'object' || view === null) return [];
  const keys = Object.keys(view);
  const [only] = keys;
  if (keys.length === 1 && (only === 'value' || only === 'missing')) {
    return [{ path, value: undefined, missing: undefined, ...view }];
  }
  return Object.entries(view).flatMap(([key, inner]) => figuresIn(inner, `${path}/${key}`));
}

/** Returns figures that have neither a number nor a reason. */
export function unexplained(view: unknown): string[] {
  return figuresIn(view)
    .filter(({ value, missing }) => {
      const known = typeof value === 'number' && Number.isFinite(value);
      const explained = typeof missing === 'string' && /^[A-Z].*\.$/.test(missing);
      return known === explained;
    })
    .map(({ path }) => path);
}
