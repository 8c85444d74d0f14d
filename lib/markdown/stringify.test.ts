import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';

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
});
