import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_ONE_DAY } from '@/lib/http/responses/cache-control';

export const dynamic = 'force-static';

const FOLDER = path.join(process.cwd(), 'app/(site)/styles');
const IMPORT = /@import "([^"]+)" layer\((\w+)\);\n/g;

/** Parts of the site's stylesheet that a notice needs. */
const PARTS = new Set([
  'tokens.css',
  'base.css',
  'layout.css',
  'page-shell.css',
  'field.css',
  'button.css',
  'print.css',
]);

/** The stylesheet of notices: those parts of the site's own, as `site.css` joins them. Notices know no hashed name. */
export function GET(): Response {
  const css = readFileSync(path.join(FOLDER, 'site.css'), 'utf8').replace(IMPORT, (_, file, layer) =>
    PARTS.has(path.basename(file))
      ? `@layer ${layer} {\n${readFileSync(path.join(FOLDER, file), 'utf8')}}\n`
      : '',
  );
  return new Response(css, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': CACHE_ONE_DAY },
  });
}
