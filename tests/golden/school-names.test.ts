import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { programCatalogue } from '@/lib/programs/catalogue/catalogue';
import { wordsOf } from '@/lib/programs/finder/name-query';
import { placesIn } from '@/lib/programs/finder/program-set';
import { queryReader } from '@/lib/programs/finder/query/read-query';

const data = loadData();
const catalogue = programCatalogue(data);
const { programs } = catalogue;
const { read } = queryReader(programs, catalogue, catalogue.places);

const slugsIn = (query: string) => {
  const { names } = read(query);
  return names && new Set(placesIn(names).map((place) => programs[place]?.facts.slug));
};
const schoolsIn = (query: string) => {
  const { names } = read(query);
  return names && [...new Set(placesIn(names).map((place) => programs[place]?.facts.institution))].sort();
};

describe('every other name in the tables', () => {
  const schools = new Map(
    [...catalogue.institutions.values()].flatMap(({ slug, city, ipeds, programs: own }) =>
      ipeds && own.length > 0 ? [[ipeds.unitid, { slug, city: city ?? '' }]] : [],
    ),
  );
  const all = data.rows('name_aliases').flatMap((row) => {
    const school = schools.get(row.unitid);
    return school ? [{ ...row, ...school }] : [];
  });
  const isReadAsCity = ({ alias, city }: (typeof all)[number]) =>
    wordsOf(alias).join('') === wordsOf(city).join('') && read(alias).place !== null;
  const rows = all.filter((row) => !isReadAsCity(row));
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const names = new Map(programs.map(({ facts }) => [letters(facts.institution), facts.slug]));
  /** A name that another school has as its own: Delta College is not San Joaquin Delta College first. */
  const isAnothersName = ({ alias, slug }: (typeof rows)[number]) =>
    (names.get(letters(alias)) ?? slug) !== slug;

  it('finds its school first where no other has it', () => {
    const unshared = rows.filter((row) => row.units_with_alias === 1 && !isAnothersName(row));
    expect(unshared.length).toBeGreaterThan(3000);
    const others = unshared.filter(({ alias, slug }) => {
      const { exact } = read(alias);
      return exact.length !== 1 || exact[0] !== slug || !slugsIn(alias)?.has(slug);
    });
    // These are the names of systems as well.
    expect(others.map(({ alias }) => alias).sort()).toEqual([
      'Platt College',
      'State University of New York',
    ]);
  });

  it('is a city where it is the name of the school’s own, a city of some size', () => {
    expect([...new Set(all.filter(isReadAsCity).map(({ alias }) => alias))].sort()).toEqual([
      'Ann Arbor',
      'Chapel Hill',
      'Evansville',
      'Lynchburg',
      'New Brunswick',
      'San Francisco',
      'St Paul',
      'St. Louis',
      'Staten Island',
      'Tucson',
      'highpoint',
      'sandiego',
      'santarosa',
    ]);
  });

  it('finds all of its schools', () => {
    expect(rows.filter(({ alias, slug }) => !slugsIn(alias)?.has(slug))).toEqual([]);
  });
});

describe('every school', () => {
  it('comes first by its own name', () => {
    const others = programs.filter(({ facts }) => !read(facts.institution).exact.includes(facts.slug));
    expect(others.map(({ facts }) => facts.institution)).toEqual([]);
  });
});

describe('a name that people use', () => {
  it.each([
    ['UCLA', 'University of California-Los Angeles'],
    ['NYU', 'New York University'],
    ['UNC Chapel Hill', 'University of North Carolina at Chapel Hill'],
    ['UT Austin', 'The University of Texas at Austin'],
    ['UMass Boston', 'University of Massachusetts-Boston'],
    ['UW Madison', 'University of Wisconsin-Madison'],
    ['UCSF', 'University of California-San Francisco'],
    ['OHSU', 'Oregon Health & Science University'],
    ['WGU', 'Western Governors University'],
    ['MUSC', 'Medical University of South Carolina'],
    ['Penn West', 'Pennsylvania Western University'],
    ['De Paul', 'DePaul University'],
    ['Mc Henry', 'McHenry County College'],
    ['De Kalb', 'Northern Illinois University'],
    ['LeMoyne', 'Le Moyne College'],
    ['St. O', 'St Olaf College'],
    ['Jersey College Fort Wayne', 'Jersey College - Fort Wayne'],
    ['Notre Dame College', 'Notre Dame College'],
    // A small town gives way to the school that is called so.
    ['Hiram', 'Hiram College'],
  ])('%s finds %s alone', (query, school) => {
    expect(schoolsIn(query)).toEqual([school]);
  });

  it('for a system finds its schools and no town', () => {
    expect(schoolsIn('CUNY')).toHaveLength(14);
    expect(schoolsIn('City University of New York')).toEqual(schoolsIn('CUNY'));
    expect(schoolsIn('University of California')).toEqual([
      'University of California-Davis',
      'University of California-Irvine',
      'University of California-Los Angeles',
      'University of California-San Francisco',
    ]);
    expect(schoolsIn('Cal State')?.every((name) => name !== undefined)).toBe(true);
    expect(schoolsIn('Cal State')).toHaveLength(20);
  });

  it.each(['tricounty', 'tri county', 'tri-county'])('is one however it is joined: %s', (query) => {
    expect(schoolsIn(query)).toHaveLength(4);
  });

  it.each(['Texas A&M', 'Texas A & M', 'Texas A and M'])('is one however "and" is written: %s', (query) => {
    expect(schoolsIn(query)).toEqual(schoolsIn('Texas A&M'));
  });
});

describe('a name that no school has', () => {
  it.each([
    ['Medaille', ['Meadville Medical Center']],
    ['Université', []],
    ['Boston University', ['Boston College', 'University of Massachusetts-Boston']],
  ])('%s finds none, with the nearest', (query, nearest) => {
    expect(schoolsIn(query)).toEqual([]);
    expect(read(query).nearest).toEqual(nearest);
  });

  it.each(['Rosemont', 'Bay State College', 'Queens College', 'Alabama A & M', 'zzz', '🙂'])(
    '%s finds none',
    (query) => expect(schoolsIn(query)).toEqual([]),
  );
});

describe('plain words', () => {
  it.each([
    ['LPN Houston', 'LPN programs near Houston, Texas'],
    ['Cleveland', 'nursing programs near Cleveland, Ohio'],
    ['Dayton', 'nursing programs near Dayton, Ohio'],
    ['nursing school', 'all nursing programs'],
    ['RN to BSN Ohio', 'RN-to-BSN programs in Ohio'],
    ['RN in Phoenix', 'RN programs (ADN, hospital diploma, BSN, or accelerated BSN) near Phoenix, Arizona'],
    ['Cleveland OH 44114', 'nursing programs near ZIP code 44114 (Cleveland, Ohio)'],
    ['Dayton, Ohio area', 'nursing programs near Dayton, Ohio'],
    ['45402', 'nursing programs near ZIP code 45402 (Dayton, Ohio)'],
    ['cheapest LPN program in Texas', 'LPN programs in Texas'],
    ['CRNA schools in California', 'MSN or DNP programs (nurse anesthesia) in California'],
    ['Washington DC', 'nursing programs in the District of Columbia'],
    ['portland or', 'nursing programs near Portland, Oregon'],
    ['bangor me', 'nursing programs near Bangor, Maine'],
    ['indianapolis, in', 'nursing programs near Indianapolis, Indiana'],
    ['Cañon City', 'nursing programs near Canon City, Colorado'],
    ['Coeur d Alene', "nursing programs near Coeur d'Alene, Idaho"],
    ['Philly', 'nursing programs near Philadelphia, Pennsylvania'],
    // UCSF, the University of San Diego, that of Arizona and Washington University are called so too.
    ['San Francisco', 'nursing programs near San Francisco, California'],
    ['San Diego', 'nursing programs near San Diego, California'],
    ['Tucson', 'nursing programs near Tucson, Arizona'],
    ['St. Louis', 'nursing programs near Saint Louis, Missouri'],
  ])('%s', (query, readAs) => {
    expect(read(query)).toMatchObject({ readAs, names: undefined });
  });

  it('for a city name the schools of that name elsewhere', () => {
    expect(read('Miami')).toMatchObject({
      readAs: 'nursing programs near Miami, Florida',
      elsewhere: [
        'Miami University-Hamilton',
        'Miami University-Middletown',
        'Miami University-Oxford',
        'Miami Valley Career Technology Center',
      ],
    });
    expect(schoolsIn('Miami University')).toHaveLength(3);
  });

  it.each(['nursing schools near me', 'colleges near me'])('%s asks for a place', (query) => {
    expect(read(query).asksForPlace).toBe(true);
  });
});
