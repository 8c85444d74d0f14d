/** Bare Node that sends what the server at BYTES_FROM sends: it asks once for each address and form, and keeps that. */
import { createServer, type ServerResponse } from 'node:http';
import { address } from './resources';

const from = process.env['BYTES_FROM'] ?? '';

interface Kept {
  readonly fields: readonly string[];
  readonly body: Buffer;
}

const kept = new Map<string, Kept>();

/** Fields that the other server writes for each connection or each answer. */
const OF_THE_ANSWER = new Set([
  'age',
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

async function keep(key: string, url: string, accept: string): Promise<Kept> {
  const { headers, arrayBuffer } = await fetch(from + url, {
    headers: { accept, 'accept-encoding': 'identity' },
  }).then(async (response) => ({ headers: response.headers, arrayBuffer: await response.arrayBuffer() }));
  const fields = [...headers].filter(([name]) => !OF_THE_ANSWER.has(name)).flat();
  const fresh = { fields, body: Buffer.from(arrayBuffer) };
  kept.set(key, fresh);
  return fresh;
}

function send(response: ServerResponse, { fields, body }: Kept): void {
  response.writeHead(200, [...fields]);
  response.end(body);
}

createServer((request, response) => {
  const { url = '/', headers } = request;
  const { accept = '*/*' } = headers;
  const key = `${accept} ${url}`;
  const known = kept.get(key);
  if (known) return send(response, known);
  keep(key, url, accept).then(
    (fresh) => send(response, fresh),
    () => response.writeHead(502).end(),
  );
}).listen(address.port, address.hostname);
