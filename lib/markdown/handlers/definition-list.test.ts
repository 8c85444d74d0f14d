import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';

describe('definitionList: lists', () => {
  it('of terms are lines', () => {
    expect(
      contentInMarkdown(`<dl><div><dt>to pay back</dt><dd>8 months</dd><dd></dd><dd>of work</dd></div>
        <dt>Lists</dt><dd><ul><li>CCNE</li></ul></dd></dl>`),
    ).toBe('- **to pay back**: 8 months; of work\n- **Lists**:\n  - CCNE');
  });
});
