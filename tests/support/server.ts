import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { siteBuild } from '../../scripts/site-build';
import { startProxy } from './proxy';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site, as started for the tests. */
    baseUrl: string;
  }
}

function buildWhereMissing(): void {
  if (existsSync(path.join(siteBuild, 'BUILD_ID'))) return;
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built');
}

/** Starts the built site as `npm start` does, on a free port; builds it first where that has not been done. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildWhereMissing();
  const { origin, stop } = await startProxy();
  project.provide('baseUrl', origin);
  return stop;
}
