import { describe, expect, it } from 'vitest';
import { sampleCircumstances } from '../../tests/support/circumstances';
import type { GrowthOfOne } from './growth';
import { renderGrowth } from './growth-report';
import { full } from './plan';

const times = (longest: number) => Array.from({ length: 101 }, (_, index) => (longest * index) / 100);

const today: GrowthOfOne = {
  programs: 5_000,
  requests: 16_667,
  hitRate: 0.4876,
  hits: times(1),
  misses: times(40),
  memory: {
    started: { proxy: 100, application: 300 },
    filled: { proxy: 350, application: 500 },
    ended: { proxy: 360, application: 510.4 },
  },
  evictions: { filling: 90_000, running: 8_000 },
  failures: new Map(),
  restarts: 0,
  late: times(2),
};
const larger: GrowthOfOne = {
  ...today,
  programs: 50_000,
  misses: times(80),
  evictions: { filling: 91_000, running: 8_100 },
};

describe('the report of the growth', () => {
  const report = renderGrowth({ today, larger }, full, sampleCircumstances);

  it('says what was done, and how late the generator was', () => {
    expect(report).toContain('load average 0.3 before and 2.0 after. 100,000 different addresses');
    expect(report).toContain('then 55.6 requests per second for 5.0 minutes.');
    expect(report).toContain('at most 1.98 ms and 1.98 ms after they were due');
  });

  it('shows both sizes, and times and memory as a ratio', () => {
    expect(report).toContain('| Pages of programs | 5,000 | 50,000 |  |');
    expect(report).toContain('| Hit rate | 48.8 % | 48.8 % |  |');
    expect(report).toContain('| Misses: p50, ms | 20.00 | 40.00 | 2.00 |');
    expect(report).toContain('| Misses: p99, ms | 39.60 | 79.20 | 2.00 |');
    expect(report).toContain('| Memory of the application at the end, MB | 510 | 510 | 1.00 |');
    expect(report).toContain('| Evictions during the run | 8,000 | 8,100 |  |');
  });

  it('names what was not answered with 200', () => {
    expect(report).toContain('| Answers that are not 200 | 0 | 0 |  |');
    expect(report).not.toContain('Not 200:');
    const failures = new Map([
      [503, 12],
      [0, 1],
    ]);
    const failed = renderGrowth({ today, larger: { ...larger, failures } }, full, sampleCircumstances);
    expect(failed).toContain('| Answers that are not 200 | 0 | 13 |  |');
    expect(failed).toContain('Not 200: 10 × as large 503: 12; 10 × as large no answer: 1.');
  });
});
