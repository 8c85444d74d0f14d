import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { editions } from '@/lib/data/editions';
import type { ParameterFile } from '@/lib/data/tables/parameters';
import { fill, headingId, methodProse, pageNames, pageProse, readmeSection, splitProse } from './prose';

const proseFiles = ['content/pages', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => (folder === 'lib' ? path.basename(file) === 'method.md' : file.endsWith('.md')))
    .map((file) => path.posix.join(folder, file)),
);
const proseOf = (file: string) =>
  file.startsWith('lib/')
    ? methodProse(path.dirname(file).slice('lib/'.length), loadData())
    : pageProse(path.basename(file, '.md'), loadData());

describe('placeholders', () => {
  const names = (placeholder: string) => ({ operator: 'Someone' })[placeholder];

  it('are replaced by their values', () => {
    expect(fill('Run by {operator}.', names)).toBe('Run by Someone.');
  });

  it('without a value are an error', () => {
    expect(() => fill('{unknown}', names)).toThrow('No value is known for {unknown}');
  });

  it('name constants and editions by their place in content', () => {
    const named = pageNames(loadData());
    expect(named('nursing-roi:horizon_years:20_year')).toBe('20');
    expect(named('lpn-pathway:close_call_points')).toBe('5');
    expect(named('edition:wages')).toBe(editions.wages.edition);
    expect(named('year:nursing_awards:latest')).toBe(editions.nursing_awards.years.latest);
    expect(named('year:nursing_awards:nothing')).toBeUndefined();
    expect(named('outcomes-score:window_first_year:nclex')).toBe('2021');
    expect(named('nursing-roi:nothing')).toBeUndefined();
    expect(named('nothing:horizon_years')).toBeUndefined();
    expect(named('edition:nothing')).toBeUndefined();
  });
});

describe('splitting', () => {
  it('takes the text before the first heading as the lead, and each heading as a section', () => {
    expect(splitProse('Lead.\n\n## One thing\n\nText.\n\n### Below\n\nMore.\n\n## Two\n')).toEqual({
      lead: 'Lead.',
      sections: [
        { id: 'one-thing', heading: 'One thing', markdown: 'Text.\n\n### Below\n\nMore.' },
        { id: 'two', heading: 'Two', markdown: '' },
      ],
    });
  });

  it('names sections by their headings', () => {
    expect(headingId('Where the figures come from?')).toBe('where-the-figures-come-from');
  });
});

describe.each(proseFiles)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const prose = proseOf(file);

  it('has no raw HTML, no heading of the first level and no frontmatter', () => {
    const { children } = unified().use(remarkParse).parse(text);
    const kinds = JSON.stringify(children);
    expect(kinds).not.toContain('"type":"html"');
    expect(text).not.toMatch(/^# |^---/m);
  });

  it('has a name of its own for each section', () => {
    const ids = prose.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('writes a dollar sign before constants in dollars alone', () => {
    const constants = [...text.matchAll(/\$\{([\w-]+):(\w+)(?::(\w+))?\}/g)];
    const others = constants.filter(([, file, parameter = '', subject]) => {
      const { unit } = loadData()
        .parameters(file as ParameterFile)
        .row(parameter, subject);
      return !/USD/.test(unit ?? '');
    });
    expect(others).toEqual([]);
  });

  it('keeps to plain words', () => {
    expect(text).not.toMatch(
      /!(?!\[)|\b(?:simply|easily|seamless|powerful|best-in-class|leverage|utilize)\b/i,
    );
  });
});

describe('a README of the data', () => {
  it('lends pages its sections', () => {
    expect(readmeSection('data/README.md', 'Reuse').markdown).toContain('Truewise');
    expect(() => readmeSection('data/README.md', 'Nothing')).toThrow('no section Nothing');
  });
});
