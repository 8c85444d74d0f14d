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

  const table = '| Area | Pay | Why |\n|---|--:|---|\n| [Ohio](/states/ohio) | $1 | more |';

  it('frames a table: its caption names it, cells name their column and row, numbers align right', () => {
    expect(markupOf(`Text.\n\nTable: Pay by area\n\n${table}\n\nMore.`)).toBe(
      '<div class="prose"><p>Text.</p></div>' +
        '<div class="data-table" id="pay-by-area">' +
        '<section class="table-scroll" aria-labelledby="pay-by-area-caption" tabindex="0"><table>' +
        '<caption id="pay-by-area-caption"><span class="caption-text">Pay by area</span></caption>' +
        '<thead><tr><th scope="col">Area</th><th scope="col" class="numeric">Pay</th><th scope="col">Why</th></tr></thead>' +
        '<tbody><tr><th scope="row"><span class="row-name"><a href="/states/ohio">Ohio</a></span></th>' +
        '<td class="numeric">$1</td><td><span class="cell-text">more</span></td></tr></tbody></table></section></div>' +
        '<div class="prose"><p>More.</p></div>',
    );
  });

  it.each([table, `Text.\n\n${table}`, 'Table: Pay', `Table: Pay\n\nText.\n\n${table}`])(
    'refuses a table without a caption, and a caption without a table: %j',
    (markdown) => {
      expect(() => markupOf(markdown)).toThrow('Table: …');
    },
  );
});
