/**
 * The last step of `npm run build`: pages that were rendered in advance and run no code of ours are rid of the
 * framework's scripts, and of the copy of their content that these carry. See docs/adr/0011-pages-without-scripts.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withoutScripts } from '@/lib/http/next/remove-scripts';
import { clientCodeOf, pageFiles, runsOwnCode } from './client-code';
import { siteBuild } from './site-build';

const code = clientCodeOf(siteBuild);
let [pages, bytesBefore, bytesAfter] = [0, 0, 0];
for (const file of pageFiles(siteBuild, '.html')) {
  const markup = readFileSync(file, 'utf8');
  if (runsOwnCode(markup, code)) continue;
  const still = withoutScripts(markup);
  writeFileSync(file, still);
  pages += 1;
  bytesBefore += markup.length;
  bytesAfter += still.length;
}
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
console.log(`${pages} pages without scripts: ${megabytes(bytesBefore)} MB, now ${megabytes(bytesAfter)} MB`);
