import { readFileSync } from 'node:fs';
import { getEncoding } from 'js-tiktoken';
import { describe, expect, it } from 'vitest';
import { estimateTokens } from './tokens';

const tokenizer = getEncoding('o200k_base');
const table = `| State | Pay a year |\n| - | - |\n${'| [Ohio](https://nurses.example/states/ohio) | $87,730 (mean) |\n'.repeat(20)}`;
const parameters = `- \`state\` (required): Allowed: ${'`new-hampshire`, `ohio`, '.repeat(20)}`;

describe('estimateTokens', () => {
  it.each([
    ['prose', readFileSync('content/pages/developers.md', 'utf8')],
    ['a table of figures', table],
    ['a list of allowed values', parameters],
  ])('is within 10% of a tokenizer for %s', (_, text) => {
    const ratio = estimateTokens(text) / tokenizer.encode(text).length;
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });

  it('is 0 for no text', () => {
    expect(estimateTokens('')).toBe(0);
  });
});
