import { SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { describe, expect, it } from 'vitest';
import { exportWithoutQueries, isTraced, startTracing, withoutQueriesInSpan } from './tracing';

describe('the switch of traces', () => {
  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'TRUE' }, false],
  ])('%o: %s', (environment, traced) => {
    expect(isTraced(environment)).toBe(traced);
  });

  it('starts nothing while it is off', async () => {
    expect(await startTracing({}, () => {})).toBeUndefined();
  });
});

describe('an exported span', () => {
  const sent = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(sent)] });
  const target = '/api/calculators/admission-readiness?gpa=3.4';
  const started = provider.getTracer('test').startSpan(`fetch GET http://localhost${target} again`, {
    attributes: {
      'http.target': target,
      'url.full': `https://example.org${target}`,
      'url.query': 'gpa=3.4',
      'next.span_name': `fetch GET http://localhost${target}`,
      n: 1,
    },
  });
  started.recordException(new Error(`${target} failed`));
  started.setStatus({ code: SpanStatusCode.ERROR, message: `${target} failed` });
  started.end();
  const [span] = sent.getFinishedSpans();
  if (!span) throw new Error('The span was not recorded');

  it('has no query', () => {
    expect(withoutQueriesInSpan(span).attributes).toEqual({
      'http.target': '/api/calculators/admission-readiness',
      'url.full': 'https://example.org/api/calculators/admission-readiness',
      'next.span_name': 'fetch GET http://localhost/api/calculators/admission-readiness',
      n: 1,
    });
  });

  it('has none in what it says of a failure', () => {
    const { events, status } = withoutQueriesInSpan(span);
    expect(events).toHaveLength(1);
    expect(events[0]?.attributes).toMatchObject({
      'exception.message': '/api/calculators/admission-readiness failed',
    });
    expect(status.message).toBe('/api/calculators/admission-readiness failed');
    expect(JSON.stringify([events, status])).not.toContain('gpa');
  });

  it('keeps everything else and does not change the original', () => {
    expect(withoutQueriesInSpan(span)).toMatchObject({
      name: 'fetch GET http://localhost/api/calculators/admission-readiness again',
      ended: true,
    });
    expect(withoutQueriesInSpan(span).spanContext()).toEqual(span.spanContext());
    expect(span.attributes['http.target']).toBe(target);
  });
});

it('a failing export is reported once until it works again', () => {
  const ends = [new Error('refused'), new Error('refused'), undefined, new Error('refused')];
  const problems: string[] = [];
  const exporter = exportWithoutQueries(
    {
      export: (_, done) => {
        const error = ends.shift();
        done(error ? { code: 1, error } : { code: 0 });
      },
      shutdown: async () => {},
    },
    (problem) => problems.push(problem),
  );
  for (let turn = 0; turn < 4; turn += 1) exporter.export([], () => {});
  expect(problems).toEqual(['traces are not sent: refused', 'traces are not sent: refused']);
});
