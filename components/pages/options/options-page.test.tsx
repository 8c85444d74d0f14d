import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emptyFields } from '@/lib/site/options/parameters';
import { partOf, type WayTable } from '@/lib/site/options/table';
import type { OptionsView } from '@/lib/site/options/view';
import { contentInMarkdown } from '@/tests/support/markdown';
import { attributes, tableRows, textOf } from '@/tests/support/markup';
import { OptionsPage } from './options-page';

const table: WayTable = {
  caption: 'Ways into nursing side by side: typical figures in Ohio',
  columns: [
    { id: 'ADN', programs: [{ name: 'ADN', term: 'adn' }], condition: null },
    { id: 'MSN', programs: [{ name: 'MSN', term: 'msn' }], condition: 'If you have a BSN' },
  ],
  rows: [
    {
      id: 'time',
      label: 'Finished in',
      cells: [
        { text: '39 months', isMissing: false, href: null },
        { text: '27 months', isMissing: false, href: null },
      ],
    },
    {
      id: 'ahead',
      label: 'Ahead after',
      cells: [
        { text: '37 months', isMissing: false, href: '/calculators/nursing-roi?state=ohio' },
        { text: 'Not known', isMissing: true, href: null },
      ],
    },
  ],
};

const view: OptionsView = {
  status: 'answered',
  form: { fields: emptyFields, more: [], chosen: 'RN already · Ohio', defaults: {} },
  problems: [],
  meant: [{ label: 'Ohio, Illinois', href: '/options?near=Ohio%2C+Illinois' }],
  query: 'now=rn&near=Ohio',
  inputs: 'Where are you now: RN already',
  answer: {
    subject: 'Options for an RN in Ohio',
    exampleOf: 'an RN in Ohio',
    verdict: 'An ADN costs less',
    sentence: 'It takes long.',
    figures: [{ label: 'Lowest cost', value: '$11,300', note: 'An ADN' }],
    basis: [{ title: 'IPEDS', url: 'https://example.org/' }],
    payBasis: [{ title: 'Scorecard', url: 'https://example.org/pay' }],
    tableHeading: 'Side by side, in Ohio',
    table,
    others: partOf(table, 1, ['time']),
    meanings: [{ term: 'ADN', id: 'adn', sentence: 'A two-year degree that leads to the RN license.' }],
    notes: ['Months count from today.'],
    details: [{ title: 'ADN', sentences: ['39 months: 9 of prerequisites.'] }],
    programs: '5 ADN programs in Ohio.',
    next: [
      { label: 'See ADN programs in Ohio', href: '/programs?state=ohio' },
      { label: 'Does it pay off?', href: '/calculators/nursing-roi' },
    ],
    weigh: { label: 'Choose by time', href: '/calculators/lpn-pathway' },
  },
};

describe('the page of the options', () => {
  const markup = renderToStaticMarkup(<OptionsPage view={view} />);

  it('has the answer, the ways side by side and the next step, in this order', () => {
    const places = ['id="answer"', 'id="ways"', 'id="next"', 'id="save"'].map((id) => markup.indexOf(id));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const ids = attributes(markup, 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says in words what is missing, and explains each program where it is named', () => {
    expect(tableRows(markup)).toEqual([
      ['Finished in', '39 months', '27 months'],
      ['Ahead after', '37 months', 'Not known'],
    ]);
    expect(attributes(markup, 'href')).toEqual(expect.arrayContaining(['/glossary#adn', '/glossary#msn']));
    expect(textOf(markup)).toContain('If you have a BSN: MSN');
  });

  it('says in Markdown what it says in HTML', () => {
    const markdown = contentInMarkdown(markup);
    for (const said of [
      'RN already · Ohio',
      'An ADN costs less',
      'Side by side, in Ohio',
      'Months count from today.',
    ])
      expect(markdown).toContain(said);
  });

  it('asks to correct what was refused, in place of an answer', () => {
    const refused = renderToStaticMarkup(
      <OptionsPage
        view={{
          ...view,
          status: 'refused',
          problems: [{ fieldId: 'now', message: 'Choose one' }],
          answer: null,
        }}
      />,
    );
    expect(refused).not.toContain('id="answer"');
    expect(textOf(refused)).toContain('Choose one');
  });
});
