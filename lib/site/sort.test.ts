import { describe, expect, it } from 'vitest';
import { type SortColumn, sortColumn, sortedPages, sortedPath, sortRows } from './sort';

interface Row {
  readonly name: string;
  readonly pay: number | null;
}

const rows: readonly Row[] = [
  { name: 'Ohio', pay: 80 },
  { name: 'Alaska', pay: null },
  { name: 'Texas', pay: 90 },
  { name: 'Maine', pay: 80 },
];
const columns: readonly SortColumn<Row>[] = [
  { slug: 'name', direction: 'ascending', key: ({ name }) => name },
  { slug: 'pay', direction: 'descending', key: ({ pay }) => pay },
  { slug: 'low-pay', direction: 'ascending', key: ({ pay }) => pay },
];
const names = (slug: string) => {
  const column = sortColumn(columns, slug);
  return column && sortRows(rows, column).map(({ name }) => name);
};

describe('sorted rows', () => {
  it('are sorted by name, by highest or by lowest figure; ties keep their order', () => {
    expect(names('name')).toEqual(['Alaska', 'Maine', 'Ohio', 'Texas']);
    expect(names('pay')).toEqual(['Texas', 'Ohio', 'Maine', 'Alaska']);
  });

  it('have those without a figure last in either direction', () => {
    expect(names('low-pay')).toEqual(['Ohio', 'Maine', 'Texas', 'Alaska']);
  });

  it('are those of the first column where none is named, and of none that does not exist', () => {
    expect(sortColumn(columns, undefined)).toBe(columns[0]);
    expect(sortColumn(columns, 'height')).toBeUndefined();
  });

  it('have an address each: the page itself for its own order', () => {
    expect(sortedPath('/states', columns, 'name')).toBe('/states');
    expect(sortedPath('/states', columns, 'pay')).toBe('/states/sorted-by/pay');
    expect(sortedPages(columns).map(({ slug }) => slug)).toEqual(['pay', 'low-pay']);
  });
});
