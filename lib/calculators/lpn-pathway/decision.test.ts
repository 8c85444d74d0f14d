import { describe, expect, it } from 'vitest';
import { freshModel, inputsOf } from '@/tests/support/lpn-pathway';
import { type Decision, decide, isClose } from './decision';
import type { Candidate } from './dominance';
import type { PathwayModel } from './model';
import { routeIds } from './routes';

const decided = (question: string, by: PathwayModel = freshModel()) => decide(inputsOf(question), by);
const programsOf = ({ journey: { ladder } }: Candidate) =>
  ladder.map(({ credential }) => credential).join(' ');

describe('the decision', () => {
  it('has the best route first, then the second, with the points between them unrounded', () => {
    const { recommended, runnerUp, second, scored } = decided('degree_holder/become_rn/pay/asap/moderate');
    expect(scored.map(({ route }) => route)).toEqual([
      'accelerated_bsn',
      'straight_to_rn',
      'lpn_then_bridge',
    ]);
    expect([recommended, runnerUp]).toEqual(scored.slice(0, 2));
    expect(second).toEqual({ route: runnerUp, behind: recommended.score - (scored[1]?.score ?? 0) });
  });

  it('bars a ladder that is slower and dearer, and names what beats it', () => {
    const { recommended, barred, ladders } = decided('none/become_rn/speed/asap/tight');
    expect(programsOf(recommended)).toBe('ADN');
    expect(barred.map(({ candidate, by }) => [programsOf(candidate), programsOf(by)])).toEqual([
      ['LPN LPN_TO_RN', 'ADN'],
    ]);
    expect(ladders.scored.map(programsOf)).toEqual(['ADN']);
    expect(ladders.barred.map(({ candidate }) => programsOf(candidate))).toEqual(['BSN', 'LPN LPN_TO_RN']);
  });

  it('does not bar early pay where flexibility or pay is first', () => {
    for (const priority of ['pay', 'flexibility']) {
      const { barred } = decided(`none/become_rn/${priority}/asap/tight`);
      expect(barred).toEqual([]);
    }
  });

  it('compares with the quickest barred route where one route is scored alone', () => {
    const { runnerUp, second, scored } = decided('none/advanced/speed/open/moderate');
    expect(scored).toHaveLength(1);
    expect([runnerUp.route, programsOf(runnerUp), second]).toEqual([
      'lpn_then_bridge',
      'LPN LPN_TO_RN RN_TO_MSN',
      null,
    ]);
  });

  it('compares with the straight way to RN for a license now', () => {
    const { recommended, runnerUp, second } = decided('degree_holder/nurse_now/pay/open/flexible');
    expect([recommended.route, runnerUp.route, second]).toEqual(['lpn_first', 'straight_to_rn', null]);
    expect(runnerUp.measures.goal_months).toBe(39);
  });

  it('knows every route: scored, barred or not offered', () => {
    const { scored, barred, notOffered } = decided('none/become_rn/cost/open/moderate');
    expect(
      [...scored, ...barred.map(({ candidate }) => candidate), ...notOffered]
        .map(({ route }) => route)
        .toSorted(),
    ).toEqual(routeIds.toSorted());
    expect(notOffered).toEqual([
      { route: 'accelerated_bsn', why: 'needs_degree' },
      { route: 'lpn_first', why: 'ends_below_goal' },
    ]);
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
      priorities: { ...model.priorities, cost: { ownMeasure: 'total_cost', barredOn: [] } },
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
  const model = freshModel();
  const scored = decided('none/become_rn/pay/open/moderate', model);

  it.each([
    [0, true],
    [4.9, true],
    [4.94, true],
    [4.96, false],
    [5, false],
    [27, false],
  ])('with a lead of %d: %s', (behind, close) => {
    const second = scored.second && { ...scored.second, behind };
    expect(isClose({ ...scored, second }, model)).toBe(close);
  });

  it('needs a second route with a score', () => {
    const alone: Decision = { ...scored, second: null };
    expect(isClose(alone, model)).toBe(false);
  });
});
