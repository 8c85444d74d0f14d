import { describe, expect, it } from 'vitest';
import { programRow } from '@/tests/support/pass-rates';
import {
  absnPriceRow,
  awardRow,
  catalogueOf,
  certificateRow,
  closureRow,
  detailRow,
  firstDegreeRow,
  idsOf,
  institutionRow,
  listingRow,
  outcomeRow,
  overrideRow,
  programOf,
  type Rows,
} from '@/tests/support/program-tables';
import { NOT_LISTED } from './closures';

const credentialsOf = (rows: Rows) => catalogueOf(rows).programs.map(({ credential }) => credential);

describe('a program of the catalogue', () => {
  it('is one that IPEDS counts awards of', () => {
    expect(credentialsOf({ awards: [awardRow({ credential: 'ADN' })] })).toEqual(['ADN']);
  });

  it('is one that IPEDS has on its books without an award in two years', () => {
    const none = { completions_previous_year: 0, completions_latest_year: null };
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

  const everything: Rows = {
    awards: [awardRow()],
    accreditation: [listingRow()],
    details: [detailRow()],
    awardDetails: [certificateRow()],
    firstDegrees: [firstDegreeRow({ rn_to_bsn_evidence: 'yes' })],
  };
  const all = ['BSN', 'ABSN', 'RN_TO_BSN', 'CERTIFICATE'];

  it('is missing for a school that is no longer in IPEDS, unless it is known what happened to it', () => {
    const institutions = [institutionRow({ in_latest_ipeds: false })];
    expect(credentialsOf({ institutions, ...everything })).toEqual([]);
    expect(credentialsOf(everything)).toEqual(all);
    expect(credentialsOf({ institutions, ...everything, closures: [closureRow()] })).toEqual(all);
  });

  it('of a closed school is in no list, has no score, price or pass rate, and says what happened', () => {
    const results = [programRow({ program_type: 'BSN', verification: 'transcribed' })];
    const { programs } = catalogueOf({ ...everything, results, closures: [closureRow()] });
    for (const { listPlace, score, facts } of programs) {
      expect([listPlace, score, facts.band, facts.pass_rate, facts.tuition]).toEqual([
        'closed',
        null,
        null,
        null,
        null,
      ]);
      expect(facts.program_status).toBe('closed');
      expect(facts.closure).toMatchObject({ status: 'closed', date: '2024-05' });
      expect(facts.closure?.in_words).toBe('Example College closed in May 2024.');
      expect(facts.outcomes_score_reason).toBe(NOT_LISTED);
      expect(facts.earnings).toMatchObject({ pay_index: null, shrunk_index: null });
    }
  });

  it('of a renamed school or one that still enrolls is as any other', () => {
    const closures = [closureRow({ status: 'renamed', ranked: true, new_name: 'Example University' })];
    const { programs } = catalogueOf({ ...everything, closures });
    expect(programs.map(({ listPlace }) => listPlace)).toEqual(Array(all.length).fill('ranked'));
    expect(programs[0]?.facts.program_status).toBe('awarded');
    expect(programs[0]?.facts.closure?.new_name).toBe('Example University');
  });

  it('without a graduate for two years is one, without score, price and pass rate', () => {
    const none = { completions_previous_year: 0, completions_latest_year: 0 };
    const results = [programRow({ program_type: 'BSN', verification: 'transcribed' })];
    const { facts, listPlace } = programOf(catalogueOf({ awards: [awardRow(none)], results }), 'BSN');
    expect(listPlace).toBe('without graduates');
    expect(facts).toMatchObject({
      program_status: 'no graduates two years',
      outcomes_score: null,
      band: null,
      tuition: null,
      pass_rate: null,
    });
  });

  it('that has ended, or that a page says does not exist, is missing', () => {
    const awards = [awardRow()];
    const listed = (credential: 'BSN' | 'MSN') => overrideRow('listed', 'no', { credential });
    expect(credentialsOf({ awards, overrides: [overrideRow('status', 'ended')] })).toEqual([]);
    expect(credentialsOf({ awards, overrides: [listed('BSN')] })).toEqual([]);
    expect(credentialsOf({ awards, overrides: [listed('MSN')] })).toEqual(['BSN']);
  });

  it('is shown under the name and in the city that a page gives for it', () => {
    const overrides = [overrideRow('city', 'Pearland'), overrideRow('display_name', 'Its School')];
    const { facts } = programOf(catalogueOf({ awards: [awardRow()], overrides }), 'BSN');
    expect([facts.institution, facts.city]).toEqual(['Its School', 'Pearland']);
  });

  it('of another type has the name of the school, and a track of a BSN its city too', () => {
    const overrides = [overrideRow('city', 'Pearland'), overrideRow('display_name', 'Its School')];
    const awards = [awardRow(), awardRow({ credential: 'MSN' })];
    const catalogue = catalogueOf({
      awards,
      overrides,
      firstDegrees: [firstDegreeRow({ rn_to_bsn_evidence: 'yes' })],
    });
    const shown = (credential: 'MSN' | 'RN_TO_BSN') => programOf(catalogue, credential).facts;
    expect([shown('MSN').institution, shown('MSN').city]).toEqual(['Its School', 'Columbus']);
    expect([shown('RN_TO_BSN').institution, shown('RN_TO_BSN').city]).toEqual(['Its School', 'Pearland']);
    const [school] = catalogue.institutions.values();
    expect(school).toMatchObject({ name: 'Its School', slug: expect.stringMatching(/^example-college-/) });
  });

  it('that only an agency lists is in the state that a page gives for it', () => {
    const overrides = [
      overrideRow('state_slug', 'indiana', { unitid: null }),
      overrideRow('city', 'Fort Wayne', { unitid: null }),
    ];
    const { programs } = catalogueOf({ accreditation: [listingRow({ unitid: null })], overrides });
    expect(programs.map(({ facts }) => [facts.state, facts.city])).toEqual([['indiana', 'Fort Wayne']]);
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
      certificateRow({ completions_latest_year: 5 }),
      certificateRow({ cip: '51.3810', completions_previous_year: null, completions_latest_year: 6 }),
      certificateRow({ award_level: 'Postbaccalaureate certificate', completions_latest_year: 40 }),
    ];
    const program = programOf(catalogueOf({ awardDetails }), 'CERTIFICATE');
    expect(program.facts.completions).toEqual({ count: 11, year: '2023-24' });
  });

  it('of the year before are labeled with that year', () => {
    const none = { completions_latest_year: 0 };
    const awardDetails = [
      certificateRow({ ...none, completions_previous_year: 7 }),
      certificateRow({ ...none, cip: '51.3810', completions_previous_year: 4 }),
    ];
    const program = programOf(catalogueOf({ awardDetails }), 'CERTIFICATE');
    expect(program.facts.completions).toEqual({ count: 11, year: '2022-23' });
  });

  it('have no count of a year that no field reports', () => {
    const awardDetails = [certificateRow({ completions_previous_year: 0, completions_latest_year: null })];
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
  const tracks = (cells: Parameters<typeof firstDegreeRow>[0], more: Rows = {}) => {
    const rows = { awards: [awardRow()], firstDegrees: [firstDegreeRow(cells)], ...more };
    const { programs } = catalogueOf(rows);
    return Object.fromEntries(programs.map(({ credential, facts }) => [credential, facts.track]));
  };

  it('is a BSN alone where nothing shows or lets infer an RN-to-BSN program', () => {
    expect(tracks({})).toEqual({ BSN: null });
    expect(credentialsOf({ awards: [awardRow()] })).toEqual(['BSN']);
  });

  it('are both there where a page shows it or figures let infer it, and the row says which', () => {
    expect(tracks({ rn_to_bsn_evidence: 'yes' })).toEqual({ BSN: null, RN_TO_BSN: 'confirmed' });
    expect(tracks({ rn_to_bsn_evidence: 'inferred' })).toEqual({ BSN: null, RN_TO_BSN: 'likely' });
  });

  it('are one where the BSN is for RNs only, even where it is accredited', () => {
    const forRns = { first_degree: 'no', rn_to_bsn_evidence: 'yes' } as const;
    expect(tracks(forRns)).toEqual({ RN_TO_BSN: 'confirmed' });
    expect(tracks(forRns, { accreditation: [listingRow()] })).toEqual({ RN_TO_BSN: 'confirmed' });
  });

  it('says of a mixed or unknown BSN that it may be mostly for RNs', () => {
    for (const first_degree of ['mixed', 'unknown'] as const) {
      expect(tracks({ first_degree })).toEqual({ BSN: 'completion possible' });
    }
  });

  it('follow what a page of the school says', () => {
    const overrides = [overrideRow('first_degree', 'no')];
    expect(tracks({ rn_to_bsn_evidence: 'yes' }, { overrides })).toEqual({ RN_TO_BSN: 'confirmed' });
  });

  it('are no RN-to-BSN where no BSN has been awarded', () => {
    const none = { completions_previous_year: 0, completions_latest_year: 0 };
    expect(tracks({ rn_to_bsn_evidence: 'yes' }, { awards: [awardRow(none)] })).toEqual({ BSN: null });
    expect(credentialsOf({ accreditation: [listingRow()] })).toEqual(['BSN']);
  });
});

describe('an accelerated BSN', () => {
  it('is in only where it is confirmed', () => {
    const awards = [awardRow()];
    expect(credentialsOf({ awards })).toEqual(['BSN']);
    expect(credentialsOf({ awards, details: [detailRow()] })).toEqual(['BSN', 'ABSN']);
    expect(credentialsOf({ awards, absnPrices: [absnPriceRow()] })).toEqual(['BSN', 'ABSN']);
    expect(credentialsOf({ awards, absnPrices: [absnPriceRow({ credential: 'MSN_ENTRY' })] })).toEqual([
      'BSN',
    ]);
  });

  it('takes the place of the BSN where the school teaches no other', () => {
    expect(credentialsOf({ awards: [awardRow()], overrides: [overrideRow('absn_only')] })).toEqual(['ABSN']);
  });

  it('is not that of every school without a unit', () => {
    const absnPrices = [absnPriceRow({ unitid: null })];
    expect(credentialsOf({ accreditation: [listingRow({ unitid: null })], absnPrices })).toEqual(['BSN']);
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
    const firstDegrees = [firstDegreeRow({ rn_to_bsn_evidence: 'yes' })];
    const { programs } = catalogueOf({ awards: [awardRow()], details, firstDegrees });
    expect(programs.map(({ credential, facts }) => [credential, facts.delivery])).toEqual([
      ['BSN', null],
      ['ABSN', 'hybrid'],
      ['RN_TO_BSN', 'online'],
    ]);
  });
});

describe('a DNP that an agency lists', () => {
  const status = (outcomes: Rows['outcomes'], awards: Rows['awards'] = []) =>
    programOf(
      catalogueOf({ awards, outcomes: outcomes ?? [], accreditation: [listingRow({ credential: 'DNP' })] }),
      'DNP',
    ).facts.program_status;

  it('has no awards yet only where no doctorate of the school is counted', () => {
    expect(status([])).toBe('accredited, no awards yet');
    expect(status([outcomeRow({ credential: 'DOCTORAL', credential_level: 6 })])).toBe('awarded');
    expect(status([], [awardRow({ credential: 'PHD' })])).toBe('awarded');
  });
});
