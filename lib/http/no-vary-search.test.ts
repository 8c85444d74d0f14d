import { expect, it } from 'vitest';
import { ignoresQuery } from './no-vary-search';

it.each([
  ['/states/ohio', true],
  ['/states/ohio.md', true],
  ['/', true],
  ['/index.md', true],
  ['/calculators', true],
  ['/nclex-pass-rates', true],
  ['/data/nclex-pass-rates.csv', true],
  ['/calculators/nursing-roi', false],
  ['/calculators/nursing-roi.md', false],
  ['/programs', false],
  ['/programs.md', false],
  ['/programs/compare', false],
  ['/programs/llms.txt', false],
  ['/nclex-pass-rates/ohio', false],
  ['/nclex-pass-rates/ohio.md', false],
])('the query of %s changes nothing: %s', (path, ignored) => {
  expect(ignoresQuery(path)).toBe(ignored);
});
