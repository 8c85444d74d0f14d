import { describe, expect, it } from 'vitest';
import { currentEdition, describeRefresh, isNewer, refreshOf } from './calendar';
import { loadData } from './data';
import { editions, editionsFile } from './editions';
import { tables } from './registry';
import type { Release } from './tables/release-calendar';

/** A survey of May that is released in the next spring, as the calendar would have it. */
const release: Release = {
  id: 'made-up',
  importer: 'survey',
  publisher: 'Bureau of Examples',
  what: 'Wages of examples',
  tables: ['wages'],
  month: 4,
  years_after: 1,
  naming: 'By the month of the survey',
  newest_edition: null,
  published: null,
  looked_up: '2030-06-15',
  basis: 'The last three came in April',
  source_url: 'https://example.org/files',
};

const on = (day: string, edition: string, other: Partial<Release> = {}) => {
  const row = { ...release, ...other };
  return describeRefresh(refreshOf(edition, row, day), row);
};

describe('an edition of a period', () => {
  it('is up to date until the month of the next release is over', () => {
    const next = 'up to date; May 2030 is expected in April 2031';
    expect(on('2030-06-15', 'May 2029')).toBe(next);
    expect(on('2031-04-30', 'May 2029')).toBe(next);
    expect(on('2031-05-01', 'May 2029')).toBe(
      'by the calendar May 2030 should be out since April 2031 (not looked up)',
    );
  });

  it('is followed by the newest that should be out, however long it was left', () => {
    expect(on('2034-12-31', 'May 2029')).toContain('May 2033 should be out since April 2034');
    expect(on('2034-03-31', 'May 2029')).toContain('May 2032 should be out since April 2033');
  });

  it('is followed in the lag and the month of its own release', () => {
    expect(on('2031-01-31', '2028', { month: 1, years_after: 2 })).toContain(
      '2029 is expected in January 2031',
    );
    expect(on('2031-02-01', '2028', { month: 1, years_after: 2 })).toContain('2029 should be out since');
    expect(on('2030-12-31', '2029', { month: 12 })).toContain('2030 is expected in December 2031');
    expect(on('2030-12-31', '2028', { month: 12 })).toContain('2029 is expected in December 2030');
  });

  it.each([
    ['2028-29', '2029-30'],
    ['2098-99', '2099-00'],
    ['2028-38', '2029-39'],
    ['award year 2028-29', '2029-30'],
    ['2028-29; charges also 2029-30 (provisional)', '2029-30'],
    ['years that end in 2003 to 2028, by row', '2029'],
  ])('is read from the words of the table: after %s comes %s', (edition, next) => {
    expect(refreshOf(edition, { ...release, years_after: 5 }, '2028-01-01').next?.edition).toBe(next);
  });

  it('is older than one that was seen, which the line names with its day', () => {
    const seen = { newest_edition: 'May 2030', published: '2031-04-20' };
    expect(on('2031-04-25', 'May 2029', seen)).toBe('May 2030 is known to exist (released 2031-04-20)');
    expect(on('2032-06-01', 'May 2029', seen)).toBe(
      'May 2030 is known to exist (released 2031-04-20); by the calendar May 2031 should be out since April 2032 (not looked up)',
    );
    expect(on('2031-04-25', 'May 2030', seen)).toBe('up to date; May 2031 is expected in April 2032');
    expect(on('2031-04-25', 'May 2031', seen)).toBe('up to date; May 2032 is expected in April 2033');
  });

  it('is late, and nothing to fetch, when someone looked after the month', () => {
    const looked = { ...release, looked_up: '2031-05-10' };
    const late = refreshOf('May 2029', looked, '2031-06-01');
    expect(describeRefresh(late, looked)).toBe(
      'May 2030 was expected in April 2031 and was not out when looked up on 2031-05-10',
    );
    expect(isNewer(late)).toBe(false);
    expect(isNewer(refreshOf('May 2029', { ...release, looked_up: '2031-04-30' }, '2031-06-01'))).toBe(true);
  });
});

describe('an edition of a day', () => {
  it('is looked at again a year later, or in the month of the release', () => {
    const list = { month: null, years_after: 0 };
    expect(on('2031-10-31', '2030-10-03', list)).toBe('up to date; one of 2031 is expected in October 2031');
    expect(on('2031-11-01', '2030-10-03', list)).toContain('one of 2031 should be out since October 2031');
    expect(on('2031-06-30', '2030-10-03', { month: 6, years_after: 0 })).toContain('expected in June 2031');
  });

  it('is older than one of a later day of the same year', () => {
    const seen = { month: 6, years_after: 0, newest_edition: '2030-10-01' };
    expect(on('2030-11-01', '2030-06-10', seen)).toBe('2030-10-01 is known to exist');
  });
});

it('a release without a month of its own is only looked up', () => {
  const refresh = refreshOf('2029', { ...release, month: null }, '2040-01-01');
  expect(isNewer(refresh)).toBe(false);
  expect(describeRefresh(refresh, release)).toBe(
    'no month of release: look at https://example.org/files, last done on 2030-06-15',
  );
});

it('refuses words that name no edition, and editions named in two ways', () => {
  expect(() => refreshOf('by row', release, '2030-01-01')).toThrow('"by row" names no edition');
  expect(() => refreshOf('2029', { ...release, newest_edition: '2030-04-20' }, '2030-01-01')).toThrow(
    'the calendar has 2030-04-20, the table 2029',
  );
});

describe('what a table has', () => {
  const some = { schools: { edition: '2029-30' } };
  const records = { schools: { edition: '2029-30', years: { fall: '2029' }, files: [] } };

  it('is its edition, or the year that is named', () => {
    expect(currentEdition('schools', some, records)).toBe('2029-30');
    expect(currentEdition('schools.fall', some, records)).toBe('2029');
  });

  it.each(['pupils', 'schools.spring', 'pupils.fall'])('is an error where there is no %s', (name) => {
    expect(() => currentEdition(name, some, records)).toThrow(name);
  });
});

describe('the release calendar', () => {
  const releases = loadData().rows('release_calendar');
  const records = editionsFile.parse(editions);

  it('names editions as the tables do', () => {
    for (const row of releases) {
      for (const name of row.tables) {
        expect(() => refreshOf(currentEdition(name, tables, records), row, '2026-11-28')).not.toThrow();
      }
    }
  });

  it('has every table that an importer can replace', () => {
    const timed = releases.flatMap((row) => row.tables.map((name) => name.split('.')[0]));
    expect(Object.keys(records).filter((name) => !timed.includes(name))).toEqual([]);
  });
});
