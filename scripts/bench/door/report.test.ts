import { describe, expect, it } from 'vitest';
import { sampleCircumstances } from '../../../tests/support/circumstances';
import type { Throughput } from '../measurement';
import { full } from '../plan';
import type { DoorMeasurement } from './measure';
import { renderDoorReport } from './report';

const rounds = (...values: number[]): Throughput[] =>
  values.map((perSecond) => ({ perSecond, perProcessorSecond: perSecond }));

const route = (name: string) => ({
  subjects: [
    { id: 'node', title: 'node:http, same bytes', relativeTo: [] },
    { id: 'door', title: 'front door', relativeTo: ['node'] },
  ],
  routes: [
    {
      route: name,
      bytes: 9_495,
      throughput: new Map([
        ['node', rounds(20_000, 10_000, 20_000)],
        ['door', rounds(16_000, 9_000, 15_000)],
      ]),
    },
  ],
});

const measured: DoorMeasurement = {
  api: route('/api'),
  pages: route('/ as text/markdown'),
  misses: { site: [2, 3, 2], empty: [2, 2, 4] },
  mixed: { door: [6, 9, 8], bare: [3, 3, 4] },
  memory: [
    { addresses: 100_000, megabytes: 400 },
    { addresses: 1_000_000, megabytes: 404 },
  ],
  nginx: { cached: [900, 1_000], file: [1_000, 1_000] },
};

const render = (door: DoorMeasurement) => renderDoorReport({ ...sampleCircumstances, plan: full, door });

describe('the report of the front door', () => {
  const report = render(measured);

  it('says where and how it was measured', () => {
    expect(report).toContain('Run of 2026-11-28 on Node v20.20.2, 2 cores');
    expect(report).toContain('5 rounds of 0.8 s');
  });

  it('shows the door as a ratio of the same bytes, round by round', () => {
    expect(report).toContain('| `/api` | 9,495 | 20,000 (10,000–20,000) | 0.80 (0.75–0.90) |');
    expect(report).toContain('| `/ as text/markdown` | 9,495 | 20,000 (10,000–20,000) | 0.80 (0.75–0.90) |');
  });

  it('shows work, mixtures and nginx beside what they are held to', () => {
    expect(report).toContain(
      '| a miss, ms | 2.00 (2.00–3.00) | empty Next route through the door, ms | 2.00 (2.00–4.00) | 1.00 (0.50–1.50) |',
    );
    expect(report).toContain('node:http, same bytes, ms | 3.00 (3.00–4.00) | 2.00 (2.00–3.00) |');
    expect(report).toContain('nginx with a file, requests/s | 1,000 (1,000–1,000) | 0.95 (0.90–1.00) |');
  });

  it('shows how memory grew', () => {
    expect(report).toContain('| 1,000,000 | 404 |');
    expect(report).toContain('Last ÷ first: 1.01.');
  });

  it('says so where there was no nginx', () => {
    expect(render({ ...measured, nginx: null })).toContain('There is no nginx on this machine');
  });
});
