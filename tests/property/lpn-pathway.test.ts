import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lpnPathway } from '@/lib/calculators/lpn-pathway';
import { options, type PathwayInputs, parameters } from '@/lib/calculators/lpn-pathway/parameters';
import type { LpnPathwayResult } from '@/lib/calculators/lpn-pathway/result';
import { type Data, loadData } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { parseQuery } from '@/lib/parameters/parse';
import { everyInput, queryText } from '../support/lpn-pathway';

const data = loadData();
const answers = new Map(everyInput.map((inputs) => [queryText(inputs), lpnPathway.answer(inputs, data)]));

/** The answer worked out for these inputs. */
function resultOf(inputs: PathwayInputs): LpnPathwayResult {
  const answer = answers.get(queryText(inputs));
  if (!answer) throw new Error(`No answer to ${queryText(inputs)}`);
  return answer.result;
}

const input = fc.constantFrom(...everyInput);

describe('lpn-pathway, over all 324 questions', () => {
  it('gives a background in health care the answer of a newcomer', () => {
    const newcomers = everyInput.filter(({ starting_point }) => starting_point === 'none');
    expect(newcomers).toHaveLength(108);
    for (const inputs of newcomers) {
      expect(resultOf({ ...inputs, starting_point: 'healthcare' })).toEqual(resultOf(inputs));
    }
  });

  it('never leads to a cheaper and slower route for a looser budget', () => {
    const looser = { tight: ['moderate', 'flexible'], moderate: ['flexible'], flexible: [] } as const;
    for (const inputs of everyInput) {
      const tighter = resultOf(inputs);
      for (const budget of looser[inputs.budget]) {
        const result = resultOf({ ...inputs, budget });
        for (const cost of ['cost_low', 'cost_typical', 'cost_high'] as const) {
          const cheaper = result[cost] < tighter[cost];
          const slower = result.months_to_goal_typical > tighter.months_to_goal_typical;
          expect(cheaper && slower, `${queryText(inputs)} with a ${budget} budget`).toBe(false);
        }
      }
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
        expect(entry.reasons.length).toBeGreaterThan(0);
      }
      const { lead_points, lead_points_reason } = result.runner_up;
      expect(lead_points === null).toBe(lead_points_reason !== null);
    }
  });

  it('speaks in sentences that have no gap', () => {
    for (const { result, assumptions } of answers.values()) {
      const sentences = [
        ...result.why,
        ...result.cautions,
        ...result.scores.flatMap(({ reasons }) => reasons),
        result.runner_up.comparison,
        ...assumptions,
      ];
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[A-Z].*\.$/);
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
