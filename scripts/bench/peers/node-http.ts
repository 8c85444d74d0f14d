/** The API on Node's own HTTP server: the least that the work can cost. */
import { createServer } from 'node:http';
import { ifNoneMatch } from '@/lib/http/etag';
import { writeAnswer } from '@/lib/http/json';
import { address, resources } from './resources';

createServer((request, response) => {
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
}).listen(address.port, address.hostname);
