import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { payIn } from '@/lib/places/pay';
import { exampleData } from '@/tests/support/data';
import { attributes, elements, tableRows, textOf } from '@/tests/support/markup';
import { PayChart } from './pay-chart';
import { PayList } from './pay-list';
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
      subtitle="Dollars a year, May 2025"
      rows={rows}
      table={<PayTable id="pay-table" caption="Pay" rows={rows} />}
    />,
  );

  it('says what it finds, and every row in words', () => {
    const description = textOf(elements(markup, 'desc')[0] ?? '');
    expect(textOf(elements(markup, 'title')[0] ?? '')).toBe('Half earn more than $82,500');
    expect(description).toContain('Registered nurses: $82,500 (the middle half: $79,200 to $99,000).');
    expect(description).toContain('BLS did not release this estimate.');
  });

  it('prints both ends and the middle of each bar, and draws none without figures', () => {
    const svg = elements(markup, 'svg')[0] ?? '';
    expect(elements(svg, 'text').map(textOf)).toEqual([
      'Registered nurses',
      '$82,500',
      '$79,200',
      '$99,000',
      'Nurse anesthetists',
      'BLS did not release this estimate.',
    ]);
    expect(svg.match(/class="range-bar"/g)).toHaveLength(1);
  });

  it('has the figures behind it in a table', () => {
    expect(tableRows(markup)[0]?.slice(1, 4)).toEqual(['$79,200', '$82,510', '$99,030']);
  });
});

describe('the pay list', () => {
  const listed = rows.map(({ label, pay }) => ({ key: label, name: label, href: null, pay }));
  const list = (drawn: boolean) =>
    renderToStaticMarkup(<PayList caption="Pay" header="Job" rows={listed} drawn={drawn} />);

  it('gives what starters and the middle earn, and says in the cell why a figure is missing', () => {
    const body = elements(list(false), 'tbody')[0] ?? '';
    expect(elements(body, 'td').map(textOf)).toEqual([
      '$79,200',
      '$82,500',
      'BLS did not release this estimate.',
      'BLS did not release this estimate.',
    ]);
  });

  it('draws the middle half for the eye alone, with both ends of the scale', () => {
    const markup = list(true);
    expect(attributes(markup, 'class')).toContain('range-cell');
    expect(textOf(markup)).toContain('The bars run from $75k to $100k.');
    expect(markup).toContain('<td class="pay-list-bar" aria-hidden="true">');
    expect(list(false)).not.toContain('<svg');
  });
});
