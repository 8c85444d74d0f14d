import { expect, it } from 'vitest';
import { isInteractive, isScriptFreeOnRequest, readsQuery } from './page-kinds';

it.each([
  ['/states/ohio', false],
  ['/states/ohio.md', false],
  ['/', false],
  ['/index.md', false],
  ['/calculators', false],
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
  ['/nclex-pass-rates/ohio.md', true],
])('the answer at %s depends on its query: %s', (path, reads) => {
  expect(readsQuery(path)).toBe(reads);
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

it('calculators run scripts, in HTML', () => {
  expect(['/calculators/nursing-roi', '/calculators/nursing-roi?state=ohio'].every(isInteractive)).toBe(true);
  expect(['/calculators', '/calculators/nursing-roi.md', '/programs', '/'].some(isInteractive)).toBe(false);
});
