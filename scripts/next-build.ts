/**
 * The first step of `npm run build`: Next's own build, whose pages name the browser module, and then the module among its
 * static files, which Next serves as immutable.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleBrowserModule } from './browser-module';
import { siteBuild } from './site-build';

const NEXT = path.resolve('node_modules/next/dist/bin/next');
const FOLDER = 'static/browser';

const { name, code } = bundleBrowserModule();
const { status } = spawnSync(process.execPath, [NEXT, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, BROWSER_MODULE: `/_next/${FOLDER}/${name}` },
});
if (status !== 0) process.exit(status ?? 1);
const folder = path.join(siteBuild, FOLDER);
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, name), code);
