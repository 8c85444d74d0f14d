import { describe, expect, it } from 'vitest';
import { markdownUrl, pageOfMarkdownUrl } from './markdown-url';

describe('the address of Markdown', () => {
  it.each([
    ['/', '/index.md'],
    ['/states', '/states.md'],
    ['/calculators/nursing-roi', '/calculators/nursing-roi.md'],
  ])('of %s is %s, and back', (page, twin) => {
    expect(markdownUrl(page)).toBe(twin);
    expect(pageOfMarkdownUrl(twin)).toBe(page);
  });

  it.each(['/', '/states', '/states/ohio.mdx', '/a.md/b', '/.md', '/states/.md'])('%s is not one', (path) => {
    expect(pageOfMarkdownUrl(path)).toBeUndefined();
  });
});
