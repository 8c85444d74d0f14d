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
