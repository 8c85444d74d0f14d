import { describe, expect, it } from 'vitest';
import { BASE, contentInMarkdown } from '@/tests/support/markdown';

describe('simplifyTables: tables', () => {
  const table = (rows: string, caption = '') =>
    contentInMarkdown(`<section><table>${caption}<thead><tr><th scope="col">State</th>
      <th scope="col"><a href="?sort=pay"><span data-markdown-ignore>Sort by </span>Pay</a><span> ($ a year)</span></th>
      <th scope="col">Compare</th></tr></thead><tbody>${rows}</tbody></table></section>`);

  it('have their caption above, units in brackets, no links to other orders and no empty columns', () => {
    const row =
      '<tr><th scope="row">Ohio</th><td>$87,700 <small>mean</small></td><td><input name="a"></td></tr>';
    expect(table(row, '<caption>Pay, 2025</caption>')).toBe(
      'Pay, 2025\n\n| State | Pay ($ a year) |\n| - | - |\n| Ohio | $87,700 (mean) |',
    );
  });

  it('have no caption where the text above says it', () => {
    expect(table('', '<caption data-markdown-ignore>Pay</caption>')).toMatch(/^\| State/);
  });

  it('link each address once', () => {
    const row = '<tr><th scope="row">Akron</th><td><a href="/states/ohio">Ohio</a></td></tr>';
    expect(table(row + row)).toContain(`| Akron | [Ohio](${BASE}/states/ohio.md) |\n| Akron | Ohio |`);
  });

  it('hold lists and paragraphs in one line', () => {
    const cell = '<ul><li><a href="/a">CCNE</a></li><li>ACEN <small>as of 2026</small></li></ul><p>Two.</p>';
    expect(table(`<tr><th scope="row">Ohio</th><td>${cell}</td></tr>`)).toContain(
      `| Ohio | [CCNE](${BASE}/a); ACEN (as of 2026) Two. |`,
    );
  });

  it('show the letter of a note, and no parentheses around all that a cell holds', () => {
    const missing = '–<sup><span data-markdown-ignore>note </span>a</sup>';
    expect(table(`<tr><th scope="row"><small>Ohio</small></th><td>${missing}</td></tr>`)).toContain(
      '| Ohio | – (a) |',
    );
  });
});
