import { expect, it } from 'vitest';
import { inputs, parse, problem } from '@/tests/support/parameters';

it.each([
  ['3.5', 3.5],
  ['.5', 0.5],
  ['4.', 4],
  [' 7 ', 7],
  ['007', 7],
  ['-0', 0],
  ['$5', 5],
  ['1,000', 1000],
  ['$1,000.50', 1000.5],
  ['$.5', 0.5],
])('reads the decimal %j', (text, value) => {
  const { income } = inputs(`income=${encodeURIComponent(text)}`) as { income: number };
  expect(Object.is(income, value)).toBe(true);
});

it.each([
  '0x1f',
  '1e3',
  'NaN',
  'Infinity',
  '1,00',
  '10,00.5',
  '1000,000',
  ',5',
  '1_000',
  '5$',
  '$$5',
  '€5',
  '+5',
  '5%',
  '.',
  '-',
  '-.',
  '1.2.3',
  '٣',
  'null',
  '5 5',
  '5\u0000',
])('refuses %j as a number', (text) => {
  expect(inputs(`income=${encodeURIComponent(text)}`)).toMatchObject({ parameter: 'income' });
});

it('clamps a score and refuses an income outside the range', () => {
  expect(parse('color=red&score=-1')).toMatchObject({ inputs: { score: 0 } });
  expect(parse(`color=red&score=${'9'.repeat(400)}`)).toMatchObject({ inputs: { score: 100 } });
  expect(inputs('income=10')).toMatchObject({ income: 10 });
  expect(inputs('income=10000.01')).toMatchObject({ parameter: 'income' });
  expect(inputs('income=-0.01')).toMatchObject({ parameter: 'income' });
});

it('reads a percent sign of percents alone, and a dollar sign of dollars alone', () => {
  expect(parse(`color=red&score=${encodeURIComponent('78%')}`)).toMatchObject({ inputs: { score: 78 } });
  expect(problem('color=red&score=$78')?.parameter).toBe('score');
});

it.each([
  ['4.5k', ': write 4500.'],
  ['$4.5k', ': write 4500.'],
  ['45k', 'received "45k".'],
  ['4.5e3', ': write 4500.'],
  ['3,4', ': write 3.4.'],
  ['0x1f', 'received "0x1f".'],
])('says how to write %s', (text, end) => {
  const refused = inputs(`income=${encodeURIComponent(text)}`);
  expect(refused).toMatchObject({ message: expect.stringContaining('such as 5 or $5') });
  expect(String((refused as { message: string }).message)).toMatch(
    new RegExp(`${end.replaceAll('.', '[.]')}$`),
  );
});

it.each([
  ['true', true],
  ['FALSE', false],
  ['1', true],
  ['0', false],
])('reads the boolean %s', (text, value) => {
  expect(inputs(`done=${text}`)).toMatchObject({ done: value });
});

it.each(['yes', '2', '01', 'truе', 'true '])('refuses %j as a boolean', (text) => {
  expect(inputs(`done=${encodeURIComponent(text)}`)).toMatchObject({
    parameter: 'done',
    allowedValues: ['true', 'false'],
  });
});

it('is case-sensitive about enumerations', () => {
  expect(problem('color=Red&score=1')?.parameter).toBe('color');
});
