import { type Circumstances, inCircumstances } from '../circumstances';
import { type Column, markdownTable } from './markdown';
import type { CalculationMeasurement, HttpMeasurement, MeasuredSubject, Throughput } from './measurement';
import type { Plan } from './plan';
import { ratios, type Summary, summarize } from './statistics';

export interface Report extends Circumstances {
  readonly plan: Plan;
  readonly calculations: readonly CalculationMeasurement[];
  readonly http: HttpMeasurement;
}

export const right = (heading: string): Column => ({ heading, align: 'right' });
export const count = (value: number) => Math.round(value).toLocaleString('en-US');
/** Two decimals, three where two would leave a single digit. */
export const share = (value: number) => value.toFixed(value < 0.1 ? 3 : 2);

/** "0.93 (0.90–0.97)": median, lowest and highest. */
export function withSpread({ median, low, high }: Summary, format: (value: number) => string): string {
  return `${format(median)} (${format(low)}–${format(high)})`;
}

function calculationTable(measurements: readonly CalculationMeasurement[]): string {
  const microseconds = (value: number) => value.toFixed(1);
  return markdownTable(
    [
      { heading: 'Calculator' },
      right('Inputs'),
      right('answer(), µs'),
      right('zod + JSON, µs'),
      right('answer() ÷ zod + JSON'),
    ],
    measurements.map(({ calculator, inputs, answerMicroseconds, peerMicroseconds }) => [
      calculator,
      count(inputs),
      withSpread(summarize(answerMicroseconds), microseconds),
      withSpread(summarize(peerMicroseconds), microseconds),
      withSpread(summarize(ratios(answerMicroseconds, peerMicroseconds)), share),
    ]),
  );
}

type Measure = keyof Throughput;

const units: Readonly<Record<Measure, string>> = {
  perSecond: 'requests/s',
  perProcessorSecond: 'requests/s of processor time',
};

/** The columns of a subject: its ratio to each subject it is compared with, or its own speed. */
function subjectColumns(
  { id, title, relativeTo }: MeasuredSubject,
  { subjects, routes }: HttpMeasurement,
  measure: Measure,
) {
  const measured = (of: string, route: number) =>
    (routes[route]?.throughput.get(of) ?? [])
      .map((round) => round[measure])
      .filter((value) => value !== null);
  if (relativeTo.length === 0) {
    return [
      {
        column: right(`${title}, ${units[measure]}`),
        cell: (route: number) => withSpread(summarize(measured(id, route)), count),
      },
    ];
  }
  return relativeTo.map((base) => ({
    column: right(`${title} ÷ ${subjects.find((subject) => subject.id === base)?.title ?? base}`),
    cell: (route: number) => withSpread(summarize(ratios(measured(id, route), measured(base, route))), share),
  }));
}

/** A row for each route, with what every subject did of it. */
export function httpTable(measurement: HttpMeasurement, measure: Measure): string {
  const columns = measurement.subjects.flatMap((subject) => subjectColumns(subject, measurement, measure));
  return markdownTable(
    [{ heading: 'Route' }, right('Largest body, bytes'), ...columns.map(({ column }) => column)],
    measurement.routes.map(({ route, bytes }, index) => [
      `\`${route}\``,
      count(bytes),
      ...columns.map(({ cell }) => cell(index)),
    ]),
  );
}

function httpSections(measurement: HttpMeasurement): string[] {
  const rounds = measurement.routes.flatMap(({ throughput }) => [...throughput.values()].flat());
  const processorTimeKnown = rounds.every(({ perProcessorSecond }) => perProcessorSecond !== null);
  return [
    '### HTTP: requests per second',
    httpTable(measurement, 'perSecond'),
    '### HTTP: requests per second of processor time',
    processorTimeKnown
      ? httpTable(measurement, 'perProcessorSecond')
      : 'Not measured: this system does not say how much processor time a process has used.',
  ];
}

/** The tables of one run with the circumstances under which it was made, in Markdown. */
export function renderReport(report: Report): string {
  const { plan, calculations, http } = report;
  const { calculationRounds, calculationMilliseconds, httpRounds, httpSeconds, connections, queries } = plan;
  return [
    `${inCircumstances(report)}. Every cell is the median of the rounds, with the lowest and the highest in parentheses; a ratio is taken within a round.`,
    `Calculations: ${calculationRounds} rounds of at least ${calculationMilliseconds} ms for each side. HTTP: ${httpRounds} rounds of ${httpSeconds} s for each server and route, ${connections} connections, up to ${queries} queries of a calculator in turn. All after a warm-up.`,
    '### Calculations: processor time per call',
    calculationTable(calculations),
    ...httpSections(http),
  ].join('\n\n');
}
