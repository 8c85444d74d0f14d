import { expect, it } from 'vitest';
import { withArticle, yearsBeside } from './phrases';

it.each([
  ['BSN', 'a BSN'],
  ['ADN', 'an ADN'],
  ['LPN', 'an LPN'],
  ['RN-to-MSN', 'an RN-to-MSN'],
  ['PhD', 'a PhD'],
  ['DNP', 'a DNP'],
  ['accelerated BSN', 'an accelerated BSN'],
  ['post-graduate certificate', 'a post-graduate certificate'],
])('says an article before %s as it is spoken', (noun, phrase) => {
  expect(withArticle(noun)).toBe(phrase);
});

it('puts years beside many months only', () => {
  expect(yearsBeside(23)).toEqual([]);
  expect(yearsBeside(42)).toEqual(['3 years 6 months']);
});
