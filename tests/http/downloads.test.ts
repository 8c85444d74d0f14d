import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { datasetFiles } from '@/lib/site/dataset/names';
import { paths } from '@/lib/site/urls';
import { rawRequest } from '../support/raw-http';

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Returns the bytes of the wire: fetch would decompress them. */
function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(inject('baseUrl') + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const files = Object.values(datasetFiles).map(({ name, type }) => [paths.dataFile(name), type] as const);
const csv = paths.dataFile(datasetFiles.csv.name);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(files)('%s', (path, type) => {
  it('has its type, an entity tag and a day of freshness', async () => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['etag']).toMatch(/^"[\w-]{43}"$/);
    expect(headers['cache-control']).toBe('public, max-age=86400, no-transform');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['accept-ranges']).toBe('bytes');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is compressed for clients that accept it, each coding with its own entity tag', async () => {
    const plain = await get(path);
    const br = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await get(path, { 'Accept-Encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
    for (const { headers, body } of [plain, br, gzip]) {
      expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(headers['content-length']).toBe(String(body.length));
    }
  });

  it('is sent plain to a client that accepts another coding', async () => {
    const { headers } = await get(path, { 'Accept-Encoding': 'deflate' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['etag']).toBe((await get(path)).headers['etag']);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const whole = await get(path);
    const head = await get(path, { Range: 'bytes=0-1' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-length', 'content-type']) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  it('answers 304 where the client has it', async () => {
    const { headers } = await get(path, { 'Accept-Encoding': 'gzip' });
    const etag = String(headers['etag']);
    const again = await get(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': `W/"x", ${etag}` });
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag]);
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('answers ranges', async () => {
    const { body: whole } = await get(path);
    const { status, headers, body } = await get(path, {
      Range: 'bytes=10-19',
      'Accept-Encoding': 'identity',
    });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    expect(body.equals(whole.subarray(10, 20))).toBe(true);
    const beyond = await get(path, { Range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    const changed = await get(path, { Range: 'bytes=10-19', 'If-Range': '"other"' });
    expect([changed.status, changed.body.length]).toEqual([200, whole.length]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('refuses %s with 405 and Allow', async (method) => {
    const { status, headers } = await rawRequest(inject('baseUrl'), method, path);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('lets any origin ask', async () => {
    const { status, headers } = await rawRequest(inject('baseUrl'), 'OPTIONS', path);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});

it('a download continues after it broke off', async () => {
  const compressed = { 'Accept-Encoding': 'br' };
  const { body: whole, headers } = await get(csv, compressed);
  const first = await get(csv, { ...compressed, Range: 'bytes=0-9999' });
  const rest = await get(csv, { ...compressed, Range: 'bytes=10000-', 'If-Range': String(headers['etag']) });
  expect(rest.status).toBe(206);
  expect(Buffer.concat([first.body, rest.body]).equals(whole)).toBe(true);
});

it('the checksums match the files', async () => {
  const { body } = await get(paths.dataFile(datasetFiles.checksums.name));
  const lines = body.toString().trimEnd().split('\n');
  expect(lines).toHaveLength(files.length - 1);
  for (const line of lines) {
    const [sum = '', name = ''] = line.split('  ');
    expect(sha256((await get(paths.dataFile(name))).body), name).toBe(sum);
  }
});

it('the CSV leads to its descriptions and its license', async () => {
  const link = String((await get(csv)).headers['link']);
  expect(link).toContain(`${paths.dataFile(datasetFiles.csvw.name)}>; rel="describedby"`);
  expect(link).toContain('rel="license"');
});

it('another name below /data is not found', async () => {
  expect((await get('/data/nclex-pass-rates.xlsx')).status).toBe(404);
});
