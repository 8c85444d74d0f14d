import { setTimeout as sleep } from 'node:timers/promises';
import { type Attributes, DiagLogLevel, diag } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/** Addresses of the collector. Without one, no package of OpenTelemetry's SDK is loaded. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

/** Name of the service where OTEL_SERVICE_NAME is not set, whatever the site is called. */
export const SERVICE_NAME = 'nursing-education';

/** A slow collector delays the end of a process no longer. */
const MAX_FLUSH_MS = 2_000;

/** Returns whether the environment switches traces on. */
export const isTraced = (environment: Readonly<Record<string, string | undefined>>) =>
  environment['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true' &&
  ENDPOINTS.some((name) => environment[name]?.trim());

const QUERY = 'url.query';

/** Removes the queries of all addresses in a text. */
const withoutQueries = (text: string) => text.replace(/\?\S*/g, '');

/** Removes the queries of all addresses among attributes. */
function withoutQueriesInAttributes({ [QUERY]: _, ...attributes }: Attributes = {}): Attributes {
  // Next repeats addresses in span names and in its own attributes, so a list of attributes would miss some.
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') attributes[name] = withoutQueries(value);
  }
  return attributes;
}

/** Removes queries from a span, since they hold grades, incomes and ZIP codes that must not leave the process. */
export function withoutQueriesInSpan(span: ReadableSpan): ReadableSpan {
  const { name, attributes, events, status } = span;
  const { message } = status;
  // The exporter reads the remaining properties through the prototype.
  return Object.create(span, {
    name: { value: withoutQueries(name), enumerable: true },
    attributes: { value: withoutQueriesInAttributes(attributes), enumerable: true },
    // An exception's message and stack may name an address.
    events: {
      value: events.map((event) => ({ ...event, attributes: withoutQueriesInAttributes(event.attributes) })),
      enumerable: true,
    },
    status: {
      value: message === undefined ? status : { ...status, message: withoutQueries(message) },
      enumerable: true,
    },
  });
}

/** Receives a description of what is wrong with the traces. */
export type ReportProblem = (problem: string) => void;

/** Exports spans without queries; reports the first failure, and the first after each recovery. */
export function exportWithoutQueries(exporter: SpanExporter, report: ReportProblem): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans.map(withoutQueriesInSpan), (result) => {
        const fails = result.error !== undefined;
        if (fails && !isFailing) report(`traces are not sent: ${result.error?.message}`);
        isFailing = fails;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** A running collection of traces. */
export interface Tracing {
  /** Sends the remaining spans; never fails, since only traces would be lost. */
  flush(): Promise<void>;
}

/**
 * Sends traces by OTLP over HTTP if the environment switches them on, with OpenTelemetry's variables:
 * OTEL_EXPORTER_OTLP_*, OTEL_TRACES_SAMPLER, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_BSP_*, OTEL_SDK_DISABLED.
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 *
 * @param report called when a variable cannot be used or traces cannot be sent.
 * @returns undefined when traces are off.
 */
export async function startTracing(
  environment: Readonly<Record<string, string | undefined>>,
  report: ReportProblem,
): Promise<Tracing | undefined> {
  if (!isTraced(environment)) return undefined;
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { detectResources, envDetector, resourceFromAttributes } = await import('@opentelemetry/resources');
  // Only while the variables are read: failures to send are reported once by the exporter.
  diag.setLogger(
    { error: report, warn: report, info: report, debug: report, verbose: report },
    DiagLogLevel.WARN,
  );
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE_NAME }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(exportWithoutQueries(new OTLPTraceExporter(), report))],
  });
  diag.disable();
  provider.register();
  return {
    flush: () =>
      Promise.race([
        provider.forceFlush().catch(() => undefined),
        sleep(MAX_FLUSH_MS, undefined, { ref: false }),
      ]),
  };
}

/** Starts tracing of this process, and sends the remaining spans on SIGTERM. */
export async function traceUntilEnded(): Promise<void> {
  const tracing = await startTracing(process.env, (problem) => console.error(problem));
  if (tracing) process.once('SIGTERM', () => tracing.flush());
}
