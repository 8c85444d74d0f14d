import { describe, expect, it } from 'vitest';
import { withConstants } from '@/tests/support/data';
import { attributesOf, entryOf, resultOf } from '@/tests/support/lpn-pathway';
import type { LpnPathwayResult } from '../result';
import { span } from './phrases';

const why = (question: string) => resultOf(question).why;

/** The sentences of why as one text, each of them whole. */
function whyText({ why: sentences }: LpnPathwayResult): string {
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+[.]$/);
  return sentences.join(' ');
}
const cautions = (question: string) => resultOf(question).cautions;
const comparison = (question: string) => resultOf(question).runner_up.comparison;

describe('why', () => {
  it('starts with what each program brings and when', () => {
    expect(why('none/nurse_now/speed/asap/tight')[0]).toBe(
      'LPN first: the LPN program brings the LPN license about 18 months from today (12 to 36).',
    );
    expect(why('none/advanced/pay/open/moderate')[0]).toBe(
      'Straight to RN: the BSN program brings the RN license about 54 months from today (36 to 60) and the MSN program brings ' +
        "the master's degree for advanced practice about 81 months from today (51 to 108).",
    );
  });

  it.each([
    [
      'none/become_rn/cost/asap/tight',
      'A tight budget is scored at the 25th percentile of published prices: $17,273 with other costs. From the 25th percentile to the 75th percentile that is $17,273 to $44,198.',
    ],
    [
      'none/become_rn/cost/asap/moderate',
      'A moderate budget is scored at the median of published prices: $14,666 with other costs. From the 25th percentile to the 75th percentile that is $11,432 to $19,340.',
    ],
    [
      'none/become_rn/cost/asap/flexible',
      'A flexible budget is scored at the 75th percentile of published prices: $19,340 with other costs. From the 25th percentile to the 75th percentile that is $11,432 to $19,340.',
    ],
  ])('tells what it costs: %s', (question, sentence) => {
    expect(why(question)[1]).toBe(sentence);
  });

  it('says on what the route is ahead and on what behind', () => {
    expect(why('none/become_rn/cost/asap/tight').slice(2, 4)).toEqual([
      'It is ahead of straight to RN on the cost of the first program with the pay given up in it ($32,794 against $56,540) and the time to the first license (18 months against 39 months).',
      'It is behind on the number of programs (2 against 1) and the cost of all programs ($17,273 against $11,432).',
    ]);
  });

  it('says nothing of being behind where it is not', () => {
    const sentences = why('degree_holder/become_rn/speed/year/moderate').join(' ');
    expect(sentences).toContain(
      'It is ahead of straight to RN on the time to the goal (24 months against 39 months).',
    );
    expect(sentences).not.toContain('behind');
  });

  it('says that a route stands alone, and what is beside it', () => {
    expect(why('none/nurse_now/cost/open/flexible')).toContain(
      'It is the one route that ends with the license you ask for.',
    );
    expect(why('none/advanced/cost/open/flexible')).toContain(
      'It is the one route scored for these answers; LPN, then bridge to RN is shown beside it.',
    );
  });

  it('tells the trade of a bridge: dearer in all, a wage sooner', () => {
    expect(why('none/become_rn/cost/asap/tight')).toContain(
      "It costs more in all than straight to RN ($17,273 against $11,432) but pays a nurse's wage 21 months sooner.",
    );
    expect(why('none/become_rn/cost/year/tight').join()).not.toContain("a nurse's wage");
  });

  it('leaves that trade out where the bridge is not dearer, or not sooner', () => {
    const cheap = withConstants('lpn-pathway', { 'price_factor LPN_TO_RN': { value: '0' } });
    const cheapLpn = withConstants(
      'programs',
      {
        'kit_health_checks_testing LPN': { value: '-4000' },
        'books_and_supplies LPN_TO_RN': { value: '-2000' },
      },
      cheap,
    );
    const bridge = resultOf('none/become_rn/cost/asap/tight', cheapLpn);
    expect(bridge.recommended_route).toBe('lpn_then_bridge');
    expect(whyText(bridge)).not.toContain("a nurse's wage");
    const late = withConstants('lpn-pathway', {
      'start_wait_months LPN': { value: '24' },
      close_call_points: { value: '5' },
    });
    const lateBridge = resultOf('none/become_rn/flexibility/year/tight', late);
    expect(lateBridge.recommended_route).toBe('lpn_then_bridge');
    expect(whyText(lateBridge)).not.toContain("a nurse's wage");
  });

  it('says why pay first does not lead to the route that pays most', () => {
    expect(why('none/become_rn/pay/year/moderate')).toContain(
      'On these figures the bridge earns 1.8% more over 20 years; the RN license 3 months sooner and one program instead of two decide.',
    );
    for (const question of [
      'none/become_rn/speed/year/moderate',
      'none/advanced/pay/year/moderate',
      'none/advanced/pay/year/tight',
      'none/become_rn/pay/asap/tight',
      'degree_holder/become_rn/pay/year/moderate',
    ]) {
      expect(why(question).join()).not.toContain('On these figures the bridge earns');
    }
  });

  it('leaves that out where the runner-up is not the bridge', () => {
    const poorlyPaid = withConstants('credential-multipliers', {
      'credential_multiplier BSN': { value: '0.9' },
    });
    const result = resultOf('degree_holder/become_rn/pay/year/moderate', poorlyPaid);
    expect([result.recommended_route, result.runner_up.route]).toEqual(['accelerated_bsn', 'straight_to_rn']);
    expect(attributesOf(result, 'straight_to_rn').net_earnings_20_year).toBeGreaterThan(
      attributesOf(result, 'accelerated_bsn').net_earnings_20_year,
    );
    expect(whyText(result)).not.toContain('On these figures the bridge earns');
  });

  it('leaves that out where the bridge does not pay more, or is not later', () => {
    const question = 'none/become_rn/pay/year/moderate';
    const poorer = withConstants('programs', { 'share_of_pay_given_up LPN_TO_RN': { value: '1' } });
    expect(resultOf(question, poorer).recommended_route).toBe('straight_to_rn');
    expect(whyText(resultOf(question, poorer))).not.toContain('On these figures the bridge earns');
    const sooner = withConstants('lpn-pathway', { 'start_wait_months ADN': { value: '9' } });
    expect(resultOf(question, sooner).recommended_route).toBe('straight_to_rn');
    expect(whyText(resultOf(question, sooner))).not.toContain('On these figures the bridge earns');
  });

  it('says why a BSN is named where another ladder is faster and cheaper', () => {
    expect(why('none/advanced/pay/open/moderate')).toContain(
      'BSN, then MSN is slower and dearer on these figures than ADN, then RN-to-MSN (81 months against 72 months, $93,759 against $51,131). ' +
        "It is named because many hospitals and master's programs ask for a BSN, which is a judgment and not in the tables.",
    );
    for (const question of ['none/advanced/cost/open/moderate', 'none/advanced/cost/asap/tight']) {
      expect(why(question).join()).not.toContain('It is named because');
    }
  });

  it('leaves that out where the BSN is as fast, or no dearer', () => {
    const question = 'none/advanced/pay/open/moderate';
    const fast = withConstants('programs', { 'program_months BSN': { value: '39' } });
    expect(whyText(resultOf(question, fast))).not.toContain('It is named because');
    const cheap = withConstants('programs', { 'books_and_supplies BSN': { value: '-39628' } });
    expect(resultOf(question, cheap).scores[0]?.attributes?.total_cost).toBe(51_131);
    expect(whyText(resultOf(question, cheap))).not.toContain('It is named because');
  });

  it('calls a small lead close and says what tips it', () => {
    const { why: sentences, runner_up } = resultOf('none/become_rn/speed/asap/tight');
    expect(runner_up).toMatchObject({ close_call: true, lead_points: 2.2 });
    const at = sentences.indexOf(
      'This is a close call: it leads by 2.2 points of 100, and what tips it is the cost of the first program with the pay given up in it.',
    );
    expect(sentences.slice(at + 1, at + 3)).toEqual([
      'With the timeline "starting within a year" the route would be straight to RN.',
      'With the budget "moderate" the route would be straight to RN.',
    ]);
  });

  it('names only changes that lead to the runner-up', () => {
    const sentences = why('degree_holder/advanced/cost/asap/moderate');
    expect(sentences).toContain('With the priority "speed" the route would be an accelerated BSN.');
    expect(sentences.filter((sentence) => sentence.startsWith('With the'))).toHaveLength(1);
  });

  it('does not call a lead of 5.0 close, nor a route alone', () => {
    const { why: sentences, runner_up } = resultOf('none/become_rn/cost/asap/tight');
    expect(runner_up).toMatchObject({ close_call: false, lead_points: 5 });
    expect(sentences.join()).not.toContain('close call');
    expect(resultOf('none/nurse_now/cost/asap/tight').runner_up.close_call).toBe(false);
  });

  it('says no more than it has to say', () => {
    expect(why('degree_holder/become_rn/speed/year/flexible')).toEqual([
      'Accelerated BSN: the accelerated BSN program brings the RN license about 24 months from today (11 to 42).',
      'A flexible budget is scored at the 75th percentile of published prices: $40,644 with other costs. From the 25th percentile to the 75th percentile that is $19,056 to $40,644.',
      'It is ahead of straight to RN on the time to the goal (24 months against 39 months).',
      'No other timeline alone would change the route.',
    ]);
    expect(why('none/nurse_now/pay/asap/moderate')).toEqual([
      'LPN first: the LPN program brings the LPN license about 18 months from today (12 to 36).',
      'A moderate budget is scored at the median of published prices: $16,939 with other costs. From the 25th percentile to the 75th percentile that is $10,240 to $32,223.',
      'It is the one route that ends with the license you ask for.',
      'No other starting point, priority, timeline, or budget alone would change the route.',
    ]);
    expect(why('none/become_rn/speed/year/moderate')).toEqual([
      'Straight to RN: the ADN program brings the RN license about 39 months from today (24 to 72).',
      'A moderate budget is scored at the median of published prices: $14,666 with other costs. From the 25th percentile to the 75th percentile that is $11,432 to $19,340.',
      'It is ahead of LPN, then bridge to RN on the number of programs (1 against 2) and the time to the goal (39 months against 42 months).',
      'No other priority, timeline, or budget alone would change the route.',
    ]);
  });

  it('says which inputs change nothing alone', () => {
    expect(why('none/become_rn/cost/asap/tight').at(-1)).toBe(
      'No other starting point or priority alone would change the route.',
    );
    expect(why('none/nurse_now/cost/asap/tight').at(-1)).toBe(
      'No other starting point, priority, timeline, or budget alone would change the route.',
    );
  });
});

describe('cautions', () => {
  const waits = (months: string) =>
    `Waits and prerequisites differ by college and move the answer more than any weight: here the first class starts ${months} months from today. Ask each college for its own.`;
  const soon =
    'You want to start within months: that needs a college with a short wait and few prerequisites.';
  const pay = (amount: string) =>
    `While you are enrolled in the first program you give up about ${amount} of pay; it is not part of the cost.`;
  const practical = [
    'LPN programs cost from $6,945 (median of public ones) to $29,730 (median of private ones). Before you pay a private school, ask whether its credits transfer to an RN program.',
    'LPN jobs are mostly in long-term care.',
    'Some colleges ask for 6 to 12 months of LPN work before the bridge to RN, and its prerequisites are still needed (6 to 12 months).',
  ];
  const accelerated =
    'No price is reported for accelerated programs alone, so it is derived from that of a BSN; some programs ask far more, such as $79,200 (George Washington University, tuition of four terms in 2021).';
  const practice =
    "The median wage shown after the master's degree ($129,210) is that of nurse practitioners; not every MSN leads there.";

  it.each([
    ['none/nurse_now/speed/asap/tight', [waits('0 to 18'), soon, pay('$22,554'), ...practical]],
    ['none/become_rn/flexibility/open/tight', [waits('0 to 18'), pay('$22,554'), ...practical]],
    ['none/become_rn/pay/year/moderate', [waits('6 to 36'), pay('$45,108')]],
    ['degree_holder/become_rn/speed/asap/flexible', [waits('0 to 24'), soon, pay('$63,725'), accelerated]],
    ['degree_holder/advanced/speed/year/moderate', [waits('0 to 24'), pay('$63,725'), accelerated, practice]],
    ['none/advanced/pay/open/moderate', [waits('0 to 12'), pay('$90,216'), practice]],
  ])('of %s', (question, expected) => {
    expect(cautions(question)).toEqual(expected);
  });
});

describe('the comparison with the runner-up', () => {
  it.each([
    [
      'none/become_rn/pay/year/moderate',
      'LPN, then bridge to RN (LPN, then LPN-to-RN bridge) scores 16.4 points less: it takes 3 months longer (42 months against 39 months), brings the first license 21 months sooner (18 months against 39 months), costs $11,327 more ($25,993 against $14,666), and pays, over 20 years and after its cost, $30,060 more ($1,723,284 against $1,693,224).',
    ],
    [
      'none/become_rn/cost/asap/tight',
      'Straight to RN (ADN) scores 5 points less: it takes 3 months less (39 months against 42 months), brings the first license 21 months later (39 months against 18 months), costs $5,841 less ($11,432 against $17,273), and pays, over 20 years and after its cost, $35,546 less ($1,696,458 against $1,732,004).',
    ],
    [
      'none/nurse_now/speed/asap/moderate',
      'To become an RN instead, straight to RN (ADN) takes 21 months longer (39 months against 18 months), costs $2,273 less ($14,666 against $16,939), and pays, over 20 years and after its cost, $435,907 more ($1,693,224 against $1,257,317).',
    ],
    [
      'none/advanced/pay/open/moderate',
      'LPN, then bridge to RN (LPN, then LPN-to-RN bridge, then RN-to-MSN) is shown and not scored: it takes 6 months less (75 months against 81 months), brings the first license 36 months sooner (18 months against 54 months), costs $31,301 less ($62,458 against $93,759), and pays, over 20 years and after its cost, $223,699 more ($2,094,778 against $1,871,079).',
    ],
  ])('of %s has both figures', (question, sentence) => {
    expect(comparison(question)).toBe(sentence);
  });

  it('names an accelerated BSN once', () => {
    expect(comparison('degree_holder/become_rn/cost/year/moderate')).toMatch(/^An accelerated BSN scores/);
    expect(comparison('degree_holder/advanced/cost/asap/moderate')).toMatch(
      /^An accelerated BSN \(accelerated BSN, then MSN\) scores/,
    );
  });

  it('leaves out what is equal', () => {
    const equal = withConstants('lpn-pathway', { 'start_wait_months ADN': { value: '9' } });
    expect(resultOf('none/become_rn/speed/year/moderate', equal).runner_up.comparison).toMatch(
      /less: it brings the first license 24 months sooner/,
    );
  });
});

describe('the reasons of a route', () => {
  const reasons = (question: string, route: Parameters<typeof entryOf>[1]) =>
    entryOf(resultOf(question), route).reasons;

  it('are its weighted measures beside the best ones, the heaviest first', () => {
    expect(reasons('none/become_rn/cost/asap/tight', 'lpn_then_bridge')).toEqual([
      'The cost of the first program with the pay given up in it is $32,794, the best of the routes scored; it weighs 60 of 150.',
      'The cost of all programs is $17,273, against $11,432 at best; it weighs 40 of 150.',
      'The number of programs is 2, against 1 at best; it weighs 30 of 150.',
      'The time to the first license is 18 months, the best of the routes scored; it weighs 20 of 150.',
    ]);
  });

  it('are all its measures where it is scored alone', () => {
    expect(reasons('none/nurse_now/cost/asap/tight', 'lpn_first')).toEqual([
      'It is the only route scored for these answers, so its score is 100.',
      'The time to the first license is 18 months.',
      'The time to the goal is 18 months.',
      'The cost of the first program with the pay given up in it is $32,794.',
      'The cost of all programs is $10,240.',
      'The share of pay kept while studying is 40%.',
      'The pay over 20 years less the cost is $1,264,016.',
      'The number of programs is 1.',
    ]);
  });

  it('start with why it is not scored, followed by its measures where it is shown', () => {
    const [first, ...figures] = reasons('degree_holder/advanced/cost/asap/moderate', 'lpn_then_bridge');
    expect(first).toMatch(/^For advanced practice it is scored only when/);
    expect(figures).toHaveLength(7);
    expect(reasons('none/become_rn/cost/asap/tight', 'lpn_first')).toEqual([
      'It ends with the LPN license, and your goal needs the RN license.',
    ]);
  });
});

describe('a span', () => {
  it('is one figure where the ends are the same', () => {
    expect([span(1, 2), span(3, 3)]).toEqual(['1 to 2', '3']);
  });
});
