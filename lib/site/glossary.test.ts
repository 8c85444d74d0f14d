import { expect, it } from 'vitest';
import { glossary, glossaryEntry } from './glossary';

it('has each term once, in alphabetical order', () => {
  const ids = glossary().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const terms = glossary().map(({ term }) => term);
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
});

it('explains each term in a sentence or two of at most 20 words', () => {
  const long = glossary().filter(({ meaning }) => meaning.split(' ').length > 20);
  expect(long).toEqual([]);
});

it('leads to the entry', () => {
  expect(glossaryEntry('adn').href).toBe('/glossary#adn');
  expect(() => glossaryEntry('gates')).toThrow();
});
