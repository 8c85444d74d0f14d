import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2';

const range = (first: string, last: string) => {
  const start = first.charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, i) => start + i));
};

/** What headings, names of schools and places are written with. Any other character is shown in the next font of the list. */
export const headingCharacters = `${range(' ', '~')}\u00a0–—‘’“”…−·×ÁÉÍÑÓÚÜáéíñóúü`;

/**
 * Names of the font in its file, and what replaces them, letter for letter: its license keeps "Source" for the
 * unmodified font.
 */
const renamed = [
  ['Source Serif 4', 'Heading Serif4'],
  ['SourceSerif4', 'HeadingSerif'],
] as const;

/** Names in a font file are in this byte order, which Node can't write. */
const asWritten = (name: string) => Buffer.from(name, 'utf16le').swap16().toString('latin1');

/** The font of headings: Source Serif 4 cut to the characters and features in use, half of its size. */
export async function makeHeadingFont(): Promise<Buffer> {
  // Figures are as wide as each other without a feature; the package's types lack `keepFeatures`.
  const options = { targetFormat: 'sfnt', keepFeatures: ['kern', 'liga'] } as const;
  const subset = await subsetFont(readFileSync(SOURCE), headingCharacters, { ...options });
  const names = renamed.reduce(
    (bytes, [name, other]) => bytes.replaceAll(asWritten(name), asWritten(other)),
    subset.toString('latin1'),
  );
  return subsetFont(Buffer.from(names, 'latin1'), headingCharacters, { targetFormat: 'woff2' });
}
