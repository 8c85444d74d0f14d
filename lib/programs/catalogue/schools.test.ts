import { describe, expect, it } from 'vitest';
import {
  catalogueOf,
  closureRow,
  dataOfRows,
  idsOf,
  institutionRow,
  listingRow,
  unit,
} from '@/tests/support/program-tables';
import { schoolsOf, slugOf } from './schools';

describe('slugOf', () => {
  it.each([
    ['Ohio State University-Main Campus', 'ohio-state-university-main-campus'],
    ["St. Mary's College", 'st-marys-college'],
    ['Texas A & M University', 'texas-a-and-m-university'],
    ['Universidad Adventista de las Antillas, Mayagüez', 'universidad-adventista-de-las-antillas-mayaguez'],
    ['(The) College’s  Way -', 'the-colleges-way'],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe('the address of a school', () => {
  const slugs = (names: readonly (readonly [unitid: string, name: string])[]) =>
    schoolsOf(
      dataOfRows({ institutions: names.map(([unitid, name]) => institutionRow({ unitid, name })) }),
    ).all.map(({ slug }) => slug);

  it('is its name and IPEDS unit', () => {
    expect(slugs([['204796', 'Ohio State University-Main Campus']])).toEqual([
      'ohio-state-university-main-campus-204796',
    ]);
  });

  it('tells schools of one name apart, and stays when another of that name appears', () => {
    const one = ['100001', 'Union College'] as const;
    const other = ['100002', 'Union College'] as const;
    expect(slugs([one])).toEqual(['union-college-100001']);
    expect(slugs([other, one])).toEqual(['union-college-100001', 'union-college-100002']);
  });

  it('is name, city and state where no unit is known', () => {
    const rows = [
      listingRow({ unitid: null, institution: 'Lincoln Institute', city: null }),
      listingRow({
        unitid: null,
        institution: 'Lincoln Institute',
        city: 'Camden',
        state_slug: 'new-jersey',
      }),
    ];
    expect(
      schoolsOf(dataOfRows({ institutions: [], accreditation: rows })).all.map(({ slug }) => slug),
    ).toEqual(['lincoln-institute-camden-new-jersey', 'lincoln-institute-ohio']);
  });
});

it('the city of a school has single spaces, whatever IPEDS writes', () => {
  const rows = [institutionRow({ city: 'West  Atlantic City' })];
  expect(schoolsOf(dataOfRows({ institutions: rows })).all.map(({ city }) => city)).toEqual([
    'West Atlantic City',
  ]);
});

it('a school has the names of the table, its newer name and those on lists', () => {
  const [school] = schoolsOf(
    dataOfRows({
      nameAliases: [
        {
          unitid: unit,
          alias: 'EC',
          kind: 'acronym',
          source: 'common use',
          units_with_alias: 1,
        },
      ],
      closures: [closureRow({ status: 'renamed', new_name: 'Example University' })],
      accreditation: [
        listingRow({ institution: 'Example College, The' }),
        listingRow({ institution: 'Example College, The', credential: 'MSN' }),
      ],
    }),
  ).all;
  expect(school?.aliases).toEqual([
    { alias: 'EC', kind: 'acronym' },
    { alias: 'Example University', kind: 'nickname' },
    { alias: 'Example College, The', kind: 'accreditor name' },
  ]);
});

describe('schools that only an agency lists', () => {
  const spellings = [
    listingRow({ unitid: null, institution: 'ECPI University, Orlando', credential: 'ADN', agency: 'ACEN' }),
    listingRow({ unitid: null, institution: 'ECPI University - Orlando' }),
  ];

  it('are one however agencies punctuate their name', () => {
    const [first, second] = [spellings, spellings.toReversed()].map((accreditation) =>
      catalogueOf({ accreditation }),
    );
    expect(first && idsOf(first)).toEqual([
      'ecpi-university-orlando-columbus-ohio:ADN',
      'ecpi-university-orlando-columbus-ohio:BSN',
    ]);
    const factsOf = (one: typeof first) => one?.programs.map(({ facts }) => facts);
    expect(factsOf(second)).toEqual(factsOf(first));
  });

  it('have neither a control nor what only IPEDS knows', () => {
    const [program] = catalogueOf({ accreditation: spellings }).programs;
    expect(program?.facts).toMatchObject({
      control: null,
      city: 'Columbus',
      state: 'ohio',
      completions_reason: 'The school is not in IPEDS under this name.',
      graduation_rate_reason: 'The school is not in IPEDS under this name.',
      tuition_reason: 'The school is not in IPEDS under this name, so no price is known.',
      graduate_earnings_reason: 'The College Scorecard has no row for it.',
    });
  });
});

describe('the catalogue', () => {
  it('knows every school of IPEDS, closed ones without programs, by name', () => {
    const { institutions } = catalogueOf({
      institutions: [
        institutionRow({ name: 'Zion College' }),
        institutionRow({ unitid: '100002', name: 'Able College', in_latest_ipeds: false }),
      ],
      accreditation: [listingRow(), listingRow({ unitid: '100002' })],
    });
    expect([...institutions.values()].map(({ slug, programs }) => [slug, programs.length])).toEqual([
      ['able-college-100002', 0],
      ['zion-college-100001', 1],
    ]);
  });
});
