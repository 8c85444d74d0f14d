import { type Circumstances, inCircumstances } from '../circumstances';
import { markdownTable } from '../markdown-report';
import { summarize } from '../statistics';
import type { LighthouseRun } from './run';

/** The runs of one page. */
export interface MeasuredTemplate {
  readonly name: string;
  readonly path: string;
  readonly runs: readonly LighthouseRun[];
  /** One more, on the network alone. */
  readonly network: LighthouseRun;
}

const KILOBYTE = 1_000;
const MILLISECONDS_PER_SECOND = 1_000;

/** The median of a figure over the runs, with lowest and highest in parentheses where they differ. */
function spread(
  runs: readonly LighthouseRun[],
  figure: (run: LighthouseRun) => number,
  format: (value: number) => string,
): string {
  const { median, low, high } = summarize(runs.map(figure));
  const [middle = '', ...ends] = [median, low, high].map(format);
  return ends.every((end) => end === middle) ? middle : `${middle} (${ends.join('–')})`;
}

const whole = (value: number) => value.toFixed(0);
const seconds = (value: number) => (value / MILLISECONDS_PER_SECOND).toFixed(2);
const kilobytes = (value: number) => (value / KILOBYTE).toFixed(0);
const tenths = (value: number) => (value / KILOBYTE).toFixed(1);

/** Columns of the report: heading, figure, how it is written. */
const columns: readonly (readonly [string, (run: LighthouseRun) => number, (value: number) => string])[] = [
  ['Performance', ({ performance }) => performance, whole],
  ['Accessibility', ({ accessibility }) => accessibility, whole],
  ['Best practices', ({ bestPractices }) => bestPractices, whole],
  ['SEO', ({ seo }) => seo, whole],
  ['Layout shift', ({ layoutShift }) => layoutShift, String],
  ['Largest paint, s', ({ largestPaintMilliseconds }) => largestPaintMilliseconds, seconds],
  ['Blocked, ms', ({ blockingMilliseconds }) => blockingMilliseconds, whole],
  ['Sent, kB', ({ bytes }) => bytes, kilobytes],
  ['Scripts, kB', ({ scriptBytes }) => scriptBytes, tenths],
];

/** What the last column is headed by: the largest paint of a phone that computes in no time. */
const NETWORK_HEADING = 'Largest paint, network alone, s';

/** The report in Markdown: the circumstances, then a row for each page. */
export function renderReport(templates: readonly MeasuredTemplate[], where: Circumstances): string {
  const all = templates.flatMap(({ runs }) => runs);
  const machine = spread(all, ({ benchmarkIndex }) => benchmarkIndex, whole);
  const table = markdownTable(
    [
      { heading: 'Page' },
      ...[...columns.map(([heading]) => heading), NETWORK_HEADING].map((heading) => ({
        heading,
        align: 'right' as const,
      })),
    ],
    templates.map(({ name, path, runs, network }) => [
      `${name}: \`${path}\``,
      ...columns.map(([, figure, format]) => spread(runs, figure, format)),
      seconds(network.largestPaintMilliseconds),
    ]),
  );
  return [
    `${inCircumstances(where)}; Lighthouse's benchmark index of the machine ${machine}.`,
    `Every cell but the last is the median of ${templates[0]?.runs.length ?? 0} runs, with the lowest and the highest in parentheses where they differ.`,
    '',
    table,
  ].join('\n');
}
