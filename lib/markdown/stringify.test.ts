import fc from 'fast-check';
import type { PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';
import { escapedText, stringifyOptions } from './stringify';

describe('text in Markdown', () => {
  it.each([
    ['Texas A&amp;M', 'Texas A&M'],
    ['pass_rates.csv', 'pass_rates.csv'],
    ['2 * 3', '2 \\* 3'],
    ['&amp;lt;', '\\&lt;'],
    ['www.nursing.example', 'www.nursing.example'],
  ])('%s is written %s', (markup, markdown) => {
    expect(contentInMarkdown(`<p>${markup}</p>`)).toBe(markdown);
  });

  it('has its addresses as links', () => {
    expect(contentInMarkdown('<p>See https://board.example/a_b.</p>')).toBe(
      'See <https://board.example/a_b>.',
    );
  });

  it('is the same whether or not it is looked through for what Markdown would read', () => {
    const signs = fc.constantFrom(
      ...' 1aw.-:/()[]!#&*_`|~<>@+="\n\\'.split(''),
      'www.',
      'https://',
      '12) ',
      'a@b.c',
    );
    const value = fc.array(signs, { maxLength: 8 }).map((parts) => parts.join(''));
    const write = (options: typeof stringifyOptions, tree: Root) =>
      unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, options).stringify(tree);
    const slow = { ...stringifyOptions, handlers: { ...stringifyOptions.handlers, text: escapedText } };
    fc.assert(
      fc.property(value, value, value, (before, inner, after) => {
        const line: PhrasingContent[] = [
          { type: 'text', value: before },
          { type: 'link', url: 'https://nurses.example/', children: [{ type: 'text', value: inner }] },
          { type: 'text', value: after },
          { type: 'strong', children: [{ type: 'text', value: inner }] },
          { type: 'inlineCode', value: 'x' },
          { type: 'text', value: before },
        ];
        const paragraph = { type: 'paragraph', children: line } as const;
        const tree: Root = {
          type: 'root',
          children: [
            { type: 'heading', depth: 2, children: line },
            paragraph,
            { type: 'list', spread: false, children: [{ type: 'listItem', children: [paragraph] }] },
            {
              type: 'table',
              children: [
                { type: 'tableRow', children: [{ type: 'tableCell', children: line }] },
                {
                  type: 'tableRow',
                  children: [{ type: 'tableCell', children: [{ type: 'text', value: inner }] }],
                },
              ],
            },
          ],
        };
        expect(write(stringifyOptions, tree)).toBe(write(slow, tree));
      }),
      { numRuns: 2_000 },
    );
  });
});
