import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';

describe('codeBlock: code', () => {
  it.each([
    ["curl 'https://x.example'", 'sh'],
    ['{\n  "a": 1\n}', 'json'],
    ['a = b × c', 'text'],
  ])('%s is fenced as %s', (code, language) => {
    expect(
      contentInMarkdown(`<figure><figcaption>Ask</figcaption><pre><code>${code}</code></pre></figure>`),
    ).toBe(`Ask\n\n\`\`\`${language}\n${code}\n\`\`\``);
  });
});
