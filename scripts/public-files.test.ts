import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makePublicFiles } from './public-files';

it('public/ holds the files as they are made; npx tsx scripts/public-files.ts writes them', async () => {
  const made = await makePublicFiles();
  expect([...made.keys()]).toEqual([
    '/apple-icon.png',
    '/favicon.ico',
    '/cards/index.png',
    '/fonts/heading-serif-1.woff2',
  ]);
  for (const [file, bytes] of made) expect(readFileSync(`public${file}`).equals(bytes), file).toBe(true);
});
