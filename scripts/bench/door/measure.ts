import { readFileSync } from 'node:fs';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { canonicalQuery } from '@/lib/parameters/parameters';
import { paths, withQuery } from '@/lib/site/urls';
import { inputGrid } from '../inputs';
import { putUnderLoad } from '../load';
import type { HttpMeasurement, RouteMeasurement } from '../measurement';
import type { Plan } from '../plan';
import { interleave } from '../rounds';
import type { Route } from '../routes';
import { type RunningServer, startServer } from '../server';
import { evenly } from '../statistics';
import { subjects } from '../subjects';
import { times, within } from './clients';
import { hasNginx, startNginxBeside } from './nginx';
import { door, doorBeforeAnything, doorBeforeEmpty, sameBytes } from './servers';

/** What was measured of the front door; lists have one value a round. */
export interface DoorMeasurement {
  /** Answers of the API from memory, beside servers that calculate them. */
  readonly api: HttpMeasurement;
  /** Pages from memory, in both forms. */
  readonly pages: HttpMeasurement;
  /** Milliseconds of a request that the site works for. */
  readonly misses: { readonly site: readonly number[]; readonly empty: readonly number[] };
  /** Milliseconds within which 99 of 100 hits are answered while one request in ten is a miss. */
  readonly mixed: { readonly door: readonly number[]; readonly bare: readonly number[] };
  /** Memory of the door after so many different addresses. */
  readonly memory: readonly { readonly addresses: number; readonly megabytes: number }[];
  /** Requests per second of nginx; null where there is no nginx. */
  readonly nginx: { readonly cached: readonly number[]; readonly file: readonly number[] } | null;
}

const READY = '/readyz';
const { parameters } = nursingRoi;
const calculator = paths.calculator(nursingRoi.id);

const questions = (path: string, count: number): Route => ({
  path,
  requests: evenly(inputGrid(parameters), count).map((each) =>
    withQuery(path, canonicalQuery(parameters, each)),
  ),
});

const pageRoutes = (queries: number): readonly (Route & { readonly accept: string })[] =>
  ['text/html', 'text/markdown'].flatMap((accept) =>
    [
      { path: '/', requests: ['/'] },
      { path: '/states/ohio', requests: ['/states/ohio'] },
      questions(paths.calculatorPage(nursingRoi.id), queries),
    ].map((route) => ({ ...route, accept })),
  );

/** An address that nobody has asked for: an income that nobody has had. */
function neverAsked(): () => string {
  let income = 0;
  return () => {
    income += 1;
    return withQuery(calculator, `state=ohio&degree=BSN&current_income=${income}`);
  };
}

async function measureRoute(
  { path, requests, accept = '*/*' }: Route & { readonly accept?: string },
  servers: readonly RunningServer[],
  plan: Plan,
): Promise<RouteMeasurement> {
  const sizes: number[] = [];
  for (const { origin } of servers) {
    for (const request of requests) {
      const response = await fetch(origin + request, { headers: { accept, 'accept-encoding': 'identity' } });
      sizes.push((await response.arrayBuffer()).byteLength);
    }
  }
  const load = (seconds: number) => (id: string) => {
    const server = servers.find((one) => one.id === id);
    if (!server) throw new Error(`There is no server called ${id}`);
    return putUnderLoad({
      origin: server.origin,
      pid: server.pid,
      paths: requests,
      accept,
      connections: plan.connections,
      seconds,
    });
  };
  const ids = servers.map(({ id }) => id);
  await interleave(ids, 1, load(plan.httpWarmUpSeconds));
  return {
    route: accept === '*/*' ? path : `${path} as ${accept}`,
    bytes: Math.max(...sizes),
    throughput: await interleave(ids, plan.httpRounds, load(plan.httpSeconds)),
  };
}

async function measureThroughput(
  routes: readonly (Route & { readonly accept?: string })[],
  servers: readonly RunningServer[],
  plan: Plan,
): Promise<HttpMeasurement> {
  const measured: RouteMeasurement[] = [];
  for (const route of routes) measured.push(await measureRoute(route, servers, plan));
  const present = new Set(servers.map(({ id }) => id));
  return {
    subjects: servers.map((server) => ({
      ...server,
      relativeTo: server.relativeTo.filter((id) => present.has(id)),
    })),
    routes: measured,
  };
}

async function measureMisses(
  site: RunningServer,
  empty: RunningServer,
  next: () => string,
  plan: Plan,
): Promise<DoorMeasurement['misses']> {
  let turn = 0;
  const address = {
    site: () => site.origin + next(),
    empty: () => {
      turn += 1;
      return `${empty.origin}${empty.insteadOfRoutes}?turn=${turn}`;
    },
  };
  const median = async (which: 'site' | 'empty') =>
    within(await times(1, plan.missRequests, () => ({ url: address[which](), counts: true })), 0.5);
  await interleave(['site', 'empty'] as const, 2, median);
  const measured = await interleave(['site', 'empty'] as const, plan.httpRounds, median);
  return { site: measured.get('site') ?? [], empty: measured.get('empty') ?? [] };
}

async function measureMixed(
  site: RunningServer,
  bare: RunningServer,
  next: () => string,
  plan: Plan,
): Promise<DoorMeasurement['mixed']> {
  const hits = questions(calculator, plan.queries).requests;
  // One request in ten, in another place of each ten.
  const mixture = (origin: string, miss: () => string) => {
    let turn = 0;
    return () => {
      turn += 1;
      const isMiss = turn % 10 === Math.floor(turn / 10) % 10;
      return { url: origin + (isMiss ? miss() : (hits[turn % hits.length] ?? calculator)), counts: !isMiss };
    };
  };
  const mixtures = {
    door: mixture(site.origin, next),
    // It has one answer for all that it is asked in the place of a miss.
    bare: mixture(bare.origin, () => hits[0] ?? calculator),
  };
  const p99 = async (which: 'door' | 'bare') =>
    within(await times(plan.connections, plan.mixedRequests, mixtures[which]), 0.99);
  await interleave(['door', 'bare'] as const, 1, p99);
  const measured = await interleave(['door', 'bare'] as const, plan.httpRounds, p99);
  return { door: measured.get('door') ?? [], bare: measured.get('bare') ?? [] };
}

const BYTES_PER_KIBIBYTE = 1024;

/** Memory that a process holds, in megabytes, as Linux tells it. */
function megabytesOf(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / BYTES_PER_KIBIBYTE;
}

async function measureMemory(plan: Plan): Promise<DoorMeasurement['memory']> {
  const server = await startServer(doorBeforeAnything, '/');
  try {
    const memory: { addresses: number; megabytes: number }[] = [];
    let asked = 0;
    for (const addresses of plan.addresses) {
      await times(plan.connections, addresses - asked, () => {
        asked += 1;
        return { url: `${server.origin}/address/${asked}`, counts: false };
      });
      memory.push({ addresses, megabytes: megabytesOf(server.pid) });
    }
    return memory;
  } finally {
    await server.stop();
  }
}

/** Fields that nginx writes itself. */
const OF_THE_SERVER = new Set(['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive']);

async function measureNginx(first: RunningServer, plan: Plan): Promise<DoorMeasurement['nginx']> {
  if (!hasNginx()) return null;
  const second = await startServer(door, READY);
  try {
    const [address = calculator] = questions(calculator, 1).requests;
    const response = await fetch(first.origin + address, { headers: { 'accept-encoding': 'identity' } });
    const fields = [...response.headers].filter(([name]) => !OF_THE_SERVER.has(name));
    const nginx = await startNginxBeside([first.origin, second.origin], await response.text(), fields);
    const perSecond = (seconds: number) => async (which: 'cached' | 'file') =>
      (
        await putUnderLoad({
          origin: nginx[which],
          pid: nginx.pid,
          paths: [address],
          connections: plan.connections,
          seconds,
        })
      ).perSecond;
    try {
      await interleave(['cached', 'file'] as const, 1, perSecond(plan.httpWarmUpSeconds));
      const measured = await interleave(
        ['cached', 'file'] as const,
        plan.httpRounds,
        perSecond(plan.httpSeconds),
      );
      return { cached: measured.get('cached') ?? [], file: measured.get('file') ?? [] };
    } finally {
      await nginx.stop();
    }
  } finally {
    await second.stop();
  }
}

/** Starts the front door and its peers, and measures what it is held to. */
export async function measureDoor(plan: Plan): Promise<DoorMeasurement> {
  const running: RunningServer[] = [];
  const start = async (subject: Parameters<typeof startServer>[0], readiness: string) => {
    const server = await startServer(subject, readiness);
    running.push(server);
    return server;
  };
  try {
    const site = await start(door, READY);
    const bare = await start(sameBytes(site.origin), '/robots.txt');
    const live = [];
    for (const subject of subjects.filter(({ id }) => id === 'fastify' || id === 'hono')) {
      live.push(await start(subject, paths.capabilityIndex));
    }
    const apiRoutes = [
      { path: paths.directory, requests: [paths.directory] },
      questions(calculator, plan.queries),
    ];
    const api = await measureThroughput(apiRoutes, [bare, ...live, site], plan);
    const pages = await measureThroughput(pageRoutes(plan.queries), [bare, site], plan);
    const next = neverAsked();
    const mixed = await measureMixed(site, bare, next, plan);
    const misses = await measureMisses(site, await start(doorBeforeEmpty, '/'), next, plan);
    const nginx = await measureNginx(site, plan);
    return { api, pages, misses, mixed, nginx, memory: await measureMemory(plan) };
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
}
