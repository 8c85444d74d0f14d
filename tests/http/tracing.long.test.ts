import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { paths } from '@/lib/site/urls';
import { freePort } from '../../scripts/server-process';
import { type RunningProxy, startProxy } from '../support/proxy';

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});

/** The parts of an OTLP request that these tests read. */
const request = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(z.object({ scope: z.object({ name: z.string() }), spans: z.array(span) })),
    }),
  ),
});

type Received = z.output<typeof span> & { readonly scope: string };

/** A collector that keeps what it is sent. */
async function startCollector() {
  const spans: Received[] = [];
  const bodies: string[] = [];
  const server = createServer(async (incoming, response) => {
    const body = await text(incoming);
    bodies.push(body);
    for (const { scopeSpans } of request.parse(JSON.parse(body)).resourceSpans) {
      for (const { scope, spans: sent } of scopeSpans) {
        spans.push(...sent.map((one) => ({ ...one, scope: scope.name })));
      }
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  const port = await freePort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return { endpoint: `http://localhost:${port}`, spans, bodies, stop: () => server.close() };
}

const attribute = ({ attributes }: Received, name: string) => {
  const found = attributes.find(({ key }) => key === name)?.value;
  return found ? Object.values(found)[0] : undefined;
};

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
const path = paths.programsApi;
/** A word that no identity and no time can hold by chance. */
const secret = 'zyzzyva';
const query = `?state=ohio&query=${secret}`;

describe.each([
  { trusted: '0', named: 'an untrusted client cannot name the trace' },
  { trusted: '1', named: 'a trusted proxy names the trace' },
])('traces behind $trusted proxies', ({ trusted, named }) => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let proxy: RunningProxy;
  const ofDoor = () =>
    collector.spans.filter((one) => one.scope === 'reverse-proxy' && attribute(one, 'url.path') === path);

  beforeAll(async () => {
    collector = await startCollector();
    proxy = await startProxy({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      TRUST_PROXY: trusted,
    });
    // The first is work, the second is answered from memory.
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await fetch(proxy.origin + path + query, { headers: { traceparent } });
      expect(response.status).toBe(200);
    }
    await vi.waitFor(() => expect(ofDoor()).not.toEqual([]), 10_000);
    const [{ spanId } = { spanId: '' }] = ofDoor();
    await vi.waitFor(
      () => expect(collector.spans.map(({ parentSpanId }) => parentSpanId)).toContain(spanId),
      10_000,
    );
  }, 120_000);

  afterAll(async () => {
    await proxy.stop();
    collector.stop();
  });

  it('contain the request that was work, not the cache hit', () => {
    expect(ofDoor()).toHaveLength(1);
    const [only] = ofDoor();
    expect(only && attribute(only, 'proxy.outcome')).toBe('stored');
    expect(Number(only && attribute(only, 'http.response.status_code'))).toBe(200);
  });

  it('follow it into the application', () => {
    const [{ traceId } = { traceId: '' }] = ofDoor();
    const within = collector.spans.filter((one) => one.traceId === traceId && one.scope === 'next.js');
    expect(within.map(({ name }) => name)).toContain(`GET ${path}`);
  });

  it(named, () => {
    const traces = new Set(ofDoor().map(({ traceId }) => traceId));
    expect(traces.has(TRACE)).toBe(trusted === '1');
  });

  it('say nothing that a client asked about itself', () => {
    expect(collector.bodies.join('\n')).not.toContain(secret);
  });
});
