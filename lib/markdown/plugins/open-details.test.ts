import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';

describe('openDetails: disclosures', () => {
  it('are open, under what they are about', () => {
    expect(contentInMarkdown('<details><summary>More.</summary><div><p>Detail</p></div></details>')).toBe(
      '**More:**\n\nDetail',
    );
  });

  it('keep the heading in their summary', () => {
    expect(contentInMarkdown('<details><summary><h2>More</h2></summary><p>Detail</p></details>')).toBe(
      '## More\n\nDetail',
    );
  });

  it('that hold nothing are left out', () => {
    expect(
      contentInMarkdown('<details><summary>Filters</summary><div><input name="a"></div></details>'),
    ).toBe('');
  });
});
