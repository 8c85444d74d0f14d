import { expect, it } from 'vitest';
import { sampleCircumstances } from '../../tests/support/circumstances';
import { renderReport } from './report';

it('the report says of each page what its Markdown is of its HTML, and of each check how it went', () => {
  const report = renderReport(
    {
      sizes: [
        {
          address: '/states/ohio',
          html: { bytes: 60_000, tokens: 20_000 },
          markdown: { bytes: 6_000, tokens: 3_000 },
          announcedTokens: 2_900,
        },
      ],
      crawled: {
        pages: 2,
        figures: 1_234,
        bytesOfHtml: 100_000,
        bytesOfMarkdown: 12_500,
        wrong: { '/a': ['title'] },
      },
      checks: [{ id: 'llms-txt-exists', category: 'discovery', status: 'pass', message: 'found | read' }],
    },
    sampleCircumstances,
  );
  expect(report).toContain('| `/states/ohio` | 60,000 | 6,000 | 10.0 % | 20,000 | 3,000 | 15.0 % | 2,900 |');
  expect(report).toContain('| 2 | 1,234 | 100,000 | 12,500 | 12.5 % | 1 |');
  expect(report).toContain('| discovery | `llms-txt-exists` | pass | found \\| read |');
});
