import { describe, expect, it } from 'vitest';
import { BASE, contentInMarkdown } from '@/tests/support/markdown';

describe('linkOn: links', () => {
  it('are absolute, and can be copied from the source', () => {
    expect(
      contentInMarkdown('<p><a href="/calc?a=1&amp;degree=BSN">BSN</a> <a href="/a_(b)">c</a></p>'),
    ).toBe(`[BSN](${BASE}/calc?a=1&degree=BSN) [c](${BASE}/a_%28b%29)`);
  });

  it('to a place on the page are words, those to one on another page lead there', () => {
    expect(contentInMarkdown('<p><a href="#pay">Pay</a>, <a href="/sources#wages">wages</a></p>')).toBe(
      `Pay, [wages](${BASE}/sources#wages)`,
    );
  });

  it('without words are left out, and addresses in a text become links', () => {
    expect(contentInMarkdown('<p><a href="/x"><svg></svg></a>See https://board.example/a_b.</p>')).toBe(
      'See <https://board.example/a_b>.',
    );
  });
});
