import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';

describe('list: lists', () => {
  it('of sections are sections', () => {
    expect(contentInMarkdown('<ol><li><h3>1 Ohio</h3><p>Pays.</p></li></ol><ul><li>plain</li></ul>')).toBe(
      '### 1 Ohio\n\nPays.\n\n- plain',
    );
  });

  it('with a heading in some items only stay lists', () => {
    expect(contentInMarkdown('<ol><li><h3>1 Ohio</h3></li><li>plain</li></ol>')).toBe(
      '1. ### 1 Ohio\n2. plain',
    );
  });
});
