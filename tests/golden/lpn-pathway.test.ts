import { expect, it } from 'vitest';
import { lpnPathway } from '@/lib/calculators/lpn-pathway';
import { loadData } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { everyInput, inputsOf } from '../support/lpn-pathway';
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
    scores: scores.map(({ route, score, score_reason, attributes, ladders }) => {
      const { ladder: programs, ...measures } = attributes ?? {};
      const others = ladders.map((one) => [one.ladder.join(' '), one.score ?? 'barred'].join(', '));
      return { route, score, score_reason, ladders: others, ...measures };
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
        close: result.close_call ? 'yes' : 'no',
        tipping_wait: result.runner_up.tipping_wait?.months ?? null,
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

it('reads questions in the order in which they are written', () => {
  expect(inputsOf('none/nurse_now/speed/asap/tight')).toEqual(everyInput[0]);
});
