/**
 * A step of `npm run build`: removes Next's scripts, and the copy of the content in them, from built pages whose kind runs
 * none. See lib/http/next/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withoutScripts } from '@/lib/http/next/remove-scripts';
import { pageKindOf } from '@/lib/site/pages/kinds';
import { clientCodeOf, pageFiles, pagePath, runsOwnCode } from './client-code';
import { siteBuild } from './site-build';

const code = clientCodeOf(siteBuild);
let [pages, bytesBefore, bytesAfter] = [0, 0, 0];
for (const file of pageFiles(siteBuild, '.html')) {
  const markup = readFileSync(file, 'utf8');
  const kind = pageKindOf(pagePath(file, siteBuild));
  if (kind?.rendered === 'request')
    throw new Error(`${file} was built; lib/site/pages/kinds.ts says on request`);
  if (runsOwnCode(markup, code) !== (kind?.runsScripts ?? false)) {
    throw new Error(`lib/site/pages/kinds.ts is wrong about the scripts of ${file}`);
  }
  if (kind?.runsScripts) continue;
  const scriptFree = withoutScripts(markup);
  writeFileSync(file, scriptFree);
  pages += 1;
  bytesBefore += markup.length;
  bytesAfter += scriptFree.length;
}
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
console.log(`${pages} pages without scripts: ${megabytes(bytesBefore)} MB, now ${megabytes(bytesAfter)} MB`);
