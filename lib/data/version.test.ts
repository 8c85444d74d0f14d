import { expect, it } from 'vitest';
import { dataVersion, release, tableEditions } from './version';

it('names the release and a digest of the tables', () => {
  expect(dataVersion()).toMatch(/^\d{4}\.\d{1,2}\.\d{1,2}\+[0-9a-f]{8}$/);
  expect(dataVersion().startsWith(`${release}+`)).toBe(true);
});

it('gives the edition and the sources of each table', () => {
  expect(tableEditions()).toContainEqual({
    name: 'wages',
    title: 'Wages of nursing occupations by state',
    edition: 'May 2025',
    sources: [
      {
        title:
          'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics (OEWS), May 2025',
        url: 'https://download.bls.gov/pub/time.series/oe/oe.data.0.Current',
      },
    ],
  });
});
