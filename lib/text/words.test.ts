import { expect, it } from 'vitest';
import { capitalized, choice, count, list, numberInWords, uncapitalized } from './words';

it('counts one thing and many', () => {
  expect([count(1, 'program'), count(1048, 'program'), count(2, 'college that', 'colleges that')]).toEqual([
    '1 program',
    '1,048 programs',
    '2 colleges that',
  ]);
});

it('begins with a capital and keeps the rest', () => {
  expect(['the cost', 'registered nurses', 'RN-to-BSN', ''].map(capitalized)).toEqual([
    'The cost',
    'Registered nurses',
    'RN-to-BSN',
    '',
  ]);
});

it('begins with a small letter inside a sentence', () => {
  expect(uncapitalized('Raise your GPA')).toBe('raise your GPA');
});

it('joins and chooses', () => {
  expect([list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual(['a', 'a and b', 'a, b, and c']);
  expect([choice(['a', 'b']), choice(['a', 'b', 'c'])]).toEqual(['a or b', 'a, b, or c']);
});

it('spells out numbers below ten', () => {
  expect([3, 9, 10, 1200].map(numberInWords)).toEqual(['three', 'nine', '10', '1,200']);
});
