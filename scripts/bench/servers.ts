import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteBuild } from '../site-build';

const peers = path.join('scripts', 'bench', 'peers');
const viaTsx = ['--import', 'tsx'];
const next = path.join('node_modules', 'next', 'dist', 'bin', 'next');

/** The empty Next application: what Next itself costs. */
export const emptyNextApp = path.join(peers, 'next-empty');

/** A server that is started as a process of its own. */
export interface Server {
  readonly title: string;
  /** Arguments of Node, from the root of the repository; PORT is also in the environment. */
  readonly command: (port: number) => readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Where it runs; the root of the repository where it is left out. */
  readonly folder?: string;
  /** Path that is answered with 200 once the server is ready. */
  readonly readiness: string;
  /** How long it may take until then; half a minute where it is left out. */
  readonly maxStartMilliseconds?: number;
  /** It takes messages of its parent. */
  readonly isProfiled?: boolean;
}

/** All requests come from one client here, which no limit may stop. */
const UNLIMITED = { RATE_LIMIT: '0', LOG_LEVEL: 'warn' };

/** Never on 127.0.0.1: there Next sends rewrites over the network, to itself. */
const nextStart = (folder: string, port: string) => [
  next,
  'start',
  folder,
  '--port',
  port,
  '--hostname',
  'localhost',
];

/**
 * An application as Next alone serves it, profiled where its parent says so.
 *
 * @param folder with its packages.
 * @param app folder of the application in it.
 */
export const profiledApplication = (folder: string, app: string, readiness: string): Server => ({
  title: `Next with ${path.join(folder, app)}`,
  folder,
  command: (port) => ['--import', path.resolve(peers, 'profiler.mjs'), ...nextStart(app, String(port))],
  readiness,
  isProfiled: true,
});

/** The built site as `npm start` serves it. */
export const proxiedSite: Server = {
  title: 'this site',
  command: () => [path.join(siteBuild, 'proxy', 'main.mjs')],
  environment: UNLIMITED,
  readiness: '/readyz',
};

/** More than loading ten times the tables takes on a busy machine: whether it takes too long is for the supervisor to say. */
const MAX_START_MILLISECONDS = 600_000;

/** The built site exactly as `npm start` serves it, with its limits, behind one proxy that names its clients. */
export const startedSite = (folder: string, metricsPort: number): Server => ({
  title: `npm start in ${folder}`,
  folder,
  command: () => [path.join(siteBuild, 'proxy', 'start.mjs')],
  environment: { TRUST_PROXY: '1', LOG_LEVEL: 'warn', METRICS_PORT: String(metricsPort) },
  readiness: '/readyz',
  maxStartMilliseconds: MAX_START_MILLISECONDS,
});

const commands = z.object({ scripts: z.object({ start: z.string() }) });

/** An earlier build of the site, in a folder of its own with its own packages; its `start` ends in the proxy's file. */
export function proxiedEarlierSite(folder: string): Server {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const proxy = commands.parse(JSON.parse(text)).scripts.start.split(' ').at(-1) ?? '';
  return { ...proxiedSite, title: 'an earlier build', folder, command: () => [proxy] };
}

/** The reverse proxy in front of another application, whose PORT is filled in. */
const proxied = (title: string, readiness: string, ...command: readonly string[]): Server => ({
  title,
  command: () => [...viaTsx, path.join(peers, 'proxy-server.ts'), readiness, ...command],
  environment: UNLIMITED,
  readiness,
});

export const EMPTY_ROUTE = '/api/empty';
export const EMPTY_PAGE = '/empty';

export const proxiedEmptyRoute = proxied('empty Next route', EMPTY_ROUTE, ...nextStart(emptyNextApp, 'PORT'));

export const proxiedAnyAddress = proxied('any address', '/', ...viaTsx, path.join(peers, 'any-address.ts'));

/** Bare Node with the bytes that another server sends. */
export const sameBytes = (origin: string): Server => ({
  title: 'node:http',
  command: () => [...viaTsx, path.join(peers, 'same-bytes.ts')],
  environment: { BYTES_FROM: origin },
  readiness: '/robots.txt',
});
