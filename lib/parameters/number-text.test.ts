import { describe, expect, it } from 'vitest';
import { fieldPattern, numberPattern, rewrittenNumber, writtenOut } from './number-text';

describe('thousands of dollars', () => {
  it.each([
    ['34k', '34000'],
    [' $34.5K ', '34500'],
    ['.5 k', '500'],
    ['1.005k', '1005'],
    ['0k', '0'],
  ])('are written out: %j', (text, plain) => {
    expect(writtenOut(text)).toBe(plain);
    expect(rewrittenNumber(text)).toBe(plain);
  });

  it.each(['34', '$34,000', '1,2k', '34kk', 'k', '-3k', '34 thousand', `${'9'.repeat(30)}k`])(
    'are nothing else: %j',
    (text) => {
      expect(writtenOut(text)).toBe(text);
    },
  );

  it('fit a field of dollars, and no number of the API', () => {
    const fits = (pattern: string) => new RegExp(`^(?:${pattern})$`).test('34k');
    expect(fits(fieldPattern('dollars'))).toBe(true);
    for (const pattern of [fieldPattern('percent'), fieldPattern(), numberPattern('dollars')])
      expect(fits(pattern)).toBe(false);
  });
});
