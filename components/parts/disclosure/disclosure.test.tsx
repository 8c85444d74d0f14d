import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Disclosure } from './disclosure';

it('is closed until it is asked for', () => {
  expect(renderToStaticMarkup(<Disclosure summary="How">Text</Disclosure>)).toMatch(
    /^<details class="disclosure"><summary>How/,
  );
  expect(
    renderToStaticMarkup(
      <Disclosure id="how" summary="How" open>
        Text
      </Disclosure>,
    ),
  ).toMatch(/^<details class="disclosure" id="how" open="">/);
});
