import { describe, expect, it } from 'vitest';
import { errorSchema } from '@/lib/http/responses/errors';
import { endpointWith, SITE, senderTo, standIn, stateless } from '@/tests/support/mcp';

const send = senderTo(endpointWith([standIn]));

describe('who may call', () => {
  it.each([
    'https://evil.example',
    'http://nurses.example',
    'https://nurses.example.evil.example',
    'null',
    'x',
    '',
  ])('not a page of origin %j', async (Origin) => {
    for (const request of [
      stateless('tools/list', {}, { Origin }),
      new Request(`${SITE}/api/mcp`, { headers: { Host: 'nurses.example', Origin } }),
      new Request(`${SITE}/api/mcp`, { method: 'OPTIONS', headers: { Host: 'nurses.example', Origin } }),
    ]) {
      const { status, headers } = await send(request);
      expect(status).toBe(403);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it.each([SITE, `${SITE}:443`, 'https://friend.example'])(
    'a page of origin %s, which may read the answer',
    async (Origin) => {
      const { status, headers } = await send(stateless('tools/list', {}, { Origin }));
      expect(status).toBe(200);
      expect(headers.get('access-control-allow-origin')).toBe(Origin);
      expect(headers.get('vary')).toContain('Origin');
    },
  );

  it.each([
    'nurses.example',
    'NURSES.example',
    'nurses.example:8443',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
  ])('who addresses it as %s', async (Host) => {
    expect((await send(stateless('tools/list', {}, { Host }))).status).toBe(200);
  });

  it.each([
    'evil.example',
    'nurses.example.evil.example',
    'nurses.example@evil.example',
    '10.0.0.1',
    ' ',
    '[',
  ])('not who addresses it as %j', async (Host) => {
    expect((await send(stateless('tools/list', {}, { Host }))).status).toBe(403);
  });

  it('not who does not address it', async () => {
    const request = stateless('tools/list');
    request.headers.delete('host');
    expect((await send(request)).status).toBe(403);
  });
});

describe('another method', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s is 405 with Allow', async (method) => {
    const { status, headers, text } = await send(
      new Request(`${SITE}/api/mcp`, { method, headers: { Host: 'nurses.example' } }),
    );
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST, OPTIONS');
    if (method === 'HEAD') expect(text).toBe('');
    else expect(errorSchema.parse(JSON.parse(text)).error.code).toBe('method_not_allowed');
  });

  it('OPTIONS lets pages of the allowed origins send every header', async () => {
    const { status, headers, text } = await send(
      new Request(`${SITE}/api/mcp`, {
        method: 'OPTIONS',
        headers: { Host: 'nurses.example', Origin: SITE },
      }),
    );
    expect([status, text]).toEqual([204, '']);
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(headers.get('access-control-allow-headers')).toBe('*');
  });
});
