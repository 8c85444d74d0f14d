import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { comparison } from '@/lib/programs/page/compare';
import { comparisonSource } from '@/lib/programs/page/source';
import { attributes, elements, tableRows, textOf } from '@/tests/support/markup';
import { ProgramCompare } from './program-compare';

const EMORY = 'emory-university-139658';
const COLUMBUS = 'columbus-state-university-139366';

const compare = (query: string) =>
  renderToStaticMarkup(<ProgramCompare view={comparison(new URLSearchParams(query), comparisonSource())} />);

describe('a comparison', () => {
  const markup = compare(`schools=${EMORY}&schools=${COLUMBUS}&credential=BSN`);

  it('says first what sets the programs apart', () => {
    expect(textOf(elements(markup, 'section')[0] ?? '')).toMatch(/^What sets them apart most: /);
  });

  it('has a row for each measure and a column for each program', () => {
    const rows = tableRows(markup);
    expect(rows.map(([label]) => label)).toEqual([
      'Accreditation',
      'Where',
      'Who runs it',
      'Student outcomes',
      'Passed the licensing exam',
      'Graduates earn',
      'Pay beside like places',
      'Graduates owe',
      'Tuition and fees',
      'Price after grants, a year',
      'Graduates',
      'Students who finish, all fields',
      'Read with care',
      'More',
    ]);
    expect(rows.every((cells) => cells.length === 3)).toBe(true);
  });

  it('tells what is special about one of them in a row of its own', () => {
    const unlike = compare(`schools=${EMORY}&credential=BSN&credential=MSN`);
    expect(tableRows(unlike).map(([label]) => label)).toContain('Read with care');
  });

  it('says first what happens to a school, where something does', () => {
    const rows = tableRows(compare('schools=Cox College&schools=Emory University&credential=BSN'));
    expect(rows[0]?.[0]).toBe('Status');
    expect(rows[0]).toContain('We know of no closing');
    expect(rows[0]?.some((cell) => cell.startsWith('School clos'))).toBe(true);
  });

  it('leads to all figures, to less and to other program types', () => {
    const links = attributes(markup, 'href');
    expect(links).toContain(`/programs/${EMORY}#bsn`);
    expect(links).toContain(`/programs/compare?schools=${COLUMBUS}&amp;credential=BSN`);
    expect(links).toContain(`/programs/compare?schools=${EMORY}&amp;schools=${COLUMBUS}&amp;credential=MSN`);
    expect(links).toContain(
      `/api/agent/v1/programs?schools=${EMORY}&amp;schools=${COLUMBUS}&amp;credential=BSN`,
    );
  });

  it('has a form that adds a school to those that are there', () => {
    const [form = ''] = elements(markup, 'form');
    expect(attributes(markup, 'action')).toEqual(['/programs/compare#answer']);
    for (const slug of [EMORY, COLUMBUS]) {
      expect(form).toContain(`<input type="hidden" name="schools" value="${slug}"/>`);
    }
    expect(form).toContain('<option value="BSN" selected="">');
    expect(form).toMatch(/<input[^>]* id="schools"[^>]* name="schools"/);
  });

  it('asks which school is meant, and keeps what was typed in its field', () => {
    const asked = compare(`schools=${EMORY}&schools=Columbus Univercity`);
    expect(textOf(asked)).toContain(
      'Which school do you mean?We know of no school called “Columbus Univercity”. These names are near:',
    );
    expect(attributes(elements(asked, 'form')[0] ?? '', 'value')).toContain('Columbus Univercity');
    expect(textOf(compare('schools=zyzzyva'))).toContain('We know of no school called “zyzzyva”.');
  });

  it('asks to remove one of six before another is added', () => {
    const names = ['Emory University', 'UCLA', 'Chabot College', 'NYU', 'Duke University', 'Cox College'];
    const six = compare(new URLSearchParams(names.map((name) => ['schools', name])).toString());
    expect(textOf(six)).toContain('Six schools at most. Remove one first.');
    expect(six).not.toMatch(/<input[^>]* id="schools"/);
    expect(attributes(six, 'id')).toContain('schools');
  });

  it('has each id once', () => {
    for (const query of ['', `schools=${EMORY}`, 'schools=a&schools=b', 'credential=x']) {
      const ids = attributes(compare(query), 'id');
      expect(new Set(ids).size, query).toBe(ids.length);
    }
  });

  it('of nothing is a form', () => {
    expect(textOf(compare(''))).toContain('Add two schools or more');
    expect(compare('')).not.toContain('<table');
    expect(elements(compare(''), 'form')).toHaveLength(1);
  });
});
