import { describe, expect, it } from 'vitest';
import { freshModel } from '@/tests/support/lpn-pathway';
import { barredBy, beats, type Candidate, quickestFirst } from './dominance';
import { byMeasure, type Measures } from './measures';

/** Equal on all measures but those that are given. */
const measures = (given: Partial<Measures>): Measures => ({ ...byMeasure(() => 1), ...given });

function candidate(given: Partial<Measures>, route: Candidate['route'] = 'straight_to_rn'): Candidate {
  const { programs } = freshModel();
  return {
    route,
    journey: { ladder: [programs.ADN], startingPay: 0, pricePoint: 'median' },
    measures: measures(given),
  };
}

const timeAndCost = ['goal_months', 'total_cost'] as const;

describe('a ladder beats another', () => {
  it('where it is better on one of the measures and worse on none', () => {
    const slower = measures({ goal_months: 42 });
    const quicker = measures({ goal_months: 39 });
    expect(beats(quicker, slower, timeAndCost)).toBe(true);
    expect(beats(slower, quicker, timeAndCost)).toBe(false);
    expect(beats(quicker, measures({ goal_months: 42, total_cost: 0 }), timeAndCost)).toBe(false);
  });

  it('on more pay, where more is better', () => {
    const [more, less] = [measures({ pay_kept: 0.6 }), measures({ pay_kept: 0.4 })];
    expect(beats(more, less, ['pay_kept'])).toBe(true);
    expect(beats(less, more, ['pay_kept'])).toBe(false);
    expect(beats(more, less, timeAndCost)).toBe(false);
  });

  it('not where both are equal, or differ by less than floating point errs', () => {
    const value = 0.1 + 0.2;
    expect(beats(measures({}), measures({}), timeAndCost)).toBe(false);
    expect(beats(measures({ total_cost: 0.3 }), measures({ total_cost: value }), timeAndCost)).toBe(false);
  });
});

describe('the ladders that others beat', () => {
  it('are named with the quickest ladder that beats them and is beaten by none', () => {
    const cheap = candidate({ goal_months: 39, total_cost: 10 });
    const quick = candidate({ goal_months: 24, total_cost: 50 }, 'accelerated_bsn');
    const slow = candidate({ goal_months: 42, total_cost: 60 }, 'lpn_then_bridge');
    const slowest = candidate({ goal_months: 50, total_cost: 70 }, 'lpn_then_bridge');
    const barred = barredBy([cheap, quick, slow, slowest], timeAndCost);
    expect([...barred]).toEqual([
      [slow, quick],
      [slowest, quick],
    ]);
  });

  it('go to the cheapest of equally quick ones, then to the first', () => {
    const first = candidate({ goal_months: 24, total_cost: 10, programs: 1 });
    const second = candidate({ goal_months: 24, total_cost: 10, programs: 2 });
    const dearer = candidate({ goal_months: 24, total_cost: 11 });
    expect(barredBy([dearer, first, second], timeAndCost).get(dearer)).toBe(first);
    expect([dearer, second, first].toSorted(quickestFirst)).toEqual([second, first, dearer]);
  });
});
