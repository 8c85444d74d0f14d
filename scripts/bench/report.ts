import { type Circumstances, inCircumstances } from '../circumstances';
import { type Column, markdownTable } from '../markdown-report';
import { ratios, type Summary, summarize } from '../statistics';
import type { Compared, HttpMeasurement } from './http';
import type { Miss } from './misses';
import type { Plan } from './plan';
import type { SearchMeasurement, SearchTimes } from './searches';

type Format = (value: number) => string;

const right = (heading: string): Column => ({ heading, align: 'right' });
const count: Format = (value) => Math.round(value).toLocaleString('en-US');
const milliseconds: Format = (value) => value.toFixed(2);
const microseconds: Format = (value) => value.toFixed(0);
const ratio: Format = (value) => value.toFixed(value < 0.1 ? 3 : 2);

/** Writes "0.93 (0.90–0.97)": median, lowest and highest. */
function withSpread({ median, low, high }: Summary, format: Format): string {
  return `${format(median)} (${format(low)}–${format(high)})`;
}

const HOW_TO_READ =
  'A cell is the median of the rounds, with the lowest and the highest in parentheses; a ratio is taken within a round.';

/** Returns the cells of one comparison: the peer, this site, and the ratio of the two. */
const cells = ({ site, peer }: Omit<Compared, 'title'>, format: Format) => [
  withSpread(summarize(peer), format),
  withSpread(summarize(site), format),
  withSpread(summarize(ratios(site, peer)), ratio),
];

/** What a miss costs; the earlier build has a table of its own. */
function missTables(misses: readonly Miss[]): string[] {
  const table = (of: 'time' | 'processor', unit: string) =>
    markdownTable(
      [
        { heading: 'Miss' },
        right('Bytes'),
        { heading: 'Beside' },
        right(`peer, ${unit}`),
        right(`this site, ${unit}`),
        right('Ratio'),
      ],
      misses.map((miss) => [miss.title, count(miss.bytes), miss.beside, ...cells(miss[of], milliseconds)]),
    );
  const beside = misses.filter(({ processor }) => processor.earlier.length > 0);
  return [
    '### Misses: processor time of a request, one after the other',
    table('processor', 'ms'),
    '### Misses: time of a request',
    table('time', 'ms'),
    ...(beside.length === 0
      ? []
      : [
          '### Misses: processor time of an earlier build',
          markdownTable(
            [{ heading: 'Miss' }, right('this site, ms'), right('earlier build, ms'), right('Ratio')],
            beside.map(({ title, processor: { site, earlier } }) => [
              title,
              ...cells({ peer: site, site: earlier }, milliseconds),
            ]),
          ),
        ]),
  ];
}

const code = (text: string) => `\`${text}\``;

/** Writes the tables of the HTTP measurements, with the circumstances of the run. */
export function renderHttp(
  { hits, misses, mixed, memory }: HttpMeasurement,
  plan: Plan,
  run: Circumstances,
): string {
  return [
    `${inCircumstances(run)}. ${plan.rounds} rounds, ${plan.connections} connections, after a warm-up. ${HOW_TO_READ}`,
    '### Answers from memory: requests per second',
    markdownTable(
      [
        { heading: 'Address' },
        right('Largest body, bytes'),
        right('node:http'),
        right('this site'),
        right('Ratio'),
      ],
      hits.map((hit) => [code(hit.title), count(hit.bytes), ...cells(hit, count)]),
    ),
    ...missTables(misses),
    '### Hits while one request in ten is a miss: 99th percentile',
    markdownTable(
      [{ heading: 'Address' }, right('node:http, ms'), right('this site, ms'), right('Ratio')],
      [[code(mixed.title), ...cells(mixed, milliseconds)]],
    ),
    '### Memory of the reverse proxy',
    markdownTable(
      [right('Different addresses requested'), right('Resident memory, MB')],
      memory.map(({ addresses, megabytes }) => [count(addresses), count(megabytes)]),
    ),
  ].join('\n\n');
}

/** Writes the tables of the searches, with the circumstances of the run. */
export function renderSearches(
  { programs, kinds }: SearchMeasurement,
  plan: Plan,
  run: Circumstances,
): string {
  const table = (which: keyof SearchTimes) =>
    markdownTable(
      [
        { heading: 'Search for' },
        right('Searches'),
        right('today, µs'),
        right('10 × as large, µs'),
        right('Ratio'),
      ],
      kinds.map(({ title, searches, today, larger }) => [
        title,
        count(searches),
        ...cells(
          { peer: today.map((times) => times[which]), site: larger.map((times) => times[which]) },
          microseconds,
        ),
      ]),
    );
  return [
    `${inCircumstances(run)}. ${count(programs.today)} and ${count(programs.larger)} programs; ${plan.searchRounds} rounds after a warm-up, the two sizes in turn. ${HOW_TO_READ}`,
    '### Searches: median time (p50)',
    table('p50'),
    '### Searches: 95th percentile (p95)',
    table('p95'),
  ].join('\n\n');
}
