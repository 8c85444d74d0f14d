import { setTimeout as sleep } from 'node:timers/promises';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/** Either says where traces go, and is the switch: without it no package of OpenTelemetry's SDK is loaded. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

/** What the service is called where OTEL_SERVICE_NAME does not say. */
const SERVICE_NAME = 'nursing-education-decisions';

/** Nobody waits longer for a collector while a process ends. */
const MOST_FLUSH_MILLISECONDS = 2_000;

/** Whether the environment asks for traces. */
export const isTraced = (environment: Readonly<Record<string, string | undefined>>) =>
  environment['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true' &&
  ENDPOINTS.some((name) => environment[name]?.trim());

const QUERY = 'url.query';

/** A text without the queries of the addresses in it. */
const withoutQueries = (text: string) => text.replace(/\?\S*/g, '');

/** A span as it is sent: grades and incomes stand in queries, and nobody's leave the process. */
export function discreet(span: ReadableSpan): ReadableSpan {
  const { [QUERY]: _, ...attributes } = span.attributes;
  // The framework repeats addresses in names and in attributes of its own, so that none is left out by a list.
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') attributes[name] = withoutQueries(value);
  }
  // Its other properties are read through, because the exporter reads what is inherited too.
  return Object.create(span, {
    name: { value: withoutQueries(span.name), enumerable: true },
    attributes: { value: attributes, enumerable: true },
  });
}

/** Told what is wrong with the traces, in words. */
export type TellTrouble = (trouble: string) => void;

/** Sends discreet spans, and tells when they cannot be sent: once, until they can be again. */
export function discreetly(exporter: SpanExporter, tell: TellTrouble): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans.map(discreet), (result) => {
        const fails = result.error !== undefined;
        if (fails && !isFailing) tell(`traces are not sent: ${result.error?.message}`);
        isFailing = fails;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Traces that are being collected. */
export interface Tracing {
  /** Sends what has not been sent. Nothing is lost but traces where it cannot be. */
  flush(): Promise<void>;
}

/**
 * Sends traces by OTLP over HTTP, where the environment says so with the variables that OpenTelemetry names:
 * OTEL_EXPORTER_OTLP_*, OTEL_TRACES_SAMPLER, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_BSP_*, OTEL_SDK_DISABLED.
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 *
 * @param tell called where a variable cannot be used, or traces cannot be sent.
 * @returns undefined where traces are not asked for.
 */
export async function startTracing(
  environment: Readonly<Record<string, string | undefined>>,
  tell: TellTrouble,
): Promise<Tracing | undefined> {
  if (!isTraced(environment)) return undefined;
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { detectResources, envDetector, resourceFromAttributes } = await import('@opentelemetry/resources');
  // While the variables are read, and no longer: that something cannot be sent is told above, once.
  diag.setLogger({ error: tell, warn: tell, info: tell, debug: tell, verbose: tell }, DiagLogLevel.WARN);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE_NAME }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(discreetly(new OTLPTraceExporter(), tell))],
  });
  diag.disable();
  provider.register();
  return {
    flush: () =>
      Promise.race([
        provider.forceFlush().catch(() => undefined),
        sleep(MOST_FLUSH_MILLISECONDS, undefined, { ref: false }),
      ]),
  };
}

/** The same for this process, whose end someone else looks after: what is left is sent as it is asked to end. */
export async function traceUntilEnded(): Promise<void> {
  const tracing = await startTracing(process.env, (trouble) => console.error(trouble));
  if (tracing) process.once('SIGTERM', () => tracing.flush());
}
