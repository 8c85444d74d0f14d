import { describe, expect, it } from 'vitest';
import type { NursingAwardDetailRow, NursingAwardRow } from '../tables/awards';
import type { InstitutionRow, NursingProgramTuitionRow } from '../tables/institutions';
import { derivePrices, type PriceInputs } from './prices';

const provenance = { source_name: 'Survey', source_url: 'https://example.org/', obtained_from: 'A copy' };

const college: InstitutionRow = {
  ...provenance,
  unitid: '100001',
  opeid: '00100100',
  name: 'A college',
  city: 'Dayton',
  state_slug: 'ohio',
  state_code: 'OH',
  zip: '45402',
  website: 'www.example.org',
  control: 'public',
  level: '4-year',
  latitude: 39.8,
  longitude: -84.2,
  tuition_in_state: 5001,
  tuition_out_of_state: 9000,
  tuition_year: '2023-24',
  tuition_in_district: null,
  tuition_basis: 'published tuition and fees, full-time first-time undergraduate',
  graduate_tuition_in_state: 7001,
  graduate_tuition_out_of_state: 12000,
  locale: 'City: Midsize',
  county: 'Montgomery County',
  acceptance_rate_fall_2023: null,
  graduation_rate_150pct: null,
  all_programs_median_earnings_10yr: null,
  credentials_awarded: null,
  credentials_reported_no_awards: null,
  nursing_completions_2022_23: 0,
  nursing_completions_2023_24: 0,
  in_ipeds_2024: true,
  tuition_in_district_2024_25: null,
  tuition_in_state_2024_25: null,
  tuition_out_of_state_2024_25: null,
  graduation_rate_year: null,
  acceptance_rate_fall_2024: null,
  newer_obtained_from: null,
};

const { source_name: _, ...readFrom } = provenance;

const award = (
  credential: NursingAwardRow['credential'],
  more: Partial<NursingAwardRow> = {},
): NursingAwardRow => ({
  ...readFrom,
  unitid: college.unitid,
  cip: ['51.3801'],
  award_level: ["Bachelor's degree"],
  credential,
  completions_2022_23: 30,
  completions_2023_24: 40,
  credential_basis: 'direct',
  status: 'awarded',
  track: null,
  msn_kind: null,
  kind_basis: null,
  share_anesthesia: null,
  share_np: null,
  share_midwifery: null,
  ratio_to_area_rn_mean: null,
  aide_share: null,
  note: null,
  ...more,
});

const certificate = (cip: string, more: Partial<NursingAwardDetailRow> = {}): NursingAwardDetailRow => ({
  ...readFrom,
  unitid: college.unitid,
  cip,
  cip_title: 'A field',
  award_level: "Post-master's certificate",
  award_level_code: 8,
  credential: 'CERTIFICATE',
  completions_2022_23: 2,
  completions_2023_24: 3,
  credential_basis: 'direct',
  ...more,
});

const charge = (
  amount: number,
  credential: NursingProgramTuitionRow['credential'],
): NursingProgramTuitionRow => ({
  ...provenance,
  unitid: college.unitid,
  credential,
  cip: '51.3901',
  program_tuition_and_fees: amount,
  program_length: 1400,
  length_unit: 'clock hours',
  year: '2023-24',
  basis: 'whole program, not one year',
});

function derive(inputs: Partial<PriceInputs>) {
  return derivePrices({
    institutions: [college],
    awards: [],
    awardDetails: [],
    programCharges: [],
    tuitionYears: () => 1.5,
    ...inputs,
  });
}

describe('derivePrices', () => {
  it('multiplies the yearly rate of a state resident by the years of tuition, halves up', () => {
    expect(derive({ awards: [award('LPN')] })).toEqual([
      {
        unitid: '100001',
        credential: 'LPN',
        state_slug: 'ohio',
        control: 'public',
        completions: 40,
        whole_program_price: 7502,
        basis: '1.5 academic years at the yearly rate',
        residency: 'state resident',
        year: '2023-24',
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
    const programCharges = [charge(9000, 'LPN'), charge(4000, 'LPN'), charge(4001, 'LPN'), charge(1, null)];
    expect(derive({ awards: [award('LPN')], programCharges })).toMatchObject([
      { whole_program_price: 4001, basis: 'whole-program charge', residency: 'one price' },
    ]);
    expect(derive({ awards: [award('LPN')], programCharges: programCharges.slice(1) })).toMatchObject([
      { whole_program_price: 4001 },
    ]);
  });

  it('leaves a BSN that is likely completion for RNs to RN_TO_BSN', () => {
    const awards = [award('BSN', { track: 'completion likely' })];
    expect(derive({ awards }).map((row) => row.credential)).toEqual(['RN_TO_BSN']);
    expect(derive({ awards: [award('BSN', { track: 'completion possible' })] })).toHaveLength(2);
  });

  it('weighs with the year before where the newest has no completions', () => {
    expect(derive({ awards: [award('ADN', { completions_2023_24: 0 })] })).toMatchObject([
      { completions: 30 },
    ]);
    expect(derive({ awards: [award('ADN', { completions_2023_24: null })] })).toMatchObject([
      { completions: 30 },
    ]);
  });

  it('leaves out what was not awarded in either year, and what has no price', () => {
    expect(derive({ awards: [award('ADN', { completions_2022_23: null, completions_2023_24: 0 })] })).toEqual(
      [],
    );
    const institutions = [{ ...college, tuition_in_state: null }];
    expect(derive({ institutions, awards: [award('ADN')] })).toEqual([]);
  });

  it('leaves out institutions that are no longer in IPEDS', () => {
    expect(derive({ institutions: [{ ...college, in_ipeds_2024: false }], awards: [award('ADN')] })).toEqual(
      [],
    );
  });

  it('counts post-master’s certificates of all fields together and no others', () => {
    const awardDetails = [
      certificate('51.3805'),
      certificate('51.3810', { completions_2023_24: null }),
      certificate('51.3899', { award_level: 'Postbaccalaureate certificate' }),
      certificate('51.3902', { credential: 'OTHER' }),
    ];
    expect(derive({ awards: [award('CERTIFICATE')], awardDetails })).toMatchObject([
      { credential: 'CERTIFICATE', completions: 3, whole_program_price: 10502 },
    ]);
  });
});
