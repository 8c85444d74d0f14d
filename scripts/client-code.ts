import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';

/** Next's manifest of each route: the modules that run in the browser, and their files. */
const routesSchema = z.record(
  z.string(),
  z.object({ clientModules: z.record(z.string(), z.object({ chunks: z.array(z.string()) })) }),
);
const sharedSchema = z.object({ rootMainFiles: z.array(z.string()), polyfillFiles: z.array(z.string()) });

/** Script files by author, as names without folders; hashes make them unique. */
export interface ClientCode {
  readonly own: ReadonlySet<string>;
  readonly framework: ReadonlySet<string>;
}

/** The manifest is a script that sets a global. */
const readManifest = (script: string) =>
  routesSchema.parse(JSON.parse(runInNewContext(`${script};JSON.stringify(globalThis.__RSC_MANIFEST)`)));

/**
 * Separates the site's code for the browser, its packages included, from Next's.
 *
 * @param manifests texts of the `page_client-reference-manifest.js` of every page.
 * @param shared text of `build-manifest.json`.
 * @throws Error when a module of the site shares a file with Next, so that its size can't be measured.
 */
export function sortClientCode(manifests: readonly string[], shared: string): ClientCode {
  const { rootMainFiles, polyfillFiles } = sharedSchema.parse(JSON.parse(shared));
  const modules = manifests.flatMap((script) =>
    Object.values(readManifest(script)).flatMap(({ clientModules }) => Object.entries(clientModules)),
  );
  const isFramework = ([name]: (typeof modules)[number]) => name.includes('/node_modules/next/');
  const files = (some: typeof modules) => some.flatMap(([, { chunks }]) => chunks);
  const framework = new Set(
    [...rootMainFiles, ...polyfillFiles, ...files(modules.filter(isFramework))].map((file) =>
      path.basename(file),
    ),
  );
  const ours = modules.filter((module) => !isFramework(module));
  for (const [name, { chunks }] of ours) {
    if (chunks.length === 0 || chunks.some((file) => framework.has(path.basename(file)))) {
      throw new Error(`${name} is in one file with the framework`);
    }
  }
  return { own: new Set(files(ours).map((file) => path.basename(file))), framework };
}

/** Returns the files of a build's pages with an extension. */
export function pageFiles(build: string, ending: string): string[] {
  const folder = path.join(build, 'server', 'app');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));
}

/** Returns the path of a built page: `/states/ohio` of `server/app/states/ohio.html`. */
export function pagePath(file: string, build: string): string {
  const name = path.relative(path.join(build, 'server', 'app'), file).slice(0, -'.html'.length);
  return name === 'index' ? '/' : `/${name.split(path.sep).join('/')}`;
}

/** Reads the client code of a build. */
export function clientCodeOf(build: string): ClientCode {
  const read = (file: string) => readFileSync(file, 'utf8');
  const manifests = pageFiles(build, 'page_client-reference-manifest.js').map(read);
  return sortClientCode(manifests, read(path.join(build, 'build-manifest.json')));
}

/** Tests whether a document runs code of the site. */
export function runsOwnCode(markup: string, { own }: ClientCode): boolean {
  return [...own].some((file) => markup.includes(file));
}
