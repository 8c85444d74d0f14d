import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elements, tableRows, textOf } from '@/tests/support/markup';
import { type Column, DataTable, noteLetter } from './data-table';

interface Pay {
  readonly state: string;
  readonly median: number | null;
  readonly reason?: string;
}

const columns: readonly Column<Pay>[] = [
  { id: 'state', header: 'State', cell: ({ state }) => state, sort: { href: '/pay?sort=state' } },
  {
    id: 'median',
    header: 'Median',
    unit: '$ a year',
    numeric: true,
    cell: ({ median, reason = '' }) => median ?? { missing: reason },
    sort: { href: '/pay?sort=median', direction: 'descending' },
  },
];

function table(rows: readonly Pay[]): string {
  return renderToStaticMarkup(
    <DataTable id="pay" caption="Pay by state" columns={columns} rows={rows} rowKey={({ state }) => state} />,
  );
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index): Pay => ({ state: `State ${index}`, median: index }));

describe('a table', () => {
  const markup = table([
    { state: 'Ohio', median: 84_940 },
    { state: 'Idaho', median: null, reason: 'Not published.' },
    { state: 'Iowa', median: null, reason: 'Too few nurses.' },
    { state: 'Utah', median: null, reason: 'Not published.' },
  ]);

  it('can be scrolled by keyboard and is named by its caption', () => {
    expect(markup).toContain('<section class="table-scroll" aria-labelledby="pay-caption" tabindex="0">');
    expect(textOf(elements(markup, 'caption')[0] ?? '')).toBe('Pay by state');
  });

  it('names its rows and columns', () => {
    expect(markup).toContain('<th scope="row"><span class="row-name">Ohio</span></th>');
    expect(elements(markup, 'thead').map(textOf)).toEqual(['Sort by StateSort by Median ▼ ($ a year)']);
  });

  it('sorts by links that land on the table, and says which order it is in', () => {
    expect(markup).toContain('href="/pay?sort=state#pay"');
    expect(markup.match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="descending"']);
  });

  it('gives each distinct reason for a missing figure one note', () => {
    expect(tableRows(markup)).toEqual([
      ['Ohio', '84940'],
      ['Idaho', '–no figure, note a'],
      ['Iowa', '–no figure, note b'],
      ['Utah', '–no figure, note a'],
    ]);
    expect(elements(markup, 'li').map(textOf)).toEqual(['a – Not published.', 'b – Too few nurses.']);
  });

  it('keeps a zero', () => {
    expect(tableRows(table([{ state: 'Ohio', median: 0 }]))).toEqual([['Ohio', '0']]);
  });

  it('is striped past ten rows and scrolls by itself past fifteen', () => {
    expect(table(many(10))).not.toContain('table-zebra');
    expect(table(many(11))).toContain('table-zebra');
    expect(table(many(15))).not.toContain('table-tall');
    expect(table(many(16))).toContain('table-tall');
  });
});

describe('columns that a decision does not need', () => {
  const detailed = (direction?: 'ascending'): Column<Pay>[] => [
    ...columns,
    {
      id: 'jobs',
      header: 'Jobs',
      numeric: true,
      detail: true,
      cell: () => ({ missing: 'Not counted.' }),
      sort: { href: '/pay?sort=jobs', direction },
    },
  ];
  const markupOf = (some: readonly Column<Pay>[]) =>
    renderToStaticMarkup(
      <DataTable
        id="pay"
        caption="Pay by state"
        columns={some}
        rows={[{ state: 'Ohio', median: 84_940 }]}
        rowKey={({ state }) => state}
      />,
    );

  it('are marked with the notes that belong to them alone, and named by what opens them', () => {
    const markup = markupOf(detailed());
    expect(markup.match(/class="[^"]*column-detail[^"]*"/g)).toEqual([
      'class="numeric column-detail"',
      'class="numeric column-detail"',
      'class="column-detail"',
    ]);
    expect(elements(markup, 'summary').map(textOf)).toEqual(['More columns: Jobs']);
  });

  it('are shown all the same where the table is sorted by them', () => {
    expect(markupOf(detailed('ascending'))).not.toContain('column-detail');
  });

  it('need no control where there are none', () => {
    expect(markupOf(columns)).not.toContain('table-columns');
  });
});

it('has letters for any number of notes', () => {
  expect([0, 25, 26, 51, 52].map(noteLetter)).toEqual(['a', 'z', 'aa', 'az', 'ba']);
});
