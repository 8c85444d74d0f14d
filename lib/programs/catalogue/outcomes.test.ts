import { describe, expect, it } from 'vitest';
import { occupations } from '@/lib/data/credentials';
import {
  areaRow,
  awardRow,
  catalogueOf,
  certificateRow,
  detailRow,
  firstDegreeRow,
  institutionRow,
  listingRow,
  metroWageRow,
  outcomeRow,
  programOf,
  type Rows,
} from '@/tests/support/program-tables';
import type { CatalogueCredential } from '../credentials';
import type { Program } from '../program';
import type { ScoreComponent } from '../score/components';

const part = ({ facts }: Program, id: ScoreComponent) => facts.score_parts.find((one) => one.id === id);
const debt = (program: Program) => part(program, 'debt')?.value;
const forRns = firstDegreeRow({ first_degree: 'no', rn_to_bsn_evidence: 'yes' });

const made = (rows: Rows, credential: CatalogueCredential = 'BSN') =>
  programOf(catalogueOf({ awards: [awardRow()], ...rows }), credential);
const ofDegree = (
  credential: 'LPN' | 'ADN' | 'MSN' | 'DNP',
  outcome: ReturnType<typeof outcomeRow>,
  rows: Rows = {},
) => made({ awards: [awardRow({ credential })], outcomes: [outcome], ...rows }, credential);

describe("graduates' earnings", () => {
  it('say who earned them, when and in which dollars, and what they are at the wages of today', () => {
    const program = made({ outcomes: [outcomeRow({ median_earnings: 83_000, earners_count: 60 })] });
    expect(program.facts.graduate_earnings).toEqual({
      median: 83_000,
      median_restated: 84_000,
      cohort: 'graduates of 2017-18 and 2018-19',
      earned_in: '2022 and 2023',
      dollars: 2024,
      earners: 60,
      years_after_completion: 4,
      graduates: 100,
      state_mean_wage: 100_000,
      release: '2026-06-10',
      graduates_of: "bachelor's degrees in nursing, RN-to-BSN included",
      shared_by_campuses: null,
    });
  });

  it('of practical nurses are beside the mean wage of practical nurses', () => {
    const outcome = outcomeRow({ credential: 'LPN', cip4: '51.39', credential_level: 1 });
    expect(ofDegree('LPN', outcome).facts.graduate_earnings?.state_mean_wage).toBe(50_000);
    expect(ofDegree('LPN', outcome).facts.earnings.ratio_to_area_mean).toBe(1.68);
  });

  it('after one year are stated in words and not compared', () => {
    const outcomes = [
      outcomeRow({
        earnings_years_after_completion: 1,
        median_earnings: 70_000,
        median_earnings_restated: null,
        earnings_usable: false,
        earnings_usable_reason: 'measured one year after completion, not four',
      }),
    ];
    const program = made({ outcomes });
    expect(program.facts.graduate_earnings).toBeNull();
    expect(program.facts.graduate_earnings_reason).toBe(
      'Published only 1 year after completion ($70,000), which does not compare with 4 years.',
    );
    expect(program.facts.median_debt?.amount).toBe(20_000);
    expect(part(program, 'earnings')).toMatchObject({
      value: null,
      reason: 'measured one year after completion, not four',
    });
    expect(debt(program)).toBeNull();
  });

  it('that are withheld are missing with the reason', () => {
    const outcomes = [
      outcomeRow({ median_earnings: null, earnings_years_after_completion: null, median_debt: null }),
    ];
    const { facts } = made({ outcomes });
    expect([facts.graduate_earnings, facts.median_debt]).toEqual([null, null]);
    const withheld = 'Not published: too few graduates with federal aid, or none.';
    expect([facts.graduate_earnings_reason, facts.median_debt_reason]).toEqual([withheld, withheld]);
    expect(facts.earnings.reason).toBe("no figure of the school's graduates is published");
  });

  it('without a row are missing with another reason', () => {
    const { facts } = made({});
    expect(facts.graduate_earnings_reason).toBe('The College Scorecard has no row for it.');
    expect(facts.median_debt_reason).toBe('The College Scorecard has no row for it.');
  });

  it.each([
    ['LPN', 'LPN', 'practical nursing certificates, some for nursing assistants'],
    ['ADN', 'ADN', 'associate degrees in nursing'],
    ['RN_TO_BSN', 'BSN', "bachelor's degrees in nursing, RN-to-BSN included"],
    ['MSN', 'MSN', "master's degrees in nursing"],
    ['DNP', 'DOCTORAL', 'doctorates in nursing, DNP and PhD'],
    ['CERTIFICATE', 'CERTIFICATE', 'graduate certificates in nursing'],
  ] as const)('of an %s are of all that the source counts together', (of, credential, together) => {
    const awards = [awardRow({ credential: of === 'RN_TO_BSN' ? 'BSN' : of })];
    const rows = { awards, awardDetails: [certificateRow()], firstDegrees: [forRns] };
    const { facts } = made({ ...rows, outcomes: [outcomeRow({ credential })] }, of);
    expect(facts.graduate_earnings?.graduates_of).toBe(together);
  });

  it('of hospital diplomas are not reported separately, and no other row replaces them', () => {
    const accreditation = [listingRow({ credential: 'DIPLOMA' })];
    const { facts } = made({ accreditation, outcomes: [outcomeRow({ credential: null })] }, 'DIPLOMA');
    expect(facts).toMatchObject({
      graduate_earnings_reason: 'The source does not tell hospital diplomas apart.',
      median_debt_reason: 'The source does not tell hospital diplomas apart.',
      score_parts: [],
    });
  });

  it('of no named credential belong to no program', () => {
    expect(made({ outcomes: [outcomeRow({ credential: null })] }).facts.graduate_earnings).toBeNull();
  });
});

describe('the pay index', () => {
  const outcomes = [outcomeRow({ earners_count: 157 })];
  const area = {
    areas: [areaRow()],
    metroWages: [metroWageRow('0018140', occupations.registeredNurse, 80_000)],
  };

  it('sets pay against the wages of the area and the state', () => {
    const { facts } = made({ outcomes, ...area });
    expect(facts.earnings).toMatchObject({
      median: 80_000,
      restated: 84_000,
      earners: 157,
      earners_basis: 'counted',
      benchmark: 'area and state',
      area_name: 'Columbus, OH',
      ratio_to_area_mean: 1.05,
      reason: null,
    });
    // As many earners as make the own figure and the median weigh the same.
    expect(facts.earnings.shrunk_index).toBeCloseTo(Math.sqrt(facts.earnings.pay_index ?? 0), 2);
    expect(part(made({ outcomes, ...area }), 'earnings')?.value).toBe(facts.earnings.shrunk_index);
  });

  it('takes the wages of the state where the area has none', () => {
    const { earnings } = made({ outcomes, areas: [areaRow()] }).facts;
    expect([earnings.benchmark, earnings.ratio_to_area_mean]).toEqual(['state', 0.84]);
  });

  it('takes those of the nation where the students of the level study online', () => {
    const areas = [areaRow({ undergraduates_online_90: true })];
    const { earnings } = made({ ...area, outcomes, areas }).facts;
    expect([earnings.benchmark, earnings.area_name]).toEqual(['nation', null]);
    const master = outcomeRow({ credential: 'MSN', credential_level: 5 });
    expect(ofDegree('MSN', master, { ...area, areas }).facts.earnings.benchmark).toBe('area and state');
    const graduates = [areaRow({ graduates_online_90: true })];
    expect(ofDegree('MSN', master, { ...area, areas: graduates }).facts.earnings.benchmark).toBe('nation');
  });

  it('never rises where the same pay is earned in a dearer area', () => {
    const inArea = (mean: number) =>
      made({
        outcomes,
        areas: [areaRow()],
        metroWages: [metroWageRow('0018140', occupations.registeredNurse, mean)],
      }).score?.total ?? Number.NaN;
    expect(inArea(90_000)).toBeLessThan(inArea(80_000));
  });

  it('says that earners are estimated where the source does not count them', () => {
    const { earnings } = made({ outcomes: [outcomeRow({ completers_count: 100 })] }).facts;
    expect([earnings.earners, earnings.earners_basis]).toEqual([117, 'estimated']);
  });
});

describe('pay and debt are not measured', () => {
  const reasons = (program: Program) => [
    part(program, 'earnings')?.reason,
    part(program, 'debt')?.reason,
    program.facts.earnings.reason,
    program.hasOwnPay,
  ];
  const both = (reason: string) => [reason, reason, reason, false];
  const outcomes = [outcomeRow()];
  const mixed = (prelicensure_share: number | null) => [
    firstDegreeRow({ first_degree: 'mixed', prelicensure_share }),
  ];

  it('for a BSN whose graduates are mostly RNs', () => {
    const rns = both('its graduates are mostly nurses who were RNs before');
    expect(reasons(made({ outcomes, firstDegrees: mixed(0.59) }))).toEqual(rns);
    expect(reasons(made({ outcomes, firstDegrees: mixed(null) }))).toEqual(rns);
    expect(reasons(made({ outcomes, firstDegrees: mixed(0.6) }))).toEqual([null, null, null, true]);
    expect(reasons(made({ outcomes, firstDegrees: mixed(null), details: [detailRow()] }, 'ABSN'))).toEqual(
      rns,
    );
  });

  it('for an RN-to-BSN whose graduates are mostly new nurses', () => {
    const firstDegrees = [firstDegreeRow({ rn_to_bsn_evidence: 'yes' })];
    expect(reasons(made({ outcomes, firstDegrees }, 'RN_TO_BSN'))).toEqual(
      both('its graduates are mostly new nurses'),
    );
    expect(reasons(made({ outcomes, firstDegrees: [forRns] }, 'RN_TO_BSN'))).toEqual([
      null,
      null,
      null,
      true,
    ]);
  });

  it('where campuses of the other kind share the value', () => {
    const institutions = [institutionRow(), institutionRow({ unitid: '100002', name: 'Online Campus' })];
    const shared = (degrees: number) =>
      made({
        institutions,
        outcomes: [outcomeRow({ units_sharing_value: 2 })],
        firstDegrees: [
          firstDegreeRow({ bsn_degrees_a_year: 60 }),
          firstDegreeRow({ unitid: '100002', first_degree: 'no', bsn_degrees_a_year: degrees }),
        ],
      });
    expect(reasons(shared(40))).toEqual([null, null, null, true]);
    expect(reasons(shared(41))).toEqual(
      both('the value is shared with campuses whose graduates are mostly nurses who were RNs before'),
    );
  });

  it.each([
    ['anesthesia', 'its graduates are nurse anesthetists'],
    ['entry', 'its graduates are new nurses'],
  ] as const)('for an MSN of kind %s', (msn_kind, reason) => {
    const awards = [awardRow({ credential: 'MSN', msn_kind })];
    const program = made({ awards, outcomes: [outcomeRow({ credential: 'MSN' })] }, 'MSN');
    expect(reasons(program)).toEqual(both(reason));
    expect(program.facts.msn_kind).toBe(msn_kind);
  });

  it('for an LPN program among whose certificates over a fifth are for assistants', () => {
    const outcome = outcomeRow({ credential: 'LPN', cip4: '51.39', credential_level: 1 });
    const lpn = (aide_share: number) =>
      ofDegree('LPN', outcome, { awards: [awardRow({ credential: 'LPN', aide_share })] });
    expect(reasons(lpn(0.2))).toEqual([null, null, null, true]);
    expect(reasons(lpn(0.294))).toEqual(
      both('29 % of the certificates in this field are short ones, for nursing assistants'),
    );
    expect(lpn(0.294).facts.aide_share_percent).toBe(29.4);
  });

  it('for fewer than 10 graduates where earners are not counted', () => {
    const few = both('fewer than 10 graduates in the year that the source counts');
    const of = (cells: Parameters<typeof outcomeRow>[0]) => reasons(made({ outcomes: [outcomeRow(cells)] }));
    expect(of({ completers_count: 9 })).toEqual(few);
    expect(of({ completers_count: null })).toEqual(few);
    expect(of({ completers_count: 9, earners_count: 30 })).toEqual([null, null, null, true]);
  });

  it('where the table says that the value may not be compared: the first reason counts', () => {
    const reason = 'value shared with unit 100002, where it counts';
    const unusable = [outcomeRow({ earnings_usable: false, earnings_usable_reason: reason })];
    expect(reasons(made({ outcomes: unusable, firstDegrees: mixed(null) }))).toEqual(both(reason));
  });

  it('and are shown all the same, beside the reason', () => {
    const { facts } = made({ outcomes, firstDegrees: mixed(null) });
    expect([facts.graduate_earnings?.median, facts.earnings.median]).toEqual([80_000, 80_000]);
    expect(facts.earnings.pay_index).toBeNull();
  });
});

describe('debt', () => {
  it('is set against the earnings of the same graduates, as both are published', () => {
    const program = made({ outcomes: [outcomeRow({ median_earnings: 80_000, median_debt: 20_000 })] });
    expect(program.facts.median_debt).toEqual({ amount: 20_000, release: '2026-06-10' });
    expect(part(program, 'debt')).toMatchObject({
      value: 0.25,
      basis: "Ratio: graduates' median debt of $20,000 ÷ their median earnings of $80,000.",
      reason: null,
    });
  });

  it('is not measured where it is withheld', () => {
    const program = made({ outcomes: [outcomeRow({ median_debt: null })] });
    expect(part(program, 'debt')).toMatchObject({ value: null, reason: 'not published' });
    expect(part(program, 'earnings')?.value).not.toBeNull();
  });
});

it("an accelerated BSN has the outcomes of the school's BSN", () => {
  const { programs } = catalogueOf({
    awards: [awardRow()],
    details: [detailRow()],
    outcomes: [outcomeRow()],
  });
  expect(programs.map((program) => [program.credential, debt(program)])).toEqual([
    ['BSN', 0.25],
    ['ABSN', 0.25],
  ]);
});

describe('doctorates', () => {
  const doctorate = (cells: Parameters<typeof outcomeRow>[0]) =>
    outcomeRow({ credential: 'DOCTORAL', credential_level: 6, ...cells });
  const awards = [awardRow({ credential: 'DNP' }), awardRow({ credential: 'PHD' })];
  const median = (outcomes: Rows['outcomes']) =>
    made({ awards, outcomes: outcomes ?? [] }, 'DNP').facts.graduate_earnings?.median;

  it('are one level in the source: of two rows the one with four-year earnings counts', () => {
    const outcomes = [
      doctorate({ earnings_years_after_completion: 1, completers_count: 90, median_earnings: 150_000 }),
      doctorate({ credential_level: 7, completers_count: 10, median_earnings: 120_000 }),
    ];
    expect([median(outcomes), median(outcomes.toReversed())]).toEqual([120_000, 120_000]);
  });

  it('then the one with any earnings, then the one with more graduates', () => {
    const none = doctorate({
      completers_count: 90,
      median_earnings: null,
      earnings_years_after_completion: null,
    });
    const some = doctorate({
      credential_level: 7,
      completers_count: 1,
      median_earnings: 120_000,
      earnings_years_after_completion: 1,
    });
    for (const outcomes of [
      [none, some],
      [some, none],
    ]) {
      const { facts } = made({ awards, outcomes }, 'DNP');
      expect(facts.graduate_earnings_reason).toContain('$120,000');
    }
    const larger = [
      doctorate({ completers_count: null, median_earnings: 110_000 }),
      doctorate({ credential_level: 7, completers_count: 10, median_earnings: 120_000 }),
    ];
    expect([median(larger), median(larger.toReversed())]).toEqual([120_000, 120_000]);
  });

  it('by research have neither earnings nor debt of their own, and no score', () => {
    const { facts, score } = made({ awards, outcomes: [doctorate({})] }, 'PHD');
    expect(facts.graduate_earnings_reason).toBe('The source does not tell a PhD from a DNP.');
    expect(facts.median_debt_reason).toBe('The source does not tell a PhD from a DNP.');
    expect(facts).toMatchObject({ outcomes_score: null, score_parts: [], evidence: null });
    expect(facts.outcomes_score_reason).toContain('A PhD has no score');
    expect(score).toBeNull();
  });
});

describe('a value that campuses share', () => {
  const sharedBy = (cells: Parameters<typeof outcomeRow>[0], other: Parameters<typeof outcomeRow>[0]) =>
    made({
      institutions: [institutionRow(), institutionRow({ unitid: '100002', name: 'B Campus' })],
      outcomes: [outcomeRow(cells), outcomeRow({ unitid: '100002', ...other })],
    }).facts.graduate_earnings?.shared_by_campuses;

  it('says how many carry it, even if the source does not mark it', () => {
    expect(sharedBy({ units_sharing_value: 4 }, {})).toBe(4);
    expect(sharedBy({}, {})).toBe(2);
  });

  it('is not shared with another field, another level or another institution', () => {
    expect(sharedBy({}, { cip4: '51.39' })).toBeNull();
    expect(sharedBy({}, { credential_level: 4 })).toBeNull();
    expect(sharedBy({}, { opeid6: '002002' })).toBeNull();
  });
});
