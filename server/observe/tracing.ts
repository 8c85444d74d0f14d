import type { IncomingHttpHeaders } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestOutcome } from './metrics';

/** A request that the cache could not answer. */
interface Traced {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Fields that may name a trace; empty where the client is not trusted. */
  readonly headers: IncomingHttpHeaders;
}

/** The end of a request. */
interface Ended {
  readonly outcome: RequestOutcome;
  readonly status: number;
}

const SERVER_ERROR = 500;

/** Runs work as one span of a trace; without a tracer, the work alone. */
export function inSpan({ id, method, path, headers }: Traced, work: () => Promise<Ended>): Promise<Ended> {
  const options = {
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method, 'url.path': path, 'proxy.request_id': id },
  };
  const around = propagation.extract(ROOT_CONTEXT, headers);
  return trace.getTracer('reverse-proxy').startActiveSpan(method, options, around, async (span) => {
    try {
      const ended = await work();
      span.setAttributes({ 'http.response.status_code': ended.status, 'proxy.outcome': ended.outcome });
      if (ended.status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
      return ended;
    } finally {
      span.end();
    }
  });
}

/** Adds the field that names the current trace, where there is one. */
export function withTrace<V>(headers: Readonly<Record<string, V>>): Record<string, V | string> {
  const fields: Record<string, V | string> = { ...headers };
  propagation.inject(context.active(), fields);
  return fields;
}
