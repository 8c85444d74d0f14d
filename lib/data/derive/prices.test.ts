import { describe, expect, it } from 'vitest';
import {
  awardRow,
  certificateRow,
  chargeRow,
  constants,
  detailRow,
  firstDegreeRow,
  institutionRow,
  overrideRow,
} from '@/tests/support/program-tables';
import type { NursingAwardRow } from '../tables/awards';
import type { FirstDegreeRow } from '../tables/catalogue-facts';
import type { InstitutionRow } from '../tables/institutions';
import { derivePrices, type PriceInputs } from './prices';

const college = institutionRow({ tuition_in_state: 5001, graduate_tuition_in_state: 7001 });

const award = (credential: NursingAwardRow['credential'], cells: Partial<NursingAwardRow> = {}) =>
  awardRow({ credential, completions_previous_year: 30, completions_latest_year: 40, ...cells });

function derive(inputs: Partial<PriceInputs>) {
  return derivePrices({
    institutions: [college],
    awards: [],
    awardDetails: [],
    programCharges: [],
    programDetails: [],
    profiles: [],
    firstDegrees: [],
    overrides: [],
    rules: constants('derivations'),
    tuitionYears: () => 1.5,
    ...inputs,
  });
}

const degreesOf = (rows: ReturnType<typeof derive>) => rows.map(({ credential }) => credential);

describe('derivePrices', () => {
  it('multiplies the yearly rate of a state resident by the years of tuition, halves up', () => {
    expect(derive({ awards: [award('LPN')] })).toEqual([
      {
        unitid: college.unitid,
        credential: 'LPN',
        state_slug: 'ohio',
        control: 'public',
        completions: 40,
        whole_program_price: 7502,
        yearly_rate: 5001,
        years: 1.5,
        basis: '1.5 academic years at the yearly rate',
        residency: 'state resident',
        year: '2023-24',
        price_reason: null,
        weight: 40,
        offered: null,
      },
    ]);
  });

  it('takes the rate of the district where residents of it pay less', () => {
    const institutions = [{ ...college, tuition_in_district: 3000 }];
    expect(derive({ institutions, awards: [award('ADN')] })).toMatchObject([
      { whole_program_price: 4500, residency: 'district resident' },
    ]);
  });

  it('charges the graduate rate for a master’s and for the bridge to it, whatever the district rate', () => {
    const institutions = [{ ...college, tuition_in_district: 3000 }];
    const rows = derive({ institutions, awards: [award('MSN')] });
    expect(rows.map(({ credential, whole_program_price }) => [credential, whole_program_price])).toEqual([
      ['MSN', 10502],
      ['RN_TO_MSN', 10502],
    ]);
  });

  it('prefers the charge for the whole program, the median where there are several', () => {
    const charge = (program_tuition_and_fees: number) => chargeRow({ program_tuition_and_fees });
    const programCharges = [charge(9000), charge(4000), charge(4001), chargeRow({ credential: null })];
    const [row] = derive({ awards: [award('LPN')], programCharges });
    expect(row).toMatchObject({
      whole_program_price: 4001,
      yearly_rate: null,
      years: null,
      basis: 'whole-program charge',
      residency: 'one price',
    });
    expect(derive({ awards: [award('LPN')], programCharges: programCharges.slice(1) })).toMatchObject([
      { whole_program_price: 4001 },
    ]);
  });

  it('weighs with the year before where the newest has no completions', () => {
    for (const completions_latest_year of [0, null]) {
      expect(derive({ awards: [award('ADN', { completions_latest_year })] })).toMatchObject([
        { completions: 30, weight: 30 },
      ]);
    }
  });

  it('leaves out what was not awarded in either year, what ended, and what has no rate', () => {
    const none = { completions_previous_year: null, completions_latest_year: 0 };
    expect(derive({ awards: [award('ADN', none)] })).toEqual([]);
    expect(derive({ awards: [award('ADN', { status: 'ended' })] })).toEqual([]);
    expect(
      derive({ institutions: [{ ...college, tuition_in_state: null }], awards: [award('ADN')] }),
    ).toEqual([]);
  });

  it('leaves out institutions that are no longer in IPEDS', () => {
    const institutions = [{ ...college, in_latest_ipeds: false }];
    expect(derive({ institutions, awards: [award('ADN')] })).toEqual([]);
  });

  it('counts post-master’s certificates of all fields together and no others', () => {
    const awardDetails = [
      certificateRow({ cip: '51.3805', completions_latest_year: 3 }),
      certificateRow({ cip: '51.3810', completions_latest_year: null }),
      certificateRow({ cip: '51.3899', award_level: 'Postbaccalaureate certificate' }),
      certificateRow({ cip: '51.3902', credential: 'OTHER' }),
    ];
    expect(derive({ awards: [award('CERTIFICATE')], awardDetails })).toMatchObject([
      { credential: 'CERTIFICATE', completions: 3, whole_program_price: 10502 },
    ]);
  });

  it('charges a practical nursing program of a year or less for one year', () => {
    const awards = [award('LPN')];
    const short = { whole_program_price: 5001, basis: '1 academic years at the yearly rate' };
    const institutions = [{ ...college, level: 'less-than-2-year' as const }];
    expect(derive({ awards, institutions })).toMatchObject([short]);
    const months = (length_months: number) => [detailRow({ credential: 'LPN', length_months })];
    expect(derive({ awards, programDetails: months(12) })).toMatchObject([short]);
    expect(derive({ awards, programDetails: months(13) })).toMatchObject([{ whole_program_price: 7502 }]);
  });
});

describe('the price of a BSN', () => {
  const awards = [award('BSN')];
  const bsn = (inputs: Partial<PriceInputs>) =>
    derive({ awards, ...inputs }).find(({ credential }) => credential === 'BSN');
  const withoutGraduationRate: InstitutionRow = { ...college, graduation_rate_150pct: null };
  const notWhole = {
    whole_program_price: null,
    years: null,
    basis: null,
    yearly_rate: 5001,
    price_reason: expect.stringContaining('no first-time full-time students'),
  };

  it('is not known where no first-time full-time students enroll, or the school is upper-division', () => {
    expect(bsn({ institutions: [withoutGraduationRate] })).toMatchObject(notWhole);
    expect(bsn({ overrides: [overrideRow('upper_division')] })).toMatchObject(notWhole);
    expect(bsn({ institutions: [college] })?.whole_program_price).toBe(7502);
  });

  it('is that of a whole-program charge even there', () => {
    const programCharges = [chargeRow({ credential: 'BSN', program_tuition_and_fees: 60_000 })];
    expect(bsn({ institutions: [withoutGraduationRate], programCharges })).toMatchObject({
      whole_program_price: 60_000,
      price_reason: null,
    });
  });

  it('is not known where only an accelerated one is taught, and no RN-to-BSN is there', () => {
    const rows = derive({ awards, overrides: [overrideRow('absn_only')] });
    expect(rows).toMatchObject([
      { credential: 'BSN', price_reason: 'only an accelerated BSN is taught: see its own price' },
    ]);
  });

  it('is left to RN_TO_BSN where it is for RNs only', () => {
    const firstDegrees = [firstDegreeRow({ first_degree: 'no' })];
    expect(degreesOf(derive({ awards, firstDegrees }))).toEqual(['RN_TO_BSN']);
    expect(degreesOf(derive({ awards, firstDegrees: [firstDegreeRow()] }))).toEqual(['BSN', 'RN_TO_BSN']);
  });

  it.each<[string, Partial<FirstDegreeRow>, number]>([
    ['all of its completions', { first_degree: 'yes', prelicensure_share: 0.5 }, 40],
    ['its share of a mixed one', { first_degree: 'mixed', prelicensure_share: 0.26 }, 10],
    ['half where the share is not known', { first_degree: 'mixed' }, 20],
  ])('counts with %s', (_, cells, weight) => {
    const rows = derive({ awards, firstDegrees: [firstDegreeRow(cells)] });
    expect(rows.map((row) => [row.credential, row.completions, row.weight])).toEqual([
      ['BSN', 40, weight],
      ['RN_TO_BSN', 40, 40],
    ]);
  });

  it('says whether an RN-to-BSN is known', () => {
    const offered = (rn_to_bsn_evidence: FirstDegreeRow['rn_to_bsn_evidence']) =>
      derive({ awards, firstDegrees: [firstDegreeRow({ rn_to_bsn_evidence })] }).map((row) => row.offered);
    expect([offered('yes'), offered('inferred'), offered(null)]).toEqual([
      [null, 'yes'],
      [null, 'inferred'],
      [null, 'not confirmed'],
    ]);
  });
});

describe('an implausible price', () => {
  const control = 'private nonprofit';
  const units = (count: number, rate: number, first = 0) =>
    Array.from({ length: count }, (_, index) =>
      institutionRow({
        unitid: String(200_000 + first + index),
        control,
        graduate_tuition_in_state: rate,
        tuition_in_state: rate,
      }),
    );
  const pricesOf = (institutions: readonly InstitutionRow[], credential: 'MSN' | 'ADN' = 'MSN') =>
    derive({
      institutions,
      awards: institutions.map(({ unitid }) => award(credential, { unitid })),
      tuitionYears: () => 1,
    }).filter((row) => row.credential === credential);
  const odd = (rate: number, more: Partial<InstitutionRow> = {}) =>
    institutionRow({ control, graduate_tuition_in_state: rate, tuition_in_state: rate, ...more });

  it('is empty with its reason, far below or far above the others', () => {
    const peers = units(40, 10_000);
    const [low] = pricesOf([odd(2999), ...peers]);
    const [high] = pricesOf([odd(20_001), ...peers]);
    expect(low).toMatchObject({
      whole_program_price: null,
      yearly_rate: 2999,
      price_reason:
        '2999 is below 0.3 of the 5th percentile of private nonprofit institutions: not shown as a price',
    });
    expect(high?.price_reason).toContain('20001 is above 2 times the 95th percentile');
    expect(pricesOf([odd(3001), ...peers])[0]?.whole_program_price).toBe(3001);
  });

  it('is kept where it is an undergraduate price at the published full-time rate', () => {
    const peers = units(40, 10_000);
    expect(pricesOf([odd(2999), ...peers], 'ADN')[0]?.whole_program_price).toBe(2999);
    const average = odd(2999, { tuition_basis: 'average tuition and fees, full-time undergraduate' });
    expect(pricesOf([average, ...peers], 'ADN')[0]?.whole_program_price).toBeNull();
  });

  it('is judged by all private schools where those of one control are few, and by none where all are few', () => {
    const others = units(15, 10_000).map((row) => ({ ...row, control: 'private for-profit' as const }));
    const [row] = pricesOf([odd(2999), ...units(10, 10_000, 100), ...others]);
    expect(row?.price_reason).toContain('of private institutions');
    expect(pricesOf([odd(2999), ...units(10, 10_000)])[0]?.whole_program_price).toBe(2999);
  });
});
