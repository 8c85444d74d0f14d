import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, stopServer, untilAnswering } from '../../scripts/server-process';
import { followDockerfile, type Image } from '../support/dockerfile';

const START_MILLISECONDS = 120_000;

let root: string;
let image: Image;
let server: ChildProcess;
let origin: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'image-'));
  // The user of the image has to get at it.
  chmodSync(root, 0o755);
  const [port, metricsPort] = [await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  image = followDockerfile('deploy/Dockerfile', root, { SITE_URL: origin, SITE_NAME: 'Nurses of Ohio' });
  const { folder, command, user } = image;
  environment = {
    PATH: process.env['PATH'],
    ...image.environment,
    NODE_ENV: 'production',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  };
  const [program = '', ...rest] = command;
  server = spawn(program, rest, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
    // Root gives up its rights, as in the image: nothing there can be written then.
    ...(process.getuid?.() === 0 && { uid: user, gid: user }),
  });
  await untilAnswering(server, `${origin}/readyz`, START_MILLISECONDS);
}, 900_000);

afterAll(async () => {
  await stopServer(server);
  rmSync(root, { recursive: true });
}, 60_000);

it.each([
  ['/', 'text/html'],
  ['/programs?state=ohio', 'text/html'],
  ['/states/ohio.md', 'text/markdown'],
  ['/api/agent/v1/calculators/nursing-roi?state=ohio&degree=BSN', 'application/json'],
  ['/data/nclex-pass-rates.csv', 'text/csv'],
])('what the Dockerfile makes answers %s', async (address, type) => {
  const response = await fetch(origin + address);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining(type),
  ]);
});

it('bears the names that it was built with, on pages of the build and of now', async () => {
  for (const address of ['/about.md', '/llms.txt']) {
    expect(await (await fetch(origin + address)).text()).toContain('Nurses of Ohio');
  }
});

it('says that it is well', () => {
  const [program = '', ...rest] = image.healthcheck;
  const { status, stderr } = spawnSync(program, rest, { env: environment, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

it('holds no tool of development, and says what it holds', () => {
  expect(existsSync(path.join(image.folder, 'node_modules', 'vitest'))).toBe(false);
  const { components } = JSON.parse(readFileSync(path.join(image.folder, 'sbom.cdx.json'), 'utf8'));
  expect(components.length).toBeGreaterThan(200);
});
