import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ImageResponse } from 'next/og';
import { createElement } from 'react';
import { drawCard } from '@/app/cards/draw-card';
import { loadData } from '@/lib/data/data';
import { cardPath } from '@/lib/site/cards/address';
import { cardView } from '@/lib/site/cards/cards';
import { makeHeadingFont } from './heading-font';

// Writes the files of public/ that are made: the home page's social card, bitmaps of icon.svg for browsers and phones
// that ask for one, and the font of headings. Run it when the drawing, the name or description of the site, or the
// characters of headings change.
const TOUCH_PIXELS = 180;
const ICO_PIXELS = 32;
const ICO_HEADER_BYTES = 22;

async function icon(pixels: number): Promise<Buffer> {
  const src = `data:image/svg+xml;base64,${readFileSync('public/icon.svg').toString('base64')}`;
  const size = { width: pixels, height: pixels };
  const response = new ImageResponse(createElement('img', { src, ...size }), size);
  return Buffer.from(await response.arrayBuffer());
}

/** Returns an ICO file that holds one PNG: a header, one directory entry, the image. */
function ico(image: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** Makes each file, by its path below public/. */
export async function makePublicFiles(): Promise<ReadonlyMap<string, Buffer>> {
  return new Map([
    ['/apple-icon.png', await icon(TOUCH_PIXELS)],
    ['/favicon.ico', ico(await icon(ICO_PIXELS), ICO_PIXELS)],
    [cardPath('/'), Buffer.from(await drawCard(cardView('/', loadData())))],
    ['/fonts/heading-serif-1.woff2', await makeHeadingFont()],
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, bytes] of await makePublicFiles()) writeFileSync(`public${file}`, bytes);
}
