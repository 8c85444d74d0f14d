import { describe, expect, it } from 'vitest';
import type { Release } from '../../lib/data/tables/release-calendar';
import { howToFetch, reportRefresh } from './report';

const release = (cells: Partial<Release>): Release => ({
  id: 'wages',
  importer: 'survey',
  publisher: 'Bureau of Examples',
  what: 'Wages of examples',
  tables: ['wages'],
  month: 4,
  years_after: 1,
  naming: 'By the month of the survey: wages29.zip',
  newest_edition: null,
  published: null,
  looked_up: '2030-04-15',
  basis: 'The last three came in April',
  source_url: 'https://example.org/files',
  ...cells,
});

const releases = [
  release({}),
  release({
    id: 'schools',
    what: 'Schools',
    tables: ['schools.fall', 'schools.aid'],
    naming: 'By fall',
  }),
  release({ id: 'loans', importer: null, tables: ['loans'], source_url: 'https://example.org/loans' }),
];

const current = {
  tables: {
    wages: { file: 'data/wages.csv', edition: 'May 2029' },
    schools: { file: 'data/schools.csv', edition: '2029-30' },
    loans: { file: 'parameters/loans.csv', edition: '2030-31' },
    aliases: { file: 'data/aliases.csv', edition: '2030-01' },
    growth: { file: 'data/growth.csv', edition: 'May 2029', derivedFrom: ['wages'] },
    weights: { file: 'parameters/weights.csv', edition: '2030-01' },
  },
  editions: { schools: { edition: '2029-30', years: { fall: '2029', aid: '2028-29' }, files: [] } },
};

describe('the report of a day', () => {
  it('has a line for each table and year, and counts those with something newer', () => {
    expect(reportRefresh(releases, current, '2031-01-01')).toEqual({
      text: `wages         has May 2029: up to date; May 2030 is expected in April 2031
schools.fall  has 2029: up to date; 2030 is expected in April 2031
schools.aid   has 2028-29: by the calendar 2029-30 should be out since April 2030 (not looked up)
loans         has 2030-31: up to date; 2031-32 is expected in April 2032

Read from pages without a calendar: aliases
1 line with something newer.`,
      newer: 1,
    });
  });

  it('says when nothing is newer', () => {
    const { text, newer } = reportRefresh(releases.slice(0, 1), current, '2030-05-01');
    expect(newer).toBe(0);
    expect(text).toMatch(/Nothing newer by the calendar\.$/);
  });
});

it('lists what each command reads, with each page once, and what is entered by hand', () => {
  expect(
    howToFetch(releases),
  ).toBe(`Files are fetched by hand: most publishers refuse downloads by programs. Then:

npm run data:import -- survey <file or folder…>
  Wages of examples. By the month of the survey: wages29.zip
  Schools. By fall
  https://example.org/files

loans: entered by hand
  Wages of examples. By the month of the survey: wages29.zip
  https://example.org/loans

docs/data.md says what to look at before --write. With --check: which tables have something newer.`);
});
