import { describe, expect, it } from 'vitest';
import { boardCorpus, tableRow } from '@/tests/support/board-tables';
import { consistencyFailures } from '../consistency';
import { describeFailure } from '../failure';

const failures = (...rows: Parameters<typeof tableRow>[0][]) =>
  consistencyFailures(boardCorpus({ pass_rates: rows.map(tableRow) }), 'pass_rates').map(describeFailure);

const count = (candidates: number) => ({ candidates: `${candidates}`, passed: `${candidates}` });

describe('data:check on a table of pass rates', () => {
  it('finds nothing wrong with rows that the importer would take', () => {
    expect(failures({}, { program_name: 'ADN', program_type: 'ADN' })).toEqual([]);
  });

  it.each([
    [
      'a label of other months',
      { period_label: 'Jul 2023-Jun 2024' },
      'period_start: 2024-01 contradicts the label',
    ],
    ['a label that is a date', { period_label: 'Jun-24' }, 'period_label: "Jun-24" is a date'],
    ['a year of nine months', { period_end: '2024-09' }, 'period_end: a full year has 12 months, not 9'],
    [
      'a period that has not ended',
      { period_label: '2999', period_start: '2999-01', period_end: '2999-12' },
      'period_end: 2999-12 has not ended',
    ],
    [
      'an exam of other programs',
      { exam: 'NCLEX-PN' },
      'program_type: graduates of BSN programs do not take the NCLEX-PN',
    ],
    [
      'a page that is not the board’s',
      { source_url: 'https://www.kent.edu/' },
      'source_url: not on a host of a publisher of ohio',
    ],
    [
      'a rate of other counts',
      { pass_rate_percent: '94.3' },
      'pass_rate_percent: 94.3 is not 56 of 60 candidates',
    ],
  ])('finds %s', (_, cells, reason) => {
    expect(failures(cells)).toEqual([expect.stringContaining(`pass_rates, record 1, ${reason}`)]);
  });

  it('takes a quotation from any page', () => {
    expect(failures({ verification: 'quoted', source_url: 'https://www.kent.edu/' })).toEqual([]);
  });

  it('finds a program under two spellings', () => {
    expect(failures({}, { program_name: 'bsn' })).toEqual([
      'pass_rates, record 2, program_name: record 1 has the same program spelled otherwise, and a period that overlaps: use one spelling, and one row for the same people',
    ]);
  });

  it('finds years of a program that overlap', () => {
    const fiscal = { period_label: 'Jul 2023-Jun 2024', period_start: '2023-07', period_end: '2024-06' };
    expect(failures({}, fiscal)).toEqual([
      'pass_rates, record 2, program_name: record 1 has the same program in a period that overlaps (2024): leave one of the two out',
    ]);
  });

  it('finds rows that leave a small cohort, and does not name it', () => {
    const all = { program_type: '', program_name: 'All programs', ...count(61) };
    expect(failures(all, count(40), { program_type: 'ADN', program_name: 'ADN', ...count(15) })).toEqual([
      'pass_rates, record 1, candidates: record 1, less record 2 and record 3, leaves a cohort under 10, which must not be recoverable: leave one of these rows out',
    ]);
  });
});
