import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadData } from '@/lib/data/data';
import { smallestCohort } from '@/lib/data/tables/pass-rates';
import { wilsonInterval } from '@/lib/pass-rates/interval';
import { passRates, passRatesOf } from '@/lib/pass-rates/pass-rates';
import { pool } from '@/lib/pass-rates/pool';
import { wholeYears } from '@/lib/pass-rates/rate';
import { highestFirst, Series } from '@/lib/pass-rates/series';
import { rateInWords } from '@/lib/pass-rates/words';
import { groupRow, programRate, programRow } from '../support/pass-rates';

const counts = fc
  .integer({ min: 1, max: 500 })
  .chain((candidates) =>
    fc.record({ candidates: fc.constant(candidates), passed: fc.integer({ min: 0, max: candidates }) }),
  );

const programs = fc.array(
  fc
    .record({
      counts,
      program_name: fc.constantFrom('one', 'two', 'three'),
      program_type: fc.constantFrom('ADN', 'BSN', null),
      period: fc.constantFrom(
        { period_label: '2023', period_kind: 'full-year' },
        { period_label: '2024', period_kind: 'full-year' },
        { period_label: '2024 Q1', period_kind: 'partial' },
        { period_label: '2024 Q2', period_kind: 'partial' },
        { period_label: '2024 Q1-Q2', period_kind: 'partial' },
        { period_label: '2023', period_kind: 'year as labelled' },
      ),
    })
    .map(({ counts, period, ...cells }) =>
      programRow({ ...cells, ...counts, ...period, pass_rate_percent: null }),
    ),
  { maxLength: 12 },
);

describe('suppression', () => {
  test('no published rate has a cohort under 10, whatever the table holds', () => {
    fc.assert(
      fc.property(programs, (rows) => {
        const { rates } = passRates(rows, []);
        expect(rates.every(({ candidates }) => candidates >= smallestCohort)).toBe(true);
      }),
    );
  });

  test('a row that may be published alone is published', () => {
    fc.assert(
      fc.property(counts, ({ candidates, passed }) => {
        const row = programRow({ candidates, passed, pass_rate_percent: null });
        expect(passRates([row], []).rates).toHaveLength(candidates < smallestCohort ? 0 : 1);
      }),
    );
  });

  test('no published total less the programs beside it leaves a cohort under 10', () => {
    const total = fc.record({
      candidates: fc.integer({ min: 10, max: 900 }),
      year: fc.constantFrom('2023', '2024'),
    });
    fc.assert(
      fc.property(programs, fc.array(total, { maxLength: 4 }), (rows, totals) => {
        const groups = totals.map(({ candidates, year }, index) =>
          groupRow({ state_slug: 'ohio', candidates, period_label: year, candidate_group: `group ${index}` }),
        );
        const held = passRates(rows, groups);
        for (const { candidates, period } of held.totals) {
          const beside = held.rates.filter((rate) => rate.period.label === period.label);
          for (const type of ['ADN', 'BSN', null, undefined]) {
            const parts = beside.filter((rate) => type === undefined || rate.program_type === type);
            const left = parts.reduce((rest, part) => rest - part.candidates, candidates);
            expect(left <= 0 || left >= smallestCohort).toBe(true);
          }
        }
      }),
    );
  });

  test('no published year less the published parts of it leaves a cohort under 10', () => {
    fc.assert(
      fc.property(programs, (rows) => {
        const { rates } = passRates(rows, []);
        for (const year of rates.filter(({ period }) => period.kind === 'full-year')) {
          const parts = rates.filter(
            ({ period, program_name, program_type }) =>
              period.kind === 'partial' &&
              period.year === year.period.year &&
              program_name === year.program_name &&
              program_type === year.program_type,
          );
          for (const part of parts) {
            const left = year.candidates - part.candidates;
            expect(left <= 0 || left >= smallestCohort).toBe(true);
          }
        }
      }),
    );
  });

  test('the published totals of states reveal no small cohort', () => {
    const held = passRatesOf(loadData());
    const states = held.totals.filter(({ state_slug }) => state_slug !== 'us');
    expect(states.length).toBeGreaterThan(10);
    for (const total of states) {
      const beside = held.rates.filter(
        ({ state_slug, exam, period }) =>
          state_slug === total.state_slug && exam === total.exam && period.year === total.period.year,
      );
      const left = beside.reduce((rest, part) => rest - part.candidates, total.candidates);
      expect(left <= 0 || left >= smallestCohort, JSON.stringify(total)).toBe(true);
    }
  });

  test('nor do groups of candidates less any of the others beside them', () => {
    const { totals } = passRates([], loadData().rows('nclex_national'));
    for (const total of totals) {
      const beside = totals.filter(
        (other) =>
          other !== total &&
          other.state_slug === total.state_slug &&
          other.exam === total.exam &&
          other.period.label === total.period.label,
      );
      const rests = beside.reduce(
        (left, { candidates }) => left.concat(left.map((rest) => rest - candidates)),
        [total.candidates],
      );
      expect(rests.filter((rest) => rest > 0 && rest < smallestCohort)).toEqual([]);
    }
  });
});

describe('intervals', () => {
  test('lie within 0 and 100 and hold the rate', () => {
    fc.assert(
      fc.property(counts, ({ candidates, passed }) => {
        const { low, high } = wilsonInterval(passed, candidates);
        const rate = (100 * passed) / candidates;
        // One decimal of rounding.
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(rate + 0.05);
        expect(high).toBeGreaterThanOrEqual(rate - 0.05);
        expect(high).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('mirror each other: those who failed are the rest of those who passed', () => {
    fc.assert(
      fc.property(counts, ({ candidates, passed }) => {
        const { low, high } = wilsonInterval(passed, candidates);
        const failed = wilsonInterval(candidates - passed, candidates);
        expect(failed.low).toBeCloseTo(100 - high, 0);
        expect(failed.high).toBeCloseTo(100 - low, 0);
      }),
    );
  });

  test('are no wider for a cohort ten times as large with the same rate', () => {
    fc.assert(
      fc.property(counts, ({ candidates, passed }) => {
        const small = wilsonInterval(passed, candidates);
        const large = wilsonInterval(passed * 10, candidates * 10);
        expect(large.high - large.low).toBeLessThanOrEqual(small.high - small.low + 0.11);
      }),
    );
  });
});

describe('pools and series', () => {
  test('a pool is the sum of its parts in any order', () => {
    fc.assert(
      fc.property(programs, (rows) => {
        const years = wholeYears(passRates(rows, []).rates);
        expect(pool(years)).toEqual(pool(years.toReversed()));
        expect(pool(years).passed).toBeLessThanOrEqual(pool(years).candidates);
      }),
    );
  });

  test('series hold every whole year once and no part of a year', () => {
    fc.assert(
      fc.property(programs, (rows) => {
        const { rates } = passRates(rows, []);
        const sorted = Series.among(wholeYears(rates)).flatMap(highestFirst);
        expect(new Set(sorted)).toEqual(new Set(wholeYears(rates)));
        expect(sorted.every(({ period }) => String(period.kind) !== 'partial')).toBe(true);
      }),
    );
  });

  test('words always tell the year and the count', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 999 }),
        fc.integer({ min: 0, max: 100 }),
        (candidates, percent) => {
          const words = rateInWords(programRate({ candidates, passed: null, pass_rate_percent: percent }));
          expect(words).toMatch(/^In 2024, /);
          expect(words).toContain(`${percent}% passed`);
          expect(words).toContain(`of ${candidates}`);
        },
      ),
    );
  });
});
