import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elements, textOf } from '@/tests/support/markup';
import { Answer } from './answer';

it('begins with its sentence', () => {
  const markup = renderToStaticMarkup(<Answer sentence="A BSN costs about $57,900.">More</Answer>);
  expect(elements(markup, 'section').map(textOf)).toEqual(['A BSN costs about $57,900.More']);
  expect(markup).toContain('<p class="answer-sentence">A BSN costs about $57,900.</p>');
});
