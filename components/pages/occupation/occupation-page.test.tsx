import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findOccupation } from '@/lib/places/occupations';
import { occupationView } from '@/lib/places/page/occupation';
import { exampleData } from '@/tests/support/data';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { AreasPage } from './areas-page';
import { OccupationPage } from './occupation-page';

function view(slug: string, query = '') {
  const occupation = findOccupation(slug);
  if (!occupation) throw new Error(slug);
  return occupationView(occupation, exampleData(), new URLSearchParams(query));
}
const page = (slug: string, query = '', sortedBy?: string) =>
  renderToStaticMarkup(
    <OccupationPage view={view(slug, query)} {...(sortedBy === undefined ? {} : { sortedBy })} />,
  );
const practitioners = page('nurse-practitioners');
const ohio = page('registered-nurses', 'state=ohio');

describe('the page of an occupation', () => {
  it('begins with what half earn, then a quarter less and more, with jobs and edition', () => {
    const [answer = ''] = elements(practitioners, 'section');
    expect(textOf(answer)).toMatch(
      /^Half of nurse practitioners in the United States earn more than \$132,000.*The middle\$132,000[\d,]+ jobs.*Starting out, about\$118,000.*Top quarter, from\$157,000/,
    );
    expect(textOf(answer)).toContain('May 2025');
  });

  it('answers for a state, and says so in its form', () => {
    expect(textOf(elements(ohio, 'h2')[0] ?? '')).toMatch(/^Half of RNs in Ohio earn more than \$/);
    expect(ohio).toContain('<option value="ohio" selected="">Ohio</option>');
    expect(ohio).toContain('action="/salaries/registered-nurses#answer" method="get"');
  });

  it('leads to whether the degree pays off, to programs and to the state', () => {
    const next = ohio.slice(ohio.indexOf('id="next"'));
    expect(attributes(next, 'href').slice(0, 3)).toEqual([
      '/calculators/nursing-roi?state=ohio&amp;degree=ADN',
      '/programs?state=ohio&amp;credential=RN',
      '/states/ohio',
    ]);
  });

  it('has averages, by the hour too, in the table behind the chart, with why one is missing', () => {
    const table = ohio.slice(ohio.indexOf('id="jobs-table"'));
    const headers = elements(elements(table, 'thead')[0] ?? '', 'th').map(textOf);
    expect(headers).toEqual([
      'Job',
      'A quarter earn less ($ a year)',
      'The middle ($ a year)',
      'A quarter earn more ($ a year)',
      'A tenth earn less ($ a year)',
      'A tenth earn more ($ a year)',
      'Average ($ a year)',
      'Average ($ an hour)',
      'Jobs',
    ]);
    expect(textOf(page('nursing-instructors'))).toContain('BLS gives annual pay only for this occupation.');
  });

  it('labels every derived column, beside what BLS measured', () => {
    const specialties = practitioners.slice(practitioners.indexOf('id="specialties-table"'));
    const headers = elements(elements(specialties, 'thead')[0] ?? '', 'th').map(textOf);
    expect(headers.slice(1, 3).every((header) => header.endsWith('BLS average)'))).toBe(true);
    expect(headers.slice(3).every((header) => header.endsWith('derived)'))).toBe(true);
    expect(textOf(practitioners)).toContain(
      'Pay of five specialties in the United States: derived, not measured',
    );
    expect(textOf(practitioners)).toMatch(/, \d+% (?:under|over) what BLS measured\./);
  });

  it('says which states have no released wage', () => {
    const text = textOf(page('nurse-anesthetists'));
    expect(text).toContain('BLS did not release this estimate.');
    expect(text).toContain('BLS published no estimate for this occupation here.');
    expect(textOf(page('nurse-anesthetists', 'state=colorado'))).toMatch(
      /^We don’t know what nurse anesthetists in Colorado earn/,
    );
  });

  it('says that areas are not known, and lists the rest elsewhere', () => {
    expect(textOf(page('nurse-midwives', 'state=ohio'))).toContain(
      'We have no pay by area for nurse midwives in Ohio.',
    );
    expect(attributes(practitioners, 'href')).toContain('/salaries/nurse-practitioners/areas');
  });

  it('sorts the states by links to pages of their own, where the table is open', () => {
    expect(attributes(practitioners, 'href')).toContain(
      '/salaries/nurse-practitioners/sorted-by/mean#states-table',
    );
    const sorted = page('nurse-practitioners', '', 'mean');
    expect(sorted).toContain('<details class="disclosure" id="states" open="">');
    expect(practitioners).toContain('<details class="disclosure" id="states">');
    const table = sorted.slice(sorted.indexOf('id="states-table"'));
    expect(textOf(elements(elements(table, 'tbody')[0] ?? '', 'tr')[0] ?? '')).toMatch(/^California/);
  });

  it('says where no outlook is published', () => {
    expect(textOf(page('nursing-instructors'))).toContain('We have no outlook for nursing instructors.');
    expect(textOf(ohio)).toContain('BLS publishes this for the whole country, not for Ohio.');
  });

  it.each([practitioners, ohio])('has each id once, and a target for each link within the page', (markup) => {
    const ids = attributes(markup, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const jumps = attributes(markup, 'href').filter((href) => href.startsWith('#'));
    expect(jumps.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  });
});

describe('the page of areas', () => {
  it('lists every area with known wages, below the state that it is filed under', () => {
    const markup = renderToStaticMarkup(<AreasPage view={view('nursing-instructors')} />);
    const areas = exampleData()
      .rows('wages_metro')
      .filter(({ soc }) => soc === '25-1072');
    expect(areas.length).toBeGreaterThan(0);
    for (const { area_name } of areas) expect(textOf(markup)).toContain(area_name);
    const states = new Set(areas.map(({ state_slug }) => state_slug));
    expect(elements(markup, 'details').length).toBeGreaterThanOrEqual(states.size);
    expect(textOf(markup)).toMatch(/Ohio: \d+ areas?, the middle \$/);
    expect(attributes(markup, 'href')).toContain('/salaries/nursing-instructors?state=ohio');
  });
});
