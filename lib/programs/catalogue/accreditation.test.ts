import { describe, expect, it } from 'vitest';
import {
  awardRow,
  campusRow,
  catalogueOf,
  closureRow,
  detailRow,
  firstDegreeRow,
  institutionRow,
  listingRow,
  programOf,
  type Rows,
} from '@/tests/support/program-tables';

const stateApproved = 'Approved (state agency recognized for nursing accreditation)';
const bsn = (rows: Rows) => programOf(catalogueOf({ awards: [awardRow()], ...rows }), 'BSN');

describe('an accredited program', () => {
  it('is described with agency, status, date, the name on the list and where to check', () => {
    const { facts, accreditors } = bsn({
      accreditation: [listingRow({ institution: 'Example College, The' })],
    });
    expect(facts.accreditation).toEqual([
      {
        agency: 'CCNE',
        status: 'Accredited',
        accredited: true,
        as_of: '2026-10-03',
        check_url: 'https://agency.example/',
        listed_as: 'Example College, The',
        level: 'Baccalaureate',
      },
    ]);
    expect(facts.accreditation_reason).toBeNull();
    expect([...accreditors]).toEqual(['CCNE']);
  });

  it('has its accreditations first, then the newest reading, then agencies, names and levels by the alphabet', () => {
    const accreditation = [
      listingRow({ agency: 'CNEA', as_of: '2026-02-01', institution: 'B' }),
      listingRow({ agency: 'CNEA', as_of: '2026-02-01', institution: 'A' }),
      listingRow({ agency: 'CCNE', as_of: '2026-02-01' }),
      listingRow({ agency: 'ACEN', status: 'Candidate' }),
      listingRow({ agency: 'CNEA', level_as_printed: 'RN-BS' }),
      listingRow({ agency: 'CNEA' }),
    ];
    const order = bsn({ accreditation }).facts.accreditation.map(
      ({ agency, as_of, listed_as, level }) => `${agency} ${as_of} ${listed_as}, ${level}`,
    );
    expect(order).toEqual([
      'CNEA 2026-10-03 Example College, Baccalaureate',
      'CNEA 2026-10-03 Example College, RN-BS',
      'CCNE 2026-02-01 Example College, Baccalaureate',
      'CNEA 2026-02-01 A, Baccalaureate',
      'CNEA 2026-02-01 B, Baccalaureate',
      'ACEN 2026-10-03 Example College, Baccalaureate',
    ]);
  });

  it('is listed once where two rows say the same', () => {
    const accreditation = [listingRow({ note: 'one' }), listingRow({ note: 'other' })];
    expect(bsn({ accreditation }).facts.accreditation).toHaveLength(1);
  });

  it('shares the accreditation of the degree with its tracks, and with no other degree', () => {
    const catalogue = catalogueOf({
      awards: [awardRow(), awardRow({ credential: 'MSN' })],
      details: [detailRow()],
      accreditation: [listingRow()],
      firstDegrees: [firstDegreeRow({ rn_to_bsn_evidence: 'yes' })],
    });
    expect(catalogue.programs.map(({ credential, accreditors }) => [credential, [...accreditors]])).toEqual([
      ['BSN', ['CCNE']],
      ['ABSN', ['CCNE']],
      ['RN_TO_BSN', ['CCNE']],
      ['MSN', []],
    ]);
  });
});

describe('a candidate', () => {
  it('is never accredited', () => {
    const { facts, accreditors } = bsn({ accreditation: [listingRow({ status: 'Candidate' })] });
    expect(facts.accreditation).toMatchObject([{ status: 'Candidate', accredited: false }]);
    expect(facts.accreditation_reason).toContain('We found no accreditation');
    expect([...accreditors]).toEqual([]);
  });
});

describe('rows of history', () => {
  it.each([
    'Voluntarily withdrawn',
    'Institution closed',
    'Consolidated into Minnesota North College',
  ] as const)('%s is no accreditation', (status) => {
    const { facts, accreditors } = bsn({ accreditation: [listingRow({ status })] });
    expect(facts.accreditation_reason).toContain('We found no accreditation');
    expect([...accreditors]).toEqual([]);
  });
});

describe('national agencies', () => {
  it.each(['ACEN', 'CCNE', 'CNEA'] as const)('%s is a choice of its own', (agency) => {
    expect([...bsn({ accreditation: [listingRow({ agency })] }).accreditors]).toEqual([agency]);
  });
});

describe('state agencies', () => {
  it('are one choice, whichever of them lists a program', () => {
    const accreditation = [
      listingRow({ agency: 'Maryland Board of Nursing', status: stateApproved, as_of: '2020-11' }),
    ];
    const { facts, accreditors } = bsn({ accreditation });
    expect(facts.accreditation).toMatchObject([{ agency: 'Maryland Board of Nursing', accredited: true }]);
    expect([...accreditors]).toEqual(['state']);
  });
});

describe('a campus', () => {
  const institutions = [institutionRow(), institutionRow({ unitid: '100002', name: 'Example University' })];
  const university = listingRow({ unitid: '100002', institution: 'Example University' });
  const atCampus = (rows: Rows) =>
    bsn({ institutions, campuses: [campusRow()], ...rows }).facts.accreditation;

  it('is covered by the row of its university, under the name of that row', () => {
    expect(atCampus({ accreditation: [university] })).toMatchObject([
      { agency: 'CCNE', listed_as: 'Example University', accredited: true },
    ]);
  });

  it('is covered only for the credential, agency and name that say so', () => {
    const others = [
      { ...university, agency: 'ACEN' as const },
      { ...university, credential: 'MSN' as const },
      { ...university, institution: 'Example University Online' },
    ];
    expect(atCampus({ accreditation: others })).toEqual([]);
  });

  it('is covered without awards of its own, and is then a program', () => {
    const catalogue = catalogueOf({ institutions, campuses: [campusRow()], accreditation: [university] });
    expect(programOf(catalogue, 'BSN').facts.accreditation).toHaveLength(1);
  });

  it('is not accredited through a university that is a candidate', () => {
    const { accreditors } = bsn({
      institutions,
      campuses: [campusRow()],
      accreditation: [{ ...university, status: 'Candidate' }],
    });
    expect([...accreditors]).toEqual([]);
  });
});

describe('where no list has a program as accredited', () => {
  it('the reason says that it was not found, not that it is not accredited', () => {
    expect(bsn({}).facts.accreditation_reason).toBe(
      'We found no accreditation; it may be approved by the state, or on a list under another name. In Ohio state approval is the rule for BSN programs.',
    );
  });

  it('the school is not confirmed to be open where no list has another program of it either', () => {
    const id = 'school_not_confirmed_open';
    expect(bsn({}).facts.caveats).toContain(id);
    expect(bsn({ accreditation: [listingRow({ credential: 'MSN' })] }).facts.caveats).not.toContain(id);
    expect(bsn({ accreditation: [listingRow()] }).facts.caveats).not.toContain(id);
    expect(bsn({ closures: [closureRow()] }).facts.caveats).not.toContain(id);
  });

  it('says that a PhD has no such accreditation', () => {
    const awards = [awardRow({ credential: 'PHD' })];
    expect(programOf(catalogueOf({ awards }), 'PHD').facts.accreditation_reason).toBe(
      'The agencies whose lists we read do not accredit PhD programs.',
    );
  });
});

describe('state approval as the rule', () => {
  /** One listed and one unlisted program of these many degrees. */
  const stateOf = (listed: number, unlisted: number, cells: Parameters<typeof awardRow>[0] = {}) =>
    catalogueOf({
      institutions: [institutionRow(), institutionRow({ unitid: '100002', name: 'Other College' })],
      awards: [
        awardRow({ completions_latest_year: listed }),
        awardRow({ unitid: '100002', completions_latest_year: unlisted, ...cells }),
      ],
      accreditation: [listingRow()],
    });
  const isTheRule = (...given: Parameters<typeof stateOf>) =>
    programOf(stateOf(...given), 'BSN', '100002').stateApprovalIsTheRule;

  it('holds where under 75 percent of the completions in the state come from a listed program', () => {
    expect(isTheRule(74, 26)).toBe(true);
    expect(isTheRule(75, 25)).toBe(false);
    expect(isTheRule(76, 24)).toBe(false);
  });

  it('is said where it holds', () => {
    const reasons = [stateOf(74, 26), stateOf(75, 25)].map(
      (catalogue) => programOf(catalogue, 'BSN', '100002').facts.accreditation_reason,
    );
    expect(reasons.map((reason) => reason?.includes('state approval is the rule'))).toEqual([true, false]);
  });

  it('counts the year before where a year has no completions', () => {
    expect(isTheRule(60, 0, { completions_previous_year: 40 })).toBe(true);
    expect(isTheRule(60, 0, { completions_previous_year: 20 })).toBe(false);
  });

  it('counts candidates as not listed', () => {
    const catalogue = catalogueOf({
      awards: [awardRow()],
      accreditation: [listingRow({ status: 'Candidate' })],
    });
    expect(programOf(catalogue, 'BSN').stateApprovalIsTheRule).toBe(true);
  });

  it('is reported by state and credential', () => {
    const catalogue = catalogueOf({
      institutions: [institutionRow(), institutionRow({ unitid: '100002', name: 'B', state_slug: 'maine' })],
      awards: [awardRow(), awardRow({ unitid: '100002' }), awardRow({ credential: 'LPN' })],
      accreditation: [listingRow()],
    });
    expect(programOf(catalogue, 'BSN').stateApprovalIsTheRule).toBe(false);
    expect(programOf(catalogue, 'LPN').stateApprovalIsTheRule).toBe(true);
    expect(programOf(catalogue, 'BSN', '100002').stateApprovalIsTheRule).toBe(true);
  });

  it('does not apply where no one completed the credential', () => {
    const none = { completions_previous_year: 0, completions_latest_year: 0 };
    expect(programOf(catalogueOf({ awards: [awardRow(none)] }), 'BSN').stateApprovalIsTheRule).toBe(false);
  });
});
