import { describe, expect, it } from 'vitest';
import { isMissing, valueOrNull } from '@/lib/numbers/figure';
import { pages } from '@/lib/site/pages/pages';
import { exampleData } from '@/tests/support/data';
import { exampleRecords as records, unexplained } from '@/tests/support/figures';
import { areasPath, findOccupation, occupationBySoc, occupationPages } from '../occupations';
import { areasByState, occupationView } from './occupation';
import { occupationMetadata, occupationSitePage } from './pay-metadata';

const views = occupationPages.map((occupation) => occupationView(occupation, exampleData()));
const view = (slug: string, query = '') => {
  const occupation = findOccupation(slug);
  if (!occupation) throw new Error(slug);
  return occupationView(occupation, exampleData(), new URLSearchParams(query));
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

  it('lists every area with known wages, once, under its state', () => {
    const rows = records('data/wages_metro.csv');
    for (const of of views) {
      const expected = rows.filter(({ soc }) => soc === of.occupation.soc).map(({ area_code }) => area_code);
      const grouped = areasByState(of).flatMap(({ areas }) => areas.map(({ key }) => key));
      expect(grouped.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('compares the nursing jobs with its own, the lowest middle first', () => {
    const slugs = (slug: string) => view(slug).drawn.map(({ occupation }) => occupation.slug);
    const ladder = [
      'nursing-assistants',
      'licensed-practical-nurses',
      'registered-nurses',
      'nurse-practitioners',
    ];
    expect(slugs('registered-nurses')).toEqual(ladder);
    expect(slugs('nurse-anesthetists')).toEqual([...ladder, 'nurse-anesthetists']);
  });

  it('derives specialties for advanced practice only', () => {
    const derived = views
      .filter(({ specialties }) => specialties !== null)
      .map(({ occupation }) => occupation.slug);
    expect(derived).toEqual(['nurse-practitioners', 'nurse-anesthetists', 'nurse-midwives']);
  });
});

describe('a state', () => {
  const ohio = view('registered-nurses', 'state=ohio');

  it('is answered for with its own pay, its jobs and its areas', () => {
    const { area, place, paid, areasHere, places, jobs } = ohio;
    const rn = (soc: string) =>
      records('data/wages.csv').find((row) => row['state_slug'] === 'ohio' && row['soc'] === soc);
    expect([area, place]).toEqual(['ohio', 'Ohio']);
    expect(paid.median).toEqual({ value: Number(rn('29-1141')?.['median_annual']) });
    expect(jobs[1]?.pay.median).toEqual({ value: Number(rn('29-2061')?.['median_annual']) });
    expect(areasHere.length).toBeGreaterThan(0);
    expect(areasHere.every(({ state }) => state === 'ohio')).toBe(true);
    expect(places).toBe(areasHere);
    expect(unexplained(ohio)).toEqual([]);
  });

  it('may be its code, and has a title and an address of its own', () => {
    expect(view('registered-nurses', 'state=OH').area).toBe('ohio');
    expect(occupationSitePage(ohio).title).toBe('What registered nurses earn in Ohio');
    expect(String(occupationMetadata(ohio).alternates?.canonical)).toMatch(/\?state=ohio$/);
    expect(String(occupationMetadata(view('registered-nurses')).alternates?.canonical)).toMatch(
      /\/salaries\/registered-nurses$/,
    );
  });

  it('with an unknown name is a problem, and the nation is answered for', () => {
    const { question, area } = view('registered-nurses', 'state=narnia');
    expect(question.problems).toHaveLength(1);
    expect(question.problems[0]?.fieldId).toBe('state');
    expect(area).toBe('us');
    expect(occupationMetadata(view('registered-nurses', 'state=narnia')).robots).toEqual({ index: false });
  });

  it('without areas has the states in their place', () => {
    const { areasHere, places, states } = view('nurse-midwives', 'state=ohio');
    expect(areasHere).toEqual([]);
    expect(places).toBe(states);
  });
});

describe('the name of an area', () => {
  const named = new Map(view('registered-nurses').areas.map(({ fullName, name }) => [fullName, name]));

  it('is its first city, and what it is called outside of metropolitan areas', () => {
    for (const [fullName, name] of named) {
      expect(fullName.startsWith(name.replace(', rural', '')), `${fullName}: ${name}`).toBe(true);
      expect(name).not.toMatch(/-|, [A-Z]{2}/);
    }
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
