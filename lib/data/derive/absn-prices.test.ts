import { describe, expect, it } from 'vitest';
import { constants, detailRow, institutionRow } from '@/tests/support/program-tables';
import type { AbsnPriceRow } from '../tables/absn-prices';
import type { ProgramDetailRow } from '../tables/program-details';
import { deriveAbsnPrices } from './absn-prices';

const derive = (details: readonly ProgramDetailRow[], collected: readonly AbsnPriceRow[] = []) =>
  deriveAbsnPrices({
    collected,
    programDetails: details,
    institutions: [institutionRow({ tuition_in_state: 5000, tuition_out_of_state: 20_000 })],
    rules: constants('derivations'),
  });
const only = (cells: Partial<ProgramDetailRow>) => derive([detailRow(cells)])[0];

describe('deriveAbsnPrices', () => {
  it('uses a printed total of residents', () => {
    const cells = { tuition_total_in_state: 50_000, tuition_total_out_of_state: 60_000, credits: 60 };
    expect(only({ ...cells, length_months: 12, tuition_year: '2026-27' })).toEqual({
      credential: 'ABSN',
      institution: 'Example College',
      state_code: 'OH',
      unitid: '100001',
      control: 'public',
      program_name: 'Accelerated BSN',
      length_months: 12,
      credits: 60,
      total_resident: 50_000,
      total_nonresident: 60_000,
      tuition_year: '2026-27',
      used: true,
      reason: null,
      resident_estimate: null,
      source_url: 'https://survey.example/',
    });
  });

  it('does not use what is no total, or one of nonresidents: a resident’s is estimated for words', () => {
    expect(only({})).toMatchObject({ used: false, reason: 'no whole-program total' });
    expect(only({ tuition_total_out_of_state: 60_002 })).toMatchObject({
      used: false,
      reason: 'nonresident total only',
      resident_estimate: 15_001,
    });
    expect(only({ tuition_total_out_of_state: 60_000, unitid: null })).toMatchObject({
      control: null,
      resident_estimate: null,
    });
  });

  it('does not use the price of a whole first degree, unless its year is printed', () => {
    const whole = { tuition_total_in_state: 50_000, credits: 121 };
    expect(only(whole)).toMatchObject({
      used: false,
      reason: "121 credits are a whole first bachelor's, and no year is printed",
    });
    expect(only({ ...whole, tuition_year: '2026' })?.used).toBe(true);
    expect(only({ ...whole, credits: 119 })?.used).toBe(true);
  });

  it('takes an MSN only where the table has it as an entry program, in the order of the details', () => {
    const msn = detailRow({ credential: 'MSN', institution: 'Entry College' });
    const details = [msn, detailRow({ credential: 'MSN' }), detailRow(), detailRow({ credential: 'BSN' })];
    expect(derive(details).map(({ credential }) => credential)).toEqual(['ABSN']);
    const [absn] = derive([detailRow({ institution: 'Entry College' })]);
    const entry = absn && { ...absn, credential: 'MSN_ENTRY' as const };
    expect(derive(details, entry ? [entry] : []).map(({ credential }) => credential)).toEqual([
      'MSN_ENTRY',
      'ABSN',
    ]);
  });
});
