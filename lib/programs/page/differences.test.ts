import { describe, expect, it } from 'vitest';
import { madeUpProgram, unknownProgram } from '@/tests/support/programs';
import { differencesOf } from './differences';

const rate = madeUpProgram().pass_rate;
const program = (name: string, over: Parameters<typeof madeUpProgram>[0] = {}) =>
  madeUpProgram({ slug: name, institution: name, ...over });

describe('what is known to differ', () => {
  it('compares who comes back with who comes back, and who finishes with who finishes', () => {
    const back = (name: string, value: number) =>
      program(name, {
        credential: 'ADN',
        graduation_rate_percent: 20,
        score_parts: [
          { id: 'completion', value, weight: 5, points: value / 20, basis: 'Percent.', reason: null },
        ],
      });
    const completion = differencesOf([back('A', 60), back('B', 80), program('C')]).find(
      ({ measure }) => measure === 'completion',
    );
    expect(completion?.text).toBe(
      'Of all full-time beginners, nursing or not, 80% come back for a second year at B and 60% at A.',
    );
  });

  it('puts differences whose best is in doubt last, with the doubt', () => {
    const doubtful = program('First', { caveats: ['first_degree_not_confirmed'] });
    const other = program('Second', {
      median_debt: { amount: 5_000, release: '2026-06-10' },
      tuition: doubtful.tuition && { ...doubtful.tuition, total: (doubtful.tuition.total ?? 0) + 10_000 },
    });
    const [first, last] = differencesOf([doubtful, other]);
    expect([first?.measure, first?.isInDoubt]).toEqual(['debt', false]);
    expect(last?.text).toMatch(
      / less at First .+ Of First we couldn’t confirm that it takes people .+: ask\.$/,
    );
  });

  const part = (id: 'earnings' | 'debt', points: number) => ({
    id,
    value: 1,
    weight: 25,
    points,
    basis: '',
    reason: null,
  });
  const earned = (median: number) => {
    const { earnings } = madeUpProgram();
    return { ...earnings, restated: median };
  };

  it('goes from the best to the worst, the largest differences in the score first', () => {
    const programs = [
      program('A', {
        earnings: earned(90_000),
        median_debt: { amount: 30_000, release: '2026-06-10' },
        score_parts: [part('earnings', 20), part('debt', 2)],
        pass_rate: null,
      }),
      program('B', {
        earnings: earned(70_000),
        median_debt: { amount: 20_000, release: '2026-06-10' },
        score_parts: [part('earnings', 5), part('debt', 9)],
        pass_rate: null,
      }),
    ];
    expect(differencesOf(programs).map(({ text }) => text)).toEqual([
      'Graduates of A earn $20,000 a year more than those of B, at May 2025 wages: $90,000 (100 earners counted) and $70,000 (100 earners counted).',
      'Graduates of B who borrowed owe $10,000 less than those of A: $20,000 and $30,000.',
    ]);
  });

  it('compares neither pay nor debt that are not of the program’s own graduates', () => {
    const flagged = { ...earned(90_000), reason: 'its graduates are mostly nurses who were RNs before' };
    const debt = (amount: number) => ({ amount, release: '2026-06-10' });
    const programs = [
      program('A', { earnings: flagged, median_debt: debt(30_000), pass_rate: null }),
      program('B', { earnings: earned(70_000), median_debt: debt(20_000), pass_rate: null }),
    ];
    expect(differencesOf(programs)).toEqual([]);
  });

  it('says when two rates may differ by chance, and compares none of other years', () => {
    const other = rate && { ...rate, rate_percent: 90, interval_low: 86, interval_high: 93.1 };
    const [near] = differencesOf([program('A'), program('B', { pass_rate: other })]);
    expect(near?.text).toBe(
      'First-time candidates who passed the NCLEX-RN in 2024: 96.3% of 187 at A (likely 92.4% to 98.2%), 90% of 187 at B (likely 86% to 93.1%). The ranges overlap, so chance may explain it.',
    );
    const apart = other && { ...other, interval_high: 91 };
    expect(differencesOf([program('A'), program('B', { pass_rate: apart })])[0]?.text).not.toContain(
      'chance',
    );
    const older = other && { ...other, period_label: '2023' };
    expect(differencesOf([program('A'), program('B', { pass_rate: older })])).toEqual([]);
  });

  it('compares the rates that most of the programs have in common', () => {
    const older = rate && { ...rate, period_label: '2023' };
    const lower = rate && { ...rate, rate_percent: 90 };
    const programs = [program('A', { pass_rate: older }), program('B'), program('C', { pass_rate: lower })];
    expect(differencesOf(programs)[0]?.text).toContain('at B (likely 92.4% to 98.2%), 90% of 187 at C');
  });

  it('says of what years two prices are, where they differ', () => {
    const { tuition } = madeUpProgram();
    const older = tuition && { ...tuition, total: 40_000, year: '2023-24' };
    const programs = [program('A', { pass_rate: null }), program('B', { pass_rate: null, tuition: older })];
    expect(differencesOf(programs)[0]?.text).toMatch(
      /\$40,000 and \$46,700, at prices of 2023-24 and 2024-25\.$/,
    );
  });

  it('is nothing where nothing is known of two', () => {
    expect(differencesOf([unknownProgram(), unknownProgram({ slug: 'b' }), madeUpProgram()])).toEqual([]);
  });

  it('names the degree where a school is there twice', () => {
    const programs = [
      program('A'),
      program('A', {
        credential: 'MSN',
        tuition: null,
        median_debt: null,
        completions: null,
        graduation_rate_percent: 50,
      }),
    ];
    expect(differencesOf(programs)[0]?.text).toContain('A (BSN)');
  });
});
