import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { cardWeights, SocialCard } from '@/components/parts/social-card/social-card';
import { cardSize } from '@/lib/site/cards/address';
import type { CardView } from '@/lib/site/cards/cards';

const FONTS = 'node_modules/@fontsource/source-serif-4/files';

const cardFonts = () =>
  Promise.all(
    Object.values(cardWeights).map(async (weight) => ({
      name: 'Source Serif 4',
      data: await readFile(path.join(process.cwd(), FONTS, `source-serif-4-latin-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  );

/** Draws the social card of a page as a PNG. Equal views give equal bytes. */
export async function drawCard(view: CardView): Promise<ArrayBuffer> {
  const image = new ImageResponse(<SocialCard view={view} />, { ...cardSize, fonts: await cardFonts() });
  return image.arrayBuffer();
}
