import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

const UPDATE = process.env['UPDATE_GOLDEN'] === '1';

const file = (name: string) => path.join(import.meta.dirname, name);

/** One case of a corpus: the query and everything that was answered, as one line of JSON. */
export function goldenLine(query: string, answer: object): string {
  return JSON.stringify({ query, ...answer });
}

/**
 * Holds a corpus of answers to what was reviewed: the digest of every line (`NAME.sha256`) and every
 * `sampleEvery`-th line written out to be read (`NAME.sample.json`). The sample is compared first, because its
 * difference says what changed.
 *
 * After an intended change: `UPDATE_GOLDEN=1 npx vitest run --project unit tests/golden`, then review the
 * difference of the samples before committing.
 *
 * @param lines one JSON object a line, in a fixed order.
 */
export function expectGolden(name: string, lines: readonly string[], sampleEvery: number): void {
  const digest = createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');
  const expected = {
    [`${name}.sample.json`]: `[\n${lines
      .filter((_, index) => index % sampleEvery === 0)
      .map((line) => JSON.stringify(JSON.parse(line), null, 2))
      .join(',\n')}\n]\n`,
    [`${name}.sha256`]: `${digest}  ${lines.length} lines\n`,
  };
  for (const [fileName, text] of Object.entries(expected)) {
    if (UPDATE) writeFileSync(file(fileName), text);
    const reviewed = existsSync(file(fileName)) ? readFileSync(file(fileName), 'utf8') : '';
    expect(text, `${fileName} differs from what was reviewed`).toBe(reviewed);
  }
}
