/**
 * A step of `npm run build`: removes Next's scripts, and the copy of the content in them, from built pages. See
 * lib/http/next/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withoutScripts } from '@/lib/http/next/remove-scripts';
import { pageKindOf } from '@/lib/site/pages/kinds';
import { pageFiles, pagePath } from './built-pages';
import { siteBuild } from './site-build';

let [pages, bytesBefore, bytesAfter] = [0, 0, 0];
for (const file of pageFiles(siteBuild, '.html')) {
  if (pageKindOf(pagePath(file, siteBuild))?.rendered === 'request')
    throw new Error(`${file} was built; lib/site/pages/kinds.ts says on request`);
  const markup = readFileSync(file, 'utf8');
  const scriptFree = withoutScripts(markup);
  writeFileSync(file, scriptFree);
  pages += 1;
  bytesBefore += markup.length;
  bytesAfter += scriptFree.length;
}
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
console.log(`${pages} pages without scripts: ${megabytes(bytesBefore)} MB, now ${megabytes(bytesAfter)} MB`);
