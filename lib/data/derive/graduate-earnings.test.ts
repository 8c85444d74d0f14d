import { describe, expect, it } from 'vitest';
import type { ProgramOutcomeRow } from '../tables/outcomes';
import type { WageRow } from '../tables/wages';
import { deriveGraduateEarnings } from './graduate-earnings';

const provenance = { source_name: 'Release', source_url: 'https://example.org/', obtained_from: 'A copy' };

const program = (
  median_earnings: number | null,
  more: Partial<ProgramOutcomeRow> = {},
): ProgramOutcomeRow => ({
  ...provenance,
  unitid: '100001',
  opeid6: '001001',
  institution_name: 'A college',
  state_code: 'OH',
  control: 'public',
  cip4: '51.38',
  credential_level: 3,
  credential_level_name: "Bachelor's Degree",
  credential: 'BSN',
  completers_count: 10,
  median_earnings,
  earnings_years_after_completion: 4,
  median_debt: null,
  in_institutions_csv: true,
  release: '2026-06-10',
  units_sharing_value: null,
  states_sharing_value: null,
  ...more,
});

const wage = (state_slug: WageRow['state_slug'], soc: string, mean_annual: number): WageRow => ({
  ...provenance,
  state_slug,
  state_code: 'OH',
  soc,
  occupation: 'Nurses',
  edition: 'May 2025',
  employment: null,
  employment_rse_percent: null,
  mean_hourly: null,
  mean_annual,
  wage_rse_percent: null,
  p10_annual: null,
  p25_annual: null,
  median_annual: null,
  p75_annual: null,
  p90_annual: null,
  jobs_per_1000: null,
  location_quotient: null,
  notes: null,
});

const wages = [
  wage('ohio', '29-1141', 80000),
  wage('ohio', '29-2061', 60000),
  wage('alaska', '29-1141', 100000),
];

describe('deriveGraduateEarnings', () => {
  it('takes linear quartiles over programs, in whole dollars, halves up', () => {
    const programs = [
      program(70000),
      program(70001, { opeid6: '001002' }),
      program(90000, { opeid6: '001002', completers_count: null }),
      program(90001, { opeid6: '001003' }),
    ];
    expect(deriveGraduateEarnings(programs, wages)[1]).toEqual({
      state_slug: 'ohio',
      state_code: 'OH',
      credential: 'BSN',
      programs: 4,
      distinct_values: 3,
      median_of_program_medians: 80001,
      p25: 70001,
      p75: 90000,
      completers: 30,
      ratio_to_state_wage_mean: 1,
      ratio_basis: 'RN mean',
      earnings_years_after_completion: 4,
      release: '2026-06-10',
    });
  });

  it('relates each program to the mean of its own state, practical nurses to practical nurses', () => {
    const rows = deriveGraduateEarnings(
      [program(80000), program(150000, { state_code: 'AK' }), program(45000, { credential: 'LPN' })],
      wages,
    );
    expect(rows.map((row) => [row.state_code, row.credential, row.ratio_to_state_wage_mean])).toEqual([
      ['US', 'BSN', 1.25],
      ['US', 'LPN', 0.75],
      ['AK', 'BSN', 1.5],
      ['OH', 'BSN', 1],
      ['OH', 'LPN', 0.75],
    ]);
  });

  it('counts only programs with earnings four years after finishing, a credential and one of the 51 areas', () => {
    const left = [
      program(null),
      program(50000, { earnings_years_after_completion: 1 }),
      program(50000, { credential: null }),
      program(50000, { state_code: null }),
      program(50000, { state_code: 'PR' }),
    ];
    expect(deriveGraduateEarnings([...left, program(80000)], wages)).toMatchObject([
      { state_slug: 'us', programs: 1 },
      { state_slug: 'ohio', programs: 1 },
    ]);
    expect(deriveGraduateEarnings(left, wages)).toEqual([]);
  });

  it('refuses a state without a mean wage rather than leave its programs out of the ratio', () => {
    expect(() => deriveGraduateEarnings([program(80000, { state_code: 'UT' })], wages)).toThrow('utah');
  });
});
