import { describe, expect, it } from 'vitest';
import { withConstants } from '@/tests/support/data';
import { freshModel, inputsOf } from '@/tests/support/lpn-pathway';
import { measureIds } from './measures';
import { modelOf, type PathwayModel } from './model';
import { routeIds } from './routes';
import { advantages, best, decide, isClose, isShown, weigh } from './score';

const decided = (question: string, by: PathwayModel = freshModel()) => decide(inputsOf(question), by);
const weights = (question: string) => Object.values(weigh(inputsOf(question), freshModel()));

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
    expect(weights(question)).toEqual(expected);
  });
});

describe('a score', () => {
  it('is the weighted mean of how near each measure comes to the best one', () => {
    const { scored } = decided('none/become_rn/pay/year/moderate');
    const [straight, bridge] = scored;
    // The straight way is best but for pay over 20 years, where the bridge is.
    expect(straight?.score).toBeCloseTo(30 + 40 * (1_693_223.75 / 1_723_283.75) + 30, 9);
    expect(bridge?.score).toBeCloseTo(30 * (39 / 42) + 40 + 30 * (1 / 2), 9);
  });

  it('is the sum of the points of its measures', () => {
    const [straight] = decided('none/become_rn/flexibility/year/moderate').scored;
    expect(straight?.points).toMatchObject({ goal_months: 0, total_cost: 25, programs: 30 });
    expect(straight?.points.pay_kept).toBeCloseTo(45 * (0.4 / (15.3 / 27)), 9);
  });

  it('gives nothing for no pay kept, and all of it where no route keeps any', () => {
    const question = 'degree_holder/become_rn/flexibility/year/moderate';
    const accelerated = (by?: PathwayModel) =>
      decided(question, by).scored.find(({ route }) => route === 'accelerated_bsn');
    expect(accelerated()?.points.pay_kept).toBe(0);
    const nobody = modelOf(
      withConstants('programs', {
        'share_of_pay_given_up LPN': { value: '1' },
        'share_of_pay_given_up LPN_TO_RN': { value: '1' },
        'share_of_pay_given_up ADN': { value: '1' },
      }),
    );
    expect(accelerated(nobody)?.points.pay_kept).toBe(45);
  });

  it('is 100 for a route alone', () => {
    expect(decided('none/nurse_now/cost/asap/tight').recommended.score).toBeCloseTo(100, 9);
  });
});

describe('the best value', () => {
  it('is the lowest of what is better low and the highest of what is better high', () => {
    const routes = decided('none/become_rn/pay/year/moderate').scored;
    expect(measureIds.map((id) => best(id, routes))).toEqual([
      18,
      39,
      39_493,
      14_666,
      (12 * 0.4 + 15 * 0.7) / 27,
      1_723_283.75,
      1,
    ]);
  });
});

describe('the decision', () => {
  it('has the best route first, then the second, with the points between them unrounded', () => {
    const { recommended, runnerUp, second, scored } = decided('degree_holder/become_rn/speed/asap/flexible');
    expect(scored.map(({ route }) => route)).toEqual([
      'accelerated_bsn',
      'straight_to_rn',
      'lpn_then_bridge',
    ]);
    expect([recommended, runnerUp]).toEqual(scored.slice(0, 2));
    expect(second).toEqual({ route: runnerUp, behind: recommended.score - (scored[1]?.score ?? 0) });
  });

  it('compares with the bridge where one route is scored alone', () => {
    const { runnerUp, second, scored } = decided('none/advanced/pay/open/moderate');
    expect(scored).toHaveLength(1);
    expect([runnerUp.route, second]).toEqual(['lpn_then_bridge', null]);
  });

  it('compares with the straight way to RN for a license now', () => {
    const { recommended, runnerUp, second } = decided('degree_holder/nurse_now/pay/open/flexible');
    expect([recommended.route, runnerUp.route, second]).toEqual(['lpn_first', 'straight_to_rn', null]);
    expect(runnerUp.measures.goal_months).toBe(39);
  });

  it('knows every route, scored or not', () => {
    const { scored, unscored } = decided('none/become_rn/pay/open/moderate');
    expect([...scored, ...unscored].map(({ route }) => route).toSorted()).toEqual(routeIds.toSorted());
    expect(unscored.map(({ standing }) => standing.status)).toEqual(['not_offered', 'not_offered']);
  });

  it('names the straight way first, then an accelerated BSN, then the bridge where they are equal', () => {
    const model = freshModel();
    const { ADN } = model.programs;
    /** What an open timeline adds to the weights: nothing. */
    const weightless = model.weights.timeline.open;
    const onlyFirstLicense = { ...weightless, of: { ...weightless.of, first_license_months: 1 } };
    const equal: PathwayModel = {
      ...model,
      programs: { ...model.programs, LPN: ADN, ABSN: ADN },
      weights: {
        priority: { ...model.weights.priority, cost: onlyFirstLicense },
        timeline: { ...model.weights.timeline, year: weightless },
        budget: { ...model.weights.budget, moderate: weightless },
      },
    };
    const { scored } = decided('degree_holder/become_rn/cost/year/moderate', equal);
    expect(scored.map(({ route, score }) => [route, score])).toEqual([
      ['straight_to_rn', 100],
      ['accelerated_bsn', 100],
      ['lpn_then_bridge', 100],
    ]);
  });

  it('is made once for the same question and model', () => {
    const question = 'none/become_rn/pay/open/moderate';
    const model = freshModel();
    expect(decided(question, model)).toBe(decided(question, model));
    expect(decided(question, { ...model })).not.toBe(decided(question, model));
    expect(decided(question, model)).not.toBe(decided('none/become_rn/pay/open/flexible', model));
  });
});

describe('a close call', () => {
  it('is a lead that is shown as less than the limit', () => {
    expect([0, 4.9, 4.94, 4.96, 5, 27].map((lead) => isClose(lead, freshModel()))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a route that is not scored', () => {
  it('is shown where the rules say so and as runner-up, else not', () => {
    const shown = (question: string) => {
      const decision = decided(question);
      return decision.unscored.filter((route) => isShown(route, decision)).map(({ route }) => route);
    };
    expect(shown('degree_holder/advanced/cost/open/moderate')).toEqual(['lpn_then_bridge']);
    expect(shown('none/nurse_now/cost/open/moderate')).toEqual(['straight_to_rn']);
    expect(shown('none/become_rn/cost/open/moderate')).toEqual([]);
  });
});

describe('advantages', () => {
  it('are the measures that put one route ahead of another, the largest first', () => {
    const [bridge, straight] = decided('none/become_rn/cost/asap/tight').scored;
    if (!bridge || !straight) throw new Error('two routes are scored');
    expect(advantages(bridge, straight)).toEqual(['upfront_money', 'first_license_months']);
    expect(advantages(straight, bridge)).toEqual(['programs', 'total_cost']);
    expect(advantages(straight, straight)).toEqual([]);
  });
});
