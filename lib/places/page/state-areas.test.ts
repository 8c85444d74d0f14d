import { describe, expect, it } from 'vitest';
import { valueOrNull } from '@/lib/numbers/figure';
import { exampleData } from '@/tests/support/data';
import { exampleRecords as records, unexplained } from '@/tests/support/figures';
import { NOT_PUBLISHED } from '../pay';
import { stateSlugs } from '../states';
import { areasIn, neighborAreas } from './state-areas';

const table = records('data/wages_metro.csv');

describe('areas of a state', () => {
  it('are each area once, under the state that the table files it under', () => {
    const codes = stateSlugs.flatMap((state) => areasIn(state, exampleData()).map(({ code }) => code));
    expect(codes.length).toBe(new Set(table.map((row) => row['area_code'])).size);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('give the pay of registered nurses as the table has it', () => {
    for (const state of stateSlugs) {
      for (const area of areasIn(state, exampleData())) {
        const record = table.find((row) => row['area_code'] === area.code && row['soc'] === '29-1141');
        expect(valueOrNull(area.rn.median)).toBe(
          record?.['median_annual'] ? Number(record['median_annual']) : null,
        );
        expect(unexplained(area)).toEqual([]);
      }
    }
  });

  it('are sorted by name, metropolitan areas first', () => {
    const names = areasIn('ohio', exampleData()).map(({ name }) => name);
    expect(names[0]).toBe('Akron, OH');
    expect(names.at(-1)).toBe('West Northwestern Ohio nonmetropolitan area');
  });

  it('say where nothing was published for an occupation', () => {
    const fairbanks = areasIn('alaska', exampleData()).find(({ name }) => name.startsWith('Fairbanks'));
    expect(fairbanks?.rn.median).toEqual({ missing: NOT_PUBLISHED });
  });
});

describe('areas that reach into a state', () => {
  it('are found by the codes in their name, with the state that files them', () => {
    expect(neighborAreas('new-jersey', exampleData())).toEqual([
      { name: 'Allentown-Bethlehem-Easton, PA-NJ', filedUnder: 'pennsylvania' },
      { name: 'New York-Newark-Jersey City, NY-NJ', filedUnder: 'new-york' },
      { name: 'Philadelphia-Camden-Wilmington, PA-NJ-DE-MD', filedUnder: 'pennsylvania' },
    ]);
  });

  it('are none where no name says so, whatever else the name holds', () => {
    expect(neighborAreas('hawaii', exampleData())).toEqual([]);
    expect(neighborAreas('montana', exampleData())).toEqual([]);
  });
});
