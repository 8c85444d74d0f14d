import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { attributes, textOf } from '@/tests/support/markup';
import { GlossaryPage } from './glossary-page';

it('has each term with its meaning, under an address of its own', () => {
  const entries = [
    { id: 'adn', term: 'ADN', meaning: 'A two-year degree.' },
    { id: 'bsn', term: 'BSN', meaning: 'A four-year degree.' },
  ];
  const markup = renderToStaticMarkup(<GlossaryPage entries={entries} />);
  expect(attributes(markup, 'id')).toEqual(expect.arrayContaining(['adn', 'bsn']));
  expect(textOf(markup)).toContain('ADNA two-year degree.');
});

it('leads to the first term of each letter', () => {
  const terms = ['ABSN', 'ADN', 'BSN'].map((term) => ({
    id: term.toLowerCase(),
    term,
    meaning: 'A degree.',
  }));
  const markup = renderToStaticMarkup(<GlossaryPage entries={terms} />);
  const letters = markup.slice(markup.indexOf('glossary-letters'), markup.indexOf('<dl'));
  expect(attributes(letters, 'href')).toEqual(['#absn', '#bsn']);
});
