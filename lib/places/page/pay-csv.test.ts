import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { exampleRecords as records } from '@/tests/support/figures';
import { payCsv, payCsvPath } from './pay-csv';

const ofRns = (file: string) => records(file).filter(({ soc }) => soc === '29-1141');

it('has the nation, every state and every area, with edition and source, as the tables have them', () => {
  const rows: Record<string, string>[] = parse(payCsv('registered-nurses', exampleData()) ?? '', {
    columns: true,
  });
  expect(rows).toHaveLength(ofRns('data/wages.csv').length + ofRns('data/wages_metro.csv').length);
  const ohio = ofRns('data/wages.csv').find((row) => row['state_slug'] === 'ohio');
  expect(rows.find(({ place }) => place === 'Ohio')).toMatchObject({
    place_kind: 'state',
    place_code: 'OH',
    median_annual: ohio?.['median_annual'],
    edition: ohio?.['edition'],
    source_url: ohio?.['source_url'],
  });
  expect(rows.find(({ place_kind }) => place_kind === 'nation')?.['place']).toBe('the United States');
});

it('is of occupations with a page alone', () => {
  expect(payCsv('nothing', exampleData())).toBeUndefined();
  expect(payCsvPath({ slug: 'registered-nurses' })).toBe('/salaries/registered-nurses/pay.csv');
});
