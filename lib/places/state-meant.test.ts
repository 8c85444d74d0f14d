import { expect, it } from 'vitest';
import { stateMeantBy } from './state-meant';
import { states } from './states';

it.each([
  ['ohio', 'ohio'],
  ['Ohio', 'ohio'],
  ['OH', 'ohio'],
  ['ny', 'new-york'],
  ['new_york', 'new-york'],
  ['New%20York', 'new-york'],
  ['District of Columbia', 'district-of-columbia'],
  ['D.C.', 'district-of-columbia'],
])('%s names the state %s', (text, slug) => {
  expect(stateMeantBy(text)?.slug).toBe(slug);
});

it.each(['', 'us', 'atlantis', 'ohio-state', 'sorted-by'])('%j names no state', (text) => {
  expect(stateMeantBy(text)).toBeUndefined();
});

it('tells every state from every other by slug, code and name', () => {
  for (const state of states) {
    expect([state.slug, state.code, state.name].map(stateMeantBy)).toEqual([state, state, state]);
  }
});
