import { describe, expect, it } from 'vitest';
import { BASE, contentInMarkdown } from '@/tests/support/markdown';
import { linkTarget } from './link';

describe('linkOn: links', () => {
  it('are absolute, and can be copied from the source', () => {
    expect(
      contentInMarkdown('<p><a href="/calc?a=1&amp;degree=BSN">BSN</a> <a href="/a_(b)">c</a></p>'),
    ).toBe(`[BSN](${BASE}/calc?a=1&degree=BSN) [c](${BASE}/a_%28b%29)`);
  });

  it('to a place on the page are words, those to one on another page lead there', () => {
    expect(contentInMarkdown('<p><a href="#pay">Pay</a>, <a href="/sources#wages">wages</a></p>')).toBe(
      `Pay, [wages](${BASE}/sources.md#wages)`,
    );
  });

  it.each([
    ['/', '/index.md'],
    ['/states/ohio', '/states/ohio.md'],
    ['/programs?state=ohio&credential=BSN#results', '/programs.md?state=ohio&credential=BSN#results'],
    [`${BASE}/programs/compare?schools=a`, '/programs/compare.md?schools=a'],
    ['/states/ohio.md', '/states/ohio.md'],
    ['/llms.txt', '/llms.txt'],
    ['/data/nclex-pass-rates.csv', '/data/nclex-pass-rates.csv'],
    ['/api/agent/v1/programs?state=ohio', '/api/agent/v1/programs?state=ohio'],
  ])('to %s lead to %s: pages lead to their Markdown, everything else to itself', (href, target) => {
    expect(linkTarget(href, `${BASE}/states/texas`)).toBe(BASE + target);
  });

  it('to other sites are left as they are', () => {
    expect(linkTarget('https://www.bls.gov/states/ohio?a=1#b', `${BASE}/states`)).toBe(
      'https://www.bls.gov/states/ohio?a=1#b',
    );
  });

  it('without words are left out, and addresses in a text become links', () => {
    expect(contentInMarkdown('<p><a href="/x"><svg></svg></a>See https://board.example/a_b.</p>')).toBe(
      'See <https://board.example/a_b>.',
    );
  });
});
