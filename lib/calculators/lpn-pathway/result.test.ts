import { describe, expect, it } from 'vitest';
import { resultOf } from '@/tests/support/lpn-pathway';
import { definitionsOf, wholeSentence } from '@/tests/support/result-schema';
import { type LpnPathwayResult, result } from './result';

const published = () => definitionsOf(result);

describe('the schema of the result', () => {
  it('is made of named objects that allow no other members', () => {
    expect(Object.keys(published()).toSorted()).toEqual([
      'LadderStep',
      'LpnPathwayResult',
      'NationalWages',
      'PathwayAttributes',
      'PathwayChange',
      'PathwayLadder',
      'PathwayMonthsSplit',
      'PathwayRunnerUp',
      'PathwayScore',
      'PathwayTippingWait',
      'PathwayWeights',
    ]);
  });

  it('describes every object and member in a sentence', () => {
    for (const { description, properties } of Object.values(published())) {
      expect(description).toMatch(wholeSentence);
      for (const [name, member] of Object.entries(properties)) {
        if (member.$ref === undefined || member.description !== undefined) {
          expect(member.description, name).toMatch(wholeSentence);
        }
      }
    }
  });

  it('says of a figure in which unit it is', () => {
    const { LpnPathwayResult: whole, LadderStep, PathwayWeights } = published();
    expect(whole?.properties['months_to_goal_low']?.description).toBe(
      'Time from today to the goal, low end, in months.',
    );
    expect(whole?.properties['cost_typical']?.description).toBe(
      'All programs: tuition at the median price and other costs, in US dollars.',
    );
    expect(LadderStep?.properties['median_wage_after']?.description).toMatch(/, in US dollars a year\.$/);
    for (const [name, { description }] of Object.entries(PathwayWeights?.properties ?? {})) {
      expect(description).toBe(`Weight of ${name}.`);
    }
  });

  it.each([
    'none/nurse_now/speed/asap/tight',
    'none/become_rn/cost/asap/tight',
    'degree_holder/become_rn/speed/asap/flexible',
    'degree_holder/advanced/cost/asap/moderate',
    'none/advanced/pay/open/moderate',
    'none/advanced/pay/asap/tight',
  ])('accepts the answer to %s', (question) => {
    expect(result.safeParse(resultOf(question)).error?.issues).toBeUndefined();
  });
});

/** One member of the answer to a question changed to what it must not be. */
function changed(change: (answer: LpnPathwayResult) => object): boolean {
  const answer = resultOf('none/become_rn/cost/asap/tight');
  return result.safeParse({ ...answer, ...change(answer) }).success;
}

describe('the schema refuses', () => {
  it.each<[string, (answer: LpnPathwayResult) => object]>([
    ['a member that is not declared', () => ({ advice: 'none' })],
    ['an unknown route', () => ({ recommended_route: 'diploma' })],
    ['negative months', () => ({ months_to_goal_low: -1 })],
    ['a part of a month', () => ({ months_to_goal_low: 1.5 })],
    ['a negative cost', () => ({ cost_low: -1 })],
    ['a negative wage', ({ wages }) => ({ wages: { ...wages, rn_median: -1 } })],
    ['an empty ladder', () => ({ ladder: [] })],
    ['a ladder of five programs', ({ ladder }) => ({ ladder: Array.from({ length: 5 }, () => ladder[0]) })],
    [
      'a route without its ladders',
      ({ scores }) => ({ scores: scores.map(({ ladders, ...entry }) => entry) }),
    ],
    [
      'an unknown measure that tips',
      ({ runner_up }) => ({ runner_up: { ...runner_up, tips_for: 'prestige' } }),
    ],
    ['a step 0', ({ ladder }) => ({ ladder: ladder.map((step) => ({ ...step, step: 0 })) })],
    ['a negative weight', ({ weights }) => ({ weights: { ...weights, pay_kept: -1 } })],
    ['a runner-up that leads', ({ runner_up }) => ({ runner_up: { ...runner_up, lead_points: -1 } })],
    ['a route without a score entry', ({ scores }) => ({ scores: scores.slice(1) })],
    ['a score under 0', ({ scores }) => ({ scores: scores.map((entry) => ({ ...entry, score: -1 })) })],
    ['a score over 100', ({ scores }) => ({ scores: scores.map((entry) => ({ ...entry, score: 101 })) })],
    [
      'more than all of the pay kept',
      ({ scores }) => ({
        scores: scores.map((entry) => ({
          ...entry,
          attributes: { ...scores[0]?.attributes, pay_kept: 1.1 },
        })),
      }),
    ],
    [
      'less than none of the pay kept',
      ({ scores }) => ({
        scores: scores.map((entry) => ({
          ...entry,
          attributes: { ...scores[0]?.attributes, pay_kept: -0.1 },
        })),
      }),
    ],
    [
      'a route without programs',
      ({ scores }) => ({
        scores: scores.map((entry) => ({ ...entry, attributes: { ...scores[0]?.attributes, programs: 0 } })),
      }),
    ],
    [
      'two changes of one parameter too many',
      ({ runner_up }) => ({
        runner_up: {
          ...runner_up,
          what_would_change_the_answer: Array.from(
            { length: 6 },
            () => runner_up.what_would_change_the_answer[0],
          ),
        },
      }),
    ],
    ['an endless list of reasons', () => ({ why: Array.from({ length: 21 }, () => 'Because.') })],
  ])('%s', (_, change) => {
    expect(changed(change)).toBe(false);
    expect(changed(() => ({}))).toBe(true);
  });
});
