import { METHODS } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { markdownUrl } from '@/lib/site/markdown-url';
import { paths } from '@/lib/site/urls';
import { routes } from '../../scripts/bench/routes';
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

/** What is promised of a response besides its status and its body. */
const PROMISED = [
  'accept-ranges',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'allow',
  'cache-control',
  'cdn-cache-control',
  'content-encoding',
  'content-range',
  'content-signal',
  'content-type',
  'etag',
  'last-modified',
  'link',
  'location',
  'no-vary-search',
  'x-markdown-tokens',
  'x-robots-tag',
];

let proxy: RunningProxy;
beforeAll(async () => {
  proxy = await startProxy({ SITE_URL: inject('baseUrl') });
}, 120_000);
afterAll(() => proxy.stop());

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

const READING = ['GET', 'HEAD'];
/** Methods that fetch refuses to send. */
const UNSENDABLE = ['CONNECT', 'TRACE'];

const specials: readonly Probe[] = [
  ...[
    '/nope',
    '/api/nope',
    '/api/agent/v1/calculators/nope',
    '/api/agent/v1/programs/nope',
    '/_next/nope',
  ].flatMap((path) => ACCEPTS.map((accept) => get(path, accept))),
  ...[
    '/states/ohio/',
    '/states/Ohio',
    '//states/ohio',
    '/programs/204796',
    '/%E0%A4%A',
    '/404',
    '/a[b]',
    '/markdown/x',
  ].map((path) => get(path)),
  ...['?state=oz&degree=BSN', '?state=ohio', '', '?state=ohio&state=texas&degree=BSN'].map((query) =>
    get(`${paths.calculator('nursing-roi')}${query}`),
  ),
  ...['?cursor=x', '?limit=99', '?query=%00', '?state=ohio&limit=3&query=clevland'].map((query) =>
    get(paths.programsApi + query),
  ),
  ...METHODS.filter((method) => !READING.includes(method) && !UNSENDABLE.includes(method)).flatMap((method) =>
    [paths.capabilityIndex, '/states/ohio', '/nope', paths.retrievalIndex, '/programs/any-name-204796'].map(
      (path) => ({ path, method }),
    ),
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
  ...['bytes=0-99', 'bytes=-50', 'bytes=999999999-'].map((range) => ({
    path: paths.dataFile('nclex-pass-rates.csv'),
    headers: { range },
  })),
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

/** Fields that a form can differ by are named in one order by some and in another by others. */
const varied = (headers: Headers) =>
  (headers.get('vary') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    // The proxy packs what the application does not, and says so.
    .filter((name) => name !== '' && name !== 'accept-encoding')
    .toSorted();

async function described(response: Response) {
  const { status, headers } = response;
  const promised = PROMISED.map((name) => [name, headers.get(name)]);
  return { status, ...Object.fromEntries(promised), vary: varied(headers), body: await response.text() };
}

describe('the site behind the front door', () => {
  it('answers as without it, from the application and from memory', async () => {
    const all = await probes();
    expect(all.length).toBeGreaterThanOrEqual(300);
    const differences: string[] = [];
    for (const probe of all) {
      const plain = await described(await sent(inject('baseUrl'), probe));
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

  it('keeps an answer once, whatever marks of a campaign its address has', async () => {
    for (const path of ['/salaries/registered-nurses', '/sources.md', paths.dataFile('README.md')]) {
      const hits = () => metric(proxy, 'door_requests_total', 'hit');
      const ask = (query: string) => sent(proxy.origin, { path: path + query });
      // Of the first it is learned that a query changes nothing, the second is kept.
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
    'takes no query away from what reads it: %s',
    async (path) => {
      for (const name of ['Ohio', 'Texas', 'Oregon']) {
        const target = `${path}?state=${name.toLowerCase()}&degree=BSN`;
        const { body, headers } = await rawRequest(proxy.origin, 'GET', target, { Accept: 'text/markdown' });
        expect(body).toContain(name);
        expect(headers.get('no-vary-search')).toBeUndefined();
      }
    },
  );

  it('gives the form that is asked for, whoever asked for which one before', async () => {
    const ask = async (query: string) =>
      (
        await sent(proxy.origin, { path: `/states/utah${query}`, headers: { accept: 'text/markdown' } })
      ).headers.get('content-type');
    const types = [await ask('?_rsc=1'), await ask('?a=1'), await ask('?_rsc=1'), await ask('')];
    expect(new Set(types)).toEqual(new Set(['text/markdown; charset=utf-8']));
  });

  it.each([
    [
      'an address that its answer repeats three times as long',
      'GET',
      `/programs?x=${"'".repeat(7_900)}`,
      {},
      200,
    ],
    ['an address that is three times as long when it is mended', 'GET', `/${'%'.repeat(8_000)}`, {}, 414],
    ['a name of no host, with a part of a page', 'GET', '/about', { Host: '[', Range: 'bytes=0-0' }, 400],
    ['a name of no host, for assistants', 'POST', '/api/mcp', { Host: 'a b', 'Content-Length': '0' }, 400],
  ] as const)('answers %s, and not with a failure', async (_, method, target, headers, status) => {
    const answer = await rawRequest(proxy.origin, method, target, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.has('content-security-policy')).toBe(true);
  });

  it.each(['br', 'gzip'])('is the same when it is unpacked: %s', async (coding) => {
    for (const path of ['/states/ohio', '/api/agent/v1', paths.retrievalIndex, '/states/ohio.md']) {
      const plain = await sent(inject('baseUrl'), { path });
      const packed = await sent(proxy.origin, { path, headers: { 'accept-encoding': coding } });
      expect(packed.headers.get('content-encoding')).toBe(coding);
      expect(packed.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
      expect(await packed.text()).toBe(await plain.text());
    }
  });

  it('says 304 for the tag of each form, and only to who has that form', async () => {
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
