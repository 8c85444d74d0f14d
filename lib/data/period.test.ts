import { describe, expect, it } from 'vitest';
import {
  labelledBounds,
  labelledYear,
  mayLieWithin,
  monthsIn,
  overlaps,
  type Period,
  type PeriodCells,
  periodOf,
} from './period';

function known(cells: PeriodCells): Period {
  const period = periodOf(cells);
  if (!period) throw new Error(`No year in ${cells.period_label}`);
  return period;
}

describe('labelledYear', () => {
  it.each([
    ['2024', 2024],
    ['2012/13', 2013],
    ['2012-13', 2013],
    ['2012–2013', 2013],
    ['1999/00', 2000],
    ['Jul 2003-Jun 2004', 2004],
    ['2022 Q1-Q2', 2022],
    ['Q1 2025', 2025],
    ['2023 Q3-2024 Q2', 2024],
    ['FY2024', 2024],
    ['Fiscal year 2023-24', 2024],
    ['Jan-Mar 2024', 2024],
    ['2016 (year to date, reported 28 Nov 2016)', 2016],
  ])('%s is of %i', (label, year) => {
    expect(labelledYear(label)).toBe(year);
  });

  it('does not take a month for the next year', () => {
    expect(labelledYear('2012-06')).toBe(2012);
  });

  it('is undefined where no year is named', () => {
    expect(labelledYear('last year')).toBeUndefined();
  });
});

describe('labelledBounds', () => {
  it.each([
    ['2024', '2024-01', '2024-12'],
    ['Jul 2003-Jun 2004', '2003-07', '2004-06'],
    ['2024 Q1', '2024-01', '2024-03'],
    ['Q4 2024', '2024-10', '2024-12'],
    ['2022 Q1-Q2', '2022-01', '2022-06'],
    ['2023 Q3-2024 Q2', '2023-07', '2024-06'],
    ['Q3 2023-Q2 2024', '2023-07', '2024-06'],
    ['2023Q3 – 2024Q2', '2023-07', '2024-06'],
    ['Q3-Q4 2023', '2023-07', '2023-12'],
    ['2024 Q1-Q4', '2024-01', '2024-12'],
    ['3rd quarter 2024', '2024-07', '2024-09'],
    ['First Quarter of 2024', '2024-01', '2024-03'],
    ['2024 H1', '2024-01', '2024-06'],
    ['second half of 2024', '2024-07', '2024-12'],
    ['July 2023-June 2024', '2023-07', '2024-06'],
    ['Jul 2023–Jun 2024', '2023-07', '2024-06'],
    ['Jul. 2023 — Jun. 2024', '2023-07', '2024-06'],
    ['JULY 2023 THROUGH JUNE 2024', '2023-07', '2024-06'],
    ['Sept 2023 to Aug 2024', '2023-09', '2024-08'],
    ['7/2023-6/2024', '2023-07', '2024-06'],
    ['07/01/2023 - 06/30/2024', '2023-07', '2024-06'],
    ['July 1, 2023 to June 30, 2024', '2023-07', '2024-06'],
    ['2023-07 to 2024-06', '2023-07', '2024-06'],
    ['2023-07-2024-06', '2023-07', '2024-06'],
    ['January-June 2024', '2024-01', '2024-06'],
    ['Jan-Mar 2024', '2024-01', '2024-03'],
    ['Jan-Dec 2024', '2024-01', '2024-12'],
    ['June 2024', '2024-06', '2024-06'],
    ['CY 2024', '2024-01', '2024-12'],
    ['Calendar year 2024', '2024-01', '2024-12'],
    ['2024 Q2-2023 Q3', '2024-04', '2023-09'],
  ])('%s runs from %s to %s', (label, start, end) => {
    expect(labelledBounds(label)).toEqual({ start, end });
  });

  it.each(['2012/13', '2023-24', '2011-12', '2023–2024', 'Q3', 'FY2024', 'FY 2024', 'Spring 2024'])(
    'is undefined where no months are named: %s',
    (label) => {
      expect(labelledBounds(label)).toBeUndefined();
    },
  );

  it.each(['Jul-Jun 2024', 'Q3-Q2 2024', 'Jun-24', '07/02/2023 - 06/30/2024', 'Q1, Q3 2024'])(
    'is undefined where it is open which months are meant: %s',
    (label) => {
      expect(labelledBounds(label)).toBeUndefined();
    },
  );
});

describe('periodOf', () => {
  it('takes the months that a row gives over those of its label', () => {
    const period = periodOf({
      period_label: '2016',
      period_kind: 'full-year',
      period_start: '2015-10',
      period_end: '2016-09',
    });
    expect(period).toEqual({
      kind: 'full-year',
      label: '2016',
      start: '2015-10',
      end: '2016-09',
      year: 2016,
    });
  });

  it('is of the year in which it ends', () => {
    const cells = { period_label: '2012/13', period_kind: 'full-year', period_end: '2013-06' } as const;
    expect(known(cells).year).toBe(2013);
  });

  it('does not guess the months of a year as labelled', () => {
    expect(periodOf({ period_label: '2020', period_kind: 'year as labelled' })).toMatchObject({
      start: null,
      end: null,
      year: 2020,
    });
  });

  it('is undefined without a year', () => {
    expect(periodOf({ period_label: 'recently', period_kind: 'partial' })).toBeUndefined();
  });
});

describe('mayLieWithin', () => {
  const year = known({ period_label: '2024', period_kind: 'full-year' });
  const labelled = known({ period_label: '2024', period_kind: 'year as labelled' });
  const part = (period_label: string): Period => known({ period_label, period_kind: 'partial' });

  it('goes by the months where they are known', () => {
    expect(mayLieWithin(part('2024 Q1'), year)).toBe(true);
    expect(mayLieWithin(part('2025 Q1'), year)).toBe(false);
    expect(mayLieWithin(year, part('2024 Q1'))).toBe(false);
  });

  it('goes by the year where they are not', () => {
    expect(mayLieWithin(part('2024 Q1'), labelled)).toBe(true);
    expect(mayLieWithin(part('2024 so far'), year)).toBe(true);
    expect(mayLieWithin(part('2023 so far'), year)).toBe(false);
    expect(mayLieWithin(labelled, year)).toBe(false);
  });
});

describe('overlaps', () => {
  const full = (period_label: string) => known({ period_label, period_kind: 'full-year' });
  const part = (period_label: string) => known({ period_label, period_kind: 'partial' });

  it('is true of years that share a month, and of parts that do', () => {
    expect(overlaps(full('2013'), full('Jul 2013-Jun 2014'))).toBe(true);
    expect(overlaps(full('2012'), full('Jul 2013-Jun 2014'))).toBe(false);
    expect(overlaps(part('2024 Q1-Q2'), part('2024 Q2'))).toBe(true);
    expect(overlaps(part('2024 Q1'), part('2024 Q2'))).toBe(false);
  });

  it('goes by the year where the months are not known', () => {
    expect(overlaps(known({ period_label: '2024', period_kind: 'year as labelled' }), full('2024'))).toBe(
      true,
    );
  });

  it('is false of a year and a part of it', () => {
    expect(overlaps(full('2024'), part('2024 Q1'))).toBe(false);
  });
});

it('monthsIn counts both ends', () => {
  expect(monthsIn(known({ period_label: 'Jul 2013-Jun 2014', period_kind: 'full-year' }))).toBe(12);
  expect(monthsIn(known({ period_label: '2024 Q1', period_kind: 'partial' }))).toBe(3);
  expect(monthsIn(known({ period_label: '2024', period_kind: 'year as labelled' }))).toBeUndefined();
});
