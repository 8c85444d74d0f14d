import { describe, expect, it } from 'vitest';
import { groupRate, programRate } from '@/tests/support/pass-rates';
import { partsOfYears, wholeYearGroups, wholeYears } from './rate';
import { highestFirst, line, Series } from './series';

const labels = (rates: readonly { readonly period: { readonly label: string } }[]) =>
  rates.map(({ period }) => period.label);

describe('Series', () => {
  it('keeps years apart that do not begin in the same month', () => {
    const rates = [
      programRate({ period_label: '2012' }),
      programRate({ period_label: 'Jul 2013-Jun 2014' }),
      programRate({ period_label: '2014' }),
      programRate({ period_label: '2016', period_start: '2015-10', period_end: '2016-09' }),
    ];
    expect(Series.among(wholeYears(rates)).map((series) => labels(series.rates))).toEqual([
      ['2012', '2014'],
      ['Jul 2013-Jun 2014'],
      ['2016'],
    ]);
  });

  it('keeps years as labelled to their own table', () => {
    const labelled = (period_label: string, source_url: string) =>
      programRate({ period_label, period_kind: 'year as labelled', source_url });
    const rates = [
      labelled('2020', 'https://a.example/'),
      labelled('2020', 'https://b.example/'),
      labelled('2021', 'https://a.example/'),
      programRate({ period_label: '2022', source_url: 'https://a.example/' }),
    ];
    expect(Series.among(wholeYears(rates)).map((series) => labels(series.rates))).toEqual([
      ['2020', '2021'],
      ['2020'],
      ['2022'],
    ]);
  });

  it('takes no part of a year and is made in no other way', () => {
    const part = programRate({ period_label: '2024 Q1', period_kind: 'partial' });
    // @ts-expect-error a part of a year is no year
    const among = () => Series.among(partsOfYears([part]));
    // @ts-expect-error nor is a rate whose period is not known to be a year
    const amongAny = () => Series.among([part]);
    // @ts-expect-error the constructor is closed
    const constructed = () => new Series([]);
    // @ts-expect-error rates that were not found alike are not sorted
    const sorted = () => highestFirst({ rates: [part] });
    // @ts-expect-error nor drawn
    const drawn = () => line({ rates: [part] });
    expect([among, amongAny, constructed, sorted, drawn]).toHaveLength(5);
  });

  it('is sorted by rate, the larger cohort first among equals', () => {
    const rate = (program_name: string, candidates: number, passed: number) =>
      programRate({ program_name, candidates, passed, pass_rate_percent: null });
    const [series] = Series.among(wholeYears([rate('a', 10, 8), rate('b', 20, 18), rate('c', 50, 40)]));
    expect(series && highestFirst(series).map(({ program_name }) => program_name)).toEqual(['b', 'c', 'a']);
  });

  it('is a line from the oldest year on', () => {
    const rates = [programRate({ period_label: '2024' }), programRate({ period_label: '2022' })];
    const [series] = Series.among(wholeYears(rates));
    expect(series && labels(line(series))).toEqual(['2022', '2024']);
  });
});

describe('the quarter trap', () => {
  // NCSBN, first-time US-educated: a first quarter is always above its year, so 94.15, 91.16, 88.37 is no fall.
  const quarter = (period_label: string, pass_rate_percent: number) =>
    groupRate({ period_label, period_kind: 'partial', candidates: 50000, pass_rate_percent });
  const trap = [quarter('2024 Q1', 94.15), groupRate(), quarter('2025 Q1', 88.37)];

  it('a quarter is in no series, so it is neither before nor after a year', () => {
    const series = Series.among(wholeYearGroups(trap));
    expect(series.map(({ rates }) => rates.map(({ rate_percent }) => rate_percent))).toEqual([[91.16]]);
  });
});
