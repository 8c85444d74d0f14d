import { describe, expect, it } from 'vitest';
import { readRecords, writeRecords } from '@/lib/data/csv';
import { allTables } from '@/lib/data/registry';
import { largerContent } from './larger-content';

/** Tables of schools without rows, but for these. */
function contentWith(rows: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>) {
  return new Map(
    allTables.map(({ table: { file, row } }) => {
      const header = Object.keys(row.shape);
      const records = (rows[file] ?? []).map((cells) => header.map((column) => cells[column] ?? ''));
      return [file, writeRecords(header, records)];
    }),
  );
}

describe('content with more schools', () => {
  const content = contentWith({
    'data/institutions.csv': [
      { unitid: '100654', opeid: '00100200', name: 'Lima College', city: 'Lima' },
      { unitid: '500333', name: 'Akron College', city: 'Akron' },
    ],
    'data/nursing_awards.csv': [{ unitid: '500333', credential: 'BSN', completions_latest_year: '40' }],
    'data/closures.csv': [
      { unitid: '100654', name: 'Lima College', successor_unitid: '500333', successor: 'Akron College' },
    ],
    'data/accreditation.csv': [{ institution: 'Ohio Clinic', city: 'Troy', credential: 'ADN' }],
    'data/wages.csv': [{ state_slug: 'ohio', mean_annual: '80000' }],
  });
  const larger = largerContent(content, 3);
  const rowsOf = (file: string) => readRecords(larger.get(file) ?? '');

  it('has copies of each school in its city, with another name and a unit that no school has', () => {
    const rows = rowsOf('data/institutions.csv').map(({ unitid, name, city }) => [unitid, name, city]);
    expect(rows).toEqual([
      ['100654', 'Lima College', 'Lima'],
      ['500333', 'Akron College', 'Akron'],
      ['500334', 'Limax College', 'Lima'],
      ['500335', 'Akronx College', 'Akron'],
      ['500336', 'Limaxx College', 'Lima'],
      ['500337', 'Akronxx College', 'Akron'],
    ]);
  });

  it('gives each copy a number of its own for federal aid', () => {
    const numbers = rowsOf('data/institutions.csv').map(({ opeid }) => opeid);
    expect(numbers).toEqual(['00100200', '', '10100200', '', '20100200', '']);
  });

  it('gives each copy the results of its school', () => {
    expect(rowsOf('data/nursing_awards.csv').map(({ unitid }) => unitid)).toEqual([
      '500333',
      '500335',
      '500337',
    ]);
    expect(rowsOf('data/nursing_awards.csv').every((row) => row['completions_latest_year'] === '40')).toBe(
      true,
    );
  });

  it('leads from each copy to the copy of its successor', () => {
    expect(rowsOf('data/closures.csv').map((row) => [row['successor_unitid'], row['successor']])).toEqual([
      ['500333', 'Akron College'],
      ['500335', 'Akronx College'],
      ['500337', 'Akronxx College'],
    ]);
  });

  it('copies schools that only an agency lists, which have no unit', () => {
    expect(rowsOf('data/accreditation.csv').map((row) => [row['institution'], row['unitid']])).toEqual([
      ['Ohio Clinic', ''],
      ['Ohiox Clinic', ''],
      ['Ohioxx Clinic', ''],
    ]);
  });

  it('leaves what is not about schools as it is', () => {
    expect(larger.get('data/wages.csv')).toBe(content.get('data/wages.csv'));
  });
});
