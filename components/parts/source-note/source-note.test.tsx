import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textOf } from '@/tests/support/markup';
import { SourceNote } from './source-note';

it('names sources in one line, linked where they can be', () => {
  const markup = renderToStaticMarkup(
    <SourceNote
      sources={[
        { title: 'BLS wages, May 2025', url: 'https://www.bls.gov/oes/' },
        { title: 'IPEDS 2023-24' },
      ]}
    />,
  );
  expect(textOf(markup)).toBe('Sources: BLS wages, May 2025; IPEDS 2023-24');
  expect(markup).toContain('<a href="https://www.bls.gov/oes/">BLS wages, May 2025</a>');
  expect(markup).not.toContain('<details');
});

it('keeps the details in a disclosure', () => {
  const markup = renderToStaticMarkup(
    <SourceNote sources={[{ title: 'IPEDS' }]}>Prices are published ones.</SourceNote>,
  );
  expect(textOf(markup)).toBe('Source: IPEDSAbout these figuresPrices are published ones.');
});

it('is nothing where there are no sources', () => {
  expect(renderToStaticMarkup(<SourceNote sources={[]} />)).toBe('');
});
