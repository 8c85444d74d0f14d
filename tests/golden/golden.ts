import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, it } from 'vitest';
import { nation, states } from '@/lib/places/states';

/**
 * Golden files hold answers as they were reviewed. `npm run golden` compares them with the answers of today, in a copy
 * (`GOLDEN_FOLDER`), and prints what moved; with `-- --accept` it writes them: read the difference before you commit it.
 */
const folderOfGolden = process.env['GOLDEN_FOLDER'] ?? import.meta.dirname;
const fileOf = (name: string) => path.join(folderOfGolden, name);

/** A row of a table of answers: what was asked and the figures that matter, in the order of the columns. */
export type GoldenRow = Readonly<Record<string, string | number | null>>;

/** Compares a table with the reviewed CSV. */
export async function expectTable(name: string, rows: readonly GoldenRow[]): Promise<void> {
  await expect(stringify([...rows], { header: true })).toMatchFileSnapshot(fileOf(name));
}

/** Compares lines of text with the reviewed file: each once, in alphabetical order. */
export async function expectLines(name: string, lines: Iterable<string>): Promise<void> {
  const text = [...new Set(lines)].sort().join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot(fileOf(name));
}

interface Case {
  /** Why this case is here. */
  readonly title: string;
  readonly query: string;
}

/**
 * Tests each case of a folder: a file with a title, a query and the figures that it is answered with.
 *
 * A new case is a file with title and query alone; `-u` adds its figures.
 */
export function describeCases(folder: string, figuresOf: (query: string) => object): void {
  const cases = readdirSync(fileOf(folder)).map((name) => {
    const file = path.join(folder, name);
    const { title, query }: Case = JSON.parse(readFileSync(fileOf(file), 'utf8'));
    return [title, { file, title, query }] as const;
  });
  describe(folder, () => {
    it.each(cases)('%s', async (_, { file, title, query }) => {
      const text = JSON.stringify({ title, query, figures: figuresOf(query) }, null, 2);
      await expect(`${text}\n`).toMatchFileSnapshot(fileOf(file));
    });
  });
}

const isSentence = (value: unknown): value is string => typeof value === 'string' && value.includes(' ');
const NUMBER = /\d[\d,.]*\d|\d/g;

/** Hashes everything that an answer says, of its sentences only the numbers: a new wording keeps the digest. */
export function digestOf(answer: object): string {
  const text = JSON.stringify(answer, (_, value) =>
    isSentence(value) ? (value.match(NUMBER) ?? []).join(' ') : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Names of states, the longest first: "West Virginia" before "Virginia". */
const PLACE = new RegExp(
  [...states, nation]
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** Returns the wording of every sentence in an answer, with numbers as `#` and states as `{state}`. */
export function wordingsOf(answer: object): string[] {
  const found: string[] = [];
  JSON.stringify(answer, (_, value) => {
    if (isSentence(value)) found.push(value.replace(PLACE, '{state}').replace(NUMBER, '#'));
    return value;
  });
  return found;
}
