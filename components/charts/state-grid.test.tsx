import { expect, it } from 'vitest';
import { states } from '@/lib/places/states';
import { tileColumns, tilePlaces, tileRows } from './state-grid';

it('every state has one tile of its own', () => {
  expect([...tilePlaces.keys()].sort()).toEqual(states.map(({ code }) => code).sort());
  const places = new Set([...tilePlaces.values()].map(({ column, row }) => `${column},${row}`));
  expect(places.size).toBe(states.length);
  expect([tileColumns, tileRows]).toEqual([11, 8]);
});
