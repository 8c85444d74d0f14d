/**
 * The last step of `npm run build`: compiles the reverse proxy, and what `npm start` runs it with, into a file each. Packages stay outside, so that
 * it runs with the dependencies that the site has.
 */
import path from 'node:path';
import { build } from 'esbuild';
import { identity, namedByBuild } from '@/lib/site/identity';
import { siteBuild } from './site-build';

await build({
  entryPoints: ['server/main.ts', 'server/start.ts'],
  outdir: path.join(siteBuild, 'proxy'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  // Compared at the start: pages of the build name this site and operator.
  define: { BUILT_FOR: JSON.stringify(namedByBuild(identity())) },
  sourcemap: true,
  logLevel: 'warning',
});
