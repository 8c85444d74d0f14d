import { describe, expect, it } from 'vitest';
import type { FullYear, PartOfYear, WholeYear } from '@/lib/data/period';
import { groupRow, programRate, programRow } from '@/tests/support/pass-rates';
import { GroupRate, PassRate, partsOfYears, wholeYears } from './rate';

describe('PassRate', () => {
  it('carries its count, period, interval and source', () => {
    expect(programRate()).toMatchObject({
      exam: 'NCLEX-RN',
      period: { kind: 'full-year', label: '2024', year: 2024 },
      candidates: 186,
      passed: 170,
      rate_percent: 91.4,
      interval_low: 86.5,
      interval_high: 94.6,
      verification: 'board',
      source_url: 'https://board.example/2024',
    });
  });

  it('is refused for a cohort under 10', () => {
    expect(PassRate.of(programRow({ candidates: 9, passed: 9, pass_rate_percent: 100 }))).toBeUndefined();
    expect(GroupRate.of(groupRow({ candidates: 9 }))).toBeUndefined();
    expect(PassRate.of(programRow({ candidates: 10, passed: 9, pass_rate_percent: 90 }))).toBeDefined();
  });

  it('is refused without passes and without a rate', () => {
    expect(PassRate.of(programRow({ passed: null, pass_rate_percent: null }))).toBeUndefined();
  });

  it('is refused without a year', () => {
    expect(PassRate.of(programRow({ period_label: 'recently' }))).toBeUndefined();
  });

  it('takes the passes from the rate where they are not printed', () => {
    expect(programRate({ passed: null, pass_rate_percent: 91.4 }).passed).toBe(170);
    expect(programRate({ candidates: 16, passed: null, pass_rate_percent: 62.5 }).passed).toBe(10);
  });

  it('keeps a rate that is not printed missing', () => {
    expect(programRate({ pass_rate_percent: null })).toMatchObject({ rate_percent: null, passed: 170 });
  });

  it('cannot be made, or made smaller, by hand', () => {
    const rate = programRate();
    // @ts-expect-error the constructor is closed
    const constructed = () => new PassRate(programRow(), { candidates: 3, passed: 3 }, rate.period);
    // @ts-expect-error a copy with another count in it is not a rate
    const copied: PassRate = { ...rate, candidates: 3 };
    expect(constructed).toBeDefined();
    expect(copied).not.toBeInstanceOf(PassRate);
  });
});

describe('whole years and parts', () => {
  const year = programRate();
  const part = programRate({ period_label: '2025 Q1', period_kind: 'partial' });

  it('are kept apart', () => {
    expect(wholeYears([year, part])).toEqual([year]);
    expect(partsOfYears([year, part])).toEqual([part]);
  });

  it('do not stand for each other', () => {
    const [whole] = wholeYears([year]);
    const [partial] = partsOfYears([part]);
    // @ts-expect-error a part of a year is no year
    const wrong: PassRate<WholeYear> | undefined = partial;
    // @ts-expect-error a year is no part
    const wrongToo: PassRate<PartOfYear> | undefined = whole;
    // @ts-expect-error a year as labelled may be among whole years
    const wrongAsWell: PassRate<FullYear> | undefined = whole;
    expect([wrong, wrongToo, wrongAsWell]).toEqual([part, year, year]);
  });
});
