import { describe, expect, it } from 'vitest';
import { withConstants } from '@/tests/support/data';
import { entryOf, freshModel, inputsOf, resultOf } from '@/tests/support/lpn-pathway';
import { candidateOf } from '../decision';
import { barredInWords, span, tippingWaitInWords } from './phrases';

const why = (question: string) => resultOf(question).why;
const cautions = (question: string) => resultOf(question).cautions;
const comparison = (question: string) => resultOf(question).runner_up.comparison;
const summaryOf = (question: string) => resultOf(question).summary;

describe('the summary', () => {
  it.each([
    [
      'none/nurse_now/speed/asap/tight',
      'Become an LPN: your LPN license in about 18 months, for about $10,200 at the lower prices (25th percentile).',
    ],
    [
      'none/become_rn/speed/year/moderate',
      'Go straight to RN with an ADN: your RN license in about 3 years 3 months, for about $14,600 at the median price.',
    ],
    [
      'degree_holder/advanced/speed/year/flexible',
      "Take an accelerated BSN, then an MSN: your master's degree for advanced practice in about 4 years 3 months, for about $107,000 at the higher prices (75th percentile).",
    ],
    [
      'none/advanced/flexibility/asap/tight',
      "Become an LPN, then bridge to RN, then an RN-to-MSN: your master's degree for advanced practice in about 6 years 3 months, for about $45,300 at the lower prices (25th percentile).",
    ],
  ])('of %s names the whole route, its time and its cost', (question, sentence) => {
    expect(summaryOf(question)).toBe(sentence);
  });

  it('of a close call has two routes and no winner', () => {
    expect(resultOf('none/become_rn/pay/asap/tight')).toMatchObject({
      close_call: true,
      summary:
        "It's close: an LPN program, then a bridge to RN needs less money before your first license; an ADN takes fewer programs. " +
        'They take 42 and 39 months to your RN license and cost about $17,200 and $11,400 at the lower prices (25th percentile).',
    });
  });
});

describe('why', () => {
  it('starts with what each program brings and when, and what the months are spent on', () => {
    expect(why('none/nurse_now/speed/asap/tight').slice(0, 2)).toEqual([
      'LPN first: an LPN program brings the LPN license about 18 months from today (12 to 36).',
      '18 months: 3 of prerequisites, 3 waiting, 12 in the program; the pay and cost calculator counts the 12.',
    ]);
    expect(why('none/advanced/speed/open/moderate').slice(0, 2)).toEqual([
      'Straight to RN: an ADN brings the RN license about 39 months from today (24 to 72) and an RN-to-MSN brings ' +
        "the master's degree for advanced practice about 72 months from today (48 to 120).",
      '72 months: 9 of prerequisites, 9 waiting, 54 in the programs; the pay and cost calculator counts months in a program only.',
    ]);
  });

  it.each([
    [
      'none/become_rn/cost/asap/tight',
      'A tight budget is scored at the 25th percentile of prices: $11,394 with books, checks, exam and license. From the 25th percentile to the 75th percentile that is $11,394 to $18,980.',
    ],
    [
      'none/become_rn/cost/asap/moderate',
      'A moderate budget is scored at the median of prices: $14,646 with books, checks, exam and license. From the 25th percentile to the 75th percentile that is $11,394 to $18,980.',
    ],
    [
      'none/become_rn/cost/asap/flexible',
      'A flexible budget is scored at the 75th percentile of prices: $18,980 with books, checks, exam and license. From the 25th percentile to the 75th percentile that is $11,394 to $18,980.',
    ],
  ])('tells what it costs: %s', (question, sentence) => {
    expect(why(question)[2]).toBe(sentence);
  });

  it('says on what the route is ahead and on what behind, and how many programs it takes', () => {
    expect(why('none/become_rn/flexibility/asap/tight').slice(3, 6)).toEqual([
      'It is ahead of straight to RN on the share of pay kept while studying (57% against 40%), the cost of the first program with the pay given up in it ($32,770 against $56,502), and the time to the first license (18 months against 39 months).',
      'It is behind straight to RN on the cost of all programs ($17,225 against $11,394).',
      'You have to get into two programs, not one.',
    ]);
    expect(why('none/become_rn/pay/year/moderate')).toContain('You have to get into one program, not two.');
    expect(why('degree_holder/become_rn/speed/year/moderate').join(' ')).not.toMatch(/behind|get into/);
  });

  it('says of a barred route what it takes more', () => {
    expect(why('none/become_rn/speed/year/moderate')).toContain(
      'LPN, then bridge to RN is 3 months later and $10,544 dearer than an ADN, so it is not scored.',
    );
    expect(why('none/become_rn/pay/year/moderate').join()).not.toContain('so it is not scored');
  });

  it('tells the trade of a bridge: dearer in all, a wage sooner', () => {
    expect(why('none/become_rn/flexibility/asap/tight')).toContain(
      "It costs more in all than straight to RN ($17,225 against $11,394) but pays a nurse's wage 21 months sooner.",
    );
    const cheap = withConstants('programs', {
      'books_and_supplies LPN': { value: '-6000' },
      'books_and_supplies LPN_TO_RN': { value: '-6000' },
    });
    const bridge = resultOf('none/become_rn/flexibility/asap/tight', cheap);
    expect(bridge.recommended_route).toBe('lpn_then_bridge');
    expect(bridge.why.join()).not.toContain("a nurse's wage");
  });

  it('says by how much the bridge pays more where pay first does not lead to it', () => {
    expect(why('none/become_rn/pay/year/moderate')).toContain(
      'On these figures the bridge earns 1.8% more over 20 years, but straight to RN brings the RN license 3 months sooner and takes one program, not two.',
    );
    for (const question of [
      'none/become_rn/speed/year/moderate',
      'none/advanced/pay/year/moderate',
      'none/become_rn/pay/asap/tight',
      'degree_holder/become_rn/pay/year/moderate',
    ]) {
      expect(why(question).join()).not.toContain('On these figures the bridge earns');
    }
    const poorer = withConstants('programs', { 'share_of_pay_given_up LPN_TO_RN': { value: '1' } });
    const straight = resultOf('none/become_rn/pay/year/moderate', poorer);
    expect(straight.recommended_route).toBe('straight_to_rn');
    expect(straight.why.join()).not.toContain('On these figures the bridge earns');
  });

  it("says what a bachelor's degree on the way to advanced practice adds", () => {
    expect(why('none/advanced/pay/open/moderate')).toContain(
      "RN-to-MSN programs are not everywhere, and many master's programs and hospitals ask for a bachelor's degree, which is our judgment. " +
        'With one on the way, a BSN, then an MSN takes 9 months and $48,859 more; an ADN, then an RN-to-BSN, then an MSN takes 15 months and $8,149 more.',
    );
    for (const question of [
      'degree_holder/advanced/speed/open/moderate',
      'none/become_rn/pay/open/moderate',
    ]) {
      expect(why(question).join()).not.toContain('RN-to-MSN programs');
    }
  });

  it('calls a small lead close and says what tips it', () => {
    const sentences = why('none/become_rn/pay/asap/tight');
    const at = sentences.indexOf(
      'This is a close call: LPN, then bridge to RN leads by 4.7 points of 100; it gains most on the cost of the first program with the pay given up in it and loses most on the number of programs.',
    );
    expect(sentences.slice(at + 1, at + 4)).toEqual([
      'With the priority "speed" the route would be straight to RN.',
      'With the timeline "starting within a year" the route would be straight to RN.',
      'With the budget "moderate" the route would be straight to RN.',
    ]);
    expect(why('none/become_rn/speed/asap/tight').join()).not.toContain('close call');
  });

  it('says at which wait another route comes first, or that none does', () => {
    expect(why('none/become_rn/speed/year/moderate')).toContain(
      "If your college's list for an ADN is 21 months or more, LPN, then bridge to RN comes first.",
    );
    expect(why('none/advanced/pay/open/moderate')).toContain(
      'No wait of up to 36 months for an ADN gives another route.',
    );
    expect(why('none/nurse_now/pay/open/moderate').join()).not.toMatch(/wait of up to|list for an ADN/);
  });

  it('says no more than it has to say', () => {
    expect(why('none/nurse_now/pay/asap/moderate')).toEqual([
      'LPN first: an LPN program brings the LPN license about 18 months from today (12 to 36).',
      '18 months: 3 of prerequisites, 3 waiting, 12 in the program; the pay and cost calculator counts the 12.',
      'A moderate budget is scored at the median of prices: $16,149 with books, checks, exam and license. From the 25th percentile to the 75th percentile that is $10,216 to $31,666.',
      'It is the one route that ends with the license you want.',
      'No other starting point, priority, timeline, or budget alone would change the route.',
    ]);
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
    'LPN programs cost from $6,885 (median of public ones) to $29,400 (median of private ones). Before you pay a private school, ask whether its credits transfer to an RN program.',
    'LPN jobs are mostly in long-term care.',
    'Some colleges ask for 6 to 12 months of LPN work before the bridge to RN, and its prerequisites are still needed (6 to 12 months).',
  ];
  const cheaperToRn =
    'An ADN costs less than an LPN program at the median of prices ($14,646 against $16,149) and at the 75th percentile of prices ($18,980 against $31,666).';
  const bachelors = (cost: string) =>
    `Many hospitals want a BSN. RN-to-BSN can follow while you work as an RN: about 18 months of study and ${cost}.`;
  const accelerated = [
    'Plan for 15 months without pay: an accelerated BSN leaves no time for paid work.',
    'The price of an accelerated BSN is that of 33 schools that print a whole-program total for residents. 21 more print a nonresident total only; ' +
      'residents may pay about $22,200 to $35,040 there, an estimate from 18 public schools that is never scored.',
  ];
  const closedToTight =
    'An accelerated BSN is not offered with a tight budget. At the 25th percentile of prices it would take 15 months less and $38,046 more, and it leaves no time for paid work.';
  const entry =
    'Direct-entry MSN programs also take people with a degree in another field: the middle half of 14 programs costs $56,513 to $111,438 and takes 16 to 23 months. Most give the RN license, not advanced practice.';
  const healthcare = [
    'Work in health care counts in some admissions; it shortens no program.',
    'Already an LPN? A bridge to RN takes 24 months and $9,041. Already an RN? An RN-to-MSN takes 33 months and $36,450.',
  ];
  const practice =
    "The median wage shown after the master's degree ($132,300) is that of nurse practitioners; not every MSN leads there.";

  it.each([
    ['none/nurse_now/speed/asap/tight', [waits('0 to 18'), soon, pay('$22,554'), ...practical, cheaperToRn]],
    [
      'none/become_rn/flexibility/open/tight',
      [waits('0 to 18'), pay('$22,554'), ...practical, bachelors('$10,152')],
    ],
    ['none/become_rn/pay/year/moderate', [waits('6 to 36'), pay('$45,108'), bachelors('$15,036')]],
    ['degree_holder/become_rn/speed/asap/flexible', [waits('0 to 24'), soon, pay('$63,725'), ...accelerated]],
    [
      'degree_holder/become_rn/speed/year/tight',
      [waits('6 to 36'), pay('$61,176'), bachelors('$10,152'), closedToTight],
    ],
    [
      'degree_holder/advanced/speed/year/moderate',
      [waits('0 to 24'), pay('$63,725'), ...accelerated, entry, practice],
    ],
    ['healthcare/advanced/pay/open/moderate', [waits('6 to 36'), pay('$50,712'), ...healthcare, practice]],
  ])('of %s', (question, expected) => {
    expect(cautions(question)).toEqual(expected);
  });
});

describe('the comparison with the runner-up', () => {
  it.each([
    [
      'none/become_rn/pay/year/moderate',
      'LPN, then bridge to RN scores 16.4 points less: it takes 3 months longer (42 months against 39 months), brings the first license 21 months sooner (18 months against 39 months), costs $10,544 more ($25,190 against $14,646), and pays, over 20 years and after its cost, $30,843 more ($1,724,087 against $1,693,244).',
    ],
    [
      'none/become_rn/flexibility/asap/tight',
      'Straight to RN (an ADN) scores 8.8 points less: it takes 3 months less (39 months against 42 months), brings the first license 21 months later (39 months against 18 months), costs $5,831 less ($11,394 against $17,225), and pays, over 20 years and after its cost, $35,556 less ($1,696,496 against $1,732,052).',
    ],
    [
      'none/nurse_now/speed/asap/moderate',
      'To become an RN instead, straight to RN (an ADN) takes 21 months longer (39 months against 18 months), costs $1,503 less ($14,646 against $16,149), and pays, over 20 years and after its cost, $435,137 more ($1,693,244 against $1,258,107).',
    ],
    [
      'degree_holder/advanced/cost/year/tight',
      'LPN, then bridge to RN, then an RN-to-MSN is not scored: it takes 3 months longer (75 months against 72 months), brings the first license 21 months sooner (18 months against 39 months), costs $5,831 more ($45,310 against $39,479), and pays, over 20 years and after its cost, $13,058 more ($2,082,150 against $2,069,092).',
    ],
  ])('of %s has both figures', (question, sentence) => {
    expect(comparison(question)).toBe(sentence);
  });

  it('names an accelerated BSN once', () => {
    expect(comparison('degree_holder/become_rn/cost/year/moderate')).toMatch(/^An accelerated BSN scores/);
    expect(comparison('degree_holder/advanced/cost/year/moderate')).toMatch(
      /^An accelerated BSN, then an MSN scores/,
    );
  });

  it('leaves out what is equal', () => {
    const equal = withConstants('lpn-pathway', { 'start_wait_months ADN': { value: '9' } });
    expect(resultOf('none/become_rn/speed/year/moderate', equal).runner_up.comparison).toMatch(
      /: it brings the first license 24 months sooner/,
    );
  });
});

describe('the reasons of a route', () => {
  const reasons = (question: string, route: Parameters<typeof entryOf>[1]) =>
    entryOf(resultOf(question), route).reasons;

  it('are its weighted measures beside the best ones, the heaviest first', () => {
    expect(reasons('none/become_rn/flexibility/year/tight', 'lpn_then_bridge')).toEqual([
      'The share of pay kept while studying is 57%, the best of all that are scored; its weight is 45 of 130.',
      'The cost of the first program with the pay given up in it is $32,770, the best of all that are scored; its weight is 30 of 130.',
      'The number of programs is 2, against 1 at best; its weight is 30 of 130.',
      'The cost of all programs is $17,225, against $11,394 at best; its weight is 25 of 130.',
    ]);
  });

  it('are all its measures where it is weighed alone', () => {
    expect(reasons('none/nurse_now/cost/asap/tight', 'lpn_first')).toEqual([
      'It is the only one scored for these answers, so its score is 100.',
      'The time to the first license is 18 months.',
      'The time to the goal is 18 months.',
      'The cost of the first program with the pay given up in it is $32,770.',
      'The cost of all programs is $10,216.',
      'The share of pay kept while studying is 40%.',
      'The pay over 20 years less the cost is $1,264,040.',
      'The number of programs is 1.',
    ]);
  });

  it('start with why it is not scored, followed by its measures where it is shown', () => {
    const [first, ...figures] = reasons('degree_holder/advanced/cost/asap/moderate', 'lpn_then_bridge');
    expect(first).toBe('It is 3 months later and $10,544 dearer than an ADN, then an RN-to-MSN.');
    expect(figures).toHaveLength(7);
    expect(reasons('none/become_rn/cost/asap/tight', 'lpn_first')).toEqual([
      'It ends with the LPN license, and your goal needs the RN license.',
    ]);
  });
});

describe('a barred ladder', () => {
  const adn = candidateOf(
    'straight_to_rn',
    ['ADN'],
    inputsOf('none/become_rn/speed/open/tight'),
    freshModel(),
  );
  const changed = (given: Partial<typeof adn.measures>) => ({
    ...adn,
    measures: { ...adn.measures, ...given },
  });

  it('is said with what it takes more, and only that', () => {
    const months = adn.measures.goal_months;
    expect(barredInWords({ candidate: changed({ goal_months: months + 1 }), by: adn })).toBe(
      '1 month later than an ADN',
    );
    expect(barredInWords({ candidate: changed({ total_cost: adn.measures.total_cost + 5 }), by: adn })).toBe(
      '$5 dearer than an ADN',
    );
  });

  it('is said with the measure it is worse on where it is neither later nor dearer', () => {
    expect(barredInWords({ candidate: changed({ pay_kept: 0 }), by: adn })).toBe(
      'worse on the share of pay kept while studying than an ADN',
    );
  });
});

describe('a tipping wait', () => {
  it.each([
    [14, 'is 14 months or more, LPN, then bridge to RN comes first.'],
    [1, 'is 1 month or less, LPN, then bridge to RN comes first.'],
  ])('of %d months', (months, ending) => {
    expect(tippingWaitInWords({ months, recommendedRoute: 'lpn_then_bridge' }, 6)).toBe(
      `If your college's list for an ADN ${ending}`,
    );
  });

  it('of no months is a start without a wait', () => {
    expect(tippingWaitInWords({ months: 0, recommendedRoute: 'straight_to_rn' }, 6)).toBe(
      'If an ADN near you starts without a wait, straight to RN comes first.',
    );
  });
});

describe('a span', () => {
  it('is one figure where the ends are the same', () => {
    expect([span(1, 2), span(3, 3)]).toEqual(['1 to 2', '3']);
  });
});
