import { expect, it } from 'vitest';
import { isRenderedOnRequest, readsQuery } from './page-kinds';

it.each([
  ['/states/ohio', false],
  ['/states/ohio.md', false],
  ['/', false],
  ['/index.md', false],
  ['/calculators', false],
  ['/options', true],
  ['/options.md', true],
  ['/glossary', false],
  ['/nclex-pass-rates', false],
  ['/data/nclex-pass-rates.csv', false],
  ['/calculators/nursing-roi', true],
  ['/calculators/nursing-roi.md', true],
  ['/programs', true],
  ['/programs.md', true],
  ['/programs/compare', true],
  ['/programs/llms.txt', true],
  ['/programs/any-school-204796', false],
  ['/llms.txt', false],
  ['/no-such-page', false],
  ['/nclex-pass-rates/ohio', true],
  ['/salaries/registered-nurses', true],
  ['/salaries/registered-nurses/areas', false],
  ['/nclex-pass-rates/ohio.md', true],
])('the answer at %s depends on its query: %s', (path, reads) => {
  expect(readsQuery(path)).toBe(reads);
});

it('calculators, the finder, what is below it, pass rates of a state and pay are rendered on request', () => {
  expect(
    [
      '/calculators/nursing-roi?state=ohio',
      '/programs',
      '/programs?state=ohio',
      '/programs/compare',
      '/programs/a-school',
      '/nclex-pass-rates/ohio?order=rate',
      '/salaries/registered-nurses?state=ohio',
    ].every(isRenderedOnRequest),
  ).toBe(true);
  expect(
    [
      '/',
      '/programs-of-ours',
      '/nclex-pass-rates',
      '/calculators',
      '/calculators/nursing-roi.md',
      '/api/programs',
    ].some(isRenderedOnRequest),
  ).toBe(false);
});
