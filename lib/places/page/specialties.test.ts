import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { exampleRecords as records, unexplained } from '@/tests/support/figures';
import { derivedPay, derivedSpecialties, multiplierRow, specialtyMultiplier } from './specialties';

const rows = exampleData().rows('np-multipliers');
const used = records('parameters/np-multipliers.csv').filter(({ use }) => use === 'yes');

describe('the multiplier of a specialty', () => {
  it('is the one row marked for use, times that of nurse practitioners where it is a ratio to them', () => {
    const all = Number(used.find(({ specialty }) => specialty === 'NP_ALL')?.['multiplier']);
    for (const record of used) {
      const { specialty } = rows.find((row) => row.specialty === record['specialty']) ?? {};
      if (!specialty) throw new Error(record['specialty']);
      const own = Number(record['multiplier']);
      const expected = record['ratio_of']?.includes('all NPs') ? own * all : own;
      expect(specialtyMultiplier(specialty, rows).ofRn).toBeCloseTo(expected, 10);
      expect(specialtyMultiplier(specialty, rows).row.basis).toBe(record['basis']);
    }
  });

  it('is an error where the table marks none, or several', () => {
    const row = multiplierRow('CNS', rows);
    expect(() => multiplierRow('CNS', [])).toThrow('Not exactly one');
    expect(() => multiplierRow('CNS', [row, row])).toThrow('Not exactly one');
  });

  it('names its evidence in words', () => {
    expect(specialtyMultiplier('FNP', rows).evidence).toBe('assumed');
    expect(specialtyMultiplier('PMHNP', rows).evidence).toBe('measured among nurse practitioners');
  });
});

describe('derived pay', () => {
  it('is the mean of registered nurses times the multiplier, in whole dollars', () => {
    // 87,730 × 1.354 × 1.071
    expect(derivedPay({ value: 87_730 }, specialtyMultiplier('PMHNP', rows))).toEqual({ value: 127_220 });
  });

  it('is missing where that mean is', () => {
    expect(derivedPay({ missing: 'Not released.' }, specialtyMultiplier('CNM', rows))).toEqual({
      missing: 'Not released.',
    });
  });

  it('is shown beside what BLS measured, the nation first, then 51 states', () => {
    const derived = derivedSpecialties('29-1151', exampleData());
    expect(derived?.rows).toHaveLength(52);
    expect(derived?.rows[0]).toMatchObject({
      area: 'us',
      rnMean: { value: 101_420 },
      measured: { value: 248_320 },
    });
    expect(derived?.rows.find(({ area }) => area === 'colorado')?.measured).toHaveProperty('missing');
    expect(unexplained(derived)).toEqual([]);
  });

  it('is not given for occupations that BLS measures without specialties', () => {
    expect(derivedSpecialties('29-1141', exampleData())).toBeNull();
  });
});
