import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { once } from '@/lib/data/once';
import { identity } from '@/lib/site/identity';
import { markdownUrl } from '@/lib/site/markdown-url';

/** What a build says of the Markdown that it made. */
const manifestSchema = z.object({
  /** Origin of the addresses in the files. */
  baseUrl: z.string(),
  /** Paths of the pages. Their files have the names of their Markdown addresses. */
  pages: z.array(z.string()),
});
type Manifest = z.output<typeof manifestSchema>;

const FOLDER = 'markdown';
const MANIFEST = 'manifest.json';

/** Keeps the Markdown of pages, by path, within a build. */
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
    // The framework's build alone makes no Markdown: then it is made when it is asked for.
    return { baseUrl: '', pages: [] };
  }
}

const manifest = once(() => {
  const { baseUrl, pages } = readManifest();
  return { baseUrl, pages: new Set(pages) };
});

/** The Markdown of a page that was rendered in advance, with the addresses of the running server. */
export function builtMarkdown(page: string): string | undefined {
  const { baseUrl, pages } = manifest();
  return pages.has(page) ? read(markdownUrl(page)).replaceAll(baseUrl, identity().baseUrl) : undefined;
}

/** Whether a page was rendered in advance: then its query says nothing. */
export const isBuilt = (page: string) => manifest().pages.has(page);
