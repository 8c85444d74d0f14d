import { type Circumstances, inCircumstances } from '../../circumstances';
import { markdownTable } from '../markdown';
import type { Plan } from '../plan';
import { count, httpTable, right, share, withSpread } from '../report';
import { ratios, summarize } from '../statistics';
import type { DoorMeasurement } from './measure';

export interface DoorReport extends Circumstances {
  readonly plan: Plan;
  readonly door: DoorMeasurement;
}

const milliseconds = (value: number) => value.toFixed(2);

type Pair = readonly [what: string, of: readonly number[], other: string, than: readonly number[]];

const row = ([what, of, other, than]: Pair, format: (value: number) => string) => [
  what,
  withSpread(summarize(of), format),
  other,
  withSpread(summarize(than), format),
  withSpread(summarize(ratios(of, than)), share),
];

/** The tables of one run of the front door, in Markdown. */
export function renderDoorReport(report: DoorReport): string {
  const { plan, door } = report;
  const { api, pages, misses, mixed, memory, nginx } = door;
  const { httpRounds, httpSeconds, connections } = plan;
  const rows = [
    row(['a miss, ms', misses.site, 'empty Next route through the door, ms', misses.empty], milliseconds),
    row(
      ['99 of 100 hits with 10 % misses, ms', mixed.door, 'node:http, same bytes, ms', mixed.bare],
      milliseconds,
    ),
    ...(nginx
      ? [
          row(
            ['nginx before two doors, requests/s', nginx.cached, 'nginx with a file, requests/s', nginx.file],
            count,
          ),
        ]
      : []),
  ];
  const [early, late] = memory;
  const growth = (late?.megabytes ?? Number.NaN) / (early?.megabytes ?? Number.NaN);
  return [
    `${inCircumstances(report)}. ${httpRounds} rounds of ${httpSeconds} s for each server and route, ${connections} connections, after a warm-up. A cell is the median of the rounds, with the lowest and the highest in parentheses; a ratio is taken within a round.`,
    '### Front door: answers of the API from memory',
    httpTable(api, 'perSecond'),
    '### Front door: pages from memory',
    httpTable(pages, 'perSecond'),
    '### Front door: work, mixtures, more than one',
    markdownTable([{ heading: '' }, right(''), { heading: 'beside' }, right(''), right('Ratio')], rows),
    '### Front door: memory',
    markdownTable(
      [right('Different addresses asked for'), right('Memory of the door, MB')],
      memory.map(({ addresses, megabytes }) => [count(addresses), count(megabytes)]),
    ),
    `Last ÷ first: ${share(growth)}.`,
    nginx ? '' : 'There is no nginx on this machine, so it was not measured.',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
