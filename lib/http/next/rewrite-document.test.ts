import { once } from 'node:events';
import { createServer, IncomingMessage, request, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '@/tests/support/port';
import { strongEtag } from '../negotiation/etag';
import { policyOf } from '../responses/security-headers';
import { interceptResponse } from './intercept-response';
import { documentRewriter } from './rewrite-document';

const MARKUP = '<p>Content</p><script>run()</script>';

let server: Server | undefined;
afterEach(() => void server?.close());

interface Sent {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** What the framework was told of the client. */
  readonly seen: Readonly<Record<string, string | string[] | undefined>>;
}

/** Asks a server that answers with a document. */
async function ask(
  write: (response: ServerResponse) => void,
  fields: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Sent> {
  let seen: Sent['seen'] = {};
  server = createServer((incoming, response) => {
    const rewrite = documentRewriter(incoming, response, '/programs');
    interceptResponse(response, () => rewrite);
    seen = { ...incoming.headers };
    write(response);
  }).listen(0);
  await once(server, 'listening');
  const headers = { rsc: '1', ...fields };
  const outgoing = request({ port: portOf(server), method, headers }).end();
  const [response] = await once(outgoing, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks), seen };
}

const page = (response: ServerResponse) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('ETag', '"abc"');
  response.end(MARKUP);
};

describe('a document', () => {
  it('goes out without scripts, packed for those who can unpack it', async () => {
    const { headers, body } = await ask(page, { 'accept-encoding': 'br, gzip' });
    expect(gunzipSync(body).toString()).toBe('<p>Content</p>');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-length']).toBe(String(body.length));
  });

  it.each([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'gzip;q=0' }])(
    'goes out plain for %o',
    async (fields) => {
      const { headers, body } = await ask(page, fields);
      expect(body.toString()).toBe('<p>Content</p>');
      expect(headers['content-encoding']).toBeUndefined();
    },
  );

  it('has an entity tag of what is sent, weak because packed or not it is the same document', async () => {
    const other = (response: ServerResponse) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('ETag', '"def"');
      response.end(MARKUP.replace('run()', 'run(now)'));
    };
    const tag = `W/${strongEtag('<p>Content</p>')}`;
    expect((await ask(page, { 'accept-encoding': 'gzip' })).headers['etag']).toBe(tag);
    expect((await ask(other)).headers['etag']).toBe(tag);
  });

  it('is not sent to who has it, and is to who has another', async () => {
    const tag = `W/${strongEtag('<p>Content</p>')}`;
    const { status, headers, body, seen } = await ask(page, {
      'if-none-match': tag,
      'accept-encoding': 'gzip',
    });
    expect([status, body.length, headers['etag']]).toEqual([304, 0, tag]);
    for (const name of ['content-type', 'content-length', 'content-encoding']) {
      expect(headers[name]).toBeUndefined();
    }
    expect(seen['if-none-match']).toBeUndefined();
    expect((await ask(page, { 'if-none-match': '"abc"' })).status).toBe(200);
  });

  it('is asked of the framework as a document, not packed', async () => {
    const { seen } = await ask(page, { 'accept-encoding': 'gzip' });
    expect(seen['accept-encoding']).toBeUndefined();
  });

  it('has the same headers without a body for HEAD', async () => {
    const packed = { 'accept-encoding': 'gzip' };
    const [head, whole] = [await ask(page, packed, 'HEAD'), await ask(page, packed)];
    expect(head.body).toHaveLength(0);
    for (const name of ['content-encoding', 'content-length', 'etag']) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });
});

it('only pages that are rendered on request are rewritten', () => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  expect(documentRewriter(request, response, '/states/ohio')).toBeUndefined();
});

it('a page that runs scripts gets the policy that names them, and keeps them', () => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const rewrite = documentRewriter(request, response, '/calculators/nursing-roi?state=ohio');
  expect(rewrite?.(Buffer.from(MARKUP)).toString()).toBe(MARKUP);
  expect(response.getHeader('content-security-policy')).toBe(policyOf(MARKUP));
});
