import { describe, expect, it } from 'vitest';
import { markdownTwin, pageOfTwin } from './markdown-url';

describe('the address of Markdown', () => {
  it.each([
    ['/', '/index.md'],
    ['/states', '/states.md'],
    ['/calculators/nursing-roi', '/calculators/nursing-roi.md'],
  ])('of %s is %s, and back', (page, twin) => {
    expect(markdownTwin(page)).toBe(twin);
    expect(pageOfTwin(twin)).toBe(page);
  });

  it.each(['/', '/states', '/states/ohio.mdx', '/a.md/b', '/.md', '/states/.md'])('%s is not one', (path) => {
    expect(pageOfTwin(path)).toBeUndefined();
  });
});
