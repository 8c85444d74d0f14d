import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningProxy, startProxy } from '../support/proxy';
import { rawRequest } from '../support/raw-http';
import { ROI } from './raw-client';

let proxy: RunningProxy;
beforeAll(async () => {
  proxy = await startProxy();
});
afterAll(() => proxy.stop());

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** Headers by which a client may try to change what others get. */
const claims: readonly Readonly<Record<string, string>>[] = [
  { Host: 'evil.example' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'evil', 'X-Forwarded-Port': '1' },
  { 'X-Forwarded-For': '1.2.3.4', 'X-Real-IP': 'evil', 'True-Client-IP': 'evil' },
  { Forwarded: 'host=evil.example;proto=evil' },
  { 'X-Original-URL': '/evil', 'X-Rewrite-URL': '/evil', 'X-Forwarded-Prefix': '/evil' },
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'POST' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware', 'x-middleware-rewrite': '/about' },
  { 'x-middleware-prefetch': '1', 'x-nextjs-data': '1', purpose: 'prefetch' },
  {
    'x-invoke-path': '/about',
    'x-invoke-status': '500',
    'x-matched-path': '/about',
    'x-now-route-matches': '1=a',
  },
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { 'Next-Action': 'a'.repeat(40), 'Content-Type': 'text/plain' },
  { Range: 'bytes=0-9' },
  { 'Accept-Encoding': 'br' },
  { 'Accept-Encoding': 'zstd, evil;q=1' },
  { Accept: 'text/markdown' },
  { Accept: 'text/markdown;q=0.1, text/html;q=0.2' },
  { Accept: 'application/json' },
  { Accept: 'evil' },
  { Cookie: 'evil=1', Authorization: 'Basic ZXZpbA==' },
  { Origin: 'https://evil.example', Referer: 'https://evil.example/' },
  { 'If-None-Match': '*' },
  { 'Cache-Control': 'no-store', Pragma: 'no-cache' },
  { 'Accept-Language': 'evil', 'User-Agent': 'evil' },
  { Connection: 'close, etag, content-type' },
  { 'CDN-Cache-Control': 'no-store', 'Surrogate-Control': 'max-age=99999999' },
  { 'x-accepted-codings': 'br', 'x-sent-coding': 'br', 'x-sent-length': '3' },
];

/** The parts of a response that a client would notice. */
const told = ({ status, headers, body }: Awaited<ReturnType<typeof rawRequest>>) => ({
  status,
  body,
  headers: [...headers]
    .filter(([name]) => !['date', 'age', 'x-request-id', 'connection', 'keep-alive'].includes(name))
    .filter(([name]) => !name.startsWith('ratelimit')),
});

describe('attempts to change what others get', () => {
  const clients = [
    { Accept: BROWSER },
    { Accept: '*/*' },
    { Accept: 'text/markdown', 'Accept-Encoding': 'gzip' },
  ];
  const addresses = [
    '/states/ohio',
    '/calculators/nursing-roi',
    '/programs',
    `${ROI}?state=ohio&degree=BSN`,
    '/llms.txt',
    '/data',
  ];

  it('by headers: none does, at an address that was never asked for before', async () => {
    let attempts = 0;
    let other = '';
    for (const [index, claim] of claims.entries()) {
      for (const address of addresses) {
        const sign = address.includes('?') ? '&' : '?';
        // Of the same length, for it stands in headers and in bodies.
        const spoilt = `${address}${sign}n=1${String(index).padStart(3, '0')}`;
        const clean = `${address}${sign}n=2${String(index).padStart(3, '0')}`;
        await rawRequest(proxy.origin, 'GET', spoilt, claim);
        for (const method of ['POST', 'HEAD'])
          await rawRequest(proxy.origin, method, spoilt, { ...claim, 'Content-Length': '0' });
        for (const client of clients) {
          const [found, right] = [
            told(await rawRequest(proxy.origin, 'GET', spoilt, client)),
            told(await rawRequest(proxy.origin, 'GET', clean, client)),
          ];
          // The address stands in bodies, and so in what is computed from them: the tag, and the digests in the policy.
          const plain = (text: unknown) =>
            JSON.stringify(text)
              .replaceAll(/n=[12](\d{3})/g, 'n=0$1')
              .replaceAll(/"etag","[^"]*\\"[^"]*"/g, '')
              .replaceAll(/'sha256-[^']*'/g, '');
          attempts += 1;
          if (plain(found) !== plain(right)) {
            other += `${JSON.stringify(claim)} ${address} ${JSON.stringify(client)}\n`;
          }
          expect(JSON.stringify(found)).not.toContain('evil');
        }
      }
    }
    console.log(attempts, 'answers compared');
    expect(other).toBe('');
  });

  it('by other spellings of the address: none does', async () => {
    const right = told(await rawRequest(proxy.origin, 'GET', '/states/ohio', { Accept: BROWSER }));
    const spellings = [
      '/states/%6fhio',
      '/states/ohio%2f',
      '/states/./ohio',
      '/states/x/../ohio',
      '/states//ohio',
      '/states/ohio%00',
      '/states/ohio;x',
      '/states/ohio%3f',
      '/states/ohio%23',
      '/states/ohio\\',
      '/STATES/ohio',
      'http://evil.example/states/ohio',
      '/states/ohio?_rsc=1',
      '/states/ohio?__nextDataReq=1',
      '/states/ohio?__nextLocale=evil',
      '/states/ohio?nxtPstate=texas',
      '//evil.example/states/ohio',
    ];
    for (const spelling of spellings) {
      await rawRequest(proxy.origin, 'GET', spelling, { RSC: '1' });
      await rawRequest(proxy.origin, 'GET', spelling, { Accept: BROWSER });
      expect(
        told(await rawRequest(proxy.origin, 'GET', '/states/ohio', { Accept: BROWSER })),
        spelling,
      ).toEqual(right);
    }
    const texas = await rawRequest(proxy.origin, 'GET', '/states/ohio?nxtPstate=texas', { Accept: BROWSER });
    expect(texas.body).toContain('Ohio');
  });
});
