import path from 'node:path';
import { buildSync } from 'esbuild';

export interface BrowserModule {
  /** With a hash of the code: another code is another file, so that browsers may keep each forever. */
  readonly name: string;
  readonly code: Uint8Array;
}

/** Bundles all that runs in the browser into one file. */
export function bundleBrowserModule(): BrowserModule {
  const { outputFiles } = buildSync({
    entryPoints: ['browser/main.ts'],
    outdir: 'browser',
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  const [module] = outputFiles;
  if (!module || outputFiles.length > 1) throw new Error('The browser module is not one file');
  return { name: path.basename(module.path), code: module.contents };
}
