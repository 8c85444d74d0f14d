import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elements, textOf } from '@/tests/support/markup';
import { Answer } from './answer';

const parts = (markup: string) => [
  elements(markup, 'h2').map(textOf),
  elements(markup, 'p').map(textOf),
  textOf(markup),
];

it('is a section that can take focus, named by its verdict', () => {
  const markup = renderToStaticMarkup(
    <Answer verdict="Yes: ahead after 4 years" sentence="A BSN costs $57,900. It pays.">
      More
    </Answer>,
  );
  expect(markup).toMatch(
    /^<section class="answer" id="answer" tabindex="-1" aria-labelledby="([\w-]+)"><h2 id="\1">/,
  );
  expect(parts(markup)).toEqual([
    ['Yes: ahead after 4 years'],
    ['A BSN costs $57,900. It pays.'],
    'Yes: ahead after 4 yearsA BSN costs $57,900. It pays.More',
  ]);
});

it('is headed by its first sentence where it has no verdict', () => {
  const markup = renderToStaticMarkup(<Answer sentence="A BSN costs $57,900. It pays." />);
  expect(parts(markup).slice(0, 2)).toEqual([['A BSN costs $57,900'], ['It pays.']]);
  expect(elements(renderToStaticMarkup(<Answer sentence="It pays." />), 'p')).toEqual([]);
});
