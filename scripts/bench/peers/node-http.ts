/** The API on Node's own HTTP server: the least that the work can cost. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ifNoneMatch } from '@/lib/http/negotiation/etag';
import { writeAnswer } from '@/lib/http/responses/json';
import { address, resources } from './resources';

function respond(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', query] = request.url?.split('?', 2) ?? [];
  const resource = resources.get(path);
  if (!resource) {
    response.writeHead(404).end();
    return;
  }
  const { text, etag, headers, contentHeaders } = writeAnswer(resource(new URLSearchParams(query)));
  if (ifNoneMatch(request.headers['if-none-match'] ?? null, etag)) {
    response.writeHead(304, headers).end();
  } else {
    response.writeHead(200, { ...headers, ...contentHeaders }).end(text);
  }
}

createServer((request, response) => {
  try {
    respond(request, response);
  } catch (error) {
    // The frameworks do this by themselves: one refused query is not the end of the server.
    console.error(error);
    response.writeHead(500).end();
  }
}).listen(address.port, address.hostname);
