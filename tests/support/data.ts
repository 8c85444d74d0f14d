import { readFileSync } from 'node:fs';
import { type Data, readData } from '@/lib/data/data';
import { once } from '@/lib/data/once';
import { parameterSet } from '@/lib/data/parameters';
import type { ParameterFile, ParameterRow } from '@/lib/data/tables/parameters';

/**
 * Returns the example tables of `tests/fixtures/content`: rows of eight areas and the nation, and constants, which never change. Unit
 * tests compute from them, so that new data in `content/` changes golden files and no test.
 */
export const exampleData = once(() =>
  readData('example', (file) => readFileSync(`tests/fixtures/content/${file}`, 'utf8')),
);

/** The data with other values in some constants of a file, named as "parameter subject" or "parameter". */
export function withConstants(
  file: ParameterFile,
  changes: Readonly<Record<string, Partial<ParameterRow>>>,
  data: Data = exampleData(),
): Data {
  const nameOf = ({ parameter, subject }: ParameterRow) => (subject ? `${parameter} ${subject}` : parameter);
  const { rows } = data.parameters(file);
  const known = new Set(rows.map(nameOf));
  for (const name of Object.keys(changes)) if (!known.has(name)) throw new Error(`${file} has no ${name}`);
  const changed = parameterSet(
    file,
    rows.map((row) => ({ ...row, ...changes[nameOf(row)] })),
  );
  return { ...data, parameters: (other) => (other === file ? changed : data.parameters(other)) };
}

type Earnings = NonNullable<ReturnType<Data['graduateEarnings']>>;

/** Returns the data with other graduates' earnings, of every place or of the one named. */
export function withEarnings(change: Partial<Earnings>, place?: string): Data {
  const data = exampleData();
  return {
    ...data,
    graduateEarnings: (area, credential) => {
      const row = data.graduateEarnings(area, credential);
      return row && (place === undefined || place === area ? { ...row, ...change } : row);
    },
  };
}
