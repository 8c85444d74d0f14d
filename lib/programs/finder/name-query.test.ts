import { describe, expect, it } from 'vitest';
import { pairsOf, readingsOf, stateCalled, wordsOf } from './name-query';

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

it.each([
  ['district of columbia', 'district-of-columbia'],
  ['dc', 'district-of-columbia'],
  ['ny', 'new-york'],
  ['york', undefined],
])('%j is the state %s', (words, state) => {
  expect(stateCalled(words.split(' '))).toBe(state);
});

describe('a question can be read', () => {
  const readings = (question: string) =>
    readingsOf(question).map(({ words, state, literal }) => [words.join(' '), state, literal]);

  it('as it is typed, and with its last words as a state', () => {
    expect(readings('Cleveland, OH').slice(0, 2)).toEqual([
      ['cleveland oh', null, true],
      ['cleveland', 'ohio', false],
    ]);
    expect(readings('Wheeling West Virginia').slice(0, 3)).toEqual([
      ['wheeling west virginia', null, true],
      ['wheeling', 'west-virginia', false],
      ['wheeling west', 'virginia', false],
    ]);
  });

  it('without the words that people add to a name', () => {
    expect(readings('nursing schools in Akron').at(-1)).toEqual(['akron', null, false]);
  });

  it('as a state alone, but not as nothing', () => {
    expect(readings('Texas')).toContainEqual(['', 'texas', false]);
    expect(readings('the')).toEqual([]);
    expect(readings('college')).toEqual([['college', null, true]]);
  });
});
