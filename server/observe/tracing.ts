import type { IncomingHttpHeaders } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestOutcome } from './metrics';

/** A request that memory could not answer, as it is told in a trace. */
interface Traced {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Fields that may name the trace that the request belongs to; none where the client is not to be believed. */
  readonly headers: IncomingHttpHeaders;
}

/** How it was answered. */
interface Ended {
  readonly outcome: RequestOutcome;
  readonly status: number;
}

const SERVER_ERROR = 500;

/** Does work as one span of a trace. Where no traces are collected, this is the work alone. */
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

/** Fields of a request to the application, with the one that names the trace where there is one. */
export function withTrace<V>(headers: Readonly<Record<string, V>>): Record<string, V | string> {
  const fields: Record<string, V | string> = { ...headers };
  propagation.inject(context.active(), fields);
  return fields;
}
