import { expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { beyondLimit, timeAhead, type Verdict, verdictOf } from './verdict';

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

it('says beside a number that it is not within 20 years', () => {
  expect(beyondLimit(240, data)).toBe('');
  expect(beyondLimit(null, data)).toBe('');
  expect(timeAhead(82, data)).toBe('6 years 10 months');
  expect(timeAhead(241, data)).toBe('20 years 1 month, not within 20 years');
});
