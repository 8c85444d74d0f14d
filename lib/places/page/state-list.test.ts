import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { valueOrNull } from '@/lib/numbers/figure';
import { sortRows } from '@/lib/site/sort';
import { records, unexplained } from '@/tests/support/figures';
import { type AreaSlug, stateSlugs } from '../states';
import { extremes, stateColumns, statesView } from './state-list';

const view = statesView(loadData());

describe('the list of states', () => {
  it('has 51 of them by name, each figure with a value or a reason', () => {
    expect(view.rows).toHaveLength(51);
    expect(view.rows.slice(7, 9).map(({ name }) => name)).toEqual(['Delaware', 'District of Columbia']);
    expect(unexplained(view)).toEqual([]);
  });

  it('gives wages, price levels and public prices as the tables have them', () => {
    const wages = records('data/wages.csv');
    const prices = records('data/price_by_state.csv');
    const levels = records('data/rpp.csv');
    for (const row of view.rows) {
      const wage = (soc: string, column: string) =>
        Number(wages.find((one) => one['state_slug'] === row.slug && one['soc'] === soc)?.[column]);
      const mean = (soc: string) => wage(soc, 'mean_annual');
      const median = (soc: string) => wage(soc, 'median_annual');
      const level = Number(levels.find(({ state_slug }) => state_slug === row.slug)?.['rpp_all_items']);
      const price = prices.find(
        ({ state_slug, credential, control }) =>
          state_slug === row.slug && credential === 'BSN' && control === 'public',
      );
      expect(row.rnMean).toEqual({ value: mean('29-1141') });
      expect(row.lpnMean).toEqual({ value: mean('29-2061') });
      expect(row.npMean).toEqual({ value: mean('29-1171') });
      expect(row.rnMedian).toEqual({ value: median('29-1141') });
      expect(row.lpnMedian).toEqual({ value: median('29-2061') });
      expect(row.npMedian).toEqual({ value: median('29-1171') });
      expect(row.rnMedianAtNationalPrices).toEqual({
        value: Math.round((median('29-1141') / level) * 100),
      });
      expect(valueOrNull(row.bsnPrice)).toBe(price ? Number(price['median']) : null);
    }
  });

  it('says in a sentence what its figures say', () => {
    expect(view.sentence).toMatch(/^The middle RN earns from \$[\d,]+ a year in .+ to \$[\d,]+ in .+\.$/);
    const median = (state: AreaSlug) => loadData().wage(state, '29-1141').median_annual ?? 0;
    const highest = Math.max(...stateSlugs.map(median));
    expect(view.highest).toMatchObject({ value: highest });
    expect(median(view.highest.row.slug)).toBe(highest);
    expect(view.nation).toEqual({ value: median('us') });
  });

  it.each(stateColumns)('sorts by $slug', (column) => {
    const keys = sortRows(view.rows, column).map((row) => column.key(row));
    expect(keys).toHaveLength(51);
    const known = keys.filter((key) => key !== null);
    expect(keys.slice(0, known.length)).toEqual(known);
    const sign = column.direction === 'ascending' ? 1 : -1;
    for (const [index, key] of known.entries()) {
      const next = known[index + 1];
      if (typeof key === 'number' && typeof next === 'number')
        expect(sign * (next - key)).toBeGreaterThanOrEqual(0);
    }
  });

  it('has no extremes where nothing is known', () => {
    expect(() => extremes([{ pay: { missing: 'Not released.' } }], ({ pay }) => pay)).toThrow('No row');
  });
});
