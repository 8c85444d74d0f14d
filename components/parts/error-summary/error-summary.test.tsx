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

it('offers what may have been meant as links that answer', () => {
  const answers = [{ label: 'Answer with a GPA of 3.4', href: '/calculators/x?gpa=3.4' }];
  const markup = renderToStaticMarkup(
    <ErrorSummary errors={[{ fieldId: 'gpa', message: 'Did you mean 3.4?', answers }]} />,
  );
  expect(markup).toContain('<a href="/calculators/x?gpa=3.4">Answer with a GPA of 3.4</a>');
});
