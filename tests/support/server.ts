import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, stopServer, untilAnswering } from '../../scripts/server-process';
import { siteBuild } from '../../scripts/site-build';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site, as started for the tests. */
    baseUrl: string;
  }
}

const NEXT = path.resolve('node_modules/next/dist/bin/next');
const START_MILLISECONDS = 60_000;

function buildWhereMissing(): void {
  if (existsSync(path.join(siteBuild, 'BUILD_ID'))) return;
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built');
}

/** Starts the built site on a free port, builds it first where that has not been done, and tells the tests where it is. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildWhereMissing();
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const child = spawn(process.execPath, [NEXT, 'start', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: baseUrl },
  });
  const stop = () => stopServer(child);
  try {
    await untilAnswering(child, `${baseUrl}/api/agent/v1`, START_MILLISECONDS);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('baseUrl', baseUrl);
  return stop;
}
