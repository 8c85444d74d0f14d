import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Constant, ConstantTable } from '@/lib/site/pages/constants';
import { elements, tableRows, textOf } from '@/tests/support/markup';
import { ConstantTables } from './constant-tables';

const row: Constant = {
  subject: 'ADN',
  value: '1500',
  low: null,
  high: null,
  unit: 'USD',
  kind: 'judged',
  asOf: '2026-11',
  basis: 0,
};
const table: ConstantTable = {
  id: 'books',
  parameter: 'books',
  title: 'Books',
  unit: 'USD',
  kind: 'judged',
  asOf: '2026-11',
  ranges: false,
  rows: [row, { ...row, subject: 'BSN', value: null }],
  bases: [{ text: 'A college says so', url: 'https://example.org/' }],
};

const markupOf = (...tables: ConstantTable[]) =>
  renderToStaticMarkup(
    <ConstantTables files={[{ file: 'programs', title: 'Programs', count: 2, tables }]} />,
  );

describe('constants', () => {
  it('stand in a table by name; kind, date and basis once where all share them', () => {
    const markup = markupOf(table);
    expect(tableRows(markup)).toEqual([
      ['ADN', '1,500'],
      ['BSN', '–no figure, note a'],
    ]);
    expect(textOf(markup)).toContain('judged as of 2026-11');
    expect(textOf(markup)).toContain('Basis: A college says so Source of Books');
    expect(markup).toContain('href="https://example.org/"');
  });

  it('have kind and date each where they differ', () => {
    const other: Constant = { ...row, subject: 'BSN', kind: 'measured', asOf: '2025' };
    const markup = markupOf({ ...table, kind: null, asOf: null, rows: [row, other] });
    expect(tableRows(markup)).toEqual([
      ['ADN', '1,500', 'judged', '2026-11'],
      ['BSN', '1,500', 'measured', '2025'],
    ]);
  });

  it('have lettered bases where they differ', () => {
    const two = { ...table, rows: [row, { ...row, subject: 'BSN', basis: 1 }] };
    const markup = markupOf({ ...two, bases: [...table.bases, { text: 'Another says so', url: null }] });
    expect(tableRows(markup).map((cells) => cells.at(-1))).toEqual(['A', 'B']);
    expect(elements(markup, 'li').map(textOf)).toEqual([
      'A A college says so Source of Books, A',
      'B Another says so',
    ]);
  });

  it('have a range where any has one, and a unit each where units differ', () => {
    const markup = markupOf({
      ...table,
      unit: null,
      ranges: true,
      rows: [
        { ...row, low: 1200, high: 1800 },
        { ...row, subject: 'BSN' },
      ],
    });
    expect(tableRows(markup)[0]?.slice(0, 5)).toEqual(['ADN', '1,500', 'USD', '1,200', '1,800']);
    expect(textOf(markup)).toContain('No range is given.');
  });

  it('in calendar years have no comma', () => {
    const years = {
      ...table,
      unit: 'year',
      rows: [row, row].map((each) => ({ ...each, value: '2021', unit: 'year' })),
    };
    expect(tableRows(markupOf(years))[0]).toContain('2021');
    expect(textOf(markupOf({ ...years, rows: years.rows.slice(1) }))).toContain('2021 year');
  });

  it('that are single stand in a list', () => {
    const markup = markupOf({ ...table, rows: [{ ...row, low: 1000, high: 2000 }] });
    expect(markup).not.toContain('<table');
    expect(textOf(markup)).toContain('Books: ADN');
    expect(textOf(markup)).toContain('1,500 (1,000 to 2,000) USD');
  });
});
