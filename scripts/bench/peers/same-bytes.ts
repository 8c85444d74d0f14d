/** Bare Node that sends what the server at BYTES_FROM sends: it requests each representation once and keeps it. */
import { createServer, type ServerResponse } from 'node:http';

const from = process.env['BYTES_FROM'] ?? '';

interface Representation {
  readonly fields: readonly string[];
  readonly body: Buffer;
}

const cached = new Map<string, Representation>();

/** Fields that the other server writes for each connection or each response. */
const NOT_COPIED = new Set(['age', 'connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id']);

async function fetchOnce(key: string, url: string, accept: string): Promise<Representation> {
  const response = await fetch(from + url, { headers: { accept, 'accept-encoding': 'identity' } });
  const fields = [...response.headers].filter(([name]) => !NOT_COPIED.has(name)).flat();
  const fresh = { fields, body: Buffer.from(await response.arrayBuffer()) };
  cached.set(key, fresh);
  return fresh;
}

function send(response: ServerResponse, { fields, body }: Representation): void {
  response.writeHead(200, [...fields]);
  response.end(body);
}

createServer((request, response) => {
  const { url = '/', headers } = request;
  const { accept = '*/*' } = headers;
  const key = `${accept} ${url}`;
  const hit = cached.get(key);
  if (hit) return send(response, hit);
  fetchOnce(key, url, accept).then(
    (fresh) => send(response, fresh),
    () => response.writeHead(502).end(),
  );
}).listen(Number(process.env['PORT']), 'localhost');
