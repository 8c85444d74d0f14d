import { expect, it } from 'vitest';
import { ignoresQuery, isScriptFreeOnRequest } from './page-kinds';

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

it('the finder, what is below it and the pass rates of a state are rendered on request without scripts', () => {
  expect(
    [
      '/programs',
      '/programs?state=ohio',
      '/programs/compare',
      '/programs/a-school',
      '/nclex-pass-rates/ohio?order=rate',
    ].every(isScriptFreeOnRequest),
  ).toBe(true);
  expect(
    ['/', '/programs-of-ours', '/nclex-pass-rates', '/calculators/nursing-roi', '/api/programs'].some(
      isScriptFreeOnRequest,
    ),
  ).toBe(false);
});
