/** The API on Fastify. */
import { fastify } from 'fastify';
import { ifNoneMatch } from '@/lib/http/negotiation/etag';
import { writeAnswer } from '@/lib/http/responses/json';
import { address, resources } from './resources';

const app = fastify();

for (const [path, resource] of resources) {
  app.get(path, (request, reply) => {
    const query = new URLSearchParams(request.url.split('?', 2)[1]);
    const { text, etag, headers, contentHeaders } = writeAnswer(resource(query));
    reply.headers(headers);
    if (ifNoneMatch(request.headers['if-none-match'] ?? null, etag)) reply.code(304).send();
    else reply.headers(contentHeaders).send(text);
  });
}

await app.listen({ port: address.port, host: address.hostname });
