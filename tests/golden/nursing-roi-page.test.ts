import { expect, it } from 'vitest';
import { nursingRoiPage } from '@/lib/calculators/nursing-roi/page';
import { parameters } from '@/lib/calculators/nursing-roi/parameters';
import { answeredTypes } from '@/lib/calculators/nursing-roi/program-types';
import { loadData } from '@/lib/data/data';
import { readerOf } from '@/tests/support/calculator-page';

const { answerTo } = readerOf(nursingRoiPage, loadData());
type Answer = ReturnType<typeof answerTo>;

/** Words made from a value that is missing. */
const HOLES = /undefined|null|NaN|\[object|\{|\}/;

/** Returns everything that an answer says in words of its own. */
function wordsOf(answer: Answer): string[] {
  const { single, ahead } = answer;
  return [
    answer.heading ?? '',
    answer.given ?? '',
    answer.sentence,
    answer.verdict,
    ahead.finding,
    ahead.description,
    ...(single
      ? [
          single.movers.finding,
          single.movers.payGivenUpNote ?? '',
          ...single.movers.rows.map(({ what, ahead, gain }) => `${what} ${ahead ?? 'no raise'} ${gain}`),
          single.otherType?.sentence ?? '',
          ...single.aid.ways.map(({ sentence }) => sentence),
          ...single.horizons.notes,
          single.loan.summary,
          ...single.loan.limits,
          ...single.loan.notes,
        ]
      : []),
    ...(answer.figureTable?.rows ?? []).flatMap(({ label, cells }) =>
      cells.map(({ value, note }) => `${label} ${value ?? 'missing'} ${note}`),
    ),
    ...answer.facts,
    ...(answer.single?.payEvidence ?? []),
    ...answer.figures.map(({ label, value, note }) => `${label} ${value ?? 'missing'} ${note}`),
    ...answer.formula.map(({ label, expression, value }) => `${label} ${expression} ${value}`),
  ];
}

it('has words without holes for every state and credential, from the usual pay, no income and a high one', () => {
  const incomes = ['', '&current_income=0', '&current_income=90000', '&current_income=31.25&pay_per=hour'];
  const queries = parameters.state.allowedValues.flatMap((state) =>
    parameters.degree.allowedValues.map((degree) => `state=${state}&degree=${degree}`),
  );
  const words = queries.flatMap((query, index) =>
    wordsOf(answerTo(query + (incomes[index % incomes.length] ?? ''))),
  );
  expect(words.filter((text) => HOLES.test(text))).toEqual([]);
}, 60_000);

it('has words without holes for every pair of program types in a state, and for every state beside another', () => {
  const pairs = answeredTypes.flatMap((one) =>
    answeredTypes.map((other) => `degree=${one}&compare=${other}`),
  );
  const queries = [
    ...pairs.map((pair) => `state=ohio&${pair}`),
    ...parameters.state.allowedValues.map((state) => `state=alaska&degree=PHD&compare=${state}&compare=LPN`),
  ];
  const words = queries.flatMap((query, index) =>
    wordsOf(answerTo(`${query}&current_income=${index * 900}&income_confirmed=${index * 900}`)),
  );
  expect(words.filter((text) => HOLES.test(text))).toEqual([]);
}, 60_000);
