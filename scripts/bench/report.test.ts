import { describe, expect, it } from 'vitest';
import { sampleCircumstances } from '../../tests/support/circumstances';
import type { Throughput } from './measurement';
import { full } from './plan';
import { type Report, renderReport } from './report';

const rounds = (perSecond: number[], perProcessorSecond: (number | null)[]): Throughput[] =>
  perSecond.map((value, round) => ({
    perSecond: value,
    perProcessorSecond: perProcessorSecond[round] ?? null,
  }));

const run: Report = {
  ...sampleCircumstances,
  plan: full,
  calculations: [
    {
      calculator: 'nursing-roi',
      inputs: 918,
      answerMicroseconds: [20, 30, 40],
      peerMicroseconds: [10, 20, 10],
    },
  ],
  http: {
    subjects: [
      { id: 'node', title: 'node:http', relativeTo: [] },
      { id: 'site', title: 'this site', relativeTo: ['node', 'next-empty'] },
      { id: 'next-empty', title: 'empty Next route', relativeTo: ['node'] },
    ],
    routes: [
      {
        route: '/api',
        bytes: 12_345,
        throughput: new Map([
          ['node', rounds([10_000, 20_000, 10_000], [20_000, 20_000, 20_000])],
          ['site', rounds([150, 300, 200], [400, 400, 400])],
          ['next-empty', rounds([300, 400, 400], [500, 500, 400])],
        ]),
      },
    ],
  },
};

describe('renderReport', () => {
  it('says when, where and how it was measured', () => {
    expect(renderReport(run)).toContain(
      'Run of 2026-11-28 on Node v20.20.2, 2 cores, load average 0.3 before and 2.0 after.',
    );
    expect(renderReport(run)).toContain(`HTTP: ${full.httpRounds} rounds`);
  });

  it('shows a calculation beside its peer, with the ratio taken round by round', () => {
    expect(renderReport(run)).toContain(
      '| nursing-roi | 918 | 30.0 (20.0–40.0) | 10.0 (10.0–20.0) | 2.00 (1.50–4.00) |',
    );
  });

  it('shows each server as a ratio of those it is compared with', () => {
    expect(renderReport(run)).toContain(
      '| Route | Largest body, bytes | node:http, requests/s | this site ÷ node:http | this site ÷ empty Next route | empty Next route ÷ node:http |',
    );
    expect(renderReport(run)).toContain(
      '| `/api` | 12,345 | 10,000 (10,000–20,000) | 0.015 (0.015–0.020) | 0.50 (0.50–0.75) | 0.030 (0.020–0.040) |',
    );
  });

  it('shows the same for the processor time that was used', () => {
    expect(renderReport(run)).toContain(
      '| `/api` | 12,345 | 20,000 (20,000–20,000) | 0.020 (0.020–0.020) | 0.80 (0.80–1.00) | 0.025 (0.020–0.025) |',
    );
  });

  it('says so where processor time is not known', () => {
    const routes = [{ route: '/api', bytes: 1, throughput: new Map([['node', rounds([1], [null])]]) }];
    const subjects = run.http.subjects.slice(0, 1);
    expect(renderReport({ ...run, http: { subjects, routes } })).toContain('Not measured: this system');
  });
});
