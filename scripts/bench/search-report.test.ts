import { describe, expect, it } from 'vitest';
import { sampleCircumstances } from '../../tests/support/circumstances';
import { full } from './plan';
import { renderSearchReport } from './search-report';

const report = renderSearchReport({
  ...sampleCircumstances,
  plan: full,
  searches: {
    programs: { today: 6000, larger: 60_000 },
    kinds: [
      {
        title: 'a state',
        searches: 51,
        today: [
          { p50: 20, p95: 40 },
          { p50: 30, p95: 40 },
          { p50: 40, p95: 40 },
        ],
        larger: [
          { p50: 40, p95: 80 },
          { p50: 30, p95: 40 },
          { p50: 60, p95: 60 },
        ],
      },
    ],
  },
});

describe('the report of the searches', () => {
  it('says of how many programs it is', () => {
    expect(report).toContain('6,000 and 60,000 programs; 25 rounds');
  });

  it('shows both sizes and the ratio taken round by round', () => {
    expect(report).toContain('| a state | 51 | 30 (20–40) | 40 (30–60) | 1.50 (1.00–2.00) |');
    expect(report).toContain('| a state | 51 | 40 (40–40) | 60 (40–80) | 1.50 (1.00–2.00) |');
  });
});
