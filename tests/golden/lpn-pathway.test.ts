import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { lpnPathway } from '@/lib/calculators/lpn-pathway';
import { loadData } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { attributesOf, everyInput, inputsOf, resultOf } from '../support/lpn-pathway';
import { describeCases, digestOf, expectLines, expectTable, wordingsOf } from './golden';

const data = loadData();

describeCases('lpn-pathway', (query) => {
  const parsed = parseQuery(lpnPathway.parameters, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const { ladder, scores, ...figures } = lpnPathway.answer(parsed.inputs, data).result;
  return {
    ...figures,
    ladder: ladder.map(({ credential, months_typical, cost_typical, license }) =>
      [credential, `${months_typical} months`, `${cost_typical} dollars`, license].join(', '),
    ),
    scores: scores.map(({ route, score, score_reason, attributes }) => {
      const { ladder: programs, ...measures } = attributes ?? {};
      return { route, score, score_reason, ...measures };
    }),
  };
});

const answers = everyInput.map((inputs) => ({ inputs, answer: lpnPathway.answer(inputs, data) }));

it('answers all 324 questions with the reviewed figures', async () => {
  expect(answers).toHaveLength(324);
  await expectTable(
    'lpn-pathway.csv',
    answers.map(({ inputs, answer }) => {
      const { result } = answer;
      return {
        ...inputs,
        route: result.recommended_route,
        scores: result.scores.flatMap(({ score }) => score ?? []).join(' '),
        runner_up: result.runner_up.route,
        changes: result.runner_up.what_would_change_the_answer.map(({ value }) => value).join(' '),
        months_low: result.months_to_goal_low,
        months: result.months_to_goal_typical,
        months_high: result.months_to_goal_high,
        cost_low: result.cost_low,
        cost: result.cost_typical,
        cost_high: result.cost_high,
        digest: digestOf(answer),
      };
    }),
  );
});

it('says nothing but the reviewed sentences', async () => {
  await expectLines(
    'lpn-pathway.sentences.txt',
    answers.flatMap(({ answer }) => wordingsOf(answer)),
  );
});

it('finds the route, ladder, score, runner-up and lead that were handed over for all 324 questions', () => {
  const text = readFileSync(path.join(import.meta.dirname, 'lpn-pathway-routes.csv'), 'utf8');
  const worked: string[][] = parse(text, { from_line: 2 });
  expect(worked).toHaveLength(324);
  const found = worked.map((row) => {
    const inputs = row.slice(0, 5);
    const { recommended_route, ladder, scores, runner_up } = resultOf(inputs.join('/'), data);
    return [
      ...inputs,
      recommended_route,
      ladder.map(({ credential }) => credential).join(' '),
      scores[0]?.score?.toFixed(1) ?? '',
      runner_up.route,
      runner_up.lead_points?.toFixed(1) ?? '',
    ];
  });
  expect(found).toEqual(worked);
});

/** Route letters of the worked examples. */
const letters = { L: 'lpn_first', B: 'lpn_then_bridge', S: 'straight_to_rn', A: 'accelerated_bsn' };

describe('the worked examples of the methodology', () => {
  it.each([
    ['none/nurse_now/speed/asap/tight', 'L 100.0', '12-18-36', '10240-32223', 'become_rn B'],
    [
      'none/become_rn/cost/asap/tight',
      'B 81.0, S 76.0',
      '27-42-78',
      '17273-44198',
      'nurse_now L, year S, moderate S',
    ],
    [
      'none/become_rn/flexibility/asap/tight',
      'B 84.4, S 75.6',
      '27-42-78',
      '17273-44198',
      'nurse_now L, moderate S',
    ],
    [
      'healthcare/become_rn/pay/open/tight',
      'S 89.7, B 86.8',
      '24-39-72',
      '11432-19340',
      'nurse_now L, flexibility B, asap B',
    ],
    [
      'healthcare/become_rn/pay/year/moderate',
      'S 99.3, B 82.9',
      '24-39-72',
      '11432-19340',
      'degree_holder A, nurse_now L',
    ],
    [
      'none/become_rn/flexibility/asap/moderate',
      'S 80.0, B 78.4',
      '24-39-72',
      '11432-19340',
      'nurse_now L, tight B',
    ],
    [
      'none/become_rn/speed/asap/tight',
      'B 86.7, S 84.4',
      '27-42-78',
      '17273-44198',
      'nurse_now L, year S, moderate S',
    ],
    [
      'degree_holder/become_rn/cost/year/tight',
      'S 79.8, B 78.1',
      '24-39-72',
      '11432-19340',
      'nurse_now L, flexibility B, asap B',
    ],
    [
      'degree_holder/become_rn/speed/asap/flexible',
      'A 95.8, S 68.6, B 62.5',
      '11-24-42',
      '19056-40644',
      'none S, nurse_now L, cost S, tight B',
    ],
    [
      'degree_holder/advanced/speed/year/moderate',
      'A 100.0, S 79.6',
      '26-51-90',
      '41927-78179',
      'none S, nurse_now L, cost S, tight S',
    ],
    [
      'degree_holder/advanced/cost/asap/moderate',
      'S 93.6, A 93.4',
      '48-72-120',
      '39517-65755',
      'nurse_now L, speed A, tight B',
    ],
    [
      'none/advanced/pay/open/moderate',
      'S 100.0',
      '51-81-108',
      '68287-140519',
      'degree_holder A, nurse_now L',
    ],
  ])('%s: %s, %s months, %s dollars; %s', (question, scores, months, cost, changes) => {
    const result = resultOf(question, data);
    const letterOf = (route: string) => Object.entries(letters).find(([, id]) => id === route)?.[0];
    expect(
      result.scores
        .filter(({ score }) => score !== null)
        .map(({ route, score }) => `${letterOf(route)} ${score?.toFixed(1)}`)
        .join(', '),
    ).toBe(scores);
    expect(
      [result.months_to_goal_low, result.months_to_goal_typical, result.months_to_goal_high].join('-'),
    ).toBe(months);
    expect([result.cost_low, result.cost_high].join('-')).toBe(cost);
    expect(
      result.runner_up.what_would_change_the_answer
        .map(({ value, recommended_route }) => `${value} ${letterOf(recommended_route)}`)
        .join(', '),
    ).toBe(changes);
  });
});

describe('the middle values of the methodology', () => {
  it.each([
    ['none/become_rn/speed/year/moderate', 'lpn_then_bridge', 18, 42, 39_493, 25_993, 0.567, 1_723_284],
    ['none/become_rn/speed/year/moderate', 'straight_to_rn', 39, 39, 59_774, 14_666, 0.4, 1_693_224],
    ['degree_holder/become_rn/speed/year/moderate', 'accelerated_bsn', 24, 24, 89_819, 26_094, 0, 1_855_953],
    ['none/advanced/speed/year/moderate', 'straight_to_rn', 54, 81, 154_400, 93_759, 0.4, 1_871_079],
    ['none/advanced/cost/year/moderate', 'straight_to_rn', 39, 72, 59_774, 51_131, 0.4, 2_072_578],
    ['none/advanced/speed/year/moderate', 'lpn_then_bridge', 18, 75, 39_493, 62_458, 0.567, 2_094_778],
  ] as const)(
    '%s, %s: %d and %d months, $%d up front, $%d in all, %d of pay kept, $%d over 20 years',
    (...[question, route, firstLicense, goal, upfront, cost, kept, net]) => {
      expect(attributesOf(resultOf(question, data), route)).toMatchObject({
        first_license_months: firstLicense,
        goal_months: goal,
        upfront_money: upfront,
        total_cost: cost,
        pay_kept: kept,
        net_earnings_20_year: net,
      });
    },
  );
});

it('recommends LPN first 108 times, straight to RN 162, the bridge 30 and an accelerated BSN 24 times', () => {
  const routes = everyInput.map((inputs) => lpnPathway.answer(inputs, data).result.recommended_route);
  const times = (route: string) => routes.filter((found) => found === route).length;
  expect(Object.values(letters).map(times)).toEqual([108, 30, 162, 24]);
});

it('reads questions in the order in which they are written', () => {
  expect(inputsOf('none/nurse_now/speed/asap/tight')).toEqual(everyInput[0]);
});
