import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { siteBuild } from '../../scripts/site-build';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site, as started for the tests. */
    baseUrl: string;
  }
}

const NEXT = path.resolve('node_modules/next/dist/bin/next');
const START_MILLISECONDS = 60_000;
const LOOK_AGAIN_MILLISECONDS = 100;

function buildWhereMissing(): void {
  if (existsSync(path.join(siteBuild, 'BUILD_ID'))) return;
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit code ${child.exitCode}`);
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await sleep(LOOK_AGAIN_MILLISECONDS);
  }
  throw new Error(`${url} was not answered within ${START_MILLISECONDS} ms`);
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
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  try {
    await untilAnswering(child, `${baseUrl}/api/agent/v1`);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('baseUrl', baseUrl);
  return stop;
}
