import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findOccupation } from '@/lib/places/occupations';
import { occupationView } from '@/lib/places/page/occupation';
import { exampleData } from '@/tests/support/data';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { AreasPage } from './occupation-areas';
import { OccupationPage } from './occupation-page';

function view(slug: string) {
  const occupation = findOccupation(slug);
  if (!occupation) throw new Error(slug);
  return occupationView(occupation, exampleData());
}
const page = (slug: string, sortedBy?: string) =>
  renderToStaticMarkup(
    <OccupationPage view={view(slug)} {...(sortedBy === undefined ? {} : { sortedBy })} />,
  );
const practitioners = page('nurse-practitioners');

describe('the page of an occupation', () => {
  it('gives mean, median and hourly pay apart, each with the edition', () => {
    const [answer = ''] = elements(practitioners, 'section');
    expect(textOf(answer)).toMatch(
      /a year, mean.*\$137,000.*a year, median.*\$132,000.*an hour, mean.*\$66\.01/,
    );
    expect(textOf(answer)).toContain('May 2025');
  });

  it('says why an hourly wage is missing', () => {
    expect(textOf(page('nursing-instructors'))).toContain('BLS gives annual pay only for this occupation.');
  });

  it('labels every derived column, beside what BLS measured', () => {
    const specialties = practitioners.slice(practitioners.indexOf('id="specialties-table"'));
    const headers = elements(elements(specialties, 'thead')[0] ?? '', 'th').map(textOf);
    expect(headers.slice(1, 3).every((header) => header.endsWith('BLS mean)'))).toBe(true);
    expect(headers.slice(3).every((header) => header.endsWith('derived)'))).toBe(true);
    expect(textOf(practitioners)).toContain('These figures are derived, not measured');
  });

  it('says which states have no released wage', () => {
    const text = textOf(page('nurse-anesthetists'));
    expect(text).toContain('BLS did not release this estimate.');
    expect(text).toContain('BLS published no estimate for this occupation here.');
  });

  it('says that areas are not published here, and lists the rest elsewhere', () => {
    expect(textOf(page('nurse-midwives'))).toContain(
      'Wages of nurse midwives by metropolitan area are not published here',
    );
    expect(attributes(practitioners, 'href')).toContain('/salaries/nurse-practitioners/areas');
  });

  it('sorts the states by links to pages of their own', () => {
    expect(attributes(practitioners, 'href')).toContain(
      '/salaries/nurse-practitioners/sorted-by/mean#states-table',
    );
    const sorted = page('nurse-practitioners', 'mean');
    const table = sorted.slice(sorted.indexOf('id="states-table"'));
    expect(textOf(elements(elements(table, 'tbody')[0] ?? '', 'tr')[0] ?? '')).toMatch(/^California/);
  });

  it('has each id once, and a target for each link within the page', () => {
    const ids = attributes(practitioners, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const jumps = attributes(practitioners, 'href').filter((href) => href.startsWith('#'));
    expect(jumps.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  });
});

describe('the page of areas', () => {
  it('lists every area with known wages, with the state that it is filed under', () => {
    const markup = renderToStaticMarkup(<AreasPage view={view('nursing-instructors')} />);
    const areas = exampleData()
      .rows('wages_metro')
      .filter(({ soc }) => soc === '25-1072');
    expect(areas.length).toBeGreaterThan(0);
    expect(elements(elements(markup, 'tbody')[0] ?? '', 'tr')).toHaveLength(areas.length);
    expect(elements(markup, 'td')).toContain('Ohio');
    expect(attributes(markup, 'href')).toContain('/states');
  });
});
