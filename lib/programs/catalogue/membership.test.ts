import { describe, expect, it } from 'vitest';
import {
  awardRow,
  catalogueOf,
  certificateRow,
  detailRow,
  idsOf,
  institutionRow,
  listingRow,
  programOf,
  type Rows,
} from '@/tests/support/program-tables';

const credentialsOf = (rows: Rows) => catalogueOf(rows).programs.map(({ credential }) => credential);

describe('a program of the catalogue', () => {
  it('is one that IPEDS counts awards of', () => {
    expect(credentialsOf({ awards: [awardRow({ credential: 'ADN' })] })).toEqual(['ADN']);
  });

  it('is one that IPEDS has on its books without an award in two years', () => {
    const none = { completions_2022_23: 0, completions_2023_24: null };
    expect(credentialsOf({ awards: [awardRow({ credential: 'MSN', ...none })] })).toEqual(['MSN']);
  });

  it('is one that an agency lists as accredited before there are awards', () => {
    const accreditation = [listingRow({ credential: 'ADN', agency: 'ACEN' })];
    expect(credentialsOf({ accreditation })).toEqual(['ADN']);
  });

  it('is one that a state agency recognized for nursing lists', () => {
    const status = 'Approved (state agency recognized for nursing accreditation)';
    const accreditation = [
      listingRow({ credential: 'LPN', agency: 'New York State Board of Regents', status }),
    ];
    expect(credentialsOf({ accreditation })).toEqual(['LPN']);
  });

  it.each([
    'Candidate',
    'Voluntarily withdrawn',
    'Institution closed',
    'Consolidated into Minnesota North College',
  ] as const)('is not one that has no awards and is listed as %s', (status) => {
    expect(credentialsOf({ accreditation: [listingRow({ status })] })).toEqual([]);
    expect(credentialsOf({ accreditation: [listingRow({ status, unitid: null })] })).toEqual([]);
  });

  it('is missing for a school that is no longer in IPEDS', () => {
    const institutions = [institutionRow({ in_ipeds_2024: false })];
    const rows = {
      awards: [awardRow()],
      accreditation: [listingRow()],
      details: [detailRow()],
      awardDetails: [certificateRow()],
    };
    expect(credentialsOf({ institutions, ...rows })).toEqual([]);
    expect(credentialsOf(rows)).toEqual(['BSN', 'ABSN', 'RN_TO_BSN', 'CERTIFICATE']);
  });

  it('is no award for nursing assistants, and none that names no credential', () => {
    const awards = (['CNA', 'OTHER', 'CERTIFICATE'] as const).map((credential) => awardRow({ credential }));
    expect(credentialsOf({ awards })).toEqual([]);
  });

  it('of a school that only an agency lists has its name and place', () => {
    const accreditation = [listingRow({ unitid: null, institution: 'Weimar University', city: 'Weimar' })];
    expect(idsOf(catalogueOf({ accreditation }))).toEqual(['weimar-university-weimar-ohio:BSN']);
  });
});

describe('certificates', () => {
  it("are only post-master's ones, the fields of study together", () => {
    const awardDetails = [
      certificateRow({ completions_2023_24: 5 }),
      certificateRow({ cip: '51.3810', completions_2022_23: null, completions_2023_24: 6 }),
      certificateRow({ award_level: 'Postbaccalaureate certificate', completions_2023_24: 40 }),
    ];
    const program = programOf(catalogueOf({ awardDetails }), 'CERTIFICATE');
    expect(program.facts.completions).toEqual({ count: 11, year: '2023-24' });
  });

  it('of the year before are labeled with that year', () => {
    const none = { completions_2023_24: 0 };
    const awardDetails = [
      certificateRow({ ...none, completions_2022_23: 7 }),
      certificateRow({ ...none, cip: '51.3810', completions_2022_23: 4 }),
    ];
    const program = programOf(catalogueOf({ awardDetails }), 'CERTIFICATE');
    expect(program.facts.completions).toEqual({ count: 11, year: '2022-23' });
  });

  it('have no count of a year that no field reports', () => {
    const awardDetails = [certificateRow({ completions_2022_23: 0, completions_2023_24: null })];
    const program = programOf(catalogueOf({ awardDetails }), 'CERTIFICATE');
    expect(program.facts.completions).toEqual({ count: 0, year: '2022-23' });
  });

  it('of lower levels make no program', () => {
    const awardDetails = [certificateRow({ award_level: 'Postbaccalaureate certificate' })];
    expect(credentialsOf({ awardDetails })).toEqual([]);
  });

  it('of other credentials at that level make no program', () => {
    expect(credentialsOf({ awardDetails: [certificateRow({ credential: 'OTHER' })] })).toEqual([]);
  });

  it('are in where an agency lists a post-graduate program that has no awards', () => {
    expect(credentialsOf({ accreditation: [listingRow({ credential: 'CERTIFICATE' })] })).toEqual([
      'CERTIFICATE',
    ]);
  });
});

describe('a hospital diploma', () => {
  it('is in by the list of its agency alone: IPEDS counts it among certificates', () => {
    const accreditation = [
      listingRow({ credential: 'DIPLOMA', agency: 'ACEN', level_as_printed: 'Diploma' }),
    ];
    const awards = [awardRow({ credential: 'CERTIFICATE' })];
    const { facts } = programOf(catalogueOf({ accreditation, awards }), 'DIPLOMA');
    expect(facts).toMatchObject({
      completions: null,
      completions_reason: 'IPEDS does not tell hospital diplomas apart.',
      accreditation_reason: null,
    });
  });
});

describe('BSN and RN-to-BSN', () => {
  const track = (cells: Parameters<typeof awardRow>[0], more: Rows = {}) => {
    const { programs } = catalogueOf({ awards: [awardRow(cells)], ...more });
    return Object.fromEntries(programs.map(({ credential, facts }) => [credential, facts.track]));
  };

  it('are both there where a college awards a BSN, and nothing tells which it is', () => {
    expect(track({})).toEqual({ BSN: null, RN_TO_BSN: 'not told' });
  });

  it('are one where the BSN is likely completion for RNs, even where it is accredited', () => {
    expect(track({ track: 'completion likely' })).toEqual({ RN_TO_BSN: 'likely' });
    expect(track({ track: 'completion likely' }, { accreditation: [listingRow()] })).toEqual({
      RN_TO_BSN: 'likely',
    });
  });

  it('are both there where it is possibly completion, and the BSN says so', () => {
    expect(track({ track: 'completion possible' })).toEqual({
      BSN: 'completion possible',
      RN_TO_BSN: 'not told',
    });
  });

  it('are confirmed by what the school says of the program', () => {
    const details = [detailRow({ credential: 'RN_TO_BSN' })];
    expect(track({}, { details })).toEqual({ BSN: null, RN_TO_BSN: 'confirmed' });
    expect(track({ track: 'completion likely' }, { details })).toEqual({ RN_TO_BSN: 'confirmed' });
  });

  it('are no RN-to-BSN where no BSN has been awarded', () => {
    expect(track({ completions_2022_23: 0, completions_2023_24: 0 })).toEqual({ BSN: null });
    expect(credentialsOf({ accreditation: [listingRow()] })).toEqual(['BSN']);
  });
});

describe('an accelerated BSN', () => {
  it('is in only where it is confirmed', () => {
    expect(credentialsOf({ awards: [awardRow()] })).toEqual(['BSN', 'RN_TO_BSN']);
    expect(credentialsOf({ awards: [awardRow()], details: [detailRow()] })).toEqual([
      'BSN',
      'ABSN',
      'RN_TO_BSN',
    ]);
  });

  it('of a school that only an agency lists joins it by name and place', () => {
    const accreditation = [listingRow({ unitid: null })];
    const details = [detailRow({ unitid: null }), detailRow({ unitid: null, city: 'Toledo' })];
    expect(idsOf(catalogueOf({ accreditation, details }))).toEqual([
      'example-college-columbus-ohio:BSN',
      'example-college-columbus-ohio:ABSN',
    ]);
  });
});

describe('delivery', () => {
  it('is that of the program, where it is known', () => {
    const details = [
      detailRow({ delivery: 'hybrid' }),
      detailRow({ credential: 'RN_TO_BSN', delivery: 'online' }),
    ];
    const { programs } = catalogueOf({ awards: [awardRow()], details });
    expect(programs.map(({ credential, facts }) => [credential, facts.delivery])).toEqual([
      ['BSN', null],
      ['ABSN', 'hybrid'],
      ['RN_TO_BSN', 'online'],
    ]);
  });
});
