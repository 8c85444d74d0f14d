import { describe, expect, it } from 'vitest';
import { withConstants } from '@/tests/support/data';
import { freshModel, inputsOf } from '@/tests/support/lpn-pathway';
import { decide } from './decision';
import { modelOf } from './model';
import { smallestChanges } from './smallest-changes';

function changes(question: string, model = freshModel()): string[] {
  const inputs = inputsOf(question);
  const { recommended } = decide(inputs, model);
  return smallestChanges(inputs, model, recommended.route).map(
    ({ parameter, value, recommendedRoute }) => `${parameter} ${value} ${recommendedRoute}`,
  );
}

describe('the smallest changes', () => {
  it('are at most one for each parameter, in declared order', () => {
    expect(changes('degree_holder/become_rn/speed/asap/flexible')).toEqual([
      'starting_point none straight_to_rn',
      'end_goal nurse_now lpn_first',
      'priority cost straight_to_rn',
      'budget tight straight_to_rn',
    ]);
  });

  it('go as few steps as they can on goals, timelines and budgets', () => {
    // From open the year is nearer than as soon as possible, but only the latter leads elsewhere.
    expect(changes('healthcare/become_rn/pay/open/tight')).toContain('timeline asap lpn_then_bridge');
    // From flexible, moderate is nearer than tight and already leads elsewhere.
    expect(changes('none/become_rn/flexibility/asap/moderate')).toContain('budget tight lpn_then_bridge');
    // From advanced, becoming an RN is nearer than a license now.
    expect(
      changes('degree_holder/advanced/cost/asap/tight').find((change) => change.startsWith('end_goal')),
    ).toBe('end_goal nurse_now lpn_first');
  });

  it('count timelines and budgets as steps', () => {
    const year = withConstants('lpn-pathway-weights', {
      'first_license_months timeline:year': { value: '20' },
    });
    expect(changes('healthcare/become_rn/pay/open/tight', modelOf(year))).toContain(
      'timeline year lpn_then_bridge',
    );
    const moderate = withConstants(
      'lpn-pathway-weights',
      { 'upfront_money budget:moderate': { value: '30' } },
      withConstants('lpn-pathway', { 'price_point moderate': { value: 'p25' } }),
    );
    expect(changes('none/become_rn/pay/asap/flexible', modelOf(moderate))).toContain(
      'budget moderate lpn_then_bridge',
    );
  });

  it('take the earlier of two that are equally near', () => {
    // Both neighbors of become_rn lead elsewhere.
    expect(changes('none/become_rn/flexibility/year/tight')).toContain('end_goal nurse_now lpn_first');
    expect(changes('none/advanced/flexibility/year/tight')).toContain('end_goal become_rn lpn_then_bridge');
  });

  it('take priorities and starting points as they are declared', () => {
    expect(changes('degree_holder/advanced/cost/asap/moderate')).toContain('priority speed accelerated_bsn');
    expect(changes('none/advanced/pay/open/moderate')).toContain(
      'starting_point degree_holder accelerated_bsn',
    );
  });

  it('may be none but the goal', () => {
    expect(changes('none/nurse_now/speed/asap/moderate')).toEqual(['end_goal become_rn straight_to_rn']);
  });
});
