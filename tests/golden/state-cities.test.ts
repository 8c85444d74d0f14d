import { expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { placeIndex } from '@/lib/places/near/place-index';
import { largeCities } from '@/lib/places/page/state-cities';
import { stateSlugs } from '@/lib/places/states';

const data = loadData();

it('are those with most ZIP codes, spelled as people do', () => {
  expect(largeCities('texas', data).map(({ name }) => name)).toContain('Houston');
  expect(largeCities('ohio', data).map(({ name }) => name)).toEqual([
    'Cincinnati',
    'Columbus',
    'Dayton',
    'Cleveland',
    'Toledo',
    'Akron',
  ]);
});

it('are places that a search finds in the state, in every state', () => {
  for (const state of stateSlugs) {
    const cities = largeCities(state, data);
    expect(cities.length, state).toBeGreaterThan(0);
    for (const { href } of cities) {
      const near = new URLSearchParams(href.split('?')[1]).get('near') ?? '';
      expect(placeIndex(data).find(near), href).toMatchObject({ ok: true, place: { state } });
    }
  }
});
