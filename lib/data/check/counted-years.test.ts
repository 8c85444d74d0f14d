import { expect, it } from 'vitest';
import { tables } from '../registry';
import { readContentTable } from './corpus';
import { countedYearFailures } from './counted-years';

const columns = Object.keys(tables['outcomes-score'].row.shape);

const corpusWith = (firstYear: string) => {
  const cells: Readonly<Record<string, string>> = {
    parameter: 'window_first_year',
    subject: 'nclex',
    value: firstYear,
  };
  const text = [columns, columns.map((column) => cells[column] ?? '')].map((row) => `${row.join(',')}\n`);
  const content = readContentTable(
    { name: 'outcomes-score', table: tables['outcomes-score'] },
    text.join(''),
  );
  return new Map([[content.name, content]]);
};

it('passes where the score counts from the year that the newest results make the first', () => {
  expect(countedYearFailures(corpusWith('2021'), 2021)).toEqual([]);
});

it('names the constant that newer results make stale', () => {
  expect(countedYearFailures(corpusWith('2021'), 2022)).toEqual([
    {
      table: 'outcomes-score',
      record: 1,
      column: 'value',
      reason: 'window_first_year is 2021, and the newest pass rates make it 2022',
    },
  ]);
});
