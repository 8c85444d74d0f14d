import { describe, expect, it } from 'vitest';
import { pairsOf, wordsOf } from './name-query';

describe('the words of a name', () => {
  it.each([
    ['The Ohio State University-Main Campus', 'ohio state university main campus'],
    ["Saint Mary's College", 'st marys college'],
    ['St. Mary’s', 'st marys'],
    ['Texas A & M', 'texas a m'],
    ['Universidad del Sagrado Corazón', 'universidad del sagrado corazon'],
    ['Univ. of Mount Union', 'university of mt union'],
    ['constructor __proto__ toString', 'constructor proto tostring'],
    [' —!? ', ''],
  ])('%j are %j', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });
});

it('a phrase is its words in pairs, a word alone itself', () => {
  expect(pairsOf(['a', 'b', 'c'])).toEqual(['a b', 'b c']);
  expect(pairsOf(['a'])).toEqual(['a']);
  expect(pairsOf([])).toEqual([]);
});
