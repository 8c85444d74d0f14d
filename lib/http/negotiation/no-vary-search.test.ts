import { expect, it } from 'vitest';
import { namesVariedBy, saysQueryIgnored, variesBy } from './no-vary-search';

it.each([
  [[], 'params'],
  [['state'], 'key-order, params, except=("state")'],
  [['gpa', 'teas_score'], 'key-order, params, except=("gpa" "teas_score")'],
])('a response that varies by %j says %s, which is read back', (names, value) => {
  expect(variesBy(names)).toBe(value);
  expect(namesVariedBy({ 'no-vary-search': value })).toEqual(names);
  expect(saysQueryIgnored({ 'no-vary-search': value })).toBe(names.length === 0);
});

it.each([{}, { 'no-vary-search': 'key-order' }, { 'no-vary-search': 'params=("utm")' }])(
  'nothing is read from %j',
  (headers) => {
    expect(namesVariedBy(headers)).toBeUndefined();
    expect(saysQueryIgnored(headers)).toBe(false);
  },
);
