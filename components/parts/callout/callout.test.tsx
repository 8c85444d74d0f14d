import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Callout } from './callout';

it('sets a caution off, with or without a heading', () => {
  expect(
    renderToStaticMarkup(
      <Callout kind="caution" heading="Old data">
        <p>From 2016.</p>
      </Callout>,
    ),
  ).toBe(
    '<div class="callout callout-caution"><p class="callout-heading">Old data</p><p>From 2016.</p></div>',
  );
  expect(renderToStaticMarkup(<Callout kind="note">Text</Callout>)).toBe(
    '<div class="callout callout-note">Text</div>',
  );
});
