import { describe, expect, it } from 'vitest';
import { freshModel, inputsOf } from '@/tests/support/lpn-pathway';
import { candidateOf } from './decision';
import type { Candidate } from './dominance';
import { byMeasure, type MeasureId, type Measures, measureIds } from './measures';
import type { Ladder, RouteId } from './routes';
import { advantages, best, nearness, representative, type Scored, scoreLadders, weigh } from './score';

const model = freshModel();
const weights = (question: string) => weigh(inputsOf(question), model);

function candidate(question: string, route: RouteId, ladder: Ladder): Candidate {
  return candidateOf(route, ladder, inputsOf(question), model);
}

describe('the weights', () => {
  it.each([
    ['none/become_rn/speed/year/moderate', [0, 70, 0, 0, 0, 0, 30]],
    ['none/become_rn/pay/open/flexible', [0, 30, 0, 0, 0, 40, 30]],
    ['none/become_rn/cost/year/moderate', [0, 0, 30, 40, 0, 0, 30]],
    ['none/become_rn/flexibility/year/moderate', [0, 0, 0, 25, 45, 0, 30]],
    ['none/become_rn/speed/asap/moderate', [20, 70, 0, 0, 0, 0, 30]],
    ['none/become_rn/cost/year/tight', [0, 0, 60, 40, 0, 0, 30]],
    ['none/become_rn/cost/asap/tight', [20, 0, 60, 40, 0, 0, 30]],
  ])('of %s are %j', (question, expected) => {
    expect(Object.values(weights(question))).toEqual(expected);
  });
});

/** Someone new who puts pay first: an ADN, and an LPN program with a bridge. */
function payFirst() {
  const question = 'none/become_rn/pay/year/moderate';
  const ladders = [
    candidate(question, 'straight_to_rn', ['ADN']),
    candidate(question, 'lpn_then_bridge', ['LPN', 'LPN_TO_RN']),
  ];
  return { ladders, scored: scoreLadders(ladders, weights(question)) };
}

describe('a score', () => {
  it('is the weighted mean of how near each measure comes to the best one', () => {
    const [straight, bridge] = payFirst().scored;
    // The straight way is best but for pay over 20 years, where the bridge is.
    expect(straight?.score).toBeCloseTo(30 + 40 * (1_693_243.75 / 1_724_086.75) + 30, 9);
    expect(bridge?.score).toBeCloseTo(30 * (39 / 42) + 40 + 30 / 2, 9);
  });

  it('is the sum of the points of its measures', () => {
    const [straight] = payFirst().scored;
    expect(straight?.points).toMatchObject({ first_license_months: 0, goal_months: 30, programs: 30 });
    expect(measureIds.reduce((sum, id) => sum + (straight?.points[id] ?? 0), 0)).toBeCloseTo(
      straight?.score ?? 0,
      9,
    );
  });

  it('is 100 for a ladder alone', () => {
    const question = 'none/nurse_now/cost/asap/tight';
    const [only] = scoreLadders([candidate(question, 'lpn_first', ['LPN'])], weights(question));
    expect(only?.score).toBeCloseTo(100, 9);
  });
});

describe('how near a value comes to the best one', () => {
  it.each<[MeasureId, number, number, number]>([
    ['goal_months', 42, 39, 39 / 42],
    ['pay_kept', 0.4, 0.5, 0.8],
    ['pay_kept', 0, 0.5, 0],
    ['pay_kept', 0, 0, 1],
    ['programs', 2, 1, 1 / 2],
    ['programs', 3, 1, 1 / 3],
    // Two programs where no ladder has one are not half as good.
    ['programs', 3, 2, 1 / 2],
    ['programs', 2, 2, 1],
  ])('%s %d against %d: %d', (id, value, bestValue, expected) => {
    expect(nearness(id, value, bestValue)).toBe(expected);
  });

  it('is measured from the lowest of what is better low and the highest of what is better high', () => {
    const { ladders } = payFirst();
    expect(measureIds.map((id) => best(id, ladders))).toEqual([
      18,
      39,
      38_703,
      14_646,
      (12 * 0.4 + 15 * 0.7) / 27,
      1_724_086.75,
      1,
    ]);
  });
});

/** A scored ladder of these programs with figures of its own. */
function scoredLadder(ladder: Ladder, score: number, given: Partial<Measures>): Scored {
  const of = candidate('none/advanced/speed/open/moderate', 'straight_to_rn', ladder);
  return { ...of, measures: { ...of.measures, ...given }, points: byMeasure(() => 0), score };
}

describe('the ladder that a route is judged by', () => {
  const withBachelors = { goal_months: 72, total_cost: 50 };

  it('is the best-scoring one', () => {
    const top = scoredLadder(['BSN', 'MSN'], 90, {});
    expect(representative([scoredLadder(['ADN', 'RN_TO_MSN'], 80, {}), top], 'goal_months')).toBe(top);
  });

  it('is the quickest of equal scores, then the cheapest', () => {
    const slow = scoredLadder(['BSN', 'MSN'], 90, { goal_months: 80, total_cost: 1 });
    const dear = scoredLadder(['BSN', 'MSN'], 90, { goal_months: 70, total_cost: 2 });
    const cheap = scoredLadder(['BSN', 'MSN'], 90, { goal_months: 70, total_cost: 1 });
    expect(representative([slow, dear, cheap], 'goal_months')).toBe(cheap);
  });

  it("is one with a bachelor's degree where that one is as good on what the priority is about", () => {
    const top = scoredLadder(['ADN', 'RN_TO_MSN'], 90, { goal_months: 72, total_cost: 60 });
    const other = scoredLadder(['ADN', 'RN_TO_BSN', 'MSN'], 80, withBachelors);
    expect(representative([top, other], 'goal_months')).toBe(other);
  });

  it("is the best-scoring one where the one with a bachelor's degree is worse, or slower and dearer", () => {
    const top = scoredLadder(['ADN', 'RN_TO_MSN'], 90, { goal_months: 71, total_cost: 49, pay_kept: 0.4 });
    const other = scoredLadder(['ADN', 'RN_TO_BSN', 'MSN'], 80, { ...withBachelors, pay_kept: 0.5 });
    expect(representative([top, other], 'goal_months')).toBe(top);
    expect(representative([top, other], 'pay_kept')).toBe(top);
  });

  it('needs a ladder', () => {
    expect(() => representative([], 'goal_months')).toThrow('A route needs a ladder');
  });
});

describe('advantages', () => {
  it('are the measures that put one ladder ahead of another, the largest first', () => {
    const question = 'none/become_rn/pay/asap/tight';
    const [straight, bridge] = scoreLadders(
      [
        candidate(question, 'straight_to_rn', ['ADN']),
        candidate(question, 'lpn_then_bridge', ['LPN', 'LPN_TO_RN']),
      ],
      weights(question),
    );
    if (!bridge || !straight) throw new Error('two ladders are scored');
    expect(advantages(bridge, straight)).toEqual([
      'upfront_money',
      'first_license_months',
      'net_earnings_20_year',
    ]);
    expect(advantages(straight, bridge)).toEqual(['programs', 'goal_months']);
    expect(advantages(straight, straight)).toEqual([]);
  });
});
