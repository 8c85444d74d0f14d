import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, stopServer, untilAnswering } from '../../scripts/server-process';
import { rawRequest } from '../support/raw-http';

const NEXT = path.resolve('node_modules/next/dist/bin/next');
const API = '/api/agent/v1/calculators/nursing-roi';

let origin: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [NEXT, 'start', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: origin },
  });
  stop = () => stopServer(child);
  await untilAnswering(child, `${origin}/healthz`, 60_000);
}, 90_000);
afterAll(() => stop());

const send = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(origin, method, target, headers);

describe('next start without the reverse proxy', () => {
  it.each(['/states/ohio', '/programs?state=ohio', '/calculators/nursing-roi'])(
    'negotiates the format of %s',
    async (target) => {
      const html = await send(target, { Accept: 'text/html' });
      const markdown = await send(target, { Accept: 'text/markdown' });
      expect([html.status, html.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect([markdown.status, markdown.headers.get('content-type')]).toEqual([
        200,
        'text/markdown; charset=utf-8',
      ]);
      for (const { headers } of [html, markdown]) expect(headers.get('vary')).toMatch(/\bAccept\b/);
    },
  );

  it.each([
    '/states/ohio',
    '/programs',
    '/calculators/nursing-roi',
    API,
    '/data/nclex-pass-rates.csv',
    '/llms.txt',
  ])('names no header of Next’s client router in Vary, and ignores it: %s', async (target) => {
    const Accept = 'text/html';
    const plain = await send(target, { Accept });
    expect(plain.headers.get('vary') ?? '').not.toMatch(/rsc|next-/);
    const router = await send(target, { Accept, RSC: '1', 'Next-Router-State-Tree': 'garbage' });
    expect([router.status, router.body]).toEqual([plain.status, plain.body]);
  });

  it('answers errors of the API with their body, and others with a notice', async () => {
    const refused = await send(`${API}?state=oz&degree=BSN`);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(refused.body).toContain('invalid_parameter');
    const html = await send('/no-such-page', { Accept: 'text/html' });
    expect([html.status, html.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const markdown = await send('/states/no-such-state');
    expect([markdown.status, markdown.headers.get('content-type')]).toEqual([
      404,
      'text/markdown; charset=utf-8',
    ]);
  });

  it('answers HEAD as GET without the body', async () => {
    for (const target of ['/states/ohio', '/programs', `${API}?state=ohio&degree=BSN`, '/llms.txt']) {
      const [get, head] = [await send(target), await send(target, {}, 'HEAD')];
      expect([head.status, head.body]).toEqual([get.status, '']);
      for (const name of ['content-type', 'cache-control', 'link', 'vary'])
        expect(head.headers.get(name), `${target} ${name}`).toBe(get.headers.get(name));
    }
  });

  it.each([
    [`${API}?degree=BSN&state=ohio&utm=1`, `${API}?state=ohio&degree=BSN&current_income=0`],
    ['/programs?utm=1&state=ohio', '/programs?state=ohio'],
    ['/programs.md?utm=1&state=ohio', '/programs.md?state=ohio'],
  ])('names the canonical target of %s', async (target, key) => {
    expect((await send(target)).headers.get('x-cache-key')).toBe(key);
  });

  it('leaves entity tags and compression to the proxy', async () => {
    for (const target of ['/states/ohio', API, '/llms.txt']) {
      const { headers } = await send(target, { 'Accept-Encoding': 'gzip, br' });
      expect([headers.get('etag'), headers.get('content-encoding')]).toEqual([undefined, undefined]);
    }
  });
});
