import { describe, expect, it } from 'vitest';
import { readingGrade, runningSentences } from './reading';

const page = (content: string) => `<!doctype html><html><body><main>${content}</main></body></html>`;

describe('running sentences', () => {
  it('are those of paragraphs, lists and answers, not labels, tables, forms or sources', () => {
    const markup = page(`
      <h1>Does a BSN pay off in this state?</h1>
      <p>You come out ahead after six years. School costs <b>$57,800</b> before any grants.</p>
      <ul><li>Ask the school what a year costs you.</li><li>Pay</li></ul>
      <table><tr><td><p>This is a cell of a long table.</p></td></tr></table>
      <form><p>Choose the state in which you will study.</p></form>
      <p class="source-note">Sources: the survey of wages of May 2025.</p>`);
    expect(runningSentences(markup)).toEqual([
      'You come out ahead after six years.',
      'School costs $57,800 before any grants.',
      'Ask the school what a year costs you.',
    ]);
  });

  it('are read once where one block holds another', () => {
    expect(runningSentences(page('<ul><li><p>A school of nursing costs money.</p></li></ul>'))).toHaveLength(
      1,
    );
  });
});

describe('the reading grade', () => {
  it('rises with the length of words and sentences', () => {
    const plain = readingGrade(['You pay less at a public school.']);
    const hard = readingGrade([
      'Institutional expenditure considerations disproportionately characterize decisions.',
    ]);
    expect(plain).toBeLessThan(4);
    expect(hard).toBeGreaterThan(15);
  });

  it('leaves out names, acronyms and figures', () => {
    const plain = 'Half of the nurses in the state earn more.';
    expect(
      readingGrade(['Half of the nurses in the state of Massachusetts earn $112,000 more (BLS).']),
    ).toBeLessThan(readingGrade([plain]) + 2);
  });
});
