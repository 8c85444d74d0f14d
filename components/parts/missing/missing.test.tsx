import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textOf } from '@/tests/support/markup';
import { Missing } from './missing';

it('is an en dash and the reason', () => {
  expect(textOf(renderToStaticMarkup(<Missing reason="Fewer than 3 programs." />))).toBe(
    '– Fewer than 3 programs.',
  );
});
