import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { payIn } from '@/lib/places/pay';
import { exampleData } from '@/tests/support/data';
import { elements, tableRows, textOf } from '@/tests/support/markup';
import { PayChart } from './pay-chart';
import { PayTable } from './pay-table';

const row = (label: string, state: 'ohio' | 'colorado', soc: string) => ({
  label,
  pay: payIn(state, soc, exampleData()),
});
const rows = [row('Registered nurses', 'ohio', '29-1141'), row('Nurse anesthetists', 'colorado', '29-1151')];

describe('the pay chart', () => {
  const markup = renderToStaticMarkup(
    <PayChart
      id="pay"
      finding="Half earn more than $82,500"
      subtitle="Median pay, May 2025"
      rows={rows}
      table={<PayTable id="pay-table" caption="Pay" rows={rows} drawnOnly />}
    />,
  );

  it('says what it finds, and every row in words', () => {
    expect(textOf(elements(markup, 'title')[0] ?? '')).toBe('Half earn more than $82,500');
    expect(textOf(elements(markup, 'desc')[0] ?? '')).toContain(
      'Registered nurses: $82,500 ($67,000 to $105,000).',
    );
    expect(textOf(elements(markup, 'desc')[0] ?? '')).toContain('BLS did not release this estimate.');
  });

  it('has the figures behind it in a table, missing ones as dashes with a note', () => {
    expect(tableRows(markup)[0]?.slice(1)).toEqual(['$66,980', '$82,510', '$105,290']);
    expect(tableRows(markup)[1]?.[2]).toContain('–');
  });
});

describe('the pay table', () => {
  it('keeps mean and median in columns of their own', () => {
    const markup = renderToStaticMarkup(<PayTable id="pay" caption="Pay" rows={rows} />);
    const headers = elements(elements(markup, 'thead')[0] ?? '', 'th').map(textOf);
    expect(headers.map((header) => header.replace(' ($ a year)', ''))).toEqual([
      'Occupation',
      'Mean',
      '10th percentile',
      '25th percentile',
      'Median',
      '75th percentile',
      '90th percentile',
      'Jobs',
    ]);
  });
});
