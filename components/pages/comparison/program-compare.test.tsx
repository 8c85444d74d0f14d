import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { comparison } from '@/lib/programs/page/compare';
import { savedComparison } from '@/lib/programs/page/saved';
import { comparisonSource } from '@/lib/programs/page/source';
import { attributes, elements, tableRows, textOf } from '@/tests/support/markup';
import { ProgramCompare } from './program-compare';

const EMORY = 'emory-university-139658';
const COLUMBUS = 'columbus-state-university-139366';

const compare = (query: string) =>
  renderToStaticMarkup(<ProgramCompare view={comparison(new URLSearchParams(query), comparisonSource())} />);

describe('a comparison', () => {
  const query = `schools=${EMORY}&schools=${COLUMBUS}&credential=BSN`;
  const markup = compare(query);
  const view = comparison(new URLSearchParams(query), comparisonSource());
  const shared = renderToStaticMarkup(<ProgramCompare view={view} answer={savedComparison(view)} />);

  it('says first which school does best on what', () => {
    expect(textOf(elements(markup, 'section')[0] ?? '')).toMatch(/^Emory does best on /);
  });

  it('has a row for each measure and a column for each program; what is the same is a sentence', () => {
    const rows = tableRows(elements(markup, 'table')[0] ?? '');
    expect(
      rows.map(([label]) => label?.split(/(?<=[a-z]) (?=NCLEX|average|whole|the middle|all fields)/)[0]),
    ).toEqual([
      'Passed the licensing exam',
      'Price after grants, a year, living included',
      'Tuition and fees',
      'Graduates’ pay, a year',
      'Debt of those who borrowed',
      'Students who finish',
    ]);
    expect(rows.every((cells) => cells.length === 3)).toBe(true);
    expect(textOf(markup)).toContain('The same at both: in Georgia, accredited by CCNE.');
  });

  it('marks best and worst, and says when', () => {
    const names = ['middle georgia state university', 'central georgia technical college'];
    const two = compare(`${names.map((name) => `schools=${name}`).join('&')}&credential=ADN`);
    const marks = [...two.matchAll(/class="side-mark side-(best|worst)">/g)].map(([, mark]) => mark);
    expect(new Set(marks)).toEqual(new Set(['best', 'worst']));
    expect(textOf(markup)).toContain('Best and Worst are marked only where');
  });

  it('has what else there is to compare folded away', () => {
    const more = elements(markup, 'table')[1] ?? '';
    expect(tableRows(more).map(([label]) => label)).toEqual([
      'Group, of all in the US scores are of 100',
      'Pay beside like places',
      'Graduates',
      expect.stringMatching(/^Undergraduates who study part time all fields, fall \d{4}$/),
      'Accreditation',
      'Where',
      'Who runs it',
    ]);
  });

  it('says what is special about one of them where it tells what to be careful about', () => {
    const unlike = compare(`schools=${EMORY}&credential=BSN&credential=MSN`);
    const [care = ''] = unlike.match(/<details class="disclosure" id="care">.*?<\/details>/) ?? [];
    expect(textOf(care)).toContain('Emory University');
  });

  it('says beside a school that closes that it does', () => {
    const closing = compare('schools=Cox College&schools=Emory University&credential=BSN');
    expect(elements(closing, 'li').map(textOf)).toContainEqual(
      expect.stringMatching(/^Cox College, Springfield, Missouri ?School clos/),
    );
  });

  it('is passed on by e-mail and text, and is a file', () => {
    const links = attributes(shared, 'href').map((href) => href.replaceAll('&amp;', '&'));
    expect(links).toContain(`/api/agent/v1/programs.csv?schools=${EMORY}&schools=${COLUMBUS}&credential=BSN`);
    expect(links.some((href) => href.startsWith('mailto:'))).toBe(true);
    expect(links.some((href) => href.startsWith('sms:'))).toBe(true);
  });

  it('leads to all figures, to less and to other program types', () => {
    const links = attributes(markup, 'href');
    expect(links).toContain(`/programs/${EMORY}/bsn`);
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
