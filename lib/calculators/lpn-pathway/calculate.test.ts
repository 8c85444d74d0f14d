import { describe, expect, it } from 'vitest';
import { attributesOf, entryOf, resultOf } from '@/tests/support/lpn-pathway';

describe('the result', () => {
  it('names the route and goes up its ladder step by step', () => {
    const result = resultOf('none/become_rn/cost/asap/tight');
    expect(result).toMatchObject({
      recommended_route: 'lpn_then_bridge',
      route_name: 'LPN, then bridge to RN',
    });
    expect(result.ladder).toEqual([
      {
        step: 1,
        credential: 'LPN',
        name: 'Practical nursing certificate or diploma (LPN/LVN)',
        months_low: 12,
        months_typical: 18,
        months_high: 36,
        study_months_low: 12,
        study_months_high: 18,
        cost_low: 10_240,
        cost_typical: 16_939,
        cost_high: 32_223,
        license: 'LPN/LVN',
        median_wage_after: 62_340,
      },
      {
        step: 2,
        credential: 'LPN_TO_RN',
        name: 'LPN-to-RN bridge',
        months_low: 15,
        months_typical: 24,
        months_high: 42,
        study_months_low: 9,
        study_months_high: 18,
        cost_low: 7_033,
        cost_typical: 9_054,
        cost_high: 11_975,
        license: 'RN',
        median_wage_after: 93_600,
      },
    ]);
    expect(resultOf('none/advanced/pay/open/moderate').ladder[1]).toMatchObject({
      license: 'APRN',
      median_wage_after: 129_210,
    });
  });

  it('names each route', () => {
    expect(resultOf('none/nurse_now/cost/asap/tight').route_name).toBe('LPN first');
  });

  it('has months and money of the whole ladder', () => {
    const result = resultOf('none/become_rn/cost/asap/tight');
    expect(result).toMatchObject({
      months_before_start_low: 0,
      months_before_start_high: 18,
      months_to_first_license_low: 12,
      months_to_first_license_high: 36,
      months_to_goal_low: 27,
      months_to_goal_typical: 42,
      months_to_goal_high: 78,
      cost_low: 17_273,
      cost_typical: 25_993,
      cost_high: 44_198,
    });
  });

  it('keeps the two editions of medians apart', () => {
    const result = resultOf('none/become_rn/cost/asap/tight');
    expect(result.wages).toEqual({ edition: 'May 2024', lpn_median: 62_340, rn_median: 93_600, gap: 31_260 });
    expect(result.wages_newest).toEqual({
      edition: 'May 2025',
      lpn_median: 64_400,
      rn_median: 97_550,
      gap: 33_150,
    });
  });

  it('shows the weights that decided', () => {
    const result = resultOf('none/become_rn/cost/asap/tight');
    expect(result.weights).toEqual({
      first_license_months: 20,
      goal_months: 0,
      upfront_money: 60,
      total_cost: 40,
      pay_kept: 0,
      net_earnings_20_year: 0,
      programs: 30,
    });
  });

  it('has every route, the best first, with its figures or why it has none', () => {
    const result = resultOf('none/become_rn/cost/asap/tight');
    expect(result.scores.map(({ route, route_name, score }) => [route, route_name, score])).toEqual([
      ['lpn_then_bridge', 'LPN, then bridge to RN', 81],
      ['straight_to_rn', 'Straight to RN', 76],
      ['accelerated_bsn', 'Accelerated BSN', null],
      ['lpn_first', 'LPN first', null],
    ]);
    expect(attributesOf(result, 'lpn_then_bridge')).toEqual({
      first_license_months: 18,
      goal_months: 42,
      upfront_money: 32_794,
      total_cost: 17_273,
      pay_kept: 0.567,
      net_earnings_20_year: 1_732_004,
      programs: 2,
      net_earnings_10_year: 758_374,
      months_to_goal_low: 27,
      months_to_goal_high: 78,
      cost_low: 17_273,
      cost_high: 44_198,
      ladder: result.ladder,
    });
    expect(entryOf(result, 'lpn_then_bridge')).toMatchObject({ score_reason: null, attributes_reason: null });
    expect(entryOf(result, 'lpn_first')).toMatchObject({
      score_reason: 'It ends with the LPN license, and your goal needs the RN license.',
      attributes: null,
      attributes_reason: 'The route is not offered for these answers, so it is not worked out.',
    });
  });

  it('gives figures and no score to a route that is shown for comparison', () => {
    const shown = entryOf(resultOf('none/advanced/pay/open/moderate'), 'lpn_then_bridge');
    expect(shown).toMatchObject({ score: null, attributes_reason: null });
    expect(shown.score_reason).toMatch(/^For advanced practice it is scored only when/);
    expect(shown.attributes).toMatchObject({ goal_months: 75, programs: 3, net_earnings_10_year: 806_748 });
  });

  it('has the runner-up with its lead, or why it has no lead', () => {
    const result = resultOf('none/become_rn/cost/asap/tight');
    expect(result.runner_up).toMatchObject({
      route: 'straight_to_rn',
      route_name: 'Straight to RN',
      lead_points: 5,
      lead_points_reason: null,
      what_would_change_the_answer: [
        { parameter: 'end_goal', value: 'nurse_now', recommended_route: 'lpn_first' },
        { parameter: 'timeline', value: 'year', recommended_route: 'straight_to_rn' },
        { parameter: 'budget', value: 'moderate', recommended_route: 'straight_to_rn' },
      ],
    });
    expect(resultOf('none/nurse_now/cost/asap/tight').runner_up).toMatchObject({
      route: 'straight_to_rn',
      lead_points: null,
      lead_points_reason: 'It goes on to the RN license, and your goal is a license the practical way.',
    });
  });
});
