import { describe, expect, it } from 'vitest';
import {
  awardRow,
  catalogueOf,
  certificateRow,
  detailRow,
  institutionRow,
  listingRow,
  outcomeRow,
  programOf,
  type Rows,
} from '@/tests/support/program-tables';
import type { CatalogueCredential } from '../credentials';
import type { Program } from '../program';
import type { ScoreComponent } from '../score/components';

const part = ({ facts }: Program, id: ScoreComponent) => facts.score_parts.find((one) => one.id === id);
const earnings = (program: Program) => part(program, 'earnings')?.value;
const debt = (program: Program) => part(program, 'debt')?.value;

/** A program beside one whose values are published, so that its measures apply. */
const beside = (rows: Rows, credential: CatalogueCredential = 'BSN') =>
  programOf(
    catalogueOf({
      ...rows,
      institutions: [institutionRow(), institutionRow({ unitid: '100009', name: 'Other College' })],
      awards: [
        ...(rows.awards ?? [awardRow()]),
        awardRow({ unitid: '100009' }),
        awardRow({ unitid: '100009', credential: 'DNP' }),
      ],
      outcomes: [
        ...(rows.outcomes ?? []),
        outcomeRow({ unitid: '100009', opeid6: '009009' }),
        outcomeRow({ unitid: '100009', opeid6: '009009', credential: 'DOCTORAL', credential_level: 7 }),
      ],
    }),
    credential,
  );

describe("graduates' earnings", () => {
  it('are set against the mean wage of registered nurses in the state', () => {
    const program = beside({ outcomes: [outcomeRow({ median_earnings: 83_000 })] });
    expect(program.facts.graduate_earnings).toEqual({
      median: 83_000,
      years_after_completion: 4,
      graduates: 100,
      state_mean_wage: 100_000,
      release: '2026-06-10',
      graduates_of: "bachelor's degrees in nursing, RN-to-BSN included",
      shared_by_campuses: null,
    });
    expect(part(program, 'earnings')).toMatchObject({
      value: 0.83,
      basis:
        "Ratio: graduates' median of $83,000 4 years after finishing ÷ the state's mean wage of $100,000.",
    });
  });

  it('of practical nurses are set against the mean wage of practical nurses', () => {
    const program = programOf(
      catalogueOf({
        awards: [awardRow({ credential: 'LPN' })],
        outcomes: [
          outcomeRow({ credential: 'LPN', cip4: '51.39', credential_level: 1, median_earnings: 45_000 }),
        ],
      }),
      'LPN',
    );
    expect(program.facts.graduate_earnings?.state_mean_wage).toBe(50_000);
    expect(earnings(program)).toBe(0.9);
  });

  it('after one year are stated in words and not compared', () => {
    const outcomes = [outcomeRow({ earnings_years_after_completion: 1, median_earnings: 70_000 })];
    const program = beside({ outcomes });
    expect(program.facts.graduate_earnings).toBeNull();
    expect(program.facts.graduate_earnings_reason).toBe(
      'Published only 1 year after completion ($70,000), which does not compare with 4 years.',
    );
    expect(program.facts.median_debt?.amount).toBe(20_000);
    expect([earnings(program), debt(program)]).toEqual([null, null]);
  });

  it('that are withheld are missing with the reason', () => {
    const outcomes = [
      outcomeRow({ median_earnings: null, earnings_years_after_completion: null, median_debt: null }),
    ];
    const { facts } = beside({ outcomes });
    expect([facts.graduate_earnings, facts.median_debt]).toEqual([null, null]);
    expect(facts.graduate_earnings_reason).toBe(
      'Not published: too few graduates with federal aid, or none.',
    );
    expect(facts.median_debt_reason).toBe('Not published: too few graduates with federal aid, or none.');
  });

  it('without a row are missing with another reason', () => {
    const { facts } = beside({});
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
    const award = of === 'RN_TO_BSN' ? 'BSN' : of;
    const rows = { awards: [awardRow({ credential: award })], awardDetails: [certificateRow()] };
    const { facts } = programOf(catalogueOf({ ...rows, outcomes: [outcomeRow({ credential })] }), of);
    expect(facts.graduate_earnings?.graduates_of).toBe(together);
  });

  it('of hospital diplomas are not reported separately, and no other row replaces them', () => {
    const accreditation = [listingRow({ credential: 'DIPLOMA' })];
    const { facts } = programOf(
      catalogueOf({ accreditation, outcomes: [outcomeRow({ credential: null })] }),
      'DIPLOMA',
    );
    expect(facts).toMatchObject({
      graduate_earnings_reason: 'The source does not tell hospital diplomas apart.',
      median_debt_reason: 'The source does not tell hospital diplomas apart.',
      score_parts: [],
    });
  });

  it('of no named credential belong to no program', () => {
    expect(beside({ outcomes: [outcomeRow({ credential: null })] }).facts.graduate_earnings).toBeNull();
  });
});

describe('debt', () => {
  it('is set against the earnings of the same graduates', () => {
    const program = beside({ outcomes: [outcomeRow({ median_earnings: 80_000, median_debt: 20_000 })] });
    expect(program.facts.median_debt).toEqual({ amount: 20_000, release: '2026-06-10' });
    expect(part(program, 'debt')).toMatchObject({
      value: 0.25,
      basis: "Ratio: graduates' median debt of $20,000 ÷ their median earnings of $80,000.",
    });
  });

  it('is not measured where it is withheld', () => {
    const program = beside({ outcomes: [outcomeRow({ median_debt: null })] });
    expect([earnings(program), debt(program)]).toEqual([0.8, null]);
    expect(part(program, 'debt')?.basis).toBe(
      'No debt, or no earnings to set it against, is published: counts the 35th percentile of the programs measured.',
    );
  });
});

describe('tracks of a BSN', () => {
  it("have the outcomes of the school's BSN", () => {
    const { programs } = catalogueOf({
      awards: [awardRow()],
      details: [detailRow()],
      outcomes: [outcomeRow()],
    });
    expect(programs.map((program) => [program.credential, earnings(program)])).toEqual([
      ['BSN', 0.8],
      ['ABSN', 0.8],
      ['RN_TO_BSN', 0.8],
    ]);
  });
});

describe('doctorates', () => {
  const doctorate = (cells: Parameters<typeof outcomeRow>[0]) =>
    outcomeRow({ credential: 'DOCTORAL', credential_level: 6, ...cells });
  const awards = [awardRow({ credential: 'DNP' }), awardRow({ credential: 'PHD' })];

  it('are one level in the source: of two rows the one with four-year earnings counts', () => {
    const outcomes = [
      doctorate({ earnings_years_after_completion: 1, completers_count: 90, median_earnings: 150_000 }),
      doctorate({ credential_level: 7, completers_count: 10, median_earnings: 120_000 }),
    ];
    expect(beside({ awards, outcomes }, 'DNP').facts.graduate_earnings?.median).toBe(120_000);
    expect(beside({ awards, outcomes: outcomes.toReversed() }, 'DNP').facts.graduate_earnings?.median).toBe(
      120_000,
    );
  });

  it('then the one with more graduates', () => {
    const outcomes = [
      doctorate({ completers_count: null, median_earnings: 110_000 }),
      doctorate({ credential_level: 7, completers_count: 10, median_earnings: 120_000 }),
    ];
    expect(beside({ awards, outcomes }, 'DNP').facts.graduate_earnings?.median).toBe(120_000);
    expect(beside({ awards, outcomes: outcomes.toReversed() }, 'DNP').facts.graduate_earnings?.median).toBe(
      120_000,
    );
  });

  it('by research have neither earnings nor debt of their own, and no score', () => {
    const { facts, score } = beside({ awards, outcomes: [doctorate({})] }, 'PHD');
    expect(facts.graduate_earnings_reason).toBe('The source does not tell a PhD from a DNP.');
    expect(facts.median_debt_reason).toBe('The source does not tell a PhD from a DNP.');
    expect(facts).toMatchObject({ outcomes_score: null, score_parts: [], evidence: null });
    expect(facts.outcomes_score_reason).toContain('A PhD has no score');
    expect(score).toBeNull();
  });
});

describe('a value that campuses share', () => {
  const campuses = (cells: readonly Parameters<typeof awardRow>[0][], rows: Rows = {}) =>
    catalogueOf({
      institutions: [
        institutionRow({ name: 'A Campus' }),
        institutionRow({ unitid: '100002', name: 'B Campus' }),
        institutionRow({ unitid: '100003', name: 'C College' }),
      ],
      awards: [...cells.map(awardRow), awardRow({ unitid: '100003' })],
      outcomes: [
        outcomeRow({ units_sharing_value: 2 }),
        outcomeRow({ unitid: '100002', units_sharing_value: 2 }),
        outcomeRow({ unitid: '100003', opeid6: '003003' }),
      ],
      ...rows,
    });
  const small = { completions_2023_24: 10 };
  const large = { unitid: '100002', completions_2023_24: 20 };

  it('is shown on all and counts once, for the campus with the most completions', () => {
    const catalogue = campuses([small, large]);
    const [a, b] = [programOf(catalogue, 'BSN'), programOf(catalogue, 'BSN', '100002')];
    for (const { facts } of [a, b]) {
      expect(facts.graduate_earnings).toMatchObject({ median: 80_000, shared_by_campuses: 2 });
      expect(facts.median_debt?.amount).toBe(20_000);
    }
    expect([earnings(a), earnings(b)]).toEqual([null, 0.8]);
    expect([debt(a), debt(b)]).toEqual([null, 0.25]);
    for (const id of ['earnings', 'debt'] as const) {
      expect(part(a, id)?.basis).toBe(
        'The value is shared and counts for a larger campus: counts the 35th percentile of the programs measured.',
      );
    }
    expect(part(a, 'completion')?.basis).toBe('Percent: graduation rate of the whole institution, 2024.');
  });

  it('counts the year before where a campus has no completions in the newest', () => {
    const catalogue = campuses([small, { ...large, completions_2022_23: 5, completions_2023_24: 0 }]);
    expect(earnings(programOf(catalogue, 'BSN'))).toBe(0.8);
  });

  it('counts for the first by name where none is larger, in any order of the rows', () => {
    const catalogue = campuses([{ ...large, completions_2023_24: 10 }, small]);
    expect(earnings(programOf(catalogue, 'BSN'))).toBe(0.8);
    expect(earnings(programOf(catalogue, 'BSN', '100002'))).toBeNull();
  });

  it('is no reason for another measure to be missing', () => {
    const institutions = [
      institutionRow({ name: 'A Campus', graduation_rate_150pct: null }),
      institutionRow({ unitid: '100002', name: 'B Campus' }),
    ];
    const program = programOf(campuses([small, large], { institutions }), 'BSN');
    expect(part(program, 'completion')?.basis).toMatch(/^No graduation rate is published: /);
  });

  it('counts for the largest campus that is open', () => {
    const institutions = [
      institutionRow(),
      institutionRow({ unitid: '100002', name: 'B Campus', in_ipeds_2024: false }),
    ];
    expect(earnings(programOf(campuses([small, large], { institutions }), 'BSN'))).toBe(0.8);
  });

  it('is shared where two rows carry it, even if the source does not mark it', () => {
    const outcomes = [outcomeRow(), outcomeRow({ unitid: '100002' })];
    const catalogue = campuses([small, large], { outcomes });
    expect(earnings(programOf(catalogue, 'BSN'))).toBeNull();
    expect(programOf(catalogue, 'BSN').facts.graduate_earnings?.shared_by_campuses).toBe(2);
  });

  it('is not shared with another field, another level or another institution', () => {
    const catalogue = campuses([small, large], {
      outcomes: [
        outcomeRow({ units_sharing_value: 2 }),
        outcomeRow({ unitid: '100002', cip4: '51.39', units_sharing_value: 2 }),
      ],
    });
    expect(earnings(programOf(catalogue, 'BSN'))).toBe(0.8);
    expect(earnings(programOf(catalogue, 'BSN', '100002'))).toBe(0.8);
  });
});
