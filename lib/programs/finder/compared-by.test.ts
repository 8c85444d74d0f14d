import { describe, expect, it } from 'vitest';
import { madeUpProgram } from '@/tests/support/catalogue';
import type { ScorePart } from '../facts/outcomes-score';
import type { Program } from '../program';
import type { ScoreComponent } from '../score/components';
import { comparedBy } from './compared-by';
import type { FinderInputs } from './parameters';

const part = (id: ScoreComponent): ScorePart => ({
  id,
  value: 1,
  weight: 10,
  points: 5,
  basis: 'Measured.',
  reason: null,
});
const withParts = (...ids: ScoreComponent[]): Program => {
  const program = madeUpProgram({ score: 50 }, 'one');
  return { ...program, facts: { ...program.facts, score_parts: ids.map(part) } };
};
const said = (program: Program, inputs: Partial<FinderInputs> = {}) =>
  comparedBy({ sort: 'outcomes', credential: ['BSN'], state: ['ohio'], ...inputs }, [program]);
const all: readonly ScoreComponent[] = ['earnings', 'completion', 'affordability', 'debt'];

describe('what a list is compared by', () => {
  it('names what is in it and what is not', () => {
    expect(said(withParts(...all))).toBe(
      'Compared by pay, debt, price, and the college’s graduation rate. We don’t have Ohio’s pass rates.',
    );
    expect(said(withParts('nclex', ...all), { state: ['georgia'] })).toBe(
      'Compared by pass rates, pay, debt, price, and the college’s graduation rate.',
    );
  });

  it('says of the nation that pass rates of few states are known', () => {
    expect(said(withParts('earnings'), { state: undefined })).toBe(
      'Compared by pay. We have pass rates of few states.',
    );
  });

  it('says of an ADN that students who come back stand for those who finish', () => {
    expect(said(withParts(...all), { credential: ['ADN'], state: ['texas'] })).toContain(
      'the share of the college’s students who come back for a second year. We don’t have Texas’ pass rates.',
    );
  });

  it('misses no pass rates of people who are nurses already', () => {
    expect(said(withParts('earnings', 'affordability', 'debt'), { credential: ['MSN'] })).toBe(
      'Compared by pay, debt, and price.',
    );
  });

  it('names the order where no row has a score', () => {
    const none = 'Listed by name: these programs have no score.';
    expect(said(withParts(), { credential: ['PHD'] })).toBe(none);
    expect(said(withParts(), { credential: ['DIPLOMA', 'PHD'] })).toBe(none);
  });

  it('is nothing for another order, several types, or an empty list', () => {
    expect(said(withParts(...all), { sort: 'name' })).toBeUndefined();
    expect(said(withParts(...all), { credential: undefined })).toBeUndefined();
    expect(comparedBy({ sort: 'outcomes', credential: ['BSN'], state: undefined }, [])).toBeUndefined();
  });
});
