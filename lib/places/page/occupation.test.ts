import { describe, expect, it } from 'vitest';
import { isMissing, valueOrNull } from '@/lib/numbers/figure';
import { pages } from '@/lib/site/pages/pages';
import { exampleData } from '@/tests/support/data';
import { exampleRecords as records, unexplained } from '@/tests/support/figures';
import { areasPath, findOccupation, occupationBySoc, occupationPages } from '../occupations';
import { occupationView } from './occupation';

const views = occupationPages.map((occupation) => occupationView(occupation, exampleData()));
const view = (slug: string) => {
  const found = views.find(({ occupation }) => occupation.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};

describe('the view of an occupation', () => {
  it('has no figure without a value or a reason', () => {
    expect(views.flatMap(unexplained)).toEqual([]);
  });

  it('gives every state, as the table has it', () => {
    const wages = records('data/wages.csv');
    for (const { occupation, states } of views) {
      expect(states).toHaveLength(51);
      for (const { slug, pay } of states) {
        const record = wages.find((row) => row['state_slug'] === slug && row['soc'] === occupation.soc);
        expect(valueOrNull(pay.mean)).toBe(record?.['mean_annual'] ? Number(record['mean_annual']) : null);
        expect(valueOrNull(pay.median)).toBe(
          record?.['median_annual'] ? Number(record['median_annual']) : null,
        );
      }
    }
  });

  it('counts the states for which no wage was released', () => {
    const missing = (slug: string) => view(slug).states.filter(({ pay }) => isMissing(pay.mean)).length;
    const released = (soc: string) =>
      records('data/wages.csv').filter(
        (record) => record['soc'] === soc && record['state_slug'] !== 'us' && record['mean_annual'] !== '',
      ).length;
    expect(released('29-1151')).toBeLessThan(released('29-1141'));
    expect(missing('registered-nurses')).toBe(51 - released('29-1141'));
    expect(missing('nurse-anesthetists')).toBe(51 - released('29-1151'));
  });

  it('lists every area with known wages, the best paid first where they are few', () => {
    const rows = records('data/wages_metro.csv');
    for (const { occupation, areas, topAreas } of views) {
      expect(areas.length).toBe(rows.filter(({ soc }) => soc === occupation.soc).length);
      const means = topAreas.map(({ pay }) => valueOrNull(pay.mean) ?? 0);
      expect(means).toEqual([...means].sort((a, b) => b - a));
    }
    const highest = Math.max(
      ...rows.filter(({ soc }) => soc === '29-1141').map((row) => Number(row['mean_annual'])),
    );
    expect(view('registered-nurses').topAreas[0]?.pay.mean).toEqual({ value: highest });
  });

  it('says in a sentence what its figures say', () => {
    expect(view('nurse-midwives').sentence).toBe(
      'The 7,920 nurse midwives in the United States earn $137,000 a year on average; four in five earn between $93,600 and $188,000.',
    );
  });

  it('derives specialties for advanced practice only', () => {
    const derived = views
      .filter(({ specialties }) => specialties !== null)
      .map(({ occupation }) => occupation.slug);
    expect(derived).toEqual(['nurse-practitioners', 'nurse-anesthetists', 'nurse-midwives']);
  });
});

describe('occupations', () => {
  it('have a page of areas exactly where wages by area are known', () => {
    const held = new Set(records('data/wages_metro.csv').map(({ soc }) => soc));
    expect(
      occupationPages
        .filter(({ byArea }) => byArea)
        .map(({ soc }) => soc)
        .sort(),
    ).toEqual([...held].sort());
    const known = new Set(pages.map(({ path }) => path));
    for (const occupation of occupationPages)
      expect(known.has(areasPath(occupation))).toBe(occupation.byArea ?? false);
  });

  it('are found by slug and by code, and by nothing else', () => {
    expect(findOccupation('registered-nurses')?.soc).toBe('29-1141');
    expect(findOccupation('nurses')).toBeUndefined();
    expect(occupationBySoc('29-2061').slug).toBe('licensed-practical-nurses');
    expect(() => occupationBySoc('99-9999')).toThrow('No occupation page');
  });
});
