import { expect, it } from 'vitest';
import { sampleCircumstances } from '../../tests/support/circumstances';
import { renderPageReport } from './page-report';
import { full } from './plan';

it('the report of the pages shows Markdown as a ratio of HTML, round by round', () => {
  const rounds = (...values: number[]) =>
    values.map((perSecond) => ({ perSecond, perProcessorSecond: 2 * perSecond }));
  const report = renderPageReport({
    ...sampleCircumstances,
    plan: full,
    http: {
      subjects: [
        { id: 'html', title: 'HTML', relativeTo: [] },
        { id: 'markdown', title: 'Markdown', relativeTo: ['html'] },
      ],
      routes: [
        {
          route: '/states/ohio',
          bytes: 50_000,
          throughput: new Map([
            ['html', rounds(100, 200, 300)],
            ['markdown', rounds(200, 300, 600)],
          ]),
        },
      ],
    },
  });
  expect(report).toContain('5 rounds of 0.8 s for each form');
  expect(report).toContain('| `/states/ohio` | 50,000 | 200 (100–300) | 2.00 (1.50–2.00) |');
  expect(report).toContain('| `/states/ohio` | 50,000 | 400 (200–600) | 2.00 (1.50–2.00) |');
});
