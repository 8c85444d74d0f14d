import { type Circumstances, inCircumstances } from '../circumstances';
import type { HttpMeasurement } from './measurement';
import type { Plan } from './plan';
import { httpTable } from './report';

export interface PageReport extends Circumstances {
  readonly plan: Plan;
  readonly http: HttpMeasurement;
}

/** The tables of one run of the pages, in Markdown. */
export function renderPageReport(report: PageReport): string {
  const { httpRounds, httpSeconds, connections, queries } = report.plan;
  return [
    `${inCircumstances(report)}. ${httpRounds} rounds of ${httpSeconds} s for each form, ${connections} connections, up to ${queries} queries of a calculator in turn, after a warm-up. A cell is the median of the rounds, with the lowest and the highest in parentheses; a ratio is taken within a round.`,
    '### Pages: requests per second',
    httpTable(report.http, 'perSecond'),
    '### Pages: requests per second of processor time',
    httpTable(report.http, 'perProcessorSecond'),
  ].join('\n\n');
}
