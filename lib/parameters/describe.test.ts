import { expect, it } from 'vitest';
import { inputs, parameters } from '@/tests/support/parameters';
import { describeParameters, inputsSchema, parameterText } from './describe';

it('describes each parameter', () => {
  expect(describeParameters(parameters)).toEqual([
    {
      name: 'color',
      type: 'string',
      required: true,
      description: 'A color.',
      enum: ['red', 'green'],
      example: 'red',
    },
    { name: 'score', type: 'number', required: true, description: 'A score.', example: 80 },
    { name: 'income', type: 'number', required: false, description: 'Income.', default: 0, example: 5 },
    {
      name: 'done',
      type: 'boolean',
      required: false,
      description: 'Whether it is done.',
      default: true,
      example: false,
    },
  ]);
});

it('has a schema that holds for every parsed query and nothing else', () => {
  const schema = inputsSchema(parameters);
  expect(schema.safeParse(inputs('')).success).toBe(true);
  expect(schema.safeParse({ ...inputs(''), extra: 1 }).success).toBe(false);
  expect(schema.safeParse({ ...inputs(''), score: 101 }).success).toBe(false);
});

it('says values, range and other names in sentences', () => {
  expect(parameterText(parameters.color)).toBe('A color. Values: red = Red; green = Green.');
  expect(parameterText(parameters.score)).toBe(
    'A score. Write it as a plain decimal: a number from 0 to 100 (values outside are clamped). A trailing % is read. points is another name for it.',
  );
  expect(parameterText(parameters.done)).toContain('1 and 0 are read as true and false.');
});
