import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';

describe('writeNotes', () => {
  it.each([
    ['<ul><li><sup>a</sup> – Not published.</li></ul>', '- a – Not published.'],
    ['<p>97%<sup>b</sup></p>', '97% (b)'],
    ['<p>97%<sup> </sup></p>', '97%'],
  ])('writes %s as %s', (markup, markdown) => {
    expect(contentInMarkdown(markup)).toBe(markdown);
  });
});
