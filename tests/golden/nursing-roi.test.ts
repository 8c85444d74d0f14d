import { expect, it } from 'vitest';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { inputsOf } from '@/lib/calculators/nursing-roi/parameters';
import { degrees } from '@/lib/data/credentials';
import { loadData } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { stateSlugs } from '@/lib/places/states';
import { describeCases, digestOf, expectLines, expectTable, wordingsOf } from './golden';

const data = loadData();

describeCases('nursing-roi', (query) => {
  const parsed = parseQuery(nursingRoi.parameters, new URLSearchParams(query), nursingRoi.rules?.(data));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const { timeline, ...figures } = nursingRoi.answer(parsed.inputs, data).result;
  return { ...figures, timeline: timeline.filter(({ year }) => year % 10 === 0) };
});

/** Every state and degree, each at no income and at one from 12,000 to 150,350, some above the salary after. */
const questions = [() => 0, (index: number) => 12_000 + ((index * 7_919) % 138_351)].flatMap((incomeOf) =>
  stateSlugs
    .flatMap((state) => degrees.map((degree) => ({ state, degree })))
    .map((question, index) => inputsOf({ ...question, current_income: incomeOf(index) })),
);
const answers = questions.map((inputs) => ({ inputs, answer: nursingRoi.answer(inputs, data) }));

it('answers every state and degree with the reviewed figures', async () => {
  expect(answers).toHaveLength(2 * 51 * 9);
  await expectTable(
    'nursing-roi.csv',
    answers.map(({ inputs, answer }) => {
      const { result } = answer;
      return {
        state: inputs.state,
        degree: inputs.degree,
        current_income: inputs.current_income,
        salary: result.expected_salary,
        salary_low: result.expected_salary_low,
        salary_high: result.expected_salary_high,
        tuition: result.tuition_total,
        total_cost: result.total_cost,
        break_even: result.break_even_months,
        break_even_low: result.break_even_months_low,
        break_even_high: result.break_even_months_high,
        break_even_from_start: result.break_even_months_from_start,
        net_gain_5: result.net_gain_5_year,
        net_gain_10: result.net_gain_10_year,
        net_gain_20: result.net_gain_20_year,
        typical_entrant: result.typical_entrant.break_even_months,
        graduates_earn: result.graduate_earnings?.median_restated ?? null,
        digest: digestOf(answer),
      };
    }),
  );
});

it('says nothing but the reviewed sentences', async () => {
  await expectLines(
    'nursing-roi.sentences.txt',
    answers.flatMap(({ answer }) => wordingsOf({ ...answer, result: { ...answer.result, summary: '' } })),
  );
});

/** A summary without what it names: place, figures, program, school. */
const shapeOf = (summary: string) =>
  (wordingsOf([summary])[0] ?? '')
    .replace(/the \{state\}/g, '{state}')
    .replace(/# years? # months?|# years?|# months?/g, '{time}')
    .replace(/(?<=you start |pay to expect after |ahead with )an? [^,;(]+?(?=,| \(|;)/, '{program}')
    .replace(/at (?:a (?:public|private) \w+|the national median price)/, '{school}');

it('sums up in the reviewed sentences', async () => {
  await expectLines(
    'nursing-roi.summaries.txt',
    answers.map(({ answer }) => shapeOf(answer.result.summary)),
  );
});
