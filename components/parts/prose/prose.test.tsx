import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Prose } from './prose';

const markupOf = (markdown: string) => renderToStaticMarkup(<Prose markdown={markdown} />);

describe('prose', () => {
  it('renders headings, lists, links and code', () => {
    const markup = markupOf('### Terms\n\n- one [link](/sources#wages)\n- two `code`\n\n```\na = b ÷ c\n```');
    expect(markup).toContain('<h3>Terms</h3>');
    expect(markup).toContain('<li>one <a href="/sources#wages">link</a></li>');
    expect(markup).toContain('<pre><code>a = b ÷ c\n</code></pre>');
  });

  it('drops raw HTML', () => {
    expect(markupOf('a <script>alert(1)</script> b\n\n<div style="color: red">c</div>')).not.toMatch(
      /<script|style=/,
    );
  });

  it('keeps to one column for reading', () => {
    expect(markupOf('text')).toBe('<div class="prose"><p>text</p></div>');
  });
});
