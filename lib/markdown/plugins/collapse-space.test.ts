import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';

describe('collapseSpace', () => {
  it.each([
    ['<p> one \n  two </p>', 'one two'],
    ['<p>one <b> two</b> <i> three</i> </p>', 'one **two** _three_'],
    ['<p>one <b>two </b></p>', 'one **two**'],
    ['<div> <p>one</p> <p> two</p> </div>', 'one\n\ntwo'],
    ['<p>one <br> two</p>', 'one\\\ntwo'],
    ['<ul><li> one </li> <li><b> two</b></li></ul>', '- one\n- **two**'],
    ['<p>one\u00a0 two</p>', 'one\u00a0 two'],
    ['<pre><code>a\n  b </code></pre><p> c</p>', '```text\na\n  b \n```\n\nc'],
  ])('writes %j as %j', (markup, markdown) => {
    expect(contentInMarkdown(markup)).toBe(markdown);
  });
});
