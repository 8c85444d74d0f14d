import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import type { StateSlug } from '../states';
import { placeIndex } from './place-index';

const { find, findAmong } = placeIndex(exampleData());
const understood = (asked: string, ...states: StateSlug[]) => {
  const answer = find(asked, states);
  return answer.ok ? answer.place.understood : answer.message;
};

describe('a place is', () => {
  it.each([
    ['a ZIP code', '45402-1234', 'ZIP code 45402 (Dayton, Ohio)'],
    ['a ZIP code after its city', 'Cleveland, OH 44114', 'ZIP code 44114 (Cleveland, Ohio)'],
    ['a city with its state', 'dayton ky', 'Dayton, Kentucky'],
    ['a city whose spelling differs', 'ST LOUIS', 'Saint Louis, Missouri'],
    ['a city much larger than its namesakes', 'Portland', 'Portland, Oregon'],
    ['the city that its state is named after', 'New York', 'New York, New York'],
    ['a borough before the cities of its name', 'Manhattan', 'Manhattan, New York'],
    ['a city of that name in the state named', 'Manhattan, Kan.', 'Manhattan, Kansas'],
    ['a nickname', 'LA', 'Los Angeles, California'],
    ['a metro area', 'the Bay Area', 'Bay Area, California (measured from Oakland)'],
    ['a nickname of a metro area', 'dfw', 'Dallas-Fort Worth, Texas (measured from Irving)'],
    ['a county', 'Cuyahoga County', 'Cuyahoga County, Ohio'],
  ])('%s: %s', (_, asked, expected) => {
    expect(understood(asked)).toBe(expected);
  });

  it('in the state of the search, and elsewhere where that has none', () => {
    expect(understood('Springfield', 'missouri')).toBe('Springfield, Missouri');
    expect(understood('Cincinnati', 'kentucky')).toBe('Cincinnati, Ohio');
  });
});

describe('a place is refused', () => {
  it.each([
    ['a ZIP code of four digits', '4540', 'near needs all five digits of a ZIP code'],
    ['a ZIP code of no place', '00000', 'near has a ZIP code, 00000, that we don’t know'],
    ['a ZIP code of another state', 'Dayton, OH 90210', 'near names two places'],
    ['where the reader is', 'near me', 'near needs a place: write a ZIP code or a city'],
    ['a state', 'Ohio', 'near needs a city or ZIP code, and Ohio is a state: use state=ohio.'],
    ['a postal code', 'OH', 'near needs a city or ZIP code, and Ohio is a state: use state=ohio.'],
    ['a word that is a postal code too', 'hi', 'near has no place called “hi”'],
    ['a name of several cities', 'Springfield', 'near needs a state: Springfield is in Illinois, Massach'],
    ['a state without a city of the name', 'Houston, Maine', 'near has no Houston in Maine in our tables.'],
    [
      'a misspelled name',
      'Cincinati',
      'near has no place called “Cincinati” in our tables: did you mean Cinc',
    ],
    ['nothing', ' ', 'near needs a place'],
  ])('%s: %s', (_, asked, message) => {
    expect(find(asked)).toMatchObject({ ok: false });
    expect(understood(asked).slice(0, message.length)).toBe(message);
  });

  it('with the places that it could be', () => {
    expect(find('Springfield')).toMatchObject({
      allowedValues: ['Springfield, Illinois', 'Springfield, Massachusetts', 'Springfield, Missouri'],
    });
  });
});

describe('among the words of a query', () => {
  it.each([
    ['the longest run is the place', 'LPN Cleveland OH 44114', 'Cleveland OH 44114'],
    ['a large city is a place alone', 'Houston LPN', 'Houston'],
    ['a postal code that is a word counts at the end', 'schools in Portland or', 'Portland or'],
    ['and not before other words', 'Dayton or Springfield', 'Dayton'],
    ['initials count in capitals', 'LPN LA', 'LA'],
    ['a small city counts after a preposition', 'BSN in Chamberlain', 'Chamberlain'],
  ])('%s: %s', (_, query, expected) => {
    const words = query.split(' ');
    const span = findAmong(words);
    expect(words.slice(span?.start, span?.end).join(' ')).toBe(expected);
  });

  it.each(['Chamberlain University', 'schools in New York', 'la', 'schools in Springfield', 'nurse near me'])(
    '%j has no place',
    (query) => {
      expect(findAmong(query.split(' '))).toBeUndefined();
    },
  );
});
