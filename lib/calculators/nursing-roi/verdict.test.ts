import { expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { timeAhead, type Verdict, verdictOf, workRange } from './verdict';

const data = exampleData();

it.each<[number | null, number | null, number | null, Verdict]>([
  [60, 70, 120, 'Yes'],
  [60, 70, 121, 'Yes, slowly'],
  [121, 130, 240, 'Yes, slowly'],
  [60, 200, 241, 'Maybe'],
  [60, 240, null, 'Maybe'],
  [60, 241, 300, 'Not through pay'],
  [60, null, null, 'Not through pay'],
  [null, null, null, 'Not through pay'],
])('%s to %s to %s months are a %s', (low, middle, high, verdict) => {
  expect(verdictOf({ low, middle, high }, data)).toBe(verdict);
});

it('says not within 20 years in place of a longer time', () => {
  expect(timeAhead(82, data)).toBe('6 years 10 months');
  expect(timeAhead(240, data)).toBe('20 years');
  expect(timeAhead(241, data)).toBe('not within 20 years');
  expect(timeAhead(10_819_272, data)).toBe('not within 20 years');
});

it.each([
  [23, 42, '23 to 42 months'],
  [22, null, '22 months to never'],
  [48, 216, '48 to 216 months'],
  [48, 217, '48 months to not within 20 years'],
  [1, 10_314, '1 month to not within 20 years'],
])('writes %s to %s months of work after 24 of study as %s', (low, high, words) => {
  expect(workRange({ programMonths: 24, low, high }, data)).toBe(words);
});
