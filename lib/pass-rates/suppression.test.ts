import { describe, expect, it } from 'vitest';
import { groupRate, programRate } from '@/tests/support/pass-rates';
import { publishableParts, publishableTotals } from './suppression';

describe('publishableTotals', () => {
  const program = (program_name: string, candidates: number, program_type: 'ADN' | 'BSN' = 'ADN') =>
    programRate({ program_name, program_type, candidates, passed: null, pass_rate_percent: 90 });
  const total = (candidates: number) => groupRate({ state_slug: 'ohio', candidates });

  it('withholds a total that leaves a small cohort when its programs are taken away', () => {
    expect(publishableTotals([total(104)], [program('a', 60), program('b', 40)])).toEqual([]);
  });

  it('withholds a total of one kind of program that leaves a small cohort', () => {
    expect(publishableTotals([total(65)], [program('a', 60), program('b', 400, 'BSN')])).toEqual([]);
  });

  it.each([100, 110])('publishes a total of %i beside programs of 100', (candidates) => {
    const totals = [total(candidates)];
    expect(publishableTotals(totals, [program('a', 60), program('b', 40)])).toEqual(totals);
  });

  it('takes away only programs of the same state, examination and period', () => {
    const totals = [total(104)];
    const others = [
      programRate({ state_slug: 'maine', candidates: 100 }),
      programRate({ exam: 'NCLEX-PN', candidates: 100 }),
      programRate({ period_label: '2023', candidates: 100 }),
    ];
    expect(publishableTotals(totals, others)).toEqual(totals);
  });

  it('knows the same months under another label', () => {
    const rate = programRate({
      period_label: 'calendar 2024',
      period_start: '2024-01',
      period_end: '2024-12',
      candidates: 100,
    });
    expect(publishableTotals([total(104)], [rate])).toEqual([]);
  });
});

describe('publishableParts', () => {
  const part = (period_label: string, candidates: number) =>
    programRate({ period_label, period_kind: 'partial', candidates, passed: null, pass_rate_percent: 90 });
  const year = programRate({ candidates: 41, passed: null, pass_rate_percent: 90 });

  it('withholds the parts of a year whose rest would be small', () => {
    expect(publishableParts([year, part('2024 Q1', 20), part('2024 Q2', 15)])).toEqual([year]);
  });

  it('withholds a part of a longer part whose rest would be small', () => {
    const half = part('2024 Q1-Q2', 25);
    expect(publishableParts([half, part('2024 Q1', 20)])).toEqual([half]);
  });

  it('keeps parts whose rest is large, and parts of another year or program', () => {
    const rates = [
      year,
      part('2024 Q1', 20),
      part('2025 Q1', 38),
      programRate({ program_name: 'Other', period_label: '2024 Q1', period_kind: 'partial', candidates: 38 }),
    ];
    expect(publishableParts(rates)).toEqual(rates);
  });
});
