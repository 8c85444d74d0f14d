import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileResponse, sentFile } from './file';

const text = 'state,rate\r\n'.repeat(500);
const size = Buffer.byteLength(text);
const file = sentFile(text, 'text/csv; charset=utf-8; header=present');

const ask = (headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fileResponse(new Request('http://site.example/data/file.csv', { method, headers }), file);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const etagOf = (headers: Readonly<Record<string, string>> = {}) => ask(headers).headers.get('etag') ?? '';

describe('a file', () => {
  it('is sent with its type, length, strong entity tag and leave to be kept', async () => {
    const response = ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-length')).toBe(String(size));
    expect(response.headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, no-transform');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
    expect(String(await bytesOf(response))).toBe(text);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const head = ask({ Range: 'bytes=0-9' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(size));
    expect(head.headers.get('etag')).toBe(etagOf());
    expect(await bytesOf(head)).toHaveLength(0);
  });

  it('is not sent again to a client that has it', () => {
    const response = ask({ 'If-None-Match': `"other", W/${etagOf()}` });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etagOf());
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toBeNull();
  });
});

describe('codings', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['deflate, zstd', null],
    ['identity, gzip;q=0.5', null],
    ['identity;q=0', null],
    ['', null],
  ])('a client that accepts %j gets %j', (accepted, coding) => {
    expect(ask({ 'Accept-Encoding': accepted }).headers.get('content-encoding')).toBe(coding);
  });

  it('are other bytes of the same text, each with its own entity tag', async () => {
    const br = ask({ 'Accept-Encoding': 'br' });
    const gzip = ask({ 'Accept-Encoding': 'gzip' });
    expect(new Set([br, gzip, ask()].map(({ headers }) => headers.get('etag'))).size).toBe(3);
    const [brBytes, gzipBytes] = [await bytesOf(br), await bytesOf(gzip)];
    expect(br.headers.get('content-length')).toBe(String(brBytes.length));
    expect(String(brotliDecompressSync(brBytes))).toBe(text);
    expect(String(gunzipSync(gzipBytes))).toBe(text);
  });

  it('do not answer for each other', () => {
    expect(ask({ 'Accept-Encoding': 'gzip', 'If-None-Match': etagOf() }).status).toBe(200);
    const gzip = etagOf({ 'Accept-Encoding': 'gzip' });
    expect(ask({ 'Accept-Encoding': 'gzip', 'If-None-Match': gzip }).status).toBe(304);
  });
});

describe('ranges', () => {
  it('send a part with its place', async () => {
    const response = ask({ Range: 'bytes=6-9' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 6-9/${size}`);
    expect(response.headers.get('content-length')).toBe('4');
    expect(response.headers.get('etag')).toBe(etagOf());
    expect(String(await bytesOf(response))).toBe('rate');
  });

  it('are parts of the coding that is sent', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const whole = await bytesOf(ask(headers));
    const half = Math.floor(whole.length / 2);
    const first = await bytesOf(ask({ ...headers, Range: `bytes=0-${half - 1}` }));
    const rest = await bytesOf(ask({ ...headers, Range: `bytes=${half}-` }));
    expect(String(gunzipSync(Buffer.concat([first, rest])))).toBe(text);
  });

  it('beyond the end are refused with the size', async () => {
    const response = ask({ Range: `bytes=${size}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${size}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await bytesOf(response)).toHaveLength(0);
  });

  it('are sent with If-Range only of the same bytes', () => {
    const range = { Range: 'bytes=0-3' };
    expect(ask({ ...range, 'If-Range': etagOf() }).status).toBe(206);
    for (const other of ['"other"', `W/${etagOf()}`, 'Wed, 21 Oct 2026 07:28:00 GMT']) {
      expect(ask({ ...range, 'If-Range': other }).status, other).toBe(200);
    }
    expect(ask({ Range: `bytes=${size}-`, 'If-Range': '"other"' }).status).toBe(200);
  });

  it('come after If-None-Match', () => {
    expect(ask({ Range: 'bytes=0-3', 'If-None-Match': etagOf() }).status).toBe(304);
  });
});
