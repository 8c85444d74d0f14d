import { describe, expect, it } from 'vitest';
import type { Place } from '@/lib/places/near/place';
import type { Alias } from '@/lib/programs/program';
import { madeUpCatalogue } from '@/tests/support/catalogue';
import { placesIn } from '../program-set';
import { queryReader } from './read-query';
import type { PlaceReader } from './reading';

const also = (...aliases: readonly string[]): Alias[] =>
  aliases.map((alias) => ({ alias, kind: 'nickname' }));
const inSystem = (alias: string): Alias[] => [{ alias, kind: 'system' }];

const catalogue = madeUpCatalogue([
  { institution: 'Ohio State University-Main Campus', city: 'Columbus', aliases: also('OSU', 'Ohio State') },
  { institution: 'Oregon State University', city: 'Corvallis', state: 'oregon', aliases: also('OSU') },
  { institution: 'University of Iowa', city: 'Iowa City', state: 'iowa', aliases: also('Iowa') },
  { institution: 'Coe College', city: 'Cedar Rapids', state: 'iowa' },
  {
    institution: 'University of Pennsylvania',
    city: 'Philadelphia',
    state: 'pennsylvania',
    aliases: also('UPenn'),
  },
  { institution: 'Millersville University of Pennsylvania', city: 'Millersville', state: 'pennsylvania' },
  { institution: 'Penn Commercial', city: 'Washington', state: 'pennsylvania' },
  {
    institution: 'CUNY Lehman College',
    city: 'Bronx',
    state: 'new-york',
    aliases: inSystem('City University of New York'),
  },
  {
    institution: 'CUNY York College',
    city: 'Jamaica',
    state: 'new-york',
    aliases: inSystem('City University of New York'),
  },
  { institution: 'Nassau Community College', city: 'Garden City', state: 'new-york' },
  { institution: 'Boston College', city: 'Boston', state: 'massachusetts' },
  { institution: 'Simmons University', city: 'Boston', state: 'massachusetts' },
  { institution: 'University of Massachusetts-Boston', city: 'Boston', state: 'massachusetts' },
  { institution: 'DePaul University', city: 'Chicago', state: 'illinois' },
  { institution: 'St Olaf College', city: 'Northfield', state: 'minnesota' },
  { institution: 'Gateway Tech Stolen', city: 'Northfield', state: 'minnesota' },
  { institution: 'Emory University', city: 'Atlanta', state: 'georgia' },
  { institution: 'Cleveland State University', city: 'Cleveland', state: 'ohio' },
  { institution: 'Dakota Tech', city: 'Rosemount', state: 'minnesota' },
  { institution: 'Closed College', city: 'Cleveland', state: 'ohio', listPlace: 'closed' },
  { institution: 'Marian University', city: 'Fond du Lac', state: 'wisconsin' },
  { institution: 'Marian University', city: 'Fond du Lac', state: 'wisconsin', credential: 'MSN' },
]);
const { programs } = catalogue;

const cities: Readonly<Record<string, Place>> = Object.fromEntries(
  (
    [
      ['dayton', 'Dayton, Ohio', 'ohio'],
      ['cleveland', 'Cleveland, Ohio', 'ohio'],
      ['emory', 'Emory, Texas', 'texas'],
      ['boston', 'Boston, Massachusetts', 'massachusetts'],
    ] as const
  ).map(([asked, understood, state]) => [
    asked,
    { asked, understood, state, kind: 'city', latitude: 40, longitude: -80 },
  ]),
);
const plain = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
/** Knows single words, and Rosemont as a name that several places have. */
const places: PlaceReader = {
  find: (asked) => {
    const place = cities[plain(asked)];
    return place ? { ok: true, place } : { ok: false, message: 'near is not known.', allowedValues: [] };
  },
  findAmong: (words) => {
    const start = words.findIndex((word) => cities[plain(word)] !== undefined);
    const place = cities[plain(words[start] ?? '')];
    return place && { place, start, end: start + 1 };
  },
  corrected: (name, states) => {
    const { dayton } = cities;
    const isThere = states.length === 0 || states.includes('ohio');
    return name === 'Daytton' && dayton && isThere ? { ...dayton, asked: dayton.understood } : undefined;
  },
  isName: (text) => plain(text) === 'rosemont' || cities[plain(text)] !== undefined,
};

const { read, schoolNamed } = queryReader(programs, catalogue, places);
const schoolsIn = (query: string) => {
  const { names } = read(query);
  return names && [...new Set(placesIn(names).map((place) => programs[place]?.facts.institution))];
};

/** Processor time of reading a name of so many words, the least of some tries. */
function processorTimeOf(words: number): number {
  const times = Array.from({ length: 5 }, (_, turn) => {
    const began = process.cpuUsage();
    for (let count = 0; count < 5; count += 1) schoolNamed(`${'ab '.repeat(words)}${turn}${count}`);
    const { user, system } = process.cpuUsage(began);
    return user + system;
  });
  return Math.min(...times);
}

describe('a name', () => {
  it('of two hundred words takes no longer than its length says, as no school has so many', () => {
    // Twenty times as many words: 400 times as long where the time grew with their square.
    expect(processorTimeOf(200)).toBeLessThan(200 * processorTimeOf(10));
  });

  it('by itself or an alias comes first, and others with its words after it', () => {
    expect(read('University of Pennsylvania').exact).toEqual(['university-of-pennsylvania']);
    expect(schoolsIn('University of Pennsylvania')).toHaveLength(2);
    expect(read('UPenn')).toMatchObject({
      exact: ['university-of-pennsylvania'],
      aliases: new Map([['university-of-pennsylvania', 'UPenn']]),
      namesASchool: true,
      readAs: null,
    });
    expect(schoolsIn('UPenn')).toEqual(['University of Pennsylvania']);
  });

  it('that several schools share finds all of them', () => {
    expect(schoolsIn('OSU')).toEqual(['Ohio State University-Main Campus', 'Oregon State University']);
    expect(read('OSU').exact).toHaveLength(2);
  });

  it('that is a state too is followed by the programs of the state', () => {
    expect(schoolsIn('Iowa')).toEqual(['Coe College', 'University of Iowa']);
    expect(read('Iowa')).toMatchObject({
      exact: ['university-of-iowa'],
      readAs: 'University of Iowa first, then nursing programs in Iowa',
    });
  });

  it('of a system is all its schools, and no town', () => {
    for (const name of ['City University of New York', 'CUNY'])
      expect(schoolsIn(name)).toEqual(['CUNY Lehman College', 'CUNY York College']);
    expect(read('CUNY').readAs).toBe(
      'nursing programs at schools of the system “City University of New York”',
    );
  });

  it('is read with blanks or without, and unfinished', () => {
    expect(schoolsIn('De Paul')).toEqual(['DePaul University']);
    expect(schoolsIn('St. O')).toEqual(['St Olaf College']);
  });

  it('of two schools finds both', () => {
    expect(read('UPenn and Boston College').exact).toEqual(['university-of-pennsylvania', 'boston-college']);
  });

  it('in a longer query is a school’s name, wholly', () => {
    expect(read('Emory University BSN')).toMatchObject({
      namesASchool: true,
      credentials: ['BSN'],
      readAs: 'BSN programs at Emory University',
    });
    expect(read('Cleveland State').namesASchool).toBe(false);
  });
});

describe('a name that no school has', () => {
  it.each([
    ['Boston University', ['Boston College', 'University of Massachusetts-Boston']],
    ['XEmory', ['Emory University']],
    ['Rosemont', []],
    ['Université', []],
  ])('%s is not taken for another: the nearest are offered', (query, nearest) => {
    expect(schoolsIn(query)).toEqual([]);
    expect(read(query)).toMatchObject({ nearest, readAs: null, respelled: new Map() });
  });

  it('is corrected where letters are missing, wrong, swapped or doubled', () => {
    expect(schoolsIn('Emroy Univercity')).toEqual(['Emory University']);
    expect(schoolsIn('Emorry')).toEqual(['Emory University']);
    expect(read('Emroy Univercity')).toMatchObject({
      respelled: new Map([
        ['emroy', ['emory']],
        ['univercity', ['university']],
      ]),
      readAs: 'nursing programs at schools or in cities called “emory university”',
    });
  });
});

describe('a place', () => {
  it.each([
    ['LPN Dayton', ['LPN'], [], 'LPN programs near Dayton, Ohio'],
    ['nursing schools near Cleveland', [], [], 'nursing programs near Cleveland, Ohio'],
    ['best BSN in New York', ['BSN'], ['new-york'], 'BSN programs in New York'],
    ['RN-to-BSN OH', ['RN_TO_BSN'], ['ohio'], 'RN-to-BSN programs in Ohio'],
    ['Texas or Oklahoma', [], ['texas', 'oklahoma'], 'nursing programs in Texas or Oklahoma'],
    ['NURSING SCHOOLS IN OHIO', [], ['ohio'], 'nursing programs in Ohio'],
    ['LVN Washington DC', ['LPN'], ['district-of-columbia'], 'LPN programs in the District of Columbia'],
  ])('%s', (query, credentials, states, readAs) => {
    expect(read(query)).toMatchObject({ credentials, states, readAs });
    expect(read(query).names).toBeUndefined();
  });

  it('of a name that is a school elsewhere is the school', () => {
    expect(schoolsIn('Emory')).toEqual(['Emory University']);
    expect(read('schools in Emory').place?.understood).toBe('Emory, Texas');
  });

  it('that is misspelled is corrected, and in no other state', () => {
    expect(read('Daytton LPN')).toMatchObject({ misspelledPlace: 'Daytton', place: { state: 'ohio' } });
    expect(read('Daytton, Iowa')).toMatchObject({ misspelledPlace: null, place: null });
  });

  it('beside a name narrows it', () => {
    expect(read('Simmons Dayton')).toMatchObject({ place: cities.dayton });
    expect(schoolsIn('Simmons Dayton')).toEqual(['Simmons University']);
  });

  it.each(['nursing schools near me', 'COLLEGES NEAR ME', 'schools nearby'])('%s is asked for', (query) => {
    expect(read(query)).toMatchObject({ asksForPlace: true, states: [], place: null });
  });

  it('that is named beside "near me" is not asked for', () => {
    expect(read('near me in Ohio')).toMatchObject({ asksForPlace: false, states: ['ohio'] });
  });

  it.each(['me', 'or', 'hi', 'in'])('is not meant by the word %s', (query) => {
    expect(read(query).states).toEqual([]);
  });

  it('has no closed school', () => {
    expect(schoolsIn('Closed')).toEqual(['Closed College']);
    expect(queryReader(programs, catalogue).read('schools in Cleveland').names).toHaveLength(1);
  });
});

describe('words for programs', () => {
  it.each([
    ['RN', ['ADN', 'DIPLOMA', 'BSN', 'ABSN'], null],
    ['registered nurse programs', ['ADN', 'DIPLOMA', 'BSN', 'ABSN'], null],
    ['associate degree', ['ADN'], null],
    ['accelerated', ['ABSN'], null],
    ['CRNA', ['MSN', 'DNP'], 'anesthesia'],
    ['nurse practitioner DNP', ['DNP'], 'nurse practitioner'],
    ['midwife', ['MSN', 'DNP'], 'midwifery'],
    ['direct entry MSN', ['MSN'], 'entry'],
  ])('%s', (query, credentials, kind) => {
    expect(read(query)).toMatchObject({ credentials, kind, notInTables: [] });
  });

  it('that no table has are named, with the programs to ask', () => {
    expect(read('PMHNP')).toMatchObject({
      notInTables: ['psychiatric nurse practitioner (PMHNP)'],
      kind: 'nurse practitioner',
    });
    expect(read('evening weekend LPN')).toMatchObject({
      notInTables: ['evening classes', 'weekend classes'],
      credentials: ['LPN'],
    });
  });

  it('that a parameter answers are named with it', () => {
    expect(read('cheapest online BSN under $20k')).toMatchObject({
      credentials: ['BSN'],
      leftOut: [
        { words: 'cheapest', parameter: 'sort=tuition' },
        { words: 'online', parameter: 'delivery=online' },
        { words: 'under $20k', parameter: 'max_tuition' },
      ],
    });
  });

  it('alone, as filler alone, name no school', () => {
    expect(read('nursing school').names).toBeUndefined();
    expect(schoolsIn('--')).toEqual([]);
  });
});

describe('one school', () => {
  it.each([
    ['marian-university', 'marian-university'],
    ['UPenn', 'university-of-pennsylvania'],
    ['ohio state', 'ohio-state-university-main-campus'],
    ['Emory', 'emory-university'],
  ])('%s is %s', (text, slug) => {
    expect(schoolNamed(text)).toEqual({ ok: true, slug });
  });

  it.each([
    ['OSU', true, ['ohio-state-university-main-campus', 'oregon-state-university']],
    ['CUNY', true, ['cuny-lehman-college', 'cuny-york-college']],
    ['Boston University', false, ['boston-college', 'university-of-massachusetts-boston']],
    ['--', false, []],
  ])('%s names no single school: the choices are named', (asked, isCalledSo, nearest) => {
    expect(schoolNamed(asked)).toEqual({ ok: false, asked, nearest, isCalledSo });
  });
});
