import { describe, expect, it } from 'vitest';
import {
  absnPriceRow,
  awardRow,
  catalogueOf,
  certificateRow,
  chargeRow,
  detailRow,
  firstDegreeRow,
  institutionRow,
  listingRow,
  overrideRow,
  programOf,
  type Rows,
} from '@/tests/support/program-tables';
import type { CatalogueCredential } from '../credentials';

const programWith = (
  credential: CatalogueCredential,
  cells: Parameters<typeof institutionRow>[0] = {},
  rows: Rows = {},
) => {
  const award = credential === 'ABSN' || credential === 'RN_TO_BSN' ? 'BSN' : credential;
  const awards = award === 'DIPLOMA' ? [] : [awardRow({ credential: award })];
  const firstDegrees = award === 'BSN' ? [firstDegreeRow({ rn_to_bsn_evidence: 'yes' })] : [];
  return programOf(
    catalogueOf({ institutions: [institutionRow(cells)], awards, firstDegrees, ...rows }),
    credential,
  );
};
const tuitionWith = (...given: Parameters<typeof programWith>) => programWith(...given).facts.tuition;
const affordability = (...given: Parameters<typeof programWith>) =>
  programWith(...given).facts.score_parts.find(({ id }) => id === 'affordability');

describe('the price that is shown', () => {
  it('is the yearly rate over the years of the credential', () => {
    expect(tuitionWith('BSN')).toEqual({
      total: 40_000,
      per_year: 10_000,
      residency: 'state resident',
      year: '2023-24',
      basis: '4 academic years at the yearly rate of the institution',
    });
  });

  it('is of 2024-25 where that is known, and says that it is provisional', () => {
    expect(tuitionWith('ADN', { newer_tuition_in_state: 11_000 })).toEqual({
      total: 22_000,
      per_year: 11_000,
      residency: 'state resident',
      year: '2024-25',
      basis: '2 academic years at the yearly rate of the institution, provisional',
    });
  });

  it('is one price where others pay what residents pay, and one year is no plural', () => {
    const alike = { tuition_in_state: 10_000, tuition_out_of_state: 10_000 };
    expect(tuitionWith('BSN', alike)?.residency).toBe('one price');
    expect(
      tuitionWith('BSN', { ...alike, newer_tuition_in_state: 11_000, newer_tuition_out_of_state: 20_000 })
        ?.residency,
    ).toBe('state resident');
    expect(tuitionWith('RN_TO_BSN', alike)).toMatchObject({
      basis: '1 academic year at the yearly rate of the institution',
    });
  });

  it('is what residents of the district pay where they pay less', () => {
    expect(tuitionWith('ADN', { tuition_in_district: 4_000 })).toMatchObject({
      per_year: 4_000,
      residency: 'district resident',
      year: '2023-24',
    });
    const both = { tuition_in_district: 4_000, newer_tuition_in_district: 4_100 };
    expect(tuitionWith('ADN', { ...both, newer_tuition_in_state: 11_000 })).toMatchObject({
      per_year: 4_100,
      residency: 'district resident',
      year: '2024-25',
    });
  });

  it('is of the newest year even where it is for other students than the year before', () => {
    const began = { newer_tuition_in_district: 8_000, newer_tuition_in_state: 11_000 };
    expect(tuitionWith('ADN', began)).toMatchObject({ per_year: 8_000, residency: 'district resident' });
    const ceased = { tuition_in_district: 9_500, newer_tuition_in_state: 10_500 };
    expect(tuitionWith('ADN', ceased)).toMatchObject({ per_year: 10_500, residency: 'state resident' });
  });

  it.each([
    ['MSN', 24_000],
    ['DNP', 42_000],
    ['PHD', 60_000],
  ] as const)('is the graduate rate of 2023-24 for an %s: no newer one is known', (credential, total) => {
    const cells = { tuition_in_district: 4_000, newer_tuition_in_state: 11_000 };
    expect(tuitionWith(credential, cells)).toMatchObject({
      total,
      per_year: 12_000,
      residency: 'state resident',
      year: '2023-24',
    });
  });

  it("is the graduate rate for a post-master's certificate", () => {
    expect(tuitionWith('CERTIFICATE', {}, { awards: [], awardDetails: [certificateRow()] })?.total).toBe(
      18_000,
    );
  });

  it('is a year of the undergraduate rate for RN-to-BSN', () => {
    expect(tuitionWith('RN_TO_BSN')).toMatchObject({ total: 10_000, per_year: 10_000 });
  });

  it('is the whole-program charge where the school reports one', () => {
    const programCharges = [
      chargeRow({ program_tuition_and_fees: 14_000 }),
      chargeRow({ program_tuition_and_fees: 15_001, program_length: 900 }),
      chargeRow({ credential: 'ADN', program_tuition_and_fees: 99_000 }),
    ];
    const cells = { newer_tuition_in_state: 11_000 };
    expect(tuitionWith('LPN', cells, { programCharges })).toEqual({
      total: 14_501,
      per_year: null,
      residency: 'one price',
      year: '2023-24',
      basis: 'whole-program charge',
    });
  });

  it('of an accelerated BSN is what the school prints, never years of the yearly rate', () => {
    const printed = (cells: Parameters<typeof absnPriceRow>[0] = {}) =>
      programWith('ABSN', {}, { absnPrices: [absnPriceRow(cells)] }).facts;
    expect(printed().tuition).toEqual({
      total: 52_452,
      per_year: null,
      residency: 'state resident',
      year: '2025-26',
      basis: 'whole accelerated program, as the school prints it',
    });
    expect(printed({ total_nonresident: 52_452 }).tuition?.residency).toBe('one price');
    expect(printed({ tuition_year: null }).tuition?.year).toBe('year not printed');
    expect(printed({ used: false, reason: 'nonresident total only' })).toMatchObject({
      tuition: null,
      tuition_reason:
        'The school prints no price of the whole program that compares: nonresident total only.',
    });
  });

  it('is a yearly rate and no total where four years are not what one pays', () => {
    const overrides = [overrideRow('upper_division')];
    const { facts } = programWith('BSN', { newer_tuition_in_state: 11_000 }, { overrides });
    expect(facts.tuition).toEqual({
      total: null,
      per_year: 11_000,
      residency: 'state resident',
      year: '2024-25',
      basis: 'one academic year at the yearly rate of the institution, provisional',
    });
    expect(facts.tuition_reason).toContain('four years at this rate is not what one pays');
  });

  it('is a yearly rate and no total before anyone has finished the program', () => {
    const { facts } = programWith(
      'ADN',
      {},
      { awards: [], accreditation: [listingRow({ credential: 'ADN' })] },
    );
    expect([facts.tuition?.total, facts.tuition?.per_year]).toEqual([null, 10_000]);
    expect(facts.tuition_reason).toBe(
      'No one has finished it yet, so no price of the whole program is made up.',
    );
  });

  it('of another program is not what a compilation prints', () => {
    const details = [detailRow({ credential: 'MSN', tuition_total_in_state: 1 })];
    const noRate = { graduate_tuition_in_state: null };
    expect(tuitionWith('MSN', noRate, { details })).toBeNull();
  });
});

describe('where there is no price, the reason says why', () => {
  const noRates = { tuition_in_state: null, graduate_tuition_in_state: null };
  const reason = (...given: Parameters<typeof programWith>) => programWith(...given).facts.tuition_reason;

  it.each([
    [
      'ADN',
      { ...noRates, tuition_basis: 'program-year institution: charges not held' },
      'The school charges by the program, and its charge for this one is not known.',
    ],
    [
      'ADN',
      {
        ...noRates,
        tuition_basis: 'program-year institution: whole-program charges in nursing_program_tuition.csv',
      },
      'The school charges by the program, and its charge for this one is not known.',
    ],
    ['BSN', { ...noRates, tuition_basis: 'graduate only' }, 'The school reports no rate for this level.'],
    ['MSN', noRates, 'The school reports no rate for this level.'],
  ] as const)('%s', (credential, cells, why) => {
    expect(reason(credential, cells)).toBe(why);
  });

  it('a school that charges by the program without saying for which credential', () => {
    const cells = { ...noRates, tuition_basis: 'program-year institution: charges not held' } as const;
    const charge = (amount: number, more: Parameters<typeof chargeRow>[0] = {}) =>
      chargeRow({ credential: null, cip: '51.3801', program_tuition_and_fees: amount, ...more });
    const programCharges = [
      charge(70_000),
      charge(10_500),
      charge(900, { cip: '51.3902' }),
      charge(1, { credential: 'LPN' }),
      charge(2, { unitid: '100002' }),
    ];
    const told =
      'The school charges by the program: it reports $10,500 and $70,000 for registered nursing without saying for which credential.';
    for (const credential of ['ADN', 'BSN', 'RN_TO_BSN'] as const) {
      expect(reason(credential, cells, { programCharges })).toBe(told);
    }
    expect(reason('MSN', cells, { programCharges })).toBe(
      'The school charges by the program, and its charge for this one is not known.',
    );
  });

  it('accelerated BSN and hospital diploma', () => {
    expect(reason('ABSN', {}, { details: [detailRow()] })).toBe(
      "No survey has a price for accelerated programs, and we have no figure of the school's.",
    );
    expect(reason('DIPLOMA', {}, { accreditation: [listingRow({ credential: 'DIPLOMA' })] })).toBe(
      'IPEDS has no price for hospital diplomas.',
    );
  });
});

describe('affordability', () => {
  const other = institutionRow({ unitid: '100002', name: 'Other College', tuition_in_state: 5_000 });
  const twoSchools = (cells: Parameters<typeof institutionRow>[0] = {}): Rows => ({
    institutions: [institutionRow(cells), other],
    awards: [awardRow(), awardRow({ unitid: '100002', completions_latest_year: 200 })],
  });

  it("sets the price against the state's median in the edition of the medians", () => {
    const rows = twoSchools({ newer_tuition_in_state: 30_000 });
    expect(tuitionWith('BSN', {}, rows)?.year).toBe('2024-25');
    // The school of the median graduate asks 20,000 for the program.
    expect(affordability('BSN', {}, rows)).toMatchObject({
      value: 2,
      basis: "Ratio: price of $40,000 in 2023-24 ÷ the state's median of $20,000.",
    });
  });

  it("takes the median of the program's own state and credential, public and private together", () => {
    const private_ = { ...other, control: 'private nonprofit' as const };
    const far = institutionRow({ unitid: '100003', name: 'Far', state_slug: 'maine', tuition_in_state: 1 });
    const rows = twoSchools();
    const institutions = [institutionRow(), private_, far];
    const awards = [...(rows.awards ?? []), awardRow({ unitid: '100003', completions_latest_year: 900 })];
    expect(affordability('BSN', {}, { institutions, awards })?.value).toBe(2);
  });

  it('gives nothing from 2.5 medians on and everything at half a median', () => {
    expect(affordability('BSN', {}, twoSchools({ tuition_in_state: 12_500 }))).toMatchObject({ points: 0 });
    const cheap = affordability('BSN', {}, twoSchools({ tuition_in_state: 2_500 }));
    expect(cheap?.value).toBe(0.5);
    expect(cheap?.points).toBe(cheap?.weight);
  });

  it('is not measured where the price is of another year than the medians', () => {
    const rows = twoSchools({ tuition_in_state: null, newer_tuition_in_state: 11_000 });
    expect(affordability('BSN', {}, rows)).toMatchObject({
      value: null,
      reason: 'no whole-program price',
    });
  });

  it('is not measured where no price is known, and is no measure of an accelerated BSN', () => {
    const rows = twoSchools({ tuition_in_state: null });
    expect(affordability('BSN', {}, rows)).toMatchObject({
      value: null,
      reason: 'no whole-program price',
    });
    const details = [detailRow({ tuition_total_in_state: 40_000 })];
    expect(affordability('ABSN', {}, { ...twoSchools(), details })).toBeUndefined();
  });
});
