import { createServer, request, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '@/tests/support/port';
import { acceptedCodings, carried, declareGuarded, translateFraming } from './encoding-headers';

let server: Server | undefined;
afterEach(() => void server?.close());

/** Asks a server that stands in for the framework: it forgets framing, and hands on what the route answers. */
async function ask(headers: Readonly<Record<string, string>>, route: (asked: Request) => Response) {
  server = createServer((incoming, outgoing) => {
    translateFraming(incoming, outgoing);
    const asked = new Request('http://site.example/', {
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    });
    const answer = route(asked);
    answer.headers.forEach((value, name) => {
      if (!['content-encoding', 'content-length'].includes(name)) outgoing.setHeader(name, value);
    });
    void answer.arrayBuffer().then((body) => {
      outgoing.write(Buffer.from(body));
      outgoing.end();
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const port = portOf(server);
  return new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
    request({ port, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers));
    })
      .on('error', reject)
      .end();
  });
}

const packed = () => {
  const bytes = gzipSync('text');
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Encoding': 'gzip', 'Content-Length': String(bytes.length) },
  });
};

describe('without a guard', () => {
  it('a route is told of no codings, whatever a client claims', () => {
    const headers = { 'Accept-Encoding': 'gzip', 'X-Accepted-Codings': 'gzip' };
    expect(acceptedCodings(new Request('http://site.example/', { headers }))).toBeNull();
    expect([...carried(packed()).headers.keys()]).toEqual(['content-encoding', 'content-length']);
  });
});

describe('behind a guard', () => {
  it('a route learns what the client accepts, and the client how the bytes are framed', async () => {
    declareGuarded();
    const seen: (string | null)[] = [];
    const headers = await ask({ 'Accept-Encoding': 'br, gzip' }, (asked) => {
      seen.push(acceptedCodings(asked), asked.headers.get('accept-encoding'));
      return carried(packed());
    });
    expect(seen).toEqual(['br, gzip', null]);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-length']).toBe(String(gzipSync('text').length));
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
  });

  it('a client cannot say it in the guard’s place', async () => {
    declareGuarded();
    const seen: (string | null)[] = [];
    await ask({ 'X-Accepted-Codings': 'br' }, (asked) => {
      seen.push(acceptedCodings(asked));
      return carried(new Response('text'));
    });
    expect(seen).toEqual([null]);
  });
});
