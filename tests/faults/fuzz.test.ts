import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { endpoints } from '@/lib/site/api/endpoints';
import { send, tally } from '../support/clients';
import { type RunningProxy, startProxy } from '../support/proxy';

/** The requests are the same in every run, so fewer are the first of more: all of 100,000 are for the night. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20_000);
const CLIENTS = 16;
const BYTES_PER_MEGABYTE = 1024 * 1024;

let proxy: RunningProxy;
beforeAll(async () => {
  proxy = await startProxy({ CACHE_MEGABYTES: '32' });
});
afterAll(() => proxy.stop());

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const chance = seeded(20_261_128);
const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
const often = (share: number) => chance() < share;

const names = [
  ...new Set(endpoints.flatMap(({ parameters }) => Object.keys(parameters))),
  'x',
  '__proto__',
  'constructor',
  '_rsc',
  '',
];
const values = [
  ...new Set(
    endpoints.flatMap(({ parameters }) =>
      Object.values(parameters).flatMap(({ allowedValues }) => allowedValues),
    ),
  ),
  '0',
  '-1',
  '1e309',
  'NaN',
  '%00',
  '%ff',
  '%E0%A4%A',
  '%0d%0aX:y',
  '../../etc/passwd',
  '<script>',
  "' or 1=1",
  '[]',
  '{}',
  '%2e%2e%2f',
  '9'.repeat(400),
  'é',
  '%F0%9F%98%80',
  'null',
  'true',
  '',
];
const paths = [
  ...endpoints.map(({ path }) => path.replace('{slug}', 'ohio-state-university-main-campus-204796')),
  '/',
  '/states/ohio',
  '/states',
  '/data',
  '/about',
  '/calculators/admission-readiness',
  '/programs/compare',
  '/llms.txt',
  '/agents.md',
  '/states/ohio.md',
  '/robots.txt',
  '/sitemap.xml',
  '/api/mcp',
  '/api',
  '/_next/static/x.js',
  '/_next/data/x.json',
  '/markdown/states/ohio',
  '/healthz',
];
const parts = [
  '..',
  '.',
  '%2e',
  '%2f',
  '%5c',
  '[x]',
  '(site)',
  '%',
  '%zz',
  'ohio',
  'api',
  '_next',
  '__nextjs',
  ';',
  '@',
  '*',
  '%00',
  '.md',
  '.txt',
  '.rsc',
  'é',
  '💉',
  '::',
  '//',
];
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'M-SEARCH',
  'PURGE',
];
const headerNames = [
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-action',
  'x-middleware-subrequest',
  'x-nextjs-data',
  'x-forwarded-for',
  'x-forwarded-host',
  'content-type',
  'origin',
  'cookie',
  'authorization',
  'mcp-protocol-version',
  'te',
  'expect-ct',
];
const headerValues = [
  '*/*',
  'text/markdown',
  'text/html;q=0',
  ',,,;;q=',
  'gzip;q=0, br',
  '"x',
  'W/"y"',
  '*',
  'bytes=0-0',
  'bytes=9-1,3-',
  '1',
  '%5B%22%22%5D',
  'null',
  'x'.repeat(2000),
  '\u00e9',
  'Thu, 01 Jan 1970 00:00:00 GMT',
];

function query(): string {
  const pairs = Array.from(
    { length: Math.floor(chance() * 6) },
    () => `${encodeURI(pick(names))}=${often(0.7) ? encodeURIComponent(pick(values)) : pick(values)}`,
  );
  // Whatever a client library lets through: Node refuses to send the rest.
  return pairs.join('&').replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);
}

function wellFormed(): string {
  const { path, parameters } = pick(endpoints.filter(({ parameters: all }) => Object.keys(all).length > 0));
  const inputs = Object.fromEntries(
    Object.entries(parameters).map(([name, { allowedValues, labels, clamp, range }]) => {
      const { minimum = 0, maximum = 10 } = clamp ?? range ?? {};
      return [name, labels ? pick(allowedValues) : Math.floor(minimum + chance() * (maximum - minimum))];
    }),
  );
  return `${path}?${canonicalQuery(parameters, inputs)}`;
}

function address(): string {
  if (often(0.3)) return wellFormed();
  const path = often(0.6)
    ? pick(paths)
    : `/${Array.from({ length: 1 + Math.floor(chance() * 4) }, () => pick(parts)).join('/')}`;
  const text = often(0.5) ? path : `${path}?${query()}`;
  return text.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
}

const headers = () =>
  Object.fromEntries(
    Array.from({ length: Math.floor(chance() * 4) }, () => [pick(headerNames), pick(headerValues)]),
  );

/** Memory of the proxy and of what it has started, in megabytes. */
function memory(): number {
  const { pid } = proxy.child;
  const pids = [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')];
  const pages = pids.map((one) => Number(readFileSync(`/proc/${one}/statm`, 'utf8').split(' ')[1]));
  return (pages.reduce((sum, each) => sum + each, 0) * 4096) / BYTES_PER_MEGABYTE;
}

async function run(agent: Agent, count: number) {
  const endings: Awaited<ReturnType<typeof send>>[] = [];
  const failures: string[] = [];
  let left = count;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const [method, path, fields] = [pick(methods), address(), headers()];
      const ending = await send(agent, proxy.origin, fields, method, path);
      endings.push({ ...ending, body: '' });
      if (ending.status === 0 || ending.status >= 500) {
        failures.push(`${method} ${path} ${JSON.stringify(fields)}: ${ending.status || ending.error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { endings, failures };
}

describe('random requests', () => {
  it(`${REQUESTS}: none is answered with 5xx or broken off, and memory stays`, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    const rounds = 5;
    const failures: string[] = [];
    const megabytes: number[] = [];
    const counts: Record<string, number> = {};
    for (let round = 0; round < rounds; round += 1) {
      const done = await run(agent, REQUESTS / rounds);
      failures.push(...done.failures);
      for (const [status, count] of Object.entries(tally(done.endings)))
        counts[status] = (counts[status] ?? 0) + count;
      megabytes.push(Math.round(memory()));
    }
    agent.destroy();
    console.log(counts, 'megabytes after each fifth', megabytes);
    expect(failures.slice(0, 20)).toEqual([]);
    // The last two fifths no longer grow: nothing is left behind by a request.
    expect((megabytes[4] ?? 0) / (megabytes[2] ?? 1)).toBeLessThan(1.2);
  }, 1_800_000);
});
