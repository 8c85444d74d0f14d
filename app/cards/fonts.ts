import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cardWeights } from '@/components/parts/social-card/social-card';

const FOLDER = 'node_modules/@fontsource/source-serif-4/files';

/** The face of cards in its weights, read from its package: nothing is fetched. */
export function cardFonts() {
  return Promise.all(
    Object.values(cardWeights).map(async (weight) => ({
      name: 'Source Serif 4',
      data: await readFile(path.join(process.cwd(), FOLDER, `source-serif-4-latin-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  );
}
