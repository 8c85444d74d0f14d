import { type Circumstances, inCircumstances } from '../circumstances';
import { markdownTable } from './markdown';
import type { SearchMeasurement, SearchTimes } from './measurement';
import type { Plan } from './plan';
import { count, right, share, withSpread } from './report';
import { ratios, summarize } from './statistics';

export interface SearchReport extends Circumstances {
  readonly plan: Plan;
  readonly searches: SearchMeasurement;
}

const microseconds = (value: number) => value.toFixed(0);

/** The tables of one run of the searches, in Markdown. */
export function renderSearchReport(report: SearchReport): string {
  const { programs, kinds } = report.searches;
  const both = `${count(programs.today)} and ${count(programs.larger)} programs`;
  const cells = (today: readonly SearchTimes[], larger: readonly SearchTimes[], which: keyof SearchTimes) => {
    const [base, other] = [today.map((times) => times[which]), larger.map((times) => times[which])];
    return [
      withSpread(summarize(base), microseconds),
      withSpread(summarize(other), microseconds),
      withSpread(summarize(ratios(other, base)), share),
    ];
  };
  const table = (which: keyof SearchTimes) =>
    markdownTable(
      [
        { heading: 'Search for' },
        right('Searches'),
        right('today, µs'),
        right('10 × as large, µs'),
        right('10 × ÷ today'),
      ],
      kinds.map(({ title, searches, today, larger }) => [
        title,
        count(searches),
        ...cells(today, larger, which),
      ]),
    );
  return [
    `${inCircumstances(report)}. ${both}; ${report.plan.searchRounds} rounds after a warm-up, the two sizes in turn. A cell is the median of the rounds, with the lowest and the highest in parentheses; a ratio is taken within a round.`,
    '### Searches: time of the clock, half of them at most (p50)',
    table('p50'),
    '### Searches: time of the clock, 95 of 100 at most (p95)',
    table('p95'),
  ].join('\n\n');
}
