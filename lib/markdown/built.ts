import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { once } from '@/lib/data/once';
import { identity } from '@/lib/site/identity';
import { markdownUrl } from '@/lib/site/markdown-url';

/** Describes the Markdown files of a build. */
const manifestSchema = z.object({
  /** Origin of the URLs in the files. */
  baseUrl: z.string(),
  /** Paths of the pages. Each file is named by its `.md` address. */
  pages: z.array(z.string()),
});
type Manifest = z.output<typeof manifestSchema>;

const FOLDER = 'markdown';
const MANIFEST = 'manifest.json';

/** Writes the Markdown of pages, by path, into a build. */
export function saveMarkdown(build: string, pages: ReadonlyMap<string, string>): void {
  const write = (name: string, text: string) => {
    const file = path.join(build, FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [page, markdown] of pages) write(markdownUrl(page), markdown);
  const manifest: Manifest = { baseUrl: identity().baseUrl, pages: [...pages.keys()] };
  write(MANIFEST, JSON.stringify(manifest));
}

const read = (name: string) =>
  readFileSync(path.join(process.cwd(), process.env['NEXT_DIST_DIR'] ?? '.next', FOLDER, name), 'utf8');

function readManifest(): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(read(MANIFEST)));
  } catch {
    // `next build` alone makes no Markdown: it is made on request then.
    return { baseUrl: '', pages: [] };
  }
}

const manifest = once(() => {
  const { baseUrl, pages } = readManifest();
  return { baseUrl, pages: new Set(pages) };
});

/** Returns the Markdown of a page that the build rendered, with the URLs of the running server. */
export function builtMarkdown(page: string): string | undefined {
  const { baseUrl, pages } = manifest();
  return pages.has(page) ? read(markdownUrl(page)).replaceAll(baseUrl, identity().baseUrl) : undefined;
}

/** Tests whether the build rendered a page. Such a page does not read its query. */
export const isBuilt = (page: string) => manifest().pages.has(page);
