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

  const part = (id: 'earnings' | 'affordability' | 'debt', value: number, points: number) => ({
    id,
    value,
    weight: 25,
    points,
    basis: '',
    reason: null,
  });
  const earned = (median: number) => {
    const { earnings } = madeUpProgram();
    return { ...earnings, restated: median };
  };
  const owed = (amount: number) => ({ amount, release: '2026-06-10' });
  const charged = (total: number) => {
    const { tuition } = madeUpProgram();
    return tuition && { ...tuition, total };
  };

  it('goes from the best to the worst by what the score takes, the largest differences in it first', () => {
    const programs = [
      program('A', {
        earnings: earned(90_000),
        median_debt: owed(30_000),
        score_parts: [part('earnings', 1.2, 20), part('debt', 0.34, 2)],
        pass_rate: null,
      }),
      program('B', {
        earnings: earned(70_000),
        median_debt: owed(20_000),
        score_parts: [part('earnings', 0.9, 5), part('debt', 0.29, 9)],
        pass_rate: null,
      }),
    ];
    expect(differencesOf(programs).map(({ text }) => text)).toEqual([
      'Graduates of A earn 20% more than is usual where nurses earn the same, those of B 10% less than is usual there, with few earners taken to be nearer the usual. At May 2025 wages that is $90,000 (100 earners counted) and $70,000 (100 earners counted).',
      'Graduates who borrowed owe 29% of a year’s pay at B and 34% at A: $20,000 and $30,000.',
    ]);
  });

  it('calls the one with more points better where dollars alone say otherwise', () => {
    const programs = [
      program('A', {
        median_debt: owed(18_000),
        tuition: charged(50_000),
        score_parts: [part('affordability', 0.94, 19), part('debt', 0.23, 10)],
        pass_rate: null,
      }),
      program('B', {
        state: 'california',
        median_debt: owed(19_000),
        tuition: charged(60_000),
        score_parts: [part('affordability', 0.61, 24), part('debt', 0.16, 16)],
        pass_rate: null,
      }),
    ];
    expect(differencesOf(programs).map(({ text }) => text)).toEqual([
      'Graduates who borrowed owe 16% of a year’s pay at B and 23% at A: $19,000 and $18,000.',
      'Beside other programs of its state, tuition for the whole program is 61% of the middle price in California at B and 94% of the middle price in Ohio at A. In dollars it is $60,000 and $50,000.',
    ]);
  });

  it('compares program types in dollars, since their scores are on different scales', () => {
    const programs = [
      program('A', {
        tuition: charged(10_000),
        score_parts: [part('affordability', 1.2, 5)],
        pass_rate: null,
      }),
      program('B', {
        credential: 'ADN',
        state: 'california',
        tuition: charged(20_000),
        score_parts: [part('affordability', 0.5, 25)],
        pass_rate: null,
      }),
    ];
    expect(differencesOf(programs).map(({ text, points }) => [text, points])).toEqual([
      ['Tuition for the whole program is $10,000 less at A than at B: $10,000 and $20,000.', 0],
    ]);
  });

  it('takes money that is less than 5% apart as the same', () => {
    const tuitions = (a: number, b: number) =>
      differencesOf([
        program('A', { tuition: charged(a), pass_rate: null }),
        program('B', { tuition: charged(b), pass_rate: null }),
      ]);
    expect(tuitions(40_000, 41_999)).toEqual([]);
    expect(tuitions(40_000, 42_000)).toHaveLength(1);
    expect(tuitions(0, 0)).toEqual([]);
  });

  it('takes shares of students that are less than 5 points apart as the same, and compares none of people with a degree', () => {
    const finishing = (a: number, b: number, credential: 'BSN' | 'ABSN' = 'BSN') =>
      differencesOf([
        program('A', { graduation_rate_percent: a, credential, pass_rate: null }),
        program('B', { graduation_rate_percent: b, credential, pass_rate: null }),
      ]);
    expect(finishing(30, 28)).toEqual([]);
    expect(finishing(30, 25)).toHaveLength(1);
    expect(finishing(90, 25, 'ABSN')).toEqual([]);
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

  it('compares two rates only where they differ by more than chance and are of the same year', () => {
    const lower = (high: number) =>
      rate && { ...rate, rate_percent: 90, interval_low: 86, interval_high: high };
    const apart = lower(91);
    const [first] = differencesOf([program('A'), program('B', { pass_rate: apart })]);
    expect(first?.text).toBe(
      'First-time candidates who passed the NCLEX-RN in 2024: 96.3% of 187 at A (likely 92.4% to 98.2%), 90% of 187 at B (likely 86% to 91%).',
    );
    expect(differencesOf([program('A'), program('B', { pass_rate: lower(93.1) })])).toEqual([]);
    const older = apart && { ...apart, period_label: '2023' };
    expect(differencesOf([program('A'), program('B', { pass_rate: older })])).toEqual([]);
  });

  it('compares the rates that most of the programs have in common', () => {
    const older = rate && { ...rate, period_label: '2023' };
    const lower = rate && { ...rate, rate_percent: 90, interval_high: 91 };
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
        tuition: charged(10_000),
        median_debt: null,
        completions: null,
      }),
    ];
    expect(differencesOf(programs)[0]?.text).toContain('A (BSN)');
  });
});
