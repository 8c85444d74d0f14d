import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/http/responses/security-headers';
import { preamble, type RunningNginx, startNginx } from '../../scripts/nginx';
import { freePort, stopServer } from '../../scripts/server-process';
import { send, tally } from '../support/clients';
import { type RunningProxy, startProxy } from '../support/proxy';
import { rawRequest } from '../support/raw-http';

const RATE_LIMIT = 150;

let data: string;
let nginx: RunningNginx;
let redis: ChildProcess;
let origin: string;
let doors: readonly RunningProxy[];

/** The configuration as it is shipped, but for where it listens, its upstream and where it may write. */
function configuration(folder: string, port: number): string {
  const shipped = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  const adapted = shipped
    .replace('pid /tmp/nginx.pid;', '')
    // Debian's nginx looks a name up once, and would not know the last word.
    .replace(/server site:3000([^;]*) resolve;/, (_, parameters: string) =>
      doors.map((proxy) => `server ${new URL(proxy.origin).host}${parameters};`).join('\n'),
    )
    .replace('listen 8080;', `listen ${port};`)
    .replace('access_log /dev/stdout plain;', 'access_log off;')
    .replaceAll('/tmp/', `${folder}/`);
  return `${preamble(folder)}\n${adapted}`;
}

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'deployment-'));
  const [port, redisPort] = [await freePort(), await freePort()];
  redis = spawn('redis-server', ['--port', String(redisPort), '--save', '', '--dir', data], {
    stdio: 'ignore',
  });
  const shared = {
    REDIS_URL: `redis://localhost:${redisPort}`,
    TRUST_PROXY: '1',
    RATE_LIMIT: String(RATE_LIMIT),
  };
  origin = `http://localhost:${port}`;
  doors = await Promise.all([1, 2].map(() => startProxy({ ...shared, SITE_URL: origin })));
  nginx = await startNginx((folder) => configuration(folder, port), `${origin}/robots.txt`);
});

afterAll(async () => {
  await Promise.all([nginx.stop(), stopServer(redis)]);
  await Promise.all(doors.map((proxy) => proxy.stop()));
  rmSync(data, { recursive: true });
});

const ROI = '/api/agent/v1/calculators/nursing-roi?state=ohio&degree=BSN';
const from = (client: string) => ({ 'X-Forwarded-For': client });

describe('two instances behind nginx as it is configured for them', () => {
  it('answer from its cache, each form to those who take it', async () => {
    for (const [accept, type] of [
      ['text/html', 'text/html'],
      ['text/markdown', 'text/markdown'],
    ] as const) {
      const ask = () => rawRequest(origin, 'GET', '/states/ohio', { Accept: accept });
      expect((await ask()).headers.get('content-type')).toContain(type);
      const again = await ask();
      expect(again.headers.get('x-cache')).toBe('HIT');
      expect(again.headers.get('content-type')).toContain(type);
      expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('do not say of what is kept that it is new', async () => {
    const ask = () => rawRequest(origin, 'GET', '/about.md');
    await ask();
    const { headers } = await ask();
    expect([headers.get('x-cache'), headers.get('age')]).toEqual(['HIT', undefined]);
  });

  it.each(['//nono', '/about/', '/states/OH', '/api/agent/v1/'])(
    'do not fail to pass on where %s leads, however long its query is',
    async (path) => {
      for (const sign of ['"', '<', '=', ':'])
        for (const length of [2_000, 2_600, 3_900, 7_000]) {
          const { status, headers } = await rawRequest(origin, 'GET', `${path}?x=${sign.repeat(length)}`);
          expect([308, 404, 414], `${sign} ${length}`).toContain(status);
          expect(headers.has('refresh')).toBe(false);
        }
    },
  );

  it.each<readonly [number, string, string, Readonly<Record<string, string>>]>([
    [200, 'GET', '/data/nclex-pass-rates.csv', {}],
    [405, 'TRACE', '/', {}],
    [412, 'GET', '/data/nclex-pass-rates.csv', { 'If-Match': '"x"' }],
    [413, 'POST', '/api/mcp', { 'Content-Length': '200000' }],
    [414, 'GET', `/?x=${'x'.repeat(9_000)}`, {}],
    [400, 'GET', '/', { 'X-Long': 'x'.repeat(17_000) }],
    [400, 'GET', '/', { Host: 'a b' }],
    [416, 'GET', '/data/nclex-pass-rates.csv', { Range: 'bytes=99999999-' }],
    [206, 'GET', '/data/nclex-pass-rates.csv', { Range: 'bytes=0-9' }],
  ])(
    'carry the headers of every response also where nginx answers: %i to %s',
    async (expected, method, target, fields) => {
      const { status, headers } = await rawRequest(origin, method, target, fields);
      expect(status).toBe(expected);
      for (const [name, value] of Object.entries(securityHeaders))
        expect(headers.get(name.toLowerCase()), name).toBe(value);
      if (status >= 400) expect(headers.get('cache-control') ?? 'no-store').toBe('no-store');
    },
  );

  it('count a client together, by the address that nginx saw', async () => {
    const statuses: number[] = [];
    for (let income = 1; income <= RATE_LIMIT + 5; income += 1) {
      const address = `${ROI}&current_income=${income}`;
      statuses.push((await rawRequest(origin, 'GET', address, from('192.0.2.7'))).status);
    }
    // What a client claims of itself is not believed: all of these come from this machine.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(RATE_LIMIT);
  });

  it('answer one client while another asks more at once than it may', async () => {
    const { port } = new URL(origin);
    const ask = (localAddress: string, query: string) => {
      const agent = new Agent({ localAddress });
      return send(agent, `http://127.0.0.1:${port}/programs?query=${query}`);
    };
    const greedy = Array.from({ length: RATE_LIMIT - 10 }, (_, turn) => ask('127.0.0.2', `greedy${turn}`));
    await sleep(200);
    const modest = [];
    for (let turn = 0; turn < 10; turn += 1) modest.push(await ask('127.0.0.3', `modest${turn}`));
    expect(tally(modest)).toEqual({ '200': modest.length });
    console.log('the greedy one', tally(await Promise.all(greedy)));
  }, 120_000);

  it('lose no request that is known when one of them is gone, and none that is not', async () => {
    await doors[0]?.stop();
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await rawRequest(origin, 'GET', '/states/ohio', { Accept: 'text/html' })).status).toBe(200);
      // Another client could be answered: this one has used its allowance.
      const { status } = await rawRequest(origin, 'GET', `${ROI}&current_income=${100 + turn}`);
      expect([200, 429]).toContain(status);
    }
  });
});
