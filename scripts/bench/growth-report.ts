import { type Circumstances, inCircumstances } from '../circumstances';
import { markdownTable } from '../markdown-report';
import { type Growth, type GrowthOfOne, percentilesOf, REQUESTS_PER_SECOND } from './growth';
import type { Plan } from './plan';

const SECONDS_PER_MINUTE = 60;
const PERCENT = 100;

const count = (value: number) => Math.round(value).toLocaleString('en-US');
const milliseconds = (value: number) => value.toFixed(2);
const percent = (share: number) => `${(share * PERCENT).toFixed(1)} %`;

interface Row {
  readonly heading: string;
  readonly of: (site: GrowthOfOne) => number;
  readonly format: (value: number) => string;
  /** Whether the larger catalogue is divided by today's. */
  readonly isCompared?: boolean;
}

const total = (failures: GrowthOfOne['failures']) =>
  [...failures.values()].reduce((sum, one) => sum + one, 0);

const time = (heading: string, of: Row['of']): Row => ({
  heading,
  of,
  format: milliseconds,
  isCompared: true,
});
const memory = (heading: string, of: Row['of']): Row => ({ heading, of, format: count, isCompared: true });
const number = (heading: string, of: Row['of']): Row => ({ heading, of, format: count });

const rows: readonly Row[] = [
  number('Pages of programs', ({ programs }) => programs),
  number('Requests', ({ requests }) => requests),
  { heading: 'Hit rate', of: ({ hitRate }) => hitRate, format: percent },
  time('Hits: p50, ms', ({ hits }) => percentilesOf(hits).p50),
  time('Hits: p99, ms', ({ hits }) => percentilesOf(hits).p99),
  time('Misses: p50, ms', ({ misses }) => percentilesOf(misses).p50),
  time('Misses: p99, ms', ({ misses }) => percentilesOf(misses).p99),
  memory('Memory of the proxy before any request, MB', ({ memory: { started } }) => started.proxy),
  memory('Memory of the proxy after the addresses of the hour, MB', ({ memory: { filled } }) => filled.proxy),
  memory('Memory of the proxy at the end, MB', ({ memory: { ended } }) => ended.proxy),
  memory(
    'Memory of the application before any request, MB',
    ({ memory: { started } }) => started.application,
  ),
  memory(
    'Memory of the application after the addresses of the hour, MB',
    ({ memory: { filled } }) => filled.application,
  ),
  memory('Memory of the application at the end, MB', ({ memory: { ended } }) => ended.application),
  number('Evictions while the addresses of the hour were requested', ({ evictions }) => evictions.filling),
  number('Evictions during the run', ({ evictions }) => evictions.running),
  number('Answers that are not 200', ({ failures }) => total(failures)),
  number('Restarts of the application', ({ restarts }) => restarts),
];

function cells({ heading, of, format, isCompared = false }: Row, { today, larger }: Growth): string[] {
  const ratio = isCompared ? (of(larger) / of(today)).toFixed(2) : '';
  return [heading, format(of(today)), format(of(larger)), ratio];
}

/** Names each status that was not 200, and how often it came. */
function failureText({ today, larger }: Growth): string[] {
  const of = (catalogue: string, { failures }: GrowthOfOne) =>
    [...failures].map(([status, times]) => `${catalogue} ${status || 'no answer'}: ${count(times)}`);
  const named = [...of('today', today), ...of('10 × as large', larger)];
  return named.length === 0 ? [] : [`Not 200: ${named.join('; ')}.`];
}

/** Says how late the generator itself was: times are those of the site where it was not. */
function lateText({ today, larger }: Growth): string {
  const [one, other] = [today, larger].map(({ late }) => milliseconds(percentilesOf(late).p99));
  return `99 of 100 requests were sent at most ${one} ms and ${other} ms after they were due.`;
}

/** Writes the table of the growth, with the circumstances of the run. */
export function renderGrowth(growth: Growth, plan: Plan, run: Circumstances): string {
  const minutes = plan.growthSeconds / SECONDS_PER_MINUTE;
  return [
    `${inCircumstances(run)}. ${count(plan.hourAddresses)} different addresses as fast as the site answers, then ${REQUESTS_PER_SECOND.toFixed(1)} requests per second for ${minutes.toFixed(1)} minutes. ${lateText(growth)}`,
    '### Growth: an hour with 100,000 new addresses',
    markdownTable(
      [
        { heading: 'Measure' },
        { heading: 'today', align: 'right' },
        { heading: '10 × as large', align: 'right' },
        { heading: 'Ratio', align: 'right' },
      ],
      rows.map((row) => cells(row, growth)),
    ),
    ...failureText(growth),
  ].join('\n\n');
}
