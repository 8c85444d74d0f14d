import { describe, expect, it } from 'vitest';
import { dataFrom, loadData } from '@/lib/data/data';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { type Exam, percentPassed } from '@/lib/pass-rates/rate';
import { programRow } from '@/tests/support/pass-rates';
import {
  awardRow,
  catalogueOf,
  dataOfRows,
  detailRow,
  firstDegreeRow,
  institutionRow,
  listingRow,
  programOf,
  type Rows,
  tableOf,
  unit,
} from '@/tests/support/program-tables';
import { scoreRules } from '../score/rules';
import { programCatalogue } from './catalogue';

type Results = NonNullable<Rows['results']>;
type Examined = Exclude<Parameters<typeof programOf>[1], 'CERTIFICATE' | 'PHD'>;
type Cells = Parameters<typeof programRow>[0];

/** Results of the example college's ADN, in the copy of a whole state's table. */
const year = (period_label: string, candidates: number, passed: number, cells: Cells = {}) =>
  programRow({
    period_label,
    candidates,
    passed,
    pass_rate_percent: null,
    verification: 'transcribed',
    ...cells,
  });

/** The example college beside another one in its state, which the rows of `tableOf` are of. */
function withResults(results: Results, credential: Examined = 'ADN', rows: Rows = {}) {
  const award = credential === 'ABSN' || credential === 'RN_TO_BSN' ? 'BSN' : credential;
  const awards =
    award === 'DIPLOMA' ? [] : [unit, '999999'].map((unitid) => awardRow({ unitid, credential: award }));
  const institutions = [institutionRow(), institutionRow({ unitid: '999999', name: 'Another College' })];
  return programOf(catalogueOf({ institutions, awards, results, ...rows }), credential);
}
const nclexPart = (...given: Parameters<typeof withResults>) =>
  withResults(...given).facts.score_parts.find(({ id }) => id === 'nclex');
const passRate = (...given: Parameters<typeof withResults>) => withResults(...given).facts.pass_rate;

describe('the NCLEX measure', () => {
  it('pools the newest three years with 50 candidates at the rate of the nation', () => {
    const results = [year('2021', 100, 1), year('2022', 100, 80), year('2023', 40, 30), year('2024', 10, 10)];
    // (120 + 45) of (150 + 50)
    expect(nclexPart(results)).toMatchObject({
      value: 82.5,
      basis:
        'Percent: 120 of 150 first-time candidates passed NCLEX-RN in 2022, 2023, and 2024, with 50 candidates at the national rate added.',
    });
  });

  it('takes the newest three known years, not the newest three calendar years', () => {
    const results = [year('2021', 100, 55), year('2023', 50, 50), year('2024', 50, 50), tableOf()];
    // (155 + 45) of (200 + 50)
    expect(nclexPart(results)?.value).toBe(80);
  });

  it('takes years from 2021 on alone', () => {
    const old = [year('2020', 100, 1), year('2021', 50, 45), tableOf({ period_label: '2024' })];
    expect(nclexPart(old)?.value).toBe(90);
    const older = [year('2020', 100, 1), tableOf({ period_label: '2024' })];
    expect(nclexPart(older)).toMatchObject({ value: null });
  });

  it('takes several rows of a year together, as of campuses of one unit', () => {
    const campuses = [
      year('2024', 20, 10, { program_name: 'North' }),
      year('2024', 30, 25, { program_name: 'South' }),
      year('2023', 25, 25),
      year('2022', 25, 25),
      year('2021', 500, 5),
    ];
    // (85 + 45) of (100 + 50)
    expect(nclexPart(campuses)?.value).toBe(86.7);
  });

  it('takes passes from the rate where they are not printed, rounded', () => {
    const rate = year('2024', 16, 0, { passed: null, pass_rate_percent: 62.5 });
    expect(nclexPart([rate])?.basis).toContain('10 of 16 first-time candidates');
  });

  it('takes no part of a year', () => {
    const results = [year('2024', 50, 45), year('2025 Q1', 50, 0, { period_kind: 'partial' })];
    expect(nclexPart(results)?.value).toBe(90);
  });

  it('takes a year as labelled', () => {
    expect(nclexPart([year('2024', 50, 45, { period_kind: 'year as labelled' })])?.value).toBe(90);
  });

  it('takes no cohort under 10, though it is a year of its own', () => {
    const results = [year('2024', 9, 0), year('2023', 50, 45)];
    expect(nclexPart(results)?.basis).toContain('in 2023,');
    expect(nclexPart(results)?.value).toBe(90);
  });

  it('takes only programs of the same kind', () => {
    const results = [year('2024', 50, 45), year('2023', 50, 0, { program_type: 'BSN' })];
    expect(nclexPart(results)?.value).toBe(90);
  });
});

describe('the measure applies', () => {
  it("where a whole state's table of the window is known, and is missing for programs that are not in it", () => {
    expect(nclexPart([tableOf()])).toMatchObject({
      value: null,
      reason: 'no results of the years that count',
      basis: 'A low middling value of schools of the same kind stands in.',
    });
  });

  it('not where only quoted rows are known', () => {
    expect(nclexPart([year('2024', 50, 45, { verification: 'quoted' })])).toBeUndefined();
  });

  it('not where the table is of another state, of another examination or older than the window', () => {
    expect(nclexPart([tableOf({ state_slug: 'maine' })])).toBeUndefined();
    expect(nclexPart([tableOf({ exam: 'NCLEX-PN', program_type: 'LPN' })])).toBeUndefined();
    const old = [tableOf({ period_label: '2019' }), tableOf({ state_slug: 'maine' })];
    expect(nclexPart(old)).toBeUndefined();
  });

  it('to the accelerated track by the results of the BSN', () => {
    const results = [year('2024', 50, 45, { program_type: 'BSN' })];
    expect(nclexPart(results, 'ABSN', { details: [detailRow()] })?.value).toBe(90);
  });

  it('to practical nursing by NCLEX-PN', () => {
    const results = [year('2024', 50, 45, { exam: 'NCLEX-PN', program_type: 'LPN' })];
    expect(nclexPart(results, 'LPN')?.basis).toContain('passed NCLEX-PN in 2024');
  });

  it('to no graduate credential and no RN-to-BSN', () => {
    const results = [tableOf(), year('2024', 50, 45, { program_type: 'MSN_ENTRY' })];
    expect(nclexPart(results, 'MSN')).toBeUndefined();
    const firstDegrees = [firstDegreeRow({ rn_to_bsn_evidence: 'yes' })];
    expect(nclexPart(results, 'RN_TO_BSN', { awards: [awardRow()], firstDegrees })).toBeUndefined();
  });

  it('today in Georgia for registered and in Tennessee for practical nurses alone', () => {
    // Every institution with any result, as if it awarded the three credentials that lead to a license.
    const rates = loadData().rows('pass_rates');
    const institutions = [...new Map(rates.map((row) => [row.unitid, row])).values()].flatMap(
      ({ unitid, state_slug }) => (unitid === null ? [] : [institutionRow({ unitid, state_slug })]),
    );
    const awards = institutions.flatMap(({ unitid }) =>
      (['LPN', 'ADN', 'BSN'] as const).map((credential) => awardRow({ unitid, credential })),
    );
    const { programs } = programCatalogue(
      dataFrom(
        { nclex_national: loadData().rows('nclex_national') },
        dataOfRows({ institutions, awards, results: rates }),
      ),
    );
    const where = programs
      .filter(({ facts }) => facts.score_parts.some(({ id }) => id === 'nclex'))
      .map(({ credential, facts }) => `${credential} in ${facts.state}`);
    expect([...new Set(where)].sort()).toEqual(['ADN in georgia', 'BSN in georgia', 'LPN in tennessee']);
  });

  it('with the rate of the nation that the table of the nation has', () => {
    const rules = scoreRules(loadData().parameters('outcomes-score'));
    for (const [exam, share] of Object.entries(rules.nclex.priorRates)) {
      const newest = passRatesOf(loadData()).nationFirstTime(exam as Exam);
      expect(newest && percentPassed(newest)).toBeCloseTo(100 * share, 2);
    }
  });
});

describe('a source that does not tell first attempts', () => {
  const results = [year('2024', 50, 45, { source_name: 'Public workbook (names no board)' })];

  it('is not said to', () => {
    expect(passRate(results)?.attempts).toBe('not told');
    expect(nclexPart(results)?.basis).toContain('of 50 candidates passed');
    expect(nclexPart([year('2024', 50, 45)])?.basis).toContain('of 50 first-time candidates passed');
  });
});

describe('the pass rate that is shown', () => {
  it('is of a year that counts; an older one is history, and the reason says so', () => {
    const { facts } = withResults([year('2020', 50, 45)]);
    expect(facts.pass_rate).toBeNull();
    expect(facts.pass_rate_reason).toContain('The newest result that we have is of 2020');
    expect(passRate([year('2021', 50, 45)])?.recent).toBe(true);
  });

  it('is the newest whole year with count, interval and source', () => {
    const results = [year('2023', 50, 45), year('2024', 81, 63, { pass_rate_percent: 77.8 })];
    expect(passRate(results)).toEqual({
      exam: 'NCLEX-RN',
      period_label: '2024',
      attempts: 'first-time',
      recent: true,
      candidates: 81,
      rate_percent: 77.8,
      interval_low: 67.6,
      interval_high: 85.5,
      verification: 'transcribed',
      source_url: 'https://board.example/2024',
    });
  });

  it('is computed to two decimals where it is not printed', () => {
    expect(passRate([year('2024', 81, 63)])?.rate_percent).toBe(77.78);
  });

  it('of several rows of a year is of all their candidates', () => {
    const results = [year('2024', 20, 10, { program_name: 'North' }), year('2024', 30, 30)];
    expect(passRate(results)).toMatchObject({ candidates: 50, rate_percent: 80, period_label: '2024' });
  });

  it('is quoted or of a state without a table all the same', () => {
    expect(passRate([year('2022', 50, 45, { verification: 'quoted' })])).toMatchObject({
      period_label: '2022',
      verification: 'quoted',
    });
  });

  it("of an MSN is that of the school's entry-level program, and not scored", () => {
    const { facts } = withResults([year('2024', 50, 45, { program_type: 'MSN_ENTRY' })], 'MSN');
    expect(facts.pass_rate?.rate_percent).toBe(90);
    expect(facts.caveats).toContain('entry_masters_results');
  });

  it('of a school without a unit is missing', () => {
    const accreditation = [listingRow({ unitid: null })];
    const [program] = catalogueOf({
      accreditation,
      results: [year('2024', 50, 45, { unitid: null })],
    }).programs;
    expect(program?.facts.pass_rate).toBeNull();
  });
});

describe('where no pass rate is known, the reason', () => {
  it('does not say that the state publishes none, and points to the board', () => {
    const boards = [{ publishes_at: 'https://board.example/rates' }];
    const none = 'We have no result of this program; that does not mean that Ohio publishes none.';
    expect(withResults([]).facts.pass_rate_reason).toBe(none);
    expect(withResults([], 'ADN', { boards }).facts.pass_rate_reason).toBe(
      `${none} The board may publish it: https://board.example/rates`,
    );
    const accreditation = [listingRow({ credential: 'DIPLOMA' })];
    expect(withResults([], 'DIPLOMA', { awards: [], accreditation }).facts.pass_rate_reason).toBe(none);
  });

  it('tells the programs that have none by their nature', () => {
    expect(withResults([], 'MSN').facts.pass_rate_reason).toBe(
      "Only entry-level master's programs have NCLEX results; we have none for this school.",
    );
    expect(withResults([], 'DNP').facts.pass_rate_reason).toBe('Its students are licensed nurses already.');
  });
});
