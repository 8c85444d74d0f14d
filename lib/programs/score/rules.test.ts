import { describe, expect, it } from 'vitest';
import { parameterSet } from '@/lib/data/parameters';
import { constants } from '@/tests/support/program-tables';
import { catalogueCredentials } from '../credentials';
import { componentsOf, scoreRules } from './rules';

const held = constants('outcomes-score');
const rules = scoreRules(held);

/** The constants in force, one of them written otherwise. */
const withValue = (parameter: string, subject: string, value: string | null) =>
  parameterSet(
    'outcomes-score',
    held.rows.map((row) =>
      row.parameter === parameter && row.subject === subject ? { ...row, value } : row,
    ),
  );

describe('the rules of the score', () => {
  it('weigh the five measures to 100', () => {
    expect(Object.fromEntries(rules.components.map(({ id, weight }) => [id, weight]))).toEqual({
      nclex: 35,
      earnings: 25,
      completion: 15,
      affordability: 15,
      debt: 10,
    });
  });

  it('set two anchors and take those of the others from the values measured', () => {
    expect(rules.components.map(({ id, zeroAt, oneAt }) => [id, zeroAt, oneAt])).toEqual([
      ['nclex', { value: 70 }, { value: 100 }],
      ['earnings', { percentile: 0.05 }, { percentile: 0.95 }],
      ['completion', { percentile: 0.05 }, { percentile: 0.95 }],
      ['affordability', { value: 2.5 }, { value: 0.5 }],
      ['debt', { percentile: 0.95 }, { percentile: 0.05 }],
    ]);
  });

  it('count the 35th percentile where nothing is measured, and ask for half the weight', () => {
    expect(rules).toMatchObject({ missingAt: 0.35, leastMeasuredShare: 0.5 });
  });

  it('pool three years of a window of five with 50 candidates of the nation', () => {
    expect(rules.nclex).toEqual({ priorCandidates: 50, windowYears: 5, pooledYears: 3 });
  });

  it('measure each credential by what says something of it', () => {
    const measures = catalogueCredentials.map((credential) => [
      credential,
      componentsOf(rules, credential)
        .map(({ id }) => id)
        .join(' '),
    ]);
    expect(Object.fromEntries(measures)).toEqual({
      LPN: 'nclex earnings completion affordability debt',
      ADN: 'nclex earnings completion affordability debt',
      DIPLOMA: 'earnings affordability debt',
      BSN: 'nclex earnings completion affordability debt',
      ABSN: 'nclex earnings completion debt',
      RN_TO_BSN: 'earnings affordability debt',
      MSN: 'earnings affordability debt',
      DNP: 'earnings affordability debt',
      PHD: '',
      CERTIFICATE: 'earnings affordability debt',
    });
  });
});

describe('a constant that is not what its use needs', () => {
  it.each([
    ['missing_at', 'all', '35', 'missing_at is not a percentile'],
    ['zero_at', 'nclex', 'seventy', 'No value and no percentile: "seventy"'],
    ['zero_at', 'nclex', 'p5 or so', 'No value and no percentile: "p5 or so"'],
    ['zero_at', 'nclex', 'about p5', 'No value and no percentile: "about p5"'],
    ['one_at', 'debt', null, 'No value and no percentile: ""'],
    ['weight', 'debt', 'ten', 'weight for debt is not a number'],
  ])('%s of %s as %s is an error', (parameter, subject, value, message) => {
    expect(() => scoreRules(withValue(parameter, subject, value))).toThrow(message);
  });
});
