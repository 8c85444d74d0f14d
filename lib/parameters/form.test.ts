import { expect, it, vi } from 'vitest';
import { parameters, parse } from '@/tests/support/parameters';
import { type FieldWords, problemsOf, readForm } from './form';
import type { Rules } from './parse';

const words: Readonly<Record<'color' | 'score' | 'done', FieldWords>> = {
  color: { label: 'Color', error: 'Choose a color' },
  score: { label: 'Score', error: 'Enter a score' },
  done: { label: 'Done', error: 'Choose whether it is done' },
};
const read = (query: string) => readForm(parameters, words, new URLSearchParams(query));

it('shows parsed values, and what was given where it was refused', () => {
  const { fields } = read('color=red&points=x&done=1');
  expect(fields.color).toMatchObject({ value: 'red', error: undefined });
  expect(fields.score).toMatchObject({ value: 'x', error: 'Enter a score. Received "x".' });
  expect(fields.done).toMatchObject({ value: 'true', required: false });
  expect(problemsOf(Object.values(fields))).toEqual([
    { fieldId: 'score', message: 'Enter a score. Received "x".' },
  ]);
});

it('says what a refused value was probably meant for, in the words of the API', () => {
  const { fields } = read('color=Red&score=1e1');
  expect(fields.color.error).toBe('Choose a color. Received "Red": did you mean red?');
  expect(fields.score.error).toBe('Enter a score. Received "1e1": write 10.');
  expect(fields.color.value).toBe('');
  expect(read('score=34+000').fields.score.error).toBe('Enter a score. Received "34 000": write 34000.');
  expect(read('color=red&score=1&score=2').fields.score.error).toBe(
    'Enter a score. It was given more than once, with different values.',
  );
  expect(read('').fields.color.error).toBe('Choose a color');
});

it('says what a rule refuses in its words for readers, and which field a wrong name is for', () => {
  const rules: Rules<typeof parameters> = {
    judge: (name) => (name === 'score' ? { refusal: 'is for red', forReaders: 'Choose red' } : undefined),
  };
  const query = new URLSearchParams('color=red&score=80&incomes=4');
  expect(readForm(parameters, words, query, rules).fields.score.error).toBe('Choose red.');
  const misnamed = readForm(parameters, { income: words.score }, query);
  expect(misnamed.fields.income.error).toBe(
    'We can’t read “incomes” in this page’s address: use the field “Score”.',
  );
});

it('has the problems of the parts of a field, and answers to questions', () => {
  const answers = [{ label: 'An hour', href: '/x' }];
  const { color, score } = read('color=blue&score=x').fields;
  expect(problemsOf([{ ...color, answers, parts: [score] }])).toEqual([
    { fieldId: 'color', message: color.error, answers },
    { fieldId: 'score', message: score.error },
  ]);
});

it('parses parameters without a field too', () => {
  const query = 'color=red&score=80&income=7';
  expect(read(query).parsed).toEqual(parse(query));
  expect(Object.keys(read(query).fields)).toEqual(Object.keys(words));
});

it('parses each value once', () => {
  const spies = Object.values(parameters).map(({ text }) => vi.spyOn(text, 'safeParse'));
  read('color=red&score=150&income=x&done=true');
  expect(spies.map(({ mock }) => mock.calls.length)).toEqual(spies.map(() => 1));
  vi.restoreAllMocks();
});
