import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';

describe('figure: charts', () => {
  it('are their words, their table and their source', () => {
    expect(
      contentInMarkdown(`<figure><figcaption><p>Half earn more than $82,500</p><p>Median pay, 2025</p></figcaption><svg></svg>
        <details><summary><span data-markdown-ignore>Show</span></summary><table><caption>Median pay, 2025</caption>
        <tr><th>Job</th><th>Median</th></tr><tr><td>RN</td><td>$82,510</td></tr></table></details><p>Source: BLS</p></figure>`),
    ).toBe(
      'Half earn more than $82,500\n\nMedian pay, 2025\n\n| Job | Median |\n| - | - |\n| RN | $82,510 |\n\nSource: BLS',
    );
  });
});
