import { expect, it } from 'vitest';
import { inputs, parameters, problem } from '@/tests/support/parameters';
import { misspelledName, nearMissesIn } from './near-names';

const names = ['current_income', 'state', 'program'];

it.each([
  ['current_incom', 'current_income'],
  ['current_incomes', 'current_income'],
  ['current-income', 'current_income'],
  ['CURRENT_INCOME', 'current_income'],
  ['Program', 'program'],
  ['states', 'state'],
  ['prorgam', 'program'],
  ['currnet_income', 'current_income'],
  ['programm', 'program'],
])('takes %s for %s', (name, meant) => {
  expect(misspelledName(name, names)).toBe(meant);
});

it.each([
  'State',
  'STATE',
  'stat',
  'satte',
  'current_income',
  'currentincom',
  'rpgoram',
  'programrp',
  'my_program',
  'unrelated',
])('takes %s for no misspelling', (name) => {
  expect(misspelledName(name, names)).toBeUndefined();
});

it('finds the names that were given a value, by what they were meant for', () => {
  const query = new URLSearchParams('wage=5&Points=3&shade=&__proto__=1&utm_source=x');
  expect([...nearMissesIn(query, parameters)]).toEqual([
    ['income', 'wage'],
    ['score', 'Points'],
  ]);
});

it('refuses such a name in the place of the declared one, with the right name', () => {
  expect(inputs('wage=5')).toMatchObject({
    parameter: 'wage',
    message: 'There is no parameter "wage": did you mean income?',
    allowedValues: ['income'],
  });
  expect(problem('Points=3')).toMatchObject({ parameter: 'color' });
  expect(problem('color=red&Points=3')).toMatchObject({ parameter: 'Points' });
});
