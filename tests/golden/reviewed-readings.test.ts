import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import type { StateSlug } from '@/lib/places/states';
import { programCatalogue } from '@/lib/programs/catalogue/catalogue';
import { queryReader } from '@/lib/programs/finder/query/read-query';
import { searchParameters, searchRules } from '@/lib/programs/finder/search-parameters';
import { findPrograms } from '@/lib/site/api/programs';

// Questions that an earlier version read wrongly, each with the right reading.

const catalogue = programCatalogue(loadData());
const { read, schoolNamed } = queryReader(catalogue.programs, catalogue, catalogue.places);
const RN = 'RN programs (ADN, hospital diploma, BSN, or accelerated BSN)';

function answerTo(search: string) {
  const parsed = parseQuery(searchParameters, new URLSearchParams(search), searchRules);
  const found = parsed.ok ? findPrograms(parsed.inputs) : parsed;
  if (!found.ok) throw new Error(found.problem.message);
  return found.answer;
}

function refusalOf(search: string): string {
  const parsed = parseQuery(searchParameters, new URLSearchParams(search), searchRules);
  const found = parsed.ok ? findPrograms(parsed.inputs) : parsed;
  return found.ok ? 'answered' : found.problem.message;
}

describe('a kind of school in the singular is no name', () => {
  it.each([
    ['BSN school Ohio', 'BSN programs in Ohio'],
    ['school for BSN in Ohio', 'BSN programs in Ohio'],
    ['CRNA school Florida', 'MSN or DNP programs (nurse anesthesia) in Florida'],
    ['Texas school LPN', 'LPN programs in Texas'],
    ['LPN school Houston', 'LPN programs near Houston, Texas'],
    ['ADN college Florida', 'ADN programs in Florida'],
    ['BSN university Texas', 'BSN programs in Texas'],
    ['RN school Chicago', `${RN} near Chicago, Illinois`],
    ['nursing program at a university in Texas', 'nursing programs in Texas'],
  ])('%s', (query, readAs) => expect(read(query)).toMatchObject({ readAs, names: undefined }));

  it.each(['LPN school near me', 'BSN college near me', 'CNA school near me'])('%s needs a place', (query) =>
    expect(read(query).asksForPlace).toBe(true),
  );

  it.each([
    'Texas Health School',
    'Texas Health School LPN',
    'Boston College BSN',
    'BSN University of Cincinnati',
  ])('%s is a school', (query) => expect(read(query).exact).toHaveLength(1));

  it('after a name is part of it', () => expect(read('Boston University BSN').place).toBeNull());
});

describe('a misspelled city', () => {
  it.each<[string, StateSlug[], string, string]>([
    ['Colombus Ohio', [], 'Colombus', 'Columbus, Ohio'],
    ['Colombus OH LPN', [], 'Colombus', 'Columbus, Ohio'],
    ['Colombus', ['georgia'], 'Colombus', 'Columbus, Georgia'],
    ['Pittsburg PA', [], 'Pittsburg', 'Pittsburgh, Pennsylvania'],
    ['Cincinatti', [], 'Cincinatti', 'Cincinnati, Ohio'],
    ['Philidelphia ADN', [], 'Philidelphia', 'Philadelphia, Pennsylvania'],
  ])('%s is corrected, and said', (query, states, misspelledPlace, understood) => {
    expect(read(query, states)).toMatchObject({ misspelledPlace, place: { understood } });
  });

  it('is in no other state', () => expect(read('Colombus', ['florida']).place).toBeNull());
  it('is no school', () => expect(read('Chamberlin').place).toBeNull());
  it('is named in a note', () =>
    expect(answerTo('query=Cincinatti').notes).toContain('“Cincinatti” was taken for Cincinnati, Ohio.'));
});

describe('the code of a state', () => {
  it.each<[string, StateSlug]>([
    ['LPN IN', 'indiana'],
    ['LPN OR', 'oregon'],
    ['ME nursing', 'maine'],
    ['IN nursing schools', 'indiana'],
    ['LPN PA', 'pennsylvania'],
    ['PA nursing', 'pennsylvania'],
    ['BSN MA', 'massachusetts'],
  ])('%s is %s', (query, state) => expect(read(query)).toMatchObject({ states: [state], names: undefined }));

  it.each(['lpn in', 'LPN OR RN', 'NURSING SCHOOLS IN', 'LPN LA'])('%s has none', (query) =>
    expect(read(query).states).toEqual([]),
  );

  it('is the school that is called so where it is all of the query', () =>
    expect(read('MA').exact).toHaveLength(1));
});

describe('words that a parameter answers', () => {
  it.each([
    ['private BSN Texas', 'control', 'BSN programs in Texas'],
    ['for-profit LPN florida', 'control=private for-profit', 'LPN programs in Florida'],
    ['ADN community college California', 'control=public', 'ADN programs in California'],
    ['community college ADN near Dayton', 'control=public', 'ADN programs near Dayton, Ohio'],
    ['CCNE accredited BSN Ohio', 'accreditor=CCNE', 'BSN programs in Ohio'],
    ['ACEN ADN ohio', 'accreditor=ACEN', 'ADN programs in Ohio'],
    ['BSN Ohio under 30000', 'max_tuition', 'BSN programs in Ohio'],
    ['LPN within 50 miles of Dayton', 'radius_miles', 'LPN programs near Dayton, Ohio'],
    ['top 10 nursing schools', 'limit', 'all nursing programs'],
    ['free nursing school', 'sort=tuition', 'all nursing programs'],
    ['nursing schools with high NCLEX pass rates in Georgia', 'min_pass_rate', 'nursing programs in Georgia'],
    ['how much does UCLA nursing cost', 'max_tuition', 'nursing programs at UCLA'],
    ['online RN to BSN', 'delivery=online', 'RN-to-BSN programs'],
  ])('%s: %s', (query, parameter, readAs) => {
    const reading = read(query);
    expect(reading.leftOut.map((one) => one.parameter)).toEqual([parameter]);
    expect(reading.readAs).toBe(readAs);
  });

  it('are none in the name of a school', () =>
    expect(read('American Public University System BSN')).toMatchObject({ leftOut: [], namesASchool: true }));
});

describe('what contradicts', () => {
  it.each([
    ['query=LPN+Houston&credential=BSN', /names LPN programs, .* credential=BSN: the parameter decides/],
    ['query=Ohio&state=texas', /names Ohio, and state=texas is elsewhere/],
  ])('%s is said', (search, note) => expect(answerTo(search).notes.join(' ')).toMatch(note));

  it('is not a part of what is asked', () =>
    expect(answerTo('query=RN+Ohio&credential=BSN').notes.join(' ')).not.toContain('parameter decides'));

  it('in a place is named', () => {
    expect(answerTo('near=45402,+OH').place?.understood).toBe('ZIP code 45402 (Dayton, Ohio)');
    expect(refusalOf('near=45402,+CA')).toMatch(/names two places: the ZIP code is in Ohio/);
  });
});

describe('names of schools', () => {
  it.each<[string, StateSlug[]]>([
    ['Miami, Ohio', []],
    ['Miami', ['ohio']],
  ])('%s is Miami University, for there is no such town', (query, states) => {
    expect(read(query, states)).toMatchObject({ place: null, namesASchool: false });
    expect(answerTo('query=Miami&state=ohio').results[0]?.institution).toMatch(/^Miami University/);
  });

  it('with a comma between them are several', () => expect(read('UCLA, UCSF').exact).toHaveLength(2));
  it.each(['UCLA Emory', 'UCLA, Emory'])('%s are offered one by one', (query) =>
    expect(answerTo(`query=${query}`).notes.join(' ')).toContain('ask with schools=UCLA&schools=Emory'),
  );
  it('in one value are asked for one by one', () =>
    expect(refusalOf('schools=Ohio+State,UCLA')).toContain('ask with schools=Ohio+State&schools=UCLA'));
  it.each(['above', 'track'])('%s is like none', (text) =>
    expect(schoolNamed(text)).toMatchObject({ ok: false, asked: text, nearest: [] }),
  );
  it.each(['Queens College', 'Alabama A & M', 'Boston University'])('%s is not two', (query) =>
    expect(read(query).several).toEqual([]),
  );
});
