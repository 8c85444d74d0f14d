import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawPublicFiles } from './public-files';

it('public/ holds the files as they are drawn; npx tsx scripts/public-files.ts writes them', async () => {
  const drawn = await drawPublicFiles();
  expect([...drawn.keys()]).toEqual(['/apple-icon.png', '/favicon.ico', '/cards/index.png']);
  for (const [file, bytes] of drawn) expect(readFileSync(`public${file}`).equals(bytes), file).toBe(true);
});
