import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { certificateRow, constants, firstDegreeRow, outcomeRow, unit } from '@/tests/support/program-tables';
import type { NursingAwardDetailRow } from '../tables/awards';
import type { ProgramOutcomeRow } from '../tables/outcomes';
import { deriveProgramEarnings, type EarningsInputs, usablePrograms } from './program-earnings';

const growth = () => exampleData().rows('wage_growth');

const underived = {
  median_earnings_restated: null,
  earnings_usable: null,
  earnings_usable_reason: null,
  usable_for: null,
};
const program = (cells: Partial<ProgramOutcomeRow> = {}) => outcomeRow({ ...cells, ...underived });

function derive(outcomes: readonly ProgramOutcomeRow[], more: Partial<EarningsInputs> = {}) {
  return deriveProgramEarnings({
    outcomes,
    growth: growth(),
    awardDetails: [],
    firstDegrees: [],
    rules: constants('derivations'),
    ...more,
  });
}

const reasonOf = (row: ProgramOutcomeRow, more: Partial<EarningsInputs> = {}) =>
  derive([row], more)[0]?.earnings_usable_reason;

describe('earnings at the newest wages', () => {
  const restated = (cells: Partial<ProgramOutcomeRow>) =>
    derive([program(cells)])[0]?.median_earnings_restated;

  it("follow the state's RNs for ADN and BSN, and the nation's LPNs and nurse practitioners for the others", () => {
    const at = (credential: ProgramOutcomeRow['credential'], state_code: string) =>
      restated({ credential, state_code, median_earnings: 100_000 });
    const factor = (area: string, soc: string) =>
      Math.round(
        100_000 * (growth().find((row) => row.state_slug === area && row.soc === soc)?.factor ?? Number.NaN),
      );
    expect([at('BSN', 'OH'), at('ADN', 'CA')]).toEqual([
      factor('ohio', '29-1141'),
      factor('california', '29-1141'),
    ]);
    expect([at('LPN', 'OH'), at('MSN', 'OH'), at('DOCTORAL', 'OH'), at('CERTIFICATE', 'OH')]).toEqual([
      factor('us', '29-2061'),
      factor('us', '29-1171'),
      factor('us', '29-1171'),
      factor('us', '29-1171'),
    ]);
  });

  it("follow the nation's RNs outside the states", () => {
    expect(restated({ state_code: 'PR', median_earnings: 50_000 })).toBe(52_640);
  });

  it('are not made of earnings one year after finishing, of no credential or of none', () => {
    expect(restated({ earnings_years_after_completion: 1 })).toBeNull();
    expect(restated({ credential: null })).toBeNull();
    expect(derive([program({ median_earnings: null })])).toEqual([program({ median_earnings: null })]);
  });
});

describe('the reason against earnings', () => {
  it('is missing for four-year earnings of a state', () => {
    expect(derive([program()])).toMatchObject([{ earnings_usable: true, earnings_usable_reason: null }]);
  });

  it('is the year, then the place', () => {
    const outside = program({ state_code: 'PR' });
    expect(reasonOf({ ...outside, earnings_years_after_completion: 1 })).toBe(
      'measured one year after completion, not four',
    );
    expect(reasonOf(outside)).toBe('outside the 50 states and DC, or state not known');
  });

  it('is that a shared value counts elsewhere: at the unit with most completers among those in institutions.csv', () => {
    const rows = [
      program({ unitid: '100001', completers_count: 900, in_institutions_csv: false }),
      program({ unitid: '100002', completers_count: 10 }),
      program({ unitid: '100003', completers_count: 20 }),
      program({ unitid: '100004', completers_count: 20, opeid6: '009999' }),
    ];
    const shared = 'value shared with unit 100003, where it counts';
    expect(derive(rows).map((row) => row.earnings_usable_reason)).toEqual([shared, shared, null, null]);
  });

  it('is that a shared value counts at the lower level, then the lower unit', () => {
    const certificate = { credential: 'CERTIFICATE' as const };
    const rows = [
      program({ ...certificate, credential_level: 8 }),
      program({ ...certificate, credential_level: 4, unitid: '100002' }),
      program({ ...certificate, credential_level: 4, unitid: '100003' }),
    ];
    expect(derive(rows).map((row) => row.earnings_usable)).toEqual([false, true, false]);
  });

  it('is a small number of earners, where it is known', () => {
    expect(reasonOf(program({ earners_count: 29 }))).toBe('only 29 earners');
    expect(reasonOf(program({ earners_count: 30 }))).toBeNull();
  });

  describe('of an LPN program', () => {
    const lpn = program({ credential: 'LPN', cip4: '51.39', credential_level: 1 });
    const awards = (cip: string, cells: Partial<NursingAwardDetailRow> = {}) =>
      certificateRow({
        cip,
        award_level: 'Certificate: at least 1 but less than 2 academic years',
        completions_previous_year: 10,
        completions_latest_year: 30,
        ...cells,
      });
    const reasonWith = (...awardDetails: NursingAwardDetailRow[]) => reasonOf(lpn, { awardDetails });

    it('is more than a fifth of certificates for aides, of all campuses and both years', () => {
      const practical = awards('51.3901', { completions_latest_year: 70 });
      const aides = (count: number) =>
        awards('51.3902', { completions_previous_year: 0, completions_latest_year: count });
      expect(reasonWith(practical, aides(20))).toBeNull();
      expect(reasonWith(practical, aides(21))).toBe(
        '21 % of the certificates in this field are for nursing assistants or others, not LPNs',
      );
      const campus = program({
        unitid: '100002',
        opeid6: lpn.opeid6,
        credential: null,
        median_earnings: null,
      });
      const elsewhere = derive([lpn, campus], {
        awardDetails: [practical, { ...aides(40), unitid: '100002' }],
      });
      expect(elsewhere[0]?.earnings_usable).toBe(false);
    });

    it('is that none is reported', () => {
      const reason = "no certificates in 51.39 reported in 2022-23 or 2023-24: the aides' share is not known";
      expect(reasonWith()).toBe(reason);
      expect(reasonWith(awards('51.3901', { award_level: "Associate's degree" }))).toBe(reason);
      expect(
        reasonWith(awards('51.3901', { completions_previous_year: null, completions_latest_year: 0 })),
      ).toBe(reason);
    });
  });
});

describe('the degrees that earnings speak for', () => {
  const degreesOf = (credential: ProgramOutcomeRow['credential'], more: Partial<EarningsInputs> = {}) =>
    derive([program({ credential })], more)[0]?.usable_for;

  it('are those that the credential ends in', () => {
    expect(degreesOf('ADN')).toEqual(['ADN']);
    expect(degreesOf('MSN')).toEqual(['MSN', 'RN_TO_MSN']);
    expect(degreesOf('DOCTORAL')).toEqual(['DNP']);
  });

  it('are the RN-to-BSN where a BSN is for RNs only', () => {
    const isFor = (first_degree: 'no' | 'mixed') =>
      degreesOf('BSN', { firstDegrees: [firstDegreeRow({ unitid: unit, first_degree })] });
    expect([isFor('no'), isFor('mixed'), degreesOf('BSN')]).toEqual([['RN_TO_BSN'], ['BSN'], ['BSN']]);
  });

  it('are none where the earnings are not usable', () => {
    expect(derive([program({ earners_count: 1 })])[0]?.usable_for).toBeNull();
  });
});

describe('usablePrograms', () => {
  it('are those whose earnings may be compared, with unrounded earnings at the newest wages', () => {
    const rows = derive([program({ median_earnings: 80_001 }), program({ state_code: 'PR', opeid6: '2' })]);
    const [only, ...others] = usablePrograms(rows, growth());
    expect(others).toEqual([]);
    expect(only).toMatchObject({ state: 'ohio', isForRnsOnly: false, row: { median_earnings: 80_001 } });
    expect(only?.restated).toBeCloseTo(only?.row.median_earnings_restated ?? 0, 0);
    expect(Number.isInteger(only?.restated)).toBe(false);
  });
});
