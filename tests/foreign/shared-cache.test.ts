import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { configurationAround, type RunningNginx, startNginx } from '../../scripts/nginx';
import { freePort } from '../../scripts/server-process';
import { type RawResponse, rawRequest } from '../support/raw-http';

const START_MILLISECONDS = 10_000;

/** A plain cache in front of the site, which knows of no form and keeps what the responses let it keep. */
const configuration = (folder: string, port: number) =>
  configurationAround(
    folder,
    `    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass ${inject('baseUrl')};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_cache site;
        add_header X-Cache $upstream_cache_status always;
      }
    }`,
  );

let nginx: RunningNginx;
let cached: string;

beforeAll(async () => {
  const port = await freePort();
  cached = `http://127.0.0.1:${port}`;
  nginx = await startNginx((folder) => configuration(folder, port), `${cached}/robots.txt`);
}, 2 * START_MILLISECONDS);

afterAll(() => nginx.stop());

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** Clients that share the cache, and what each of them is to get. */
const clients = [
  { name: 'a browser', headers: { Accept: BROWSER, 'Accept-Encoding': 'gzip' }, type: 'text/html' },
  { name: 'curl', headers: { Accept: '*/*' }, type: 'text/html' },
  { name: 'a coding agent', headers: { Accept: 'text/markdown, text/html, */*' }, type: 'text/markdown' },
  {
    name: 'another one',
    headers: { Accept: 'text/markdown, text/plain;q=0.9, */*;q=0.8' },
    type: 'text/markdown',
  },
  {
    name: 'one that packs',
    headers: { Accept: 'text/markdown', 'Accept-Encoding': 'gzip, br' },
    type: 'text/markdown',
  },
] as const;

/** One that asks for the format of Next's client router, which no page runs. */
const router = { name: 'a router', headers: { Accept: 'text/html', RSC: '1' }, type: 'text/html' } as const;

type Client = (typeof clients)[number] | typeof router;

const mediaType = ({ headers }: RawResponse) => headers.get('content-type')?.split(';')[0];

/** A list in another order; the same for the same seed. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const keyed = list.map((item, index) => ({ item, key: Math.sin(seed * 1000 + index) }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

describe.each([1, 2, 3])('in a cache that all share, order %i', (seed) => {
  it.each([
    '/states/ohio',
    '/calculators/nursing-roi?state=ohio&degree=BSN',
    '/programs?state=ohio&credential=BSN',
    '/programs/ohio-state-university-main-campus-204796',
  ])('%s is to each what it asked for, from the cache too', async (page) => {
    // An address of its own, so that each order begins with an empty cache.
    const address = `${page}${page.includes('?') ? '&' : '?'}order=${seed}`;
    const first = new Map<string, string>();
    for (const round of [1, 2]) {
      for (const client of shuffled<Client>([...clients, router], seed + round)) {
        const response = await rawRequest(cached, 'GET', address, client.headers);
        expect([client.name, response.status, mediaType(response)]).toEqual([client.name, 200, client.type]);
        const etag = response.headers.get('etag') ?? client.type;
        expect(first.get(client.name) ?? etag).toBe(etag);
        first.set(client.name, etag);
        if (round === 2) expect([client.name, response.headers.get('x-cache')]).toEqual([client.name, 'HIT']);
      }
    }
  });

  it('an address without a page is never kept', async () => {
    for (const client of shuffled<Client>(clients, seed)) {
      const { status, headers } = await rawRequest(cached, 'GET', '/nope', client.headers);
      expect([status, headers.get('x-cache')]).toEqual([404, 'MISS']);
    }
  });
});
