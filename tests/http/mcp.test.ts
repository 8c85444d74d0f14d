import { describe, expect, inject, it } from 'vitest';
import { paths } from '@/lib/site/urls';
import { rawRequest } from '../support/raw-http';

const MAX_BODY_BYTES = 65_536;
const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const json = { 'Content-Type': 'application/json' };

const send = (method: string, headers: Record<string, string> = {}, body = '') =>
  rawRequest(inject('baseUrl'), method, paths.mcp, headers, body);
const post = (body: string, headers: Record<string, string> = {}) =>
  send('POST', { ...json, 'Content-Length': String(Buffer.byteLength(body)), ...headers }, body);

/** A body in the chunks of HTTP/1.1, whose length no header tells. */
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

describe('the MCP endpoint behind the framework', () => {
  it('answers POST, uncompressed and not to be kept', async () => {
    const { status, headers, body } = await post(ping, { 'Accept-Encoding': 'gzip, br' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('content-encoding')).toBe(false);
    expect(body).toContain('"result":{}');
  });

  it('answers a body that comes in chunks', async () => {
    const { status, body } = await send('POST', { ...json, 'Transfer-Encoding': 'chunked' }, chunked(ping));
    expect(status).toBe(200);
    expect(body).toContain('"result":{}');
  });

  it('refuses a body of more than 64 KiB, whatever is said of its length', async () => {
    const long = ping.replace('"ping"', `"ping","params":{"a":"${'x'.repeat(MAX_BODY_BYTES)}"}`);
    expect((await post(long)).status).toBe(413);
    const inChunks = await send('POST', { ...json, 'Transfer-Encoding': 'chunked' }, chunked(long));
    expect(inChunks.status).toBe(413);
    expect(inChunks.body).toContain('65536 bytes');
  });

  it.each(['GET', 'DELETE', 'PUT', 'PATCH', 'TRACE', 'PROPFIND'])(
    'answers %s with 405 and Allow',
    async (method) => {
      const { status, headers, body } = await send(method);
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('POST, OPTIONS');
      expect(body).toContain('"code":"method_not_allowed"');
    },
  );

  it('answers HEAD with 405 and no body', async () => {
    const { status, body } = await send('HEAD');
    expect([status, body]).toEqual([405, '']);
  });

  it('lets the pages of the site call it, and no others', async () => {
    const own = await send('OPTIONS', { Origin: inject('baseUrl') });
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe(inject('baseUrl'));
    expect((await post(ping, { Origin: inject('baseUrl') })).status).toBe(200);
    for (const Origin of ['https://evil.example', 'null', 'http://localhost']) {
      const strange = await post(ping, { Origin });
      expect(strange.status).toBe(403);
      expect(strange.headers.has('access-control-allow-origin')).toBe(false);
      expect((await send('OPTIONS', { Origin })).status).toBe(403);
    }
  });

  it('refuses requests for another host, whatever X-Forwarded-Host says', async () => {
    expect((await post(ping, { Host: 'evil.example' })).status).toBe(403);
    const { port } = new URL(inject('baseUrl'));
    const claims = {
      Host: `127.0.0.1:${port}`,
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    };
    expect((await post(ping, claims)).status).toBe(200);
    const lies = { Host: 'evil.example', 'X-Forwarded-Host': new URL(inject('baseUrl')).host };
    expect((await post(ping, lies)).status).toBe(403);
  });

  it('refuses what is not JSON without saying how it failed', async () => {
    const { status, body } = await post('{"jsonrpc"');
    expect(status).toBe(400);
    expect(body).toContain('-32700');
    expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.next/);
    expect((await post(ping, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });
});

describe('what leads to it', () => {
  it.each([
    [paths.mcpServerCard, 'application/mcp-server-card+json'],
    ['/.well-known/mcp/server-card.json', 'application/mcp-server-card+json'],
    [paths.aiCatalog, 'application/ai-catalog+json'],
    ['/server.json', 'application/json'],
  ])('%s is %s, for anyone to read', async (path, type) => {
    const { status, headers, body } = await rawRequest(inject('baseUrl'), 'GET', path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('etag')).toMatch(/^"/);
    expect(body).toContain(inject('baseUrl'));
    expect((await rawRequest(inject('baseUrl'), 'POST', path)).status).toBe(405);
  });

  it('is one card at both of its addresses, and the catalog names the first', async () => {
    const read = async (path: string) => (await fetch(inject('baseUrl') + path)).text();
    const [card, mirror, catalog] = await Promise.all(
      [paths.mcpServerCard, '/.well-known/mcp/server-card.json', paths.aiCatalog].map(read),
    );
    expect(mirror).toBe(card);
    expect(catalog).toContain(inject('baseUrl') + paths.mcpServerCard);
    expect(card).toContain(inject('baseUrl') + paths.mcp);
  });
});
