import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lpnPathway } from '@/lib/calculators/lpn-pathway';
import { options, type PathwayInputs, parameters } from '@/lib/calculators/lpn-pathway/parameters';
import type { LpnPathwayResult } from '@/lib/calculators/lpn-pathway/result';
import { type Data, loadData } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { parseQuery } from '@/lib/parameters/parse';
import { attributesOf, everyInput, queryText } from '../support/lpn-pathway';

const data = loadData();
const answers = new Map(everyInput.map((inputs) => [queryText(inputs), lpnPathway.answer(inputs, data)]));

/** The answer worked out for these inputs. */
function resultOf(inputs: PathwayInputs): LpnPathwayResult {
  const answer = answers.get(queryText(inputs));
  if (!answer) throw new Error(`No answer to ${queryText(inputs)}`);
  return answer.result;
}

/** The figures of the recommended ladder. */
const own = (result: LpnPathwayResult) => attributesOf(result, result.recommended_route);

const looserBudgets = { tight: ['moderate', 'flexible'], moderate: ['flexible'], flexible: [] } as const;

/** Costs and months at the low end, in the middle and at the high end. */
const ends = [
  ['cost_low', 'months_to_goal_low'],
  ['cost_typical', 'months_to_goal_typical'],
  ['cost_high', 'months_to_goal_high'],
] as const;

type LadderFigures = LpnPathwayResult['scores'][number]['ladders'][number];

/** The measures that the methodology names, in the tests' own words: true where less is better. */
const lessIsBetter = {
  goal_months: true,
  total_cost: true,
  first_license_months: true,
  pay_kept: false,
  net_earnings_20_year: false,
};
type Compared = keyof typeof lessIsBetter;

const barredOn: Readonly<Record<PathwayInputs['priority'], readonly Compared[]>> = {
  speed: ['goal_months', 'total_cost'],
  cost: ['goal_months', 'total_cost'],
  pay: ['goal_months', 'total_cost', 'net_earnings_20_year'],
  flexibility: ['goal_months', 'total_cost', 'pay_kept', 'first_license_months'],
};

function dominates(one: LadderFigures, other: LadderFigures, on: readonly Compared[]): boolean {
  const gains = on.map((id) => (lessIsBetter[id] ? other[id] - one[id] : one[id] - other[id]));
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}

const same = (one: readonly string[], other: readonly string[] | null | undefined) =>
  one.join() === other?.join();

const input = fc.constantFrom(...everyInput);

describe('lpn-pathway, over all 324 questions', () => {
  it('gives a background in health care the route of a newcomer, other money up front and other earnings', () => {
    const newcomers = everyInput.filter(({ starting_point }) => starting_point === 'none');
    expect(newcomers).toHaveLength(108);
    for (const inputs of newcomers) {
      const [newcomer, worker] = [resultOf(inputs), resultOf({ ...inputs, starting_point: 'healthcare' })];
      expect(worker.recommended_route).toBe(newcomer.recommended_route);
      const [one, other] = [own(newcomer), own(worker)];
      expect(other.upfront_money).not.toBe(one.upfront_money);
      expect(other.net_earnings_20_year).not.toBe(one.net_earnings_20_year);
      expect(other.goal_months).toBe(one.goal_months);
    }
  });

  it('recommends LPN first 108 times, straight to RN 174, the bridge 18 and an accelerated BSN 24 times', () => {
    const routes = [...answers.values()].map(({ result }) => result.recommended_route);
    const times = (route: string) => routes.filter((found) => found === route).length;
    expect(['lpn_first', 'straight_to_rn', 'lpn_then_bridge', 'accelerated_bsn'].map(times)).toEqual([
      108, 174, 18, 24,
    ]);
  });

  it('never leads to a cheaper and slower route for a looser budget', () => {
    for (const inputs of everyInput) {
      const tighter = resultOf(inputs);
      for (const budget of looserBudgets[inputs.budget]) {
        const result = resultOf({ ...inputs, budget });
        for (const [cost, months] of ends) {
          const cheaper = result[cost] < tighter[cost];
          const slower = result[months] > tighter[months];
          expect(cheaper && slower, `${queryText(inputs)} with a ${budget} budget`).toBe(false);
        }
      }
    }
  });

  it('never moves towards the bridge for a looser budget or timeline', () => {
    const looserTimelines = { asap: ['year', 'open'], year: ['open'], open: [] } as const;
    for (const inputs of everyInput) {
      const looser = [
        ...looserBudgets[inputs.budget].map((budget) => ({ ...inputs, budget })),
        ...looserTimelines[inputs.timeline].map((timeline) => ({ ...inputs, timeline })),
      ];
      if (resultOf(inputs).recommended_route === 'lpn_then_bridge') continue;
      for (const other of looser) {
        expect(resultOf(other).recommended_route, queryText(other)).not.toBe('lpn_then_bridge');
      }
    }
  });

  it('starts no one who puts speed or cost first with an LPN program, unless that is the goal', () => {
    for (const inputs of everyInput) {
      const counts = inputs.priority === 'speed' || inputs.priority === 'cost';
      if (!counts || inputs.end_goal === 'nurse_now') continue;
      expect(resultOf(inputs).ladder[0]?.credential, queryText(inputs)).not.toBe('LPN');
    }
  });

  it('recommends an accelerated BSN only to degree holders whose budget is not tight', () => {
    for (const inputs of everyInput) {
      const has = resultOf(inputs).ladder.some(({ credential }) => credential === 'ABSN');
      const open = inputs.starting_point === 'degree_holder' && inputs.budget !== 'tight';
      if (has) expect(open, queryText(inputs)).toBe(true);
    }
    expect([...answers.values()].some(({ result }) => result.recommended_route === 'accelerated_bsn')).toBe(
      true,
    );
  });

  it('never recommends a ladder that another one beats on what the priority bars on', () => {
    for (const inputs of everyInput) {
      const { scores } = resultOf(inputs);
      const on = barredOn[inputs.priority];
      const ladders = scores.flatMap((score) => score.ladders);
      const recommended = ladders.find(
        ({ ladder, score }) => score !== null && same(ladder, scores[0]?.ladder),
      );
      for (const other of ladders) {
        expect(recommended && dominates(other, recommended, on), queryText(inputs)).toBe(false);
      }
    }
  });

  it('gives a ladder no score exactly where another one beats it', () => {
    for (const inputs of everyInput) {
      const ladders = resultOf(inputs).scores.flatMap((score) => score.ladders);
      for (const ladder of ladders) {
        const beaten = ladders.some((other) => dominates(other, ladder, barredOn[inputs.priority]));
        expect(ladder.score === null, `${queryText(inputs)}: ${ladder.ladder.join(' ')}`).toBe(beaten);
      }
    }
  });

  it('calls 42 answers close, each with two scored routes under 5 points apart, and none a tie', () => {
    const close = [...answers.values()].filter(({ result }) => result.close_call);
    expect(close).toHaveLength(42);
    for (const { result } of answers.values()) {
      const [first, second] = result.scores.flatMap(({ score }) => score ?? []);
      expect(result.close_call).toBe(second !== undefined && (result.runner_up.lead_points ?? 5) < 5);
      expect(result.runner_up.close_call).toBe(result.close_call);
      expect(second).not.toBe(first);
    }
  });

  it('adds goal months up from prerequisites, waits and the months of program_parameters', () => {
    const programs = data.parameters('programs');
    for (const { result } of answers.values()) {
      const { prerequisite_months, wait_months, study_months } = result.months_to_goal_split;
      expect(prerequisite_months + wait_months + study_months).toBe(result.months_to_goal_typical);
      const studied = result.ladder.map(({ credential }) => programs.number('program_months', credential));
      expect(study_months).toBe(studied.reduce((sum, months) => sum + months, 0));
    }
  });

  it('leads with a summary that has no winner where the call is close', () => {
    for (const { result } of answers.values()) {
      expect(result.summary.startsWith("It's close: ")).toBe(result.close_call);
      expect(result.summary.match(/\. [A-Z]/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
  });

  it('always has a route, another route as runner-up, and something that would change the answer', () => {
    for (const { result } of answers.values()) {
      expect(result.scores[0]).toMatchObject({ route: result.recommended_route });
      expect(result.scores[0]?.score).not.toBeNull();
      expect(result.runner_up.route).not.toBe(result.recommended_route);
      expect(result.runner_up.comparison).toMatch(/\.$/);
      expect(result.runner_up.what_would_change_the_answer.length).toBeGreaterThan(0);
    }
  });

  it('names changes that do change the route, and to the one that it names', () => {
    for (const inputs of everyInput) {
      const { recommended_route, runner_up } = resultOf(inputs);
      for (const change of runner_up.what_would_change_the_answer) {
        const changed = resultOf({ ...inputs, [change.parameter]: change.value });
        expect(changed.recommended_route).toBe(change.recommended_route);
        expect(changed.recommended_route).not.toBe(recommended_route);
      }
    }
  });

  it('names no change, and says so, only where no other value of that parameter changes the route', () => {
    for (const inputs of everyInput) {
      const { recommended_route, runner_up, why } = resultOf(inputs);
      const steady = why.find((sentence) => sentence.startsWith('No other ')) ?? '';
      const named = new Set(runner_up.what_would_change_the_answer.map(({ parameter }) => parameter));
      for (const parameter of Object.keys(inputs) as (keyof PathwayInputs)[]) {
        const changes = options[parameter].some(
          (value) => resultOf({ ...inputs, [parameter]: value }).recommended_route !== recommended_route,
        );
        expect(named.has(parameter)).toBe(changes);
        expect(steady.includes(parameter.replace('_', ' '))).toBe(!changes);
      }
    }
  });

  it('ranks by score and adds months and money up from the steps of the ladder', () => {
    for (const { result } of answers.values()) {
      const scores = result.scores.flatMap(({ score }) => (score === null ? [] : [score]));
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      const sum = (figure: (step: LpnPathwayResult['ladder'][number]) => number) =>
        result.ladder.reduce((total, step) => total + figure(step), 0);
      expect([
        sum((step) => step.months_low),
        sum((step) => step.months_typical),
        sum((step) => step.months_high),
        sum((step) => step.cost_low),
        sum((step) => step.cost_typical),
        sum((step) => step.cost_high),
      ]).toEqual([
        result.months_to_goal_low,
        result.months_to_goal_typical,
        result.months_to_goal_high,
        result.cost_low,
        result.cost_typical,
        result.cost_high,
      ]);
      expect(result.months_to_goal_low).toBeLessThanOrEqual(result.months_to_goal_typical);
      expect(result.months_to_goal_typical).toBeLessThanOrEqual(result.months_to_goal_high);
    }
  });

  it('matches its schema, and a value that is null has its reason beside it', () => {
    for (const { result } of answers.values()) {
      expect(lpnPathway.result.safeParse(result).error?.issues).toBeUndefined();
      for (const entry of result.scores) {
        expect(entry.score === null).toBe(entry.score_reason !== null);
        expect(entry.attributes === null).toBe(entry.attributes_reason !== null);
        expect(entry.ladder === null).toBe(entry.ladder_reason !== null);
        expect(entry.reasons.length).toBeGreaterThan(0);
      }
      const { runner_up } = result;
      expect(runner_up.lead_points === null).toBe(runner_up.lead_points_reason !== null);
      expect(runner_up.tips_for === null).toBe(runner_up.tips_for_reason !== null);
      expect(runner_up.tips_against === null).toBe(runner_up.tips_against_reason !== null);
      expect(runner_up.tipping_wait === null).toBe(runner_up.tipping_wait_reason !== null);
    }
  });

  it('speaks in sentences that have no gap', () => {
    for (const { result, assumptions } of answers.values()) {
      const sentences = [
        ...result.why,
        ...result.cautions,
        ...result.scores.flatMap(({ reasons }) => reasons),
        result.summary,
        result.runner_up.comparison,
        ...assumptions,
      ];
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^(?:[A-Z]|\d+ months:).*\.$/);
        expect(sentence).not.toMatch(/undefined|null|NaN|Infinity|\(\)| {2}|!/);
      }
    }
  });

  it('answers the same question with the same bytes, however the query is ordered and whatever was asked before', () => {
    fc.assert(
      fc.property(input, fc.shuffledSubarray(Object.keys(parameters), { minLength: 5 }), (inputs, order) => {
        const given = new URLSearchParams(canonicalQuery(parameters, inputs));
        const shuffled = new URLSearchParams(order.map((name) => [name, given.get(name) ?? '']));
        const read = parseQuery(parameters, shuffled);
        expect(read).toEqual({ ok: true, inputs });
        if (!read.ok) return;
        const fresh: Data = { ...data };
        expect(JSON.stringify(lpnPathway.answer(read.inputs, fresh))).toBe(
          JSON.stringify(answers.get(queryText(inputs))),
        );
      }),
    );
  });
});
