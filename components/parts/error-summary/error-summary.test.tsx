import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorSummary } from './error-summary';

it('links each error to its field and takes focus without a script', () => {
  const markup = renderToStaticMarkup(
    <ErrorSummary errors={[{ fieldId: 'gpa', message: 'Enter your GPA as a number from 0 to 4' }]} />,
  );
  expect(markup).toContain('<a href="#gpa">Enter your GPA as a number from 0 to 4</a>');
  expect(markup).toContain('autofocus=""');
  expect(markup).toContain('tabindex="-1"');
});

it('asks in place of reporting where every problem is a question, with its answers as links', () => {
  const question = {
    fieldId: 'current_income',
    message: 'Is it for an hour?',
    answers: [{ label: 'An hour', href: '/x?pay_per=hour' }],
  };
  const asked = renderToStaticMarkup(<ErrorSummary errors={[question]} />);
  expect(asked).toContain('One question first');
  expect(asked).toContain('<a href="/x?pay_per=hour">An hour</a>');
  const mixed = renderToStaticMarkup(
    <ErrorSummary errors={[question, { fieldId: 'state', message: 'Choose a state' }]} />,
  );
  expect(mixed).toContain('There is a problem');
});
