import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { comparison } from '@/lib/programs/page/compare';
import { finderSource } from '@/lib/programs/page/source';
import { attributes, elements, tableRows, textOf } from '@/tests/support/markup';
import { ProgramCompare } from './program-compare';

const compare = (...ids: string[]) =>
  renderToStaticMarkup(
    <ProgramCompare
      view={comparison(new URLSearchParams(ids.map((id) => ['program', id])), finderSource().catalogue)}
    />,
  );

describe('a comparison', () => {
  const markup = compare('emory-university-139658:BSN', 'columbus-state-university-139366:BSN');

  it('says first what sets the programs apart', () => {
    expect(textOf(elements(markup, 'section')[0] ?? '')).toMatch(/^What sets them apart most: /);
  });

  it('has a row for each measure and a column for each program', () => {
    const rows = tableRows(markup);
    expect(rows.map(([label]) => label)).toEqual([
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
      'Accreditation',
      'Read with care',
      'Go on',
    ]);
    expect(rows.every((cells) => cells.length === 3)).toBe(true);
  });

  it('tells what is special about one of them in a row of its own', () => {
    const unlike = compare('emory-university-139658:BSN', 'emory-university-139658:MSN');
    expect(tableRows(unlike).map(([label]) => label)).toContain('Read with care');
  });

  it('leads to all figures, to less and to more', () => {
    const links = attributes(markup, 'href');
    expect(links).toContain('/programs/emory-university-139658#bsn');
    expect(links).toContain('/programs/compare?program=columbus-state-university-139366%3ABSN');
    expect(
      links.some((href) => href.startsWith('/programs?state=georgia&amp;credential=BSN&amp;program=')),
    ).toBe(true);
  });

  it('of nothing leads to the finder', () => {
    expect(textOf(compare())).toContain('Choose two programs or more');
    expect(compare()).not.toContain('<table');
  });
});
