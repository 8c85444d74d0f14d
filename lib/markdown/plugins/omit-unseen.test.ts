import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';

describe('omitUnseen', () => {
  it('leaves out navigation, drawings, scripts, what is hidden and what a component marks', () => {
    expect(
      contentInMarkdown(
        `<nav><a href="/x">X</a></nav><svg><text>1</text></svg><script>1</script><button>B</button>
        <p hidden>H</p><p aria-hidden="true">A</p><p data-markdown-ignore>I</p><p>Kept</p>`,
      ),
    ).toBe('Kept');
  });

  it('keeps what only a screen reader says', () => {
    expect(
      contentInMarkdown(
        '<p><a href="https://bls.gov/">Source<span class="visually-hidden"> of pay</span></a></p>',
      ),
    ).toBe('[Source of pay](https://bls.gov/)');
  });
});
