import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_IGNORED_MS, MAX_REQUEST_MS } from '@/server/limits/limits';
import { metric, type RunningProxy, startProxy } from '../support/proxy';

/** How long an attack goes on at least: most are the same after a second as they are after a minute. */
const ATTACK_SECONDS = Number(process.env['ATTACK_SECONDS'] ?? 6);
/** For those that meet a time limit of the proxy: until connections that are not read have been closed and made again. */
const IGNORED_SECONDS = 1.2 * (MAX_IGNORED_MS / 1000);
/** For those that never end a request: until it has been cut off. */
const REQUEST_SECONDS = 1.2 * (MAX_REQUEST_MS / 1000);
const LEAD_SECONDS = 1;

/** What an attack may do to another client. */
/** By the number of attackers: five and what they ask for take the most of two processors. */
const MAX_HIT_MS = { 1: 50, 5: 150 } as const;
const MAX_MISS_MS = { 1: 1_000, 5: 3_000 } as const;
/** Its slowest hit, also while an attack opens all its connections: one is accepted in each turn of the event loop. */
const MAX_SLOWEST_HIT_MS = 2_000;
/** A shared machine can be slow: then this many times what the client takes without an attack. */
const MAX_SLOWER = 4;
const MAX_MEMORY_MB = 768;
/** A line of each request that a client may send in a minute, which it can send at once, and of the other client's. */
const MAX_LOGGED_BYTES = 6_500 * 500;

let proxy: RunningProxy;
let undisturbed: { readonly hits: Times; readonly misses: Times };
const folder = mkdtempSync(path.join(os.tmpdir(), 'attacks-'));
const log = path.join(folder, 'log');
const report: string[] = [];

beforeAll(async () => {
  // Compiled once: compiling in each process would take processor time from the first second of every attack.
  buildSync({
    entryPoints: ['attacker', 'other-client'].map((name) => path.join(import.meta.dirname, `${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  const output = openSync(log, 'w');
  proxy = await startProxy({ RATE_LIMIT: '6000', LOG_LEVEL: 'info' }, output);
  closeSync(output);
  const origin = proxy.origin.replace('localhost', '127.0.0.1');
  await run('other-client', origin, '127.0.0.201', '3');
  undisturbed = (await run('other-client', origin, '127.0.0.201', '8')) as typeof undisturbed;
  console.log('without an attack', undisturbed);
});

afterAll(async () => {
  await proxy.stop();
  rmSync(folder, { recursive: true });
  const heading = [
    'attack',
    'addresses',
    'hits opening/p50/p95/max ms',
    'misses opening/p50/p95/max ms',
    'peak MB',
    'log kB',
  ];
  console.log([heading.join(' | '), ...report].join('\n'));
});

/** Runs a script with arguments. @returns what it printed, as JSON. */
async function run(script: string, ...args: string[]): Promise<unknown> {
  const child = spawn(process.execPath, [path.join(folder, `${script}.mjs`), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  await once(child, 'close');
  return JSON.parse(text);
}

interface Times {
  readonly opening: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly statuses: Readonly<Record<string, number>>;
}

/** Highest memory since the last call of `forgetPeak`, in MB. */
const peakMegabytes = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${proxy.child.pid}/status`, 'utf8'))?.[1]) / 1024;
const forgetPeak = () => writeFileSync(`/proc/${proxy.child.pid}/clear_refs`, '5');

/** Attacks from addresses while another client goes about its business. */
async function underAttack(name: string, addresses: readonly string[]) {
  const duration = Math.max(ATTACK_SECONDS, untilLimit(name));
  forgetPeak();
  const logged = statSync(log).size;
  const origin = proxy.origin.replace('localhost', '127.0.0.1');
  const seconds = String(duration);
  const attackers = addresses.map((address) => run('attacker', name, origin, address, seconds));
  const other = await run('other-client', origin, '127.0.0.200', String(duration + LEAD_SECONDS));
  const answers = await Promise.all(attackers);
  const { hits, misses } = other as { hits: Times; misses: Times };
  const times = ({ opening, p50, p95, max }: Times) => `${opening} / ${p50} / ${p95} / ${max}`;
  const loggedBytes = statSync(log).size - logged;
  const peak = peakMegabytes();
  report.push(
    [
      name,
      addresses.length,
      times(hits),
      times(misses),
      Math.round(peak),
      Math.round(loggedBytes / 1000),
    ].join(' | '),
  );
  console.log(name, { hits, misses, peak, loggedBytes, answers });
  return { hits, misses, peak, loggedBytes };
}

const taken = ['door_unanswered', 'door_held_bytes', 'door_upstream_waiting', 'door_upstream_running'];

async function expectAllGivenBack(): Promise<void> {
  await vi.waitFor(
    async () => {
      const left = await Promise.all(taken.map((name) => metric(proxy, name)));
      expect(Object.fromEntries(taken.map((name, index) => [name, left[index]]))).toEqual(
        Object.fromEntries(taken.map((name) => [name, 0])),
      );
    },
    { timeout: 30_000, interval: 500 },
  );
}

let lastAddress = 1;
const nextAddresses = (count: number) =>
  Array.from({ length: count }, () => {
    lastAddress += 1;
    return `127.0.1.${lastAddress}`;
  });

const fromOne = [
  'pipelines on 1 connection',
  'pipelines on 10 connections',
  'pipelines on 40 connections',
  'pipelines on 700 connections and never reads',
  'pipelines on 2500 connections and never reads',
  'keeps 5000 connections',
  'asks for new pages on 64 connections',
  'asks for new pages in Markdown on 64 connections',
  'asks for one page by unknown parameters',
  'asks for one page by other methods, in parts and for the router',
  'leaves with 64 requests in flight',
  'pipelines hits on 60 connections and resets 60 others',
  'pipelines hits with 1700 headers on 64 connections',
  'names 7800 entity tags on 64 connections',
  'sends a body in chunks of a byte on 8 connections',
  'pipelines bodies of 60000 bytes on 128 connections',
  'sends bytes of hits one by one on 127 connections and opens 2000 others a second',
  'opens 5000 connections a second',
  'accepts 15000 things',
  'repeats a name 700 times',
  'is refused all the time',
  'reads slowly on 45 connections',
  'sends bodies without their last byte on 3000 connections',
] as const;
const fromFive = [
  'pipelines on 40 connections',
  'asks for new pages on 64 connections',
  'asks for new pages in Markdown on 64 connections',
  'reads slowly on 45 connections',
  'pipelines bodies of 60000 bytes on 128 connections',
] as const;

/** Attacks that the proxy answers with silence, and ends when the time for it is over. */
const ignored: readonly string[] = [
  'pipelines on 40 connections',
  'pipelines on 700 connections and never reads',
  'pipelines on 2500 connections and never reads',
  'sends a body in chunks of a byte on 8 connections',
] satisfies (typeof fromOne)[number][];
const unended: readonly string[] = [
  'sends bodies without their last byte on 3000 connections',
] satisfies (typeof fromOne)[number][];

/** How many seconds an attack goes on until it meets a time limit; 0 where it meets none. */
function untilLimit(name: string): number {
  if (unended.includes(name)) return REQUEST_SECONDS;
  return ignored.includes(name) ? IGNORED_SECONDS : 0;
}

describe.each([
  ...fromOne.map((name) => ({ name, count: 1 as const })),
  ...fromFive.map((name) => ({ name, count: 5 as const })),
])('while someone $name, from $count addresses', ({ name, count }) => {
  it('all that was taken comes back, and another client is served', async () => {
    const restarts = await metric(proxy, 'door_upstream_restarts');
    const { hits, misses, peak, loggedBytes } = await underAttack(name, nextAddresses(count));
    await expectAllGivenBack();
    expect(await metric(proxy, 'door_upstream_restarts')).toBe(restarts);
    expect(Object.keys(hits.statuses), 'hits').toEqual(['200']);
    expect(Object.keys(misses.statuses), 'misses').toEqual(['200']);
    const most = (bound: number, { p95 }: Times) => Math.max(bound, MAX_SLOWER * p95);
    expect(Math.max(hits.opening, hits.max), 'slowest hit').toBeLessThan(MAX_SLOWEST_HIT_MS);
    expect(hits.p95, 'p95 of hits').toBeLessThan(most(MAX_HIT_MS[count], undisturbed.hits));
    expect(misses.p95, 'p95 of misses').toBeLessThan(most(MAX_MISS_MS[count], undisturbed.misses));
    expect(peak, 'memory').toBeLessThan(MAX_MEMORY_MB);
    expect(loggedBytes, 'log').toBeLessThan(count * MAX_LOGGED_BYTES);
  }, 180_000);
});
