import { describe, expect, it } from 'vitest';
import { growthRow, outcomeRow, wageRow } from '@/tests/support/program-tables';
import type { ProgramOutcomeRow } from '../tables/outcomes';
import { deriveGraduateEarnings } from './graduate-earnings';

const growth = [
  growthRow('us', '29-1141', 1, ['ADN', 'BSN', 'RN_TO_BSN']),
  growthRow('ohio', '29-1141', 1.5, ['ADN', 'BSN', 'RN_TO_BSN']),
  growthRow('us', '29-2061', 2, ['LPN']),
];
const wages = [
  wageRow('ohio', '29-1141', 120_000),
  wageRow('ohio', '29-2061', 60_000),
  wageRow('alaska', '29-1141', 100_000),
];

let units = 0;
/** A usable program of an institution of its own. */
function program(median_earnings: number, cells: Partial<ProgramOutcomeRow> = {}) {
  units += 1;
  return outcomeRow({
    opeid6: String(units).padStart(6, '0'),
    completers_count: 10,
    median_earnings,
    ...cells,
  });
}
const unusable = { earnings_usable: false, earnings_usable_reason: 'only 20 earners', usable_for: null };

const derive = (...programs: ProgramOutcomeRow[]) => deriveGraduateEarnings(programs, growth, wages);

describe('deriveGraduateEarnings', () => {
  it('takes linear quartiles of published and restated values, in whole dollars, halves up', () => {
    const rows = derive(
      program(70_000, { earners_count: 40 }),
      program(70_001, { completers_count: null }),
      program(90_000, { earners_count: 60 }),
      program(90_001),
    );
    expect(rows[1]).toEqual({
      state_slug: 'ohio',
      state_code: 'OH',
      credential: 'BSN',
      programs: 4,
      distinct_values: 4,
      values_left_out: 0,
      for_rns_only_left_out: 0,
      median_of_program_medians: 80_001,
      p25: 70_001,
      p75: 90_000,
      median_restated: 120_001,
      p25_restated: 105_001,
      p75_restated: 135_000,
      restated_by: '29-1141 x 1.5000',
      completers: 30,
      earners: 100,
      earners_known_for: 2,
      ratio_to_state_wage_mean: 1,
      ratio_basis: 'RN mean',
      earnings_years_after_completion: 4,
      release: '2026-06-10',
      cohort: 'graduates of 2017-18 and 2018-19',
      earned_in: '2022 and 2023',
      dollars: 2024,
    });
  });

  it('restates and relates each program by its own state, practical nurses by practical nurses', () => {
    const rows = derive(
      program(80_000),
      program(150_000, { state_code: 'AK' }),
      program(45_000, { credential: 'LPN', usable_for: ['LPN'] }),
    );
    expect(
      rows.map((row) => [row.state_code, row.credential, row.ratio_to_state_wage_mean, row.restated_by]),
    ).toEqual([
      ['US', 'BSN', 1.25, '29-1141, each program by its state'],
      ['US', 'LPN', 1.5, '29-2061 x 2.0000'],
      ['AK', 'BSN', 1.5, '29-1141 x 1.0000'],
      ['OH', 'BSN', 1, '29-1141 x 1.5000'],
      ['OH', 'LPN', 1.5, '29-2061 x 2.0000'],
    ]);
    expect(rows.at(-1)?.ratio_basis).toBe('LPN mean');
  });

  it('counts a BSN for RNs only under RN_TO_BSN, and says how many', () => {
    const forRns = program(100_000, { usable_for: ['RN_TO_BSN'] });
    const [bsn, completion] = derive(program(80_000), forRns).filter(({ state_code }) => state_code === 'OH');
    expect(bsn).toMatchObject({ credential: 'BSN', programs: 1, for_rns_only_left_out: 1 });
    expect(completion).toMatchObject({
      credential: 'RN_TO_BSN',
      programs: 1,
      values_left_out: null,
      for_rns_only_left_out: null,
    });
  });

  it('leaves out what may not be compared, and says of how many institutions: one that counts in the area is not', () => {
    const counted = program(80_000);
    const rows = derive(
      counted,
      program(80_000, { ...unusable, opeid6: counted.opeid6 }),
      program(80_000, { ...unusable, opeid6: counted.opeid6, state_code: 'AK' }),
      program(50_000, { ...unusable, opeid6: '900001' }),
      program(50_000, { ...unusable, opeid6: '900001' }),
      program(50_000, { ...unusable, state_code: 'PR' }),
      program(50_000, { ...unusable, median_earnings_restated: null }),
      program(90_000, { state_code: 'AK' }),
    );
    expect(rows.map((row) => [row.state_slug, row.programs, row.values_left_out])).toEqual([
      ['us', 2, 1],
      ['alaska', 1, 1],
      ['ohio', 1, 1],
    ]);
  });

  it('has no earners where none are known, and no row without a program', () => {
    expect(derive(program(80_000))[1]).toMatchObject({ earners: null, earners_known_for: 0 });
    expect(derive(program(80_000, unusable))).toEqual([]);
  });

  it('refuses a state without a mean wage, and programs whose earnings are of other people', () => {
    expect(() => derive(program(80_000, { state_code: 'UT' }))).toThrow('utah');
    expect(() => derive(program(80_000), program(80_000, { cohort: 'others' }))).toThrow('cohort');
  });
});
