import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeSample } from './code-sample';

it('shows code as it is written', () => {
  const markup = renderToStaticMarkup(<CodeSample caption="Ask" code={'curl "https://x/?a=1&b=<2>"'} />);
  expect(markup).toContain('<pre><code>curl &quot;https://x/?a=1&amp;b=&lt;2&gt;&quot;</code></pre>');
});
