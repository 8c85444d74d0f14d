import { describe, expect, it } from 'vitest';
import { attributesOf, entryOf, resultOf } from '@/tests/support/lpn-pathway';

describe('the result', () => {
  it('names the route and goes up its ladder step by step', () => {
    const result = resultOf('none/become_rn/flexibility/asap/tight');
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
        prerequisite_months: 3,
        wait_months: 3,
        study_months: 12,
        study_months_low: 12,
        study_months_high: 18,
        cost_low: 10_216,
        cost_typical: 16_149,
        cost_high: 31_666,
        license: 'LPN/LVN',
        median_wage_after: 64_400,
      },
      {
        step: 2,
        credential: 'LPN_TO_RN',
        name: 'LPN-to-RN bridge',
        months_low: 15,
        months_typical: 24,
        months_high: 42,
        prerequisite_months: 6,
        wait_months: 3,
        study_months: 15,
        study_months_low: 9,
        study_months_high: 18,
        cost_low: 7_009,
        cost_typical: 9_041,
        cost_high: 11_750,
        license: 'RN',
        median_wage_after: 97_550,
      },
    ]);
    expect(resultOf('none/advanced/pay/open/moderate').ladder[1]).toMatchObject({
      license: 'APRN',
      median_wage_after: 132_300,
    });
  });

  it('names each route', () => {
    expect(resultOf('none/nurse_now/cost/asap/tight').route_name).toBe('LPN first');
  });

  it('has months and money of the whole ladder', () => {
    const result = resultOf('none/become_rn/flexibility/asap/tight');
    expect(result).toMatchObject({
      months_before_start_low: 0,
      months_before_start_high: 18,
      months_to_first_license_low: 12,
      months_to_first_license_high: 36,
      months_to_goal_low: 27,
      months_to_goal_typical: 42,
      months_to_goal_high: 78,
      cost_low: 17_225,
      cost_typical: 25_190,
      cost_high: 43_416,
      cost_for_budget: 17_225,
      months_to_goal_split: { prerequisite_months: 9, wait_months: 6, study_months: 27 },
    });
    expect(resultOf('none/become_rn/flexibility/asap/flexible').cost_for_budget).toBe(18_980);
  });

  it('keeps the two editions of medians apart', () => {
    const result = resultOf('none/become_rn/flexibility/asap/tight');
    expect(result.wages).toEqual({ edition: 'May 2024', lpn_median: 62_340, rn_median: 93_600, gap: 31_260 });
    expect(result.wages_newest).toEqual({
      edition: 'May 2025',
      lpn_median: 64_400,
      rn_median: 97_550,
      gap: 33_150,
    });
  });

  it('shows the weights that decided', () => {
    const result = resultOf('none/become_rn/flexibility/asap/tight');
    expect(result.weights).toEqual({
      first_license_months: 20,
      goal_months: 0,
      upfront_money: 30,
      total_cost: 25,
      pay_kept: 45,
      net_earnings_20_year: 0,
      programs: 30,
    });
  });

  it('has every route, the best first, with its figures or why it has none', () => {
    const result = resultOf('none/become_rn/flexibility/asap/tight');
    expect(result.scores.map(({ route, route_name, score }) => [route, route_name, score])).toEqual([
      ['lpn_then_bridge', 'LPN, then bridge to RN', 84.4],
      ['straight_to_rn', 'Straight to RN', 75.6],
      ['accelerated_bsn', 'Accelerated BSN', null],
      ['lpn_first', 'LPN first', null],
    ]);
    expect(attributesOf(result, 'lpn_then_bridge')).toEqual({
      first_license_months: 18,
      goal_months: 42,
      upfront_money: 32_770,
      total_cost: 17_225,
      pay_kept: 0.567,
      net_earnings_20_year: 1_732_052,
      programs: 2,
      net_earnings_10_year: 758_422,
      months_to_goal_low: 27,
      months_to_goal_high: 78,
      cost_low: 17_225,
      cost_high: 43_416,
      ladder: result.ladder,
    });
    expect(entryOf(result, 'lpn_then_bridge')).toMatchObject({ score_reason: null, attributes_reason: null });
    expect(entryOf(result, 'lpn_first')).toMatchObject({
      score_reason: 'It ends with the LPN license, and your goal needs the RN license.',
      attributes: null,
      attributes_reason: 'The route is not offered for these answers, so it is not worked out.',
      ladder: null,
      ladder_reason: 'The route is not offered for these answers, so it is not worked out.',
      ladders: [],
    });
  });

  it('shows every ladder of a route, those with a score first', () => {
    const { ladder, ladders } = entryOf(resultOf('none/advanced/flexibility/asap/tight'), 'straight_to_rn');
    expect(ladder).toEqual(['ADN', 'RN_TO_MSN']);
    expect(ladders.map(({ ladder: programs, score }) => [programs.join(' '), score])).toEqual([
      ['ADN RN_TO_MSN', 81.8],
      ['ADN RN_TO_BSN MSN', 70.4],
      ['BSN MSN', null],
    ]);
    expect(ladders[2]).toMatchObject({
      score_reason: 'It is 9 months later and $29,512 dearer than an ADN, then an RN-to-MSN.',
      goal_months: 81,
      total_cost: 68_991,
      cost_low: 68_991,
      cost_high: 178_295,
      programs: 2,
    });
  });

  it('gives figures and no score to a route that another one beats', () => {
    const shown = entryOf(resultOf('none/advanced/speed/open/moderate'), 'lpn_then_bridge');
    expect(shown).toMatchObject({
      score: null,
      score_reason: 'It is 3 months later and $10,544 dearer than an ADN, then an RN-to-MSN.',
      attributes_reason: null,
      ladder: ['LPN', 'LPN_TO_RN', 'RN_TO_MSN'],
    });
    expect(shown.attributes).toMatchObject({ goal_months: 75, programs: 3 });
  });

  it('has the runner-up with its lead, what tips it and the wait that gives another route', () => {
    expect(resultOf('none/become_rn/flexibility/asap/tight').runner_up).toMatchObject({
      route: 'straight_to_rn',
      route_name: 'Straight to RN',
      ladder: ['ADN'],
      close_call: false,
      lead_points: 8.8,
      lead_points_reason: null,
      tips_for: 'pay_kept',
      tips_for_reason: null,
      tips_against: 'programs',
      tips_against_reason: null,
      tipping_wait: null,
      tipping_wait_reason: 'No shorter wait for an ADN gives another route.',
      what_would_change_the_answer: [
        { parameter: 'end_goal', value: 'nurse_now', recommended_route: 'lpn_first' },
        { parameter: 'priority', value: 'speed', recommended_route: 'straight_to_rn' },
        { parameter: 'budget', value: 'moderate', recommended_route: 'straight_to_rn' },
      ],
    });
    expect(resultOf('none/become_rn/speed/year/moderate').runner_up).toMatchObject({
      tipping_wait: { months: 21, recommended_route: 'lpn_then_bridge' },
      tipping_wait_reason: null,
    });
    expect(resultOf('degree_holder/become_rn/speed/year/moderate').runner_up).toMatchObject({
      tips_for: 'goal_months',
      tips_against: null,
      tips_against_reason: 'It is behind on no measure that has weight.',
    });
  });

  it('says why a runner-up has no lead', () => {
    const beyond = 'It goes on to the RN license, and your goal is to work as an LPN.';
    expect(resultOf('none/nurse_now/cost/asap/tight').runner_up).toMatchObject({
      route: 'straight_to_rn',
      lead_points: null,
      lead_points_reason: beyond,
      tips_for: null,
      tips_for_reason: beyond,
      tipping_wait_reason: 'The goal is one license, and one route leads to it.',
    });
    expect(resultOf('none/become_rn/speed/year/moderate').runner_up).toMatchObject({
      lead_points: null,
      lead_points_reason: 'It is 3 months later and $10,544 dearer than an ADN.',
    });
  });

  it('says at the top whether the call is close', () => {
    expect(resultOf('none/become_rn/pay/asap/tight')).toMatchObject({
      close_call: true,
      runner_up: { close_call: true, lead_points: 4.7 },
    });
    expect(resultOf('none/become_rn/pay/year/moderate').close_call).toBe(false);
  });
});
