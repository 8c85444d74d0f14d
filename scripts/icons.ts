import { readFileSync, writeFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { createElement } from 'react';

// Writes the bitmaps of app/icon.svg that some browsers and phones ask for. Run it when the drawing changes.
const TOUCH_PIXELS = 180;
const ICO_PIXELS = 32;
const ICO_HEADER_BYTES = 22;

const src = `data:image/svg+xml;base64,${readFileSync('app/icon.svg').toString('base64')}`;

async function png(pixels: number): Promise<Buffer> {
  const size = { width: pixels, height: pixels };
  const response = new ImageResponse(createElement('img', { src, ...size }), size);
  return Buffer.from(await response.arrayBuffer());
}

/** An ICO file that holds one PNG: a header, one directory entry, the image. */
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

writeFileSync('app/apple-icon.png', await png(TOUCH_PIXELS));
writeFileSync('app/favicon.ico', ico(await png(ICO_PIXELS), ICO_PIXELS));
