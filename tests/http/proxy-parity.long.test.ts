import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { markdownUrl } from '@/lib/site/markdown-url';
import { paths } from '@/lib/site/urls';
import { routes } from '../../scripts/bench/routes';
import { freePort, stopServer, untilAnswering } from '../../scripts/server-process';
import { evenly } from '../../scripts/statistics';
import { metric, type RunningProxy, startProxy } from '../support/proxy';
import { rawRequest } from '../support/raw-http';

/** A request as both are asked it. */
interface Probe {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const ACCEPTS = [BROWSER, 'text/markdown', '*/*', 'text/markdown, text/html, */*'];

/** Headers that `next start` alone keeps; entity tags, ranges and content codings are the proxy's. */
const KEPT = [
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'allow',
  'cache-control',
  'cdn-cache-control',
  'content-signal',
  'content-type',
  'last-modified',
  'link',
  'location',
  'no-vary-search',
  'x-markdown-tokens',
  'x-robots-tag',
];

const NEXT = path.resolve('node_modules/next/dist/bin/next');
const START_MS = 120_000;

let proxy: RunningProxy;
/** The application without the proxy. */
let next: { readonly origin: string; stop(): Promise<void> };

async function startNext(): Promise<typeof next> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [NEXT, 'start', '--port', String(port), '--hostname', 'localhost'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: inject('baseUrl') },
  });
  const stop = () => stopServer(child);
  try {
    await untilAnswering(child, `${origin}/readyz`, START_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

beforeAll(async () => {
  next = await startNext();
  proxy = await startProxy({ SITE_URL: inject('baseUrl') });
}, 2 * START_MS);
afterAll(() => Promise.all([proxy.stop(), next.stop()]));

async function sitemapPaths(): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const parts = await locations(inject('baseUrl') + paths.sitemap);
  return (await Promise.all(parts.map(locations))).flat().map((url) => new URL(url).pathname);
}

async function assets(): Promise<string[]> {
  const html = await (await fetch(`${inject('baseUrl')}/calculators/nursing-roi`)).text();
  return [...html.matchAll(/"(\/_next\/static\/[^"]+)"/g)].map(([, path = '']) => path);
}

const get = (path: string, accept = '*/*'): Probe => ({ path, headers: { accept } });

const specials: readonly Probe[] = [
  ...[
    '/nope',
    '/api/nope',
    '/api/agent/v1/calculators/nope',
    '/api/agent/v1/programs/nope',
    '/markdown/x',
  ].flatMap((path) => ACCEPTS.map((accept) => get(path, accept))),
  ...['/states/ohio/', '/states/Ohio', '//states/ohio', '/programs/204796', '/markdown/x'].map((path) =>
    get(path),
  ),
  ...['?state=oz&degree=BSN', '?state=ohio', '', '?state=ohio&state=texas&degree=BSN'].map((query) =>
    get(`${paths.calculator('nursing-roi')}${query}`),
  ),
  ...['?cursor=x', '?limit=99', '?query=%00', '?state=ohio&limit=3&query=clevland'].map((query) =>
    get(paths.programsApi + query),
  ),
  ...['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
    [paths.capabilityIndex, '/api/agent/v1/programs/nope'].map((target) => ({ path: target, method })),
  ),
  ...['GET', 'DELETE', 'OPTIONS', 'POST'].map((method) => ({ path: paths.mcp, method })),
  ...[
    { method: 'tools/list', params: {} },
    {
      method: 'tools/call',
      params: { name: 'find_nursing_programs', arguments: { state: 'ohio', limit: 2 } },
    },
    { method: 'nope' },
  ].map((message) => ({
    path: paths.mcp,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
  })),
  ...[
    '/options?now=healthcare&near=31201&want=become_rn',
    '/options?now=x&near=nowhere',
    '/salaries/registered-nurses?state=texas',
    '/salaries/registered-nurses?state=oz',
    '/salaries/registered-nurses/pay.csv',
    '/api/agent/v1/programs.csv?state=ohio&credential=BSN',
    '/api/agent/v1/programs.csv?state=oz',
    '/programs/emory-university-139658/bsn',
    '/programs/emory-university-139658/BSN',
    '/programs/emory-university-139658/nope',
    '/glossary',
  ].map((path) => get(path)),
  { path: '/states/ohio', headers: { RSC: '1' } },
  { path: '/states/ohio?_rsc=1', headers: { accept: BROWSER } },
  ...[
    paths.retrievalIndex,
    paths.retrievalCorpus,
    paths.agentInstructions,
    '/robots.txt',
    paths.sitemap,
    paths.apiCatalog,
    paths.aiCatalog,
    paths.mcpServerCard,
    '/server.json',
    '/favicon.ico',
    '/icon.svg',
    '/notice.css',
    paths.schoolIndex,
    ...[
      'nclex-pass-rates.csv',
      'nclex-pass-rates.json',
      'datapackage.json',
      'README.md',
      'checksums.txt',
    ].map(paths.dataFile),
  ].map((path) => get(path)),
];

async function probes(): Promise<Probe[]> {
  const pages = evenly(await sitemapPaths(), 60);
  return [
    ...routes(12).flatMap(({ requests }) => requests.map((path) => get(path))),
    ...pages.map((path, index) => get(path, ACCEPTS[index % ACCEPTS.length])),
    ...pages.map((path) => get(markdownUrl(path))),
    ...evenly(pages, 20).flatMap((path) => [
      get(`${path}?utm_source=x`, BROWSER),
      get(path, 'text/markdown'),
    ]),
    ...evenly(pages, 10).map((path) => ({ path, method: 'HEAD', headers: { accept: BROWSER } })),
    ...routes(2).flatMap(({ requests }) => requests.map((path) => ({ path, method: 'HEAD' }))),
    ...(await assets()).map((path) => get(path)),
    ...specials,
  ];
}

const sent = (origin: string, { path, method = 'GET', headers = {}, body }: Probe) =>
  fetch(origin + path, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });

/** Returns the names in Vary, in any order. */
const varied = (headers: Headers) =>
  (headers.get('vary') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    // The proxy compresses, and adds it.
    .filter((name) => name !== '' && name !== 'accept-encoding')
    .toSorted();

async function described(response: Response) {
  const { status, headers } = response;
  const kept = KEPT.map((name) => [name, headers.get(name)]);
  return { status, ...Object.fromEntries(kept), vary: varied(headers), body: await response.text() };
}

describe('the site behind the reverse proxy', () => {
  it('answers as `next start` alone, from the upstream and from the cache', async () => {
    const all = await probes();
    expect(all.length).toBeGreaterThanOrEqual(300);
    const differences: string[] = [];
    for (const probe of all) {
      const plain = await described(await sent(next.origin, probe));
      for (const time of ['first', 'again']) {
        const through = await described(await sent(proxy.origin, probe));
        for (const [name, value] of Object.entries(plain)) {
          const found = through[name as keyof typeof through];
          if (JSON.stringify(found) === JSON.stringify(value)) continue;
          const short = (text: unknown) => JSON.stringify(text)?.slice(0, 160);
          differences.push(
            `${probe.method ?? 'GET'} ${probe.path} ${JSON.stringify(probe.headers ?? {})} ${time}: ${name} ${short(value)} ≠ ${short(found)}`,
          );
        }
      }
    }
    expect(differences).toEqual([]);
    expect(await metric(proxy, 'door_requests_total', 'hit')).toBeGreaterThan(200);
  }, 300_000);

  it('stores a response once for all queries that its page does not read', async () => {
    for (const path of ['/states/georgia', '/sources.md', paths.dataFile('README.md')]) {
      const hits = () => metric(proxy, 'door_requests_total', 'hit');
      const ask = (query: string) => sent(proxy.origin, { path: path + query });
      // The first response teaches that the query does not matter, the second is stored.
      const answers = [await ask('?utm_source=a'), await ask('?utm_source=b')];
      const before = await hits();
      answers.push(await ask('?utm_source=c&gclid=1'), await ask(''));
      expect((await hits()) - before).toBe(2);
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(bodies).size).toBe(1);
      expect(new Set(answers.map(({ headers }) => headers.get('link'))).size).toBe(1);
      expect(new Set(answers.map(({ headers }) => headers.get('no-vary-search')))).toEqual(
        new Set(['params']),
      );
    }
  });

  it.each(['/calculators/./nursing-roi', '/x/../calculators/nursing-roi', '/%63alculators/nursing-roi'])(
    'keeps the query of a page that reads it: %s',
    async (path) => {
      for (const name of ['Ohio', 'Texas', 'Oregon']) {
        const target = `${path}?state=${name.toLowerCase()}&degree=BSN`;
        const { body, headers } = await rawRequest(proxy.origin, 'GET', target, { Accept: 'text/markdown' });
        expect(body).toContain(name);
        expect(headers.get('no-vary-search')).toMatch(/^key-order, params, except=\("state" "degree" /);
      }
    },
  );

  it('answers each form to those who accept it, from the cache too', async () => {
    const ask = async (accept: string) =>
      (await sent(proxy.origin, { path: '/states/utah', headers: { accept } })).headers.get('content-type');
    const [html, markdown] = ['text/html', 'text/markdown'];
    expect([await ask(html), await ask(markdown), await ask(html), await ask(markdown)]).toEqual(
      [html, markdown, html, markdown].map((type) => `${type}; charset=utf-8`),
    );
  });

  it('stores a response once for all spellings of its query', async () => {
    const roi = paths.calculator('nursing-roi');
    const spelled = (query: string) => sent(proxy.origin, { path: `${roi}?${query}` });
    const hits = () => metric(proxy, 'door_requests_total', 'hit');
    const first = await spelled('degree=MSN&state=utah&utm_source=x');
    expect(first.headers.has('x-cache-key')).toBe(false);
    const before = await hits();
    const canonical = 'state=utah&degree=MSN&current_income=0';
    for (const query of [canonical, 'degree=MSN&state=utah&utm_source=x']) {
      const again = await spelled(query);
      expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    }
    expect((await hits()) - before).toBe(2);
  });

  it.each([
    [
      'a target that its response repeats three times as long',
      'GET',
      `/programs?x=${"'".repeat(7_900)}`,
      {},
      200,
    ],
    ['a target that is three times as long when it is normalized', 'GET', `/${'%'.repeat(8_000)}`, {}, 414],
    ['an invalid host, with a range of a page', 'GET', '/about', { Host: '[', Range: 'bytes=0-0' }, 400],
    ['an invalid host, at the MCP endpoint', 'POST', '/api/mcp', { Host: 'a b', 'Content-Length': '0' }, 400],
  ] as const)('answers %s without a server error', async (_, method, target, headers, status) => {
    const answer = await rawRequest(proxy.origin, method, target, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.has('content-security-policy')).toBe(true);
  });

  it.each(['br', 'gzip'])('sends the same content compressed: %s', async (coding) => {
    for (const path of ['/states/ohio', '/api/agent/v1', paths.retrievalIndex, '/states/ohio.md']) {
      const plain = await sent(proxy.origin, { path });
      const compressed = await sent(proxy.origin, { path, headers: { 'accept-encoding': coding } });
      expect(compressed.headers.get('content-encoding')).toBe(coding);
      expect(compressed.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(compressed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
      expect(await compressed.text()).toBe(await plain.text());
    }
  });

  it('answers 304 to the entity tag of the representation that the client would get, and to no other', async () => {
    for (const path of ['/states/ohio', '/api/agent/v1', paths.retrievalIndex, '/states/ohio.md']) {
      for (const coding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': coding };
        const etag = (await sent(proxy.origin, { path, headers })).headers.get('etag') ?? '';
        const known = await sent(proxy.origin, {
          path,
          headers: { ...headers, 'if-none-match': `"x", ${etag}` },
        });
        expect([path, coding, known.status]).toEqual([path, coding, 304]);
        expect([known.headers.get('content-type'), await known.text()]).toEqual([null, '']);
        const other = { 'accept-encoding': coding === 'br' ? 'gzip' : 'br', 'if-none-match': etag };
        expect((await sent(proxy.origin, { path, headers: other })).status).toBe(200);
      }
    }
  });
});
