import { expect, it } from 'vitest';
import { parameters, parse } from '@/tests/support/parameters';
import { canonicalQuery, exampleQuery } from './canonical';
import { enumeration } from './declare';

it('has one canonical query: declared order, defaults left out', () => {
  expect(canonicalQuery(parameters, { done: true, income: 0, score: 80, color: 'red' })).toBe(
    'color=red&score=80',
  );
  expect(canonicalQuery(parameters, { done: false, income: 2, score: 80, color: 'red' })).toBe(
    'color=red&score=80&income=2&done=false',
  );
});

it.each([1e-7, 1.25e-9, 3.3, 0])('writes %d as a decimal that is read back', (income) => {
  const query = canonicalQuery(parameters, { color: 'red', score: 80, income, done: true });
  expect(parse(query)).toMatchObject({ ok: true, inputs: { income } });
});

it('writes the value of an enumeration as it is, whatever it looks like', () => {
  const state = enumeration({ 'rhode-island': 'Rhode Island' }, { description: '', example: 'rhode-island' });
  expect(canonicalQuery({ state }, { state: 'rhode-island' })).toBe('state=rhode-island');
});

it('has an example that shows every required parameter', () => {
  expect(exampleQuery(parameters)).toBe('color=red&score=80');
});

it('carries what is always written, at its default too', () => {
  const always = { ...parameters, income: { ...parameters.income, isAlwaysWritten: true } };
  expect(canonicalQuery(always, { done: true, income: 0, score: 80, color: 'red' })).toBe(
    'color=red&score=80&income=0',
  );
});
