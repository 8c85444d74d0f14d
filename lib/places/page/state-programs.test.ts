import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { chargeYears } from '@/lib/data/year-words';
import { valueOrNull } from '@/lib/numbers/figure';
import { records, unexplained } from '@/tests/support/figures';
import { stateSlugs } from '../states';
import { graduateEarningsIn, priceYear, programCounts, tuitionIn } from './state-programs';

const data = loadData();

describe('tuition in a state', () => {
  it('is what the price table has, by control, for every state and degree', () => {
    const prices = records('data/price_by_state.csv');
    for (const state of stateSlugs) {
      for (const { degree, ...byControl } of tuitionIn(state, data)) {
        for (const control of ['public', 'private'] as const) {
          const record = prices.find(
            (row) =>
              row['state_slug'] === state && row['credential'] === degree && row['control'] === control,
          );
          expect(valueOrNull(byControl[control].median)).toBe(record ? Number(record['median']) : null);
          expect(valueOrNull(byControl[control].institutions)).toBe(
            record ? Number(record['institutions']) : null,
          );
        }
        expect(unexplained(byControl)).toEqual([]);
      }
    }
  });

  it('says that no college of that control has a price, and gives the nation’s beside it', () => {
    const adn = tuitionIn('alaska', data).find(({ degree }) => degree === 'ADN');
    expect(adn?.public.median).toEqual({
      missing: 'No public college in Alaska with a known price awards it.',
    });
    expect(adn?.nationPublicMedian).toEqual({ value: data.price('us', 'ADN', 'public')?.median });
  });

  it('is of one academic year', () => {
    expect(priceYear('ohio', data)).toBe(chargeYears.charges);
  });
});

describe('graduates’ earnings in a state', () => {
  it('are shown where three institutions or more tell them, as the table has them', () => {
    const earnings = records('data/graduate_earnings_by_state.csv');
    for (const state of stateSlugs) {
      for (const row of graduateEarningsIn(state, data)) {
        const record = earnings.find(
          ({ state_slug, credential }) => state_slug === state && credential === row.credential,
        );
        const enough = Number(record?.['distinct_values'] ?? 0) >= 3;
        expect(valueOrNull(row.median)).toBe(enough ? Number(record?.['median_restated']) : null);
        expect(unexplained(row)).toEqual([]);
      }
    }
  });
});

describe('programs in a state', () => {
  const closed = new Set(
    records('data/closures.csv')
      .filter((row) => row['ranked'] === 'no')
      .map((row) => row['unitid']),
  );

  /** The same counts by another way: from the institutions to their awards. */
  function counted(state: string, credential: string) {
    const open = new Map(
      records('data/institutions.csv')
        .filter(
          (row) =>
            row['state_slug'] === state && row['in_latest_ipeds'] === 'yes' && !closed.has(row['unitid']),
        )
        .map((row) => [row['unitid'], row['control']]),
    );
    const awards = records('data/nursing_awards.csv').filter(
      (row) => row['credential'] === credential && open.has(row['unitid']),
    );
    const awarding = awards.filter((row) => row['status'] === 'awarded');
    return {
      institutions: awarding.length,
      publicInstitutions: awarding.filter((row) => open.get(row['unitid']) === 'public').length,
      completions: awards.reduce((total, row) => total + Number(row['completions_latest_year']), 0),
      withoutAwards: awards.length - awarding.length,
    };
  }

  it.each([
    ['ohio', 'LPN'],
    ['ohio', 'BSN'],
    ['california', 'ADN'],
    ['wyoming', 'PHD'],
  ] as const)('of %s are counted as the tables have them: %s', (state, credential) => {
    const row = programCounts(state, data).find((count) => count.credential === credential);
    expect(row).toMatchObject(counted(state, credential));
  });

  it('count only post-master’s certificates as certificates', () => {
    const [certificate] = programCounts('ohio', data).filter(
      ({ credential }) => credential === 'CERTIFICATE',
    );
    const open = new Set(
      records('data/institutions.csv')
        .filter(
          (row) =>
            row['state_slug'] === 'ohio' && row['in_latest_ipeds'] === 'yes' && !closed.has(row['unitid']),
        )
        .map((row) => row['unitid']),
    );
    const awarding = records('data/nursing_awards_detail.csv').filter(
      (row) =>
        row['award_level'] === "Post-master's certificate" &&
        row['credential'] === 'CERTIFICATE' &&
        open.has(row['unitid']) &&
        Number(row['completions_previous_year']) + Number(row['completions_latest_year']) > 0,
    );
    expect(certificate?.institutions).toBe(new Set(awarding.map((row) => row['unitid'])).size);
  });
});
