import { describe, expect, it } from 'vitest';
import { renderReport } from './report';
import { type LighthouseRun, readReport } from './run';

const run: LighthouseRun = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintMilliseconds: 1_234,
  blockingMilliseconds: 40.4,
  layoutShift: 0,
  bytes: 14_321,
  scriptBytes: 3_330,
  benchmarkIndex: 700,
  failed: [],
};

describe('a report of Lighthouse', () => {
  const category = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id })) });
  const audit = (title: string, score: number | null, numericValue = 0) => ({ title, score, numericValue });
  const report = {
    environment: { benchmarkIndex: 812.5 },
    categories: {
      performance: category(0.97, 'total-blocking-time'),
      accessibility: category(0.92, 'contrast', 'labels'),
      'best-practices': category(1, 'https'),
      seo: category(1, 'structured-data'),
    },
    audits: {
      'largest-contentful-paint': audit('Largest Contentful Paint', 0.9, 1_900),
      'total-blocking-time': audit('Total Blocking Time', 0.8, 210),
      'cumulative-layout-shift': audit('Cumulative Layout Shift', 1, 0.02),
      'total-byte-weight': audit('Bytes', 1, 20_480),
      'network-requests': {
        ...audit('Requests', null),
        details: {
          items: [
            { resourceType: 'Document', transferSize: 9_000 },
            { resourceType: 'Script', transferSize: 3_000 },
            { resourceType: 'Script', transferSize: 330 },
            { transferSize: 7 },
          ],
        },
      },
      contrast: audit('Text has enough contrast', 0),
      labels: audit('Fields have labels', 1),
      https: audit('Uses HTTPS', 1),
      'structured-data': audit('Structured data is valid', null),
    },
  };

  it('is read as scores out of 100, with the audits that failed', () => {
    expect(readReport(JSON.stringify(report))).toEqual({
      performance: 97,
      accessibility: 92,
      bestPractices: 100,
      seo: 100,
      largestPaintMilliseconds: 1_900,
      blockingMilliseconds: 210,
      layoutShift: 0.02,
      bytes: 20_480,
      scriptBytes: 3_330,
      benchmarkIndex: 812.5,
      failed: ['Text has enough contrast'],
    });
  });
});

it('the table has the median of the runs, and how far they lie apart', () => {
  const runs = [run, { ...run, performance: 80, layoutShift: 0.001 }, { ...run, performance: 99 }];
  const text = renderReport(
    [{ name: 'home', path: '/', runs, network: { ...run, largestPaintMilliseconds: 910 } }],
    {
      date: '2026-11-28',
      node: 'v20.20.2',
      cores: 2,
      loadBefore: 1.25,
      loadAfter: 2,
    },
  );
  expect(text).toContain(
    'Run of 2026-11-28 on Node v20.20.2, 2 cores, load average 1.3 before and 2.0 after',
  );
  expect(text).toContain('median of 3 runs');
  expect(text).toContain(
    '| home: `/` | 98 (80–99) | 100 | 100 | 100 | 0 (0–0.001) | 1.23 | 40 | 14 | 3.3 | 0.91 |',
  );
});
