import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elements, textOf } from '@/tests/support/markup';
import { Figures } from './figures';

it('pair each label with its value; a missing one is a dash with its reason', () => {
  const markup = renderToStaticMarkup(
    <Figures
      figures={[
        { label: 'a year', value: '$88,600' },
        { label: 'to pay back', value: null, note: 'There is no raise.' },
      ]}
    />,
  );
  expect(elements(markup, 'dt').map(textOf)).toEqual(['a year', 'to pay back']);
  expect(elements(markup, 'dd').map(textOf)).toEqual(['$88,600', '–', 'There is no raise.']);
});
