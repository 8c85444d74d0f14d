import { describe, expect, it } from 'vitest';
import { sampleCircumstances } from '../../tests/support/circumstances';
import { full } from './plan';
import { renderHttp, renderSearches } from './report';

describe('the report of HTTP', () => {
  const pair = (title: string) => ({ title, site: [150, 300, 200], peer: [100, 400, 400] });
  const report = renderHttp(
    {
      hits: [{ ...pair('/api'), bytes: 12_345 }],
      misses: [
        {
          title: 'the finder',
          beside: 'an empty page',
          bytes: 20_000,
          time: { site: [150, 300, 200], peer: [100, 400, 400], earlier: [] },
          processor: { site: [1, 2, 4], peer: [1, 1, 1], earlier: [10, 20, 40] },
        },
      ],
      mixed: pair('/mixed'),
      memory: [{ addresses: 100_000, megabytes: 401.4 }],
    },
    full,
    sampleCircumstances,
  );

  it('says when, where and how it was measured', () => {
    expect(report).toContain(
      'Run of 2026-11-28 on Node v20.20.2, 2 cores, load average 0.3 before and 2.0 after. 5 rounds, 16 connections',
    );
  });

  it('shows hits beside the peer, with the ratio taken round by round', () => {
    expect(report).toContain('| `/api` | 12,345 | 400 (100–400) | 200 (150–300) | 0.75 (0.50–1.50) |');
  });

  it('shows the time and the processor time of a miss beside its peer', () => {
    expect(report).toContain(
      '| the finder | 20,000 | an empty page | 400.00 (100.00–400.00) | 200.00 (150.00–300.00) | 0.75 (0.50–1.50) |',
    );
    expect(report).toContain(
      '| the finder | 20,000 | an empty page | 1.00 (1.00–1.00) | 2.00 (1.00–4.00) | 2.00 (1.00–4.00) |',
    );
  });

  it('shows how many times as much an earlier build takes', () => {
    expect(report).toContain('| the finder | 2.00 (1.00–4.00) | 20.00 (10.00–40.00) | 10.00 (10.00–10.00) |');
  });

  it('shows the memory after many addresses', () => {
    expect(report).toContain('| 100,000 | 401 |');
  });
});

describe('the report of the searches', () => {
  const report = renderSearches(
    {
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
    full,
    sampleCircumstances,
  );

  it('says how many programs were searched', () => {
    expect(report).toContain('6,000 and 60,000 programs; 25 rounds');
  });

  it('shows both sizes and the ratio taken round by round', () => {
    expect(report).toContain('| a state | 51 | 30 (20–40) | 40 (30–60) | 1.50 (1.00–2.00) |');
    expect(report).toContain('| a state | 51 | 40 (40–40) | 60 (40–80) | 1.50 (1.00–2.00) |');
  });
});
