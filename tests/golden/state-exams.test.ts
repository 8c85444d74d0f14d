import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import type { RatesSource } from '@/lib/pass-rates/page/rates-source';
import { stateExams } from '@/lib/pass-rates/page/state-exams';
import { passRates } from '@/lib/pass-rates/pass-rates';
import type { PassRateRow } from '@/lib/pass-rates/rate';
import { programRow } from '@/tests/support/pass-rates';

const of = (rows: readonly PassRateRow[]) => {
  const source: RatesSource = {
    held: passRates(rows, []),
    boards: loadData().rows('boards'),
    currentSince: 2021,
    schoolPath: () => undefined,
  };
  return stateExams('ohio', source);
};
const program = (program_name: string, passed: number, cells: Partial<PassRateRow> = {}) =>
  programRow({ program_name, candidates: 100, passed, pass_rate_percent: passed, ...cells });
const three = [program('A', 80), program('B', 90), program('C', 97)];

describe('the middle of a state', () => {
  it('is that of its ADN programs in the newest year', () => {
    const older = program('D', 10, { period_label: '2023' });
    const other = program('E', 10, { program_type: 'BSN' });
    expect(of([...three, older, other]).middle).toEqual({
      percent: 90,
      programs: 3,
      year: '2024',
      endYear: 2024,
      attempts: 'first-time',
    });
  });

  it.each([
    ['old results', { period_label: '2020' }],
    ['results that someone quotes', { verification: 'quoted' }],
    ['a source that names no first attempts', { source_name: 'A workbook (names no board)' }],
    ['parts of years', { period_label: '2024 Q1', period_kind: 'partial' }],
  ] as const)('is not known from %s', (_, cells) => {
    expect(of(three.map((row) => ({ ...row, ...cells }))).middle).toBeNull();
  });

  it('is not known from one program, nor from none', () => {
    expect(of(three.slice(0, 1)).middle).toBeNull();
    expect(of([]).middle).toBeNull();
  });
});

it('the board of a state is named, with its page where that is known', () => {
  expect(of([]).board).toMatchObject({
    name: 'Ohio’s board of nursing',
    page: { href: 'https://nursing.ohio.gov/', host: 'nursing.ohio.gov' },
  });
});
