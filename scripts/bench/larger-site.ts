import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentPackages, describePackage, packageFile } from '@/lib/data/datapackage';
import { loadContent } from '../data-files';
import { siteBuild } from '../site-build';
import { largerContent } from './larger-content';

/** A copy of the checkout with more schools, whose packages are those of the checkout. */
export const largerSite = path.join('reports', 'bench', 'larger-site');

/** What a build reads. */
const SOURCES = [
  'app',
  'browser',
  'components',
  'content',
  'instrumentation.ts',
  'lib',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'public',
  'scripts',
  'server',
  'tsconfig.json',
];

/** Tests take what is not copied, and a peer has a build of its own. */
const isBuilt = (file: string) => !/\.test\.tsx?$|\.next$/.test(file);

/** Writes the tables with more schools, and the datapackages that name their version. */
function writeLargerContent(times: number): void {
  const larger = largerContent(loadContent(), times);
  const packages = contentPackages.map((described): [string, string] => [
    packageFile(described.folder),
    describePackage(described, larger),
  ]);
  for (const [file, text] of [...larger, ...packages]) {
    writeFileSync(path.join(largerSite, 'content', file), text);
  }
}

/** When a build ended, in milliseconds since 1970: its last step writes this file. */
const builtAt = (folder: string) => {
  const last = path.join(folder, siteBuild, 'proxy', 'start.mjs');
  return existsSync(last) ? statSync(last).mtimeMs : 0;
};

/** Builds the site with a larger catalogue, as `npm run build` does, where today's has been built since. */
export function buildLargerSite(times: number): void {
  if (builtAt(largerSite) > builtAt('.')) return;
  rmSync(largerSite, { recursive: true, force: true });
  mkdirSync(largerSite, { recursive: true });
  for (const source of SOURCES) {
    cpSync(source, path.join(largerSite, source), { recursive: true, filter: isBuilt });
  }
  symlinkSync(path.resolve('node_modules'), path.join(largerSite, 'node_modules'));
  writeLargerContent(times);
  execFileSync('npm', ['run', 'build'], {
    cwd: largerSite,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}
