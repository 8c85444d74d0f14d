import { expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { loanLimits } from './loan-limits';

const data = exampleData();
const mostOf = (...[asked, months, cost]: [Parameters<typeof loanLimits>[0], number, number]) =>
  loanLimits(asked, months, cost, data).map(({ borrower, most, left }) => [borrower, most, left]);

it('adds the limits of each year of study', () => {
  // 5,500 + 6,500 + 7,500 + 7,500 and 9,500 + 10,500 + 12,500 + 12,500
  expect(mostOf({ degree: 'BSN', track: undefined }, 48, 57_824)).toEqual([
    ['dependent', 27_000, 30_824],
    ['independent', 45_000, 12_824],
  ]);
});

it('counts a year begun as a year', () => {
  expect(mostOf({ degree: 'LPN', track: undefined }, 12, 8_000).map(([, most]) => most)).toEqual([
    5_500, 9_500,
  ]);
  expect(mostOf({ degree: 'LPN', track: undefined }, 13, 8_000).map(([, most]) => most)).toEqual([
    12_000, 20_000,
  ]);
});

it('starts at the limit of later years where the first two are done', () => {
  expect(mostOf({ degree: 'BSN', track: 'accelerated' }, 15, 59_352)).toEqual([
    ['dependent', 15_000, 44_352],
    ['independent', 25_000, 34_352],
  ]);
  expect(mostOf({ degree: 'RN_TO_BSN', track: undefined }, 18, 9_000)).toEqual([
    ['dependent', 15_000, 0],
    ['independent', 25_000, 0],
  ]);
});

it('never lends more than the limit in all', () => {
  expect(mostOf({ degree: 'BSN', track: undefined }, 96, 60_000).map(([, most]) => most)).toEqual([
    31_000, 57_500,
  ]);
  expect(mostOf({ degree: 'PHD', track: undefined }, 60, 107_455)).toEqual([['graduate', 100_000, 7_455]]);
  expect(mostOf({ degree: 'MSN', track: undefined }, 24, 23_721)).toEqual([['graduate', 41_000, 0]]);
});
