import { describe, expect, it } from 'vitest';
import { wageRow } from '@/tests/support/program-tables';
import type { WageGrowthRow } from '../tables/wage-growth';
import { deriveWageGrowth, growthIndex } from './wage-growth';

const soc = '29-1141';

/** Prices doubled from 2022 to 2024, so that a mean of 2022 counts twice. */
const collected = (cells: Partial<WageGrowthRow>): WageGrowthRow => ({
  state_slug: 'us',
  state_code: 'US',
  soc,
  occupation: 'Registered Nurses',
  factor: 9,
  applies_to: ['ADN', 'BSN', 'RN_TO_BSN'],
  mean_may_2022: null,
  mean_may_2023: 60_000,
  mean_2022_23_in_2024_dollars: 9,
  mean_latest: 9,
  cpi_u_2022: 100,
  cpi_u_2023: 200,
  cpi_u_2024: 200,
  basis: 'an example',
  source_name: 'Survey',
  source_url: 'https://survey.example/',
  obtained_from: 'a copy',
  ...cells,
});

const nation = collected({ mean_may_2022: 50_000 });
const ohio = collected({ state_slug: 'ohio', state_code: 'OH', mean_may_2023: 30_000 });
const wages = [
  { ...wageRow('us', soc, 100_000), edition: 'May 2030' },
  { ...wageRow('ohio', soc, 44_001), edition: 'May 2030' },
];

describe('deriveWageGrowth', () => {
  it('divides the newest mean by the average of both years in dollars of 2024', () => {
    const basis = expect.stringMatching(
      /^average of the means May 2022 and May 2023, .+ to the mean May 2030$/,
    );
    expect(deriveWageGrowth([nation], wages)).toEqual([
      { ...nation, factor: 1.25, mean_2022_23_in_2024_dollars: 80_000, mean_latest: 100_000, basis },
    ]);
  });

  it("lets the nation's change stand in where the mean of 2022 is not known, unrounded", () => {
    // 30,000 × (80,000 ÷ 60,000) = 40,000
    expect(deriveWageGrowth([nation, ohio], wages)[1]).toMatchObject({
      factor: 1.1,
      mean_2022_23_in_2024_dollars: 40_000,
      mean_latest: 44_001,
      basis: expect.stringMatching(/^the state's mean May 2023 .+ to the state's mean May 2030$/),
    });
  });

  it('refuses an occupation without a row of the nation or a newest mean', () => {
    expect(() => deriveWageGrowth([ohio], wages)).toThrow('ohio|29-1141');
    expect(() => deriveWageGrowth([nation], [])).toThrow('us|29-1141');
  });
});

describe('growthIndex', () => {
  const [us, own] = deriveWageGrowth([nation, ohio], wages);
  const growthOf = growthIndex(deriveWageGrowth([nation, ohio], wages));

  it("finds the area's growth, else the nation's", () => {
    expect(growthOf('ohio', 'BSN')).toEqual(own);
    expect(growthOf('utah', 'BSN')).toEqual(us);
  });

  it('refuses a credential that no growth is for', () => {
    expect(() => growthOf('ohio', 'LPN')).toThrow('LPN');
  });
});
