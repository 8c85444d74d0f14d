import fc from 'fast-check';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
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

  const signs = fc.constantFrom(
    ...' 1a.-:/()[]!#&*_`|~<>@+="\n\\'.split(''),
    ...['www.a.example/', 'https://', 'https://a.example/', '12) ', 'a@b.c', '&copy;', 'word '],
  );
  const value = fc.array(signs, { maxLength: 8 }).map((parts) => parts.join(''));
  const write = (options: typeof stringifyOptions, tree: Root) =>
    unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, options).stringify(tree);

  it('reads back as what it was', () => {
    const reader = unified().use(remarkParse).use(remarkGfm);
    const said = (node: Nodes): string =>
      'children' in node ? node.children.map(said).join('') : 'value' in node ? node.value : '';
    fc.assert(
      fc.property(value, (text) => {
        // As collapseSpace leaves it.
        const line = text.replace(/\s+/g, ' ').trim();
        const tree: Root = {
          type: 'root',
          children: [{ type: 'paragraph', children: [{ type: 'text', value: line }] }],
        };
        expect(said(reader.parse(write(stringifyOptions, tree)))).toBe(line);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is the same whether or not it is looked through for what Markdown would read', () => {
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
