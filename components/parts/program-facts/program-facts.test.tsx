import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '@/tests/support/markup';
import { DataTable } from '../data-table/data-table';
import { factCell, Listings, Marks, scoreCell } from './program-facts';

const text = (element: Parameters<typeof renderToStaticMarkup>[0]) => textOf(renderToStaticMarkup(element));
const fact = {
  value: { text: '$21,500', short: 'median', long: 'median of borrowers' },
};
const why = { missing: 'Not published here; it may be elsewhere. Ask the school.' };

describe('a figure of a program', () => {
  it('is a cell of a table, where a missing one leaves its reason to the notes', () => {
    const table = (
      <DataTable
        id="table"
        caption="Figures"
        captionHidden
        columns={[{ id: 'fact', header: 'Fact', cell: factCell }]}
        rows={[fact]}
        rowKey={({ value }) => value.text}
      />
    );
    expect(text(table)).toContain('$21,500 median');
    expect([factCell(why), scoreCell(why)]).toEqual([why, why]);
  });
});

describe('accreditation', () => {
  const listing = { text: 'On a list on May 1, 2026', check: null, listedAs: 'Another Name', level: 'BSN' };

  it('names the entry where it is another, and links where it can be checked', () => {
    expect(text(<Listings program={{ listings: [listing], unlisted: null }} />)).toBe(
      'On a list on May 1, 2026 as Another Name',
    );
    const checked = { ...listing, check: 'https://agency.example' };
    expect(renderToStaticMarkup(<Listings program={{ listings: [checked], unlisted: null }} />)).toContain(
      '<a href="https://agency.example">On a list on May 1, 2026</a>',
    );
  });

  it('that no list has is a dash with what that means', () => {
    expect(text(<Listings program={{ listings: [], unlisted: why.missing }} />)).toBe(`– ${why.missing}`);
  });
});

it('marks are chips, and none where there is nothing to mark', () => {
  expect(text(<Marks program={{ marks: ['online'], sponsored: true }} />)).toBe('(Sponsored)(online)');
  expect(text(<Marks program={{ marks: [], sponsored: false }} />)).toBe('');
});
