import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';

describe('separateInline', () => {
  it.each([
    ['<span>ADN</span><span>BSN</span><span>; MSN</span>', 'ADN BSN; MSN'],
    ['<span>(</span><b>ADN</b><span>)</span>', '(**ADN**)'],
    ['<span><span></span>ADN </span><span>BSN</span>', 'ADN BSN'],
    ['a<span>DN</span>', 'aDN'],
  ])('writes %s as %s', (markup, markdown) => {
    expect(contentInMarkdown(`<p>${markup}</p>`)).toBe(markdown);
  });
});
