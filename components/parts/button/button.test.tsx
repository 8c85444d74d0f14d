import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button, ButtonLink } from './button';

it('sends a form, and a link goes to a page', () => {
  expect(renderToStaticMarkup(<Button>Calculate</Button>)).toBe(
    '<button class="button" type="submit">Calculate</button>',
  );
  expect(
    renderToStaticMarkup(
      <ButtonLink href="/programs" secondary>
        Find programs
      </ButtonLink>,
    ),
  ).toBe('<a class="button button-secondary" href="/programs">Find programs</a>');
});
