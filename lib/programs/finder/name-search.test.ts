import { describe, expect, it } from 'vitest';
import { madeUpCatalogue } from '@/tests/support/catalogue';
import { nameIndex } from './name-search';
import { placesIn } from './program-set';

const { programs } = madeUpCatalogue([
  { institution: 'Ohio State University-Main Campus', city: 'Columbus', state: 'ohio' },
  { institution: 'Ohio University', city: 'Athens', state: 'ohio' },
  { institution: 'Wright State University', city: 'Dayton', state: 'ohio' },
  { institution: 'State College of Southern Ohio', city: 'Portsmouth', state: 'ohio' },
  { institution: 'Cleveland State University', city: 'Cleveland', state: 'ohio' },
  { institution: 'Lakewood College', city: 'Cleveland', state: 'ohio' },
  { institution: 'Cleveland Community College', city: 'Shelby', state: 'north-carolina' },
  { institution: 'Columbia College', city: 'Columbia', state: 'missouri' },
  { institution: "Saint Mary's College", city: 'Notre Dame', state: 'indiana' },
  { institution: 'Case Western Reserve University', city: 'Cleveland', state: 'ohio' },
]);
const find = nameIndex(programs);
const found = (question: string) => {
  const match = find(question);
  return match ? placesIn(match.programs).map((place) => programs[place]?.facts.institution) : [];
};

describe('a question finds', () => {
  it.each([
    ['the school that has its words side by side, not those that have them apart', 'Ohio State', 1],
    ['schools of a name and those in a city of that name', 'cleveland', 4],
    ['the same with a typing error', 'Clevland', 4],
    ['the same with two letters swapped', 'Clevelnad', 4],
    ['schools in a city within a state', 'Cleveland, OH', 3],
    ['the same in a whole sentence with a typing error', 'nursing schools in Clevlend Ohio', 3],
    ['a school whose last word is cut short', 'case west', 1],
    ['words of a name and a city together', 'lakewood cleveland', 1],
    ['a name however it is spelled', 'St Marys', 1],
    ['a name without its blank', 'OhioState', 1],
    ['all of a state by its code', 'MO', 1],
    ['the school that is spelled as typed before a similar one', 'Columbia', 1],
  ])('%s: %s', (_, question, count) => {
    expect(found(question)).toHaveLength(count);
  });

  it.each(['Harvard University', 'zzz', '🙂', 'ohi cle', '--'])('nothing for %s', (question) => {
    expect(find(question)).toBeUndefined();
  });

  it('in the school itself, by its whole name', () => {
    for (const { facts } of programs) expect(found(facts.institution)).toContain(facts.institution);
    expect(found('Ohio State University-Main Campus')).toEqual(['Ohio State University-Main Campus']);
  });
});

describe('what a question was taken for', () => {
  it('is itself where its words are found', () => {
    expect(find('Ohio State')).toMatchObject({ reading: { literal: true }, respelled: new Map() });
    expect(find('case west')?.respelled).toEqual(new Map());
  });

  it('names the words that were respelled', () => {
    expect(find('Clevland Statte')?.respelled).toEqual(
      new Map([
        ['clevland', ['cleveland']],
        ['statte', ['state']],
      ]),
    );
  });

  it('names the state and the remaining words', () => {
    expect(find('colleges near Cleveland Ohio')?.reading).toEqual({
      words: ['cleveland'],
      state: 'ohio',
      literal: false,
    });
  });
});
