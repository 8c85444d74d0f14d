import { describe, expect, it } from 'vitest';
import { nation, states } from '@/lib/places/states';
import { constants, growthRow, outcomeRow, wageRow } from '@/tests/support/program-tables';
import type { OutcomesCredential } from '../credentials';
import type { CsvRecord } from '../csv';
import type { ProgramOutcomeRow } from '../tables/outcomes';
import {
  deriveMultipliersByState,
  type MultiplierInputs,
  measuredMultipliers,
  multipliersOnNationalMean,
} from './credential-multipliers';
import { deriveNationalMultipliers } from './national-multipliers';

/** Nurse practitioners earn a fifth more than RNs, in Ohio a half more. */
const wages = [...states, nation].flatMap(({ slug }) => [
  wageRow(slug, '29-1141', 100_000),
  wageRow(slug, '29-2061', 50_000),
  wageRow(slug, '29-1171', slug === 'ohio' ? 150_000 : 120_000),
]);
const growth = [
  growthRow('us', '29-1141', 1, ['ADN', 'BSN', 'RN_TO_BSN']),
  growthRow('us', '29-2061', 1, ['LPN']),
  growthRow('us', '29-1171', 1, ['MSN', 'DOCTORAL', 'CERTIFICATE']),
];

let units = 0;
function program(credential: OutcomesCredential, median_earnings: number, state_code: string) {
  units += 1;
  const usable_for: ProgramOutcomeRow['usable_for'] = credential === 'BSN' ? ['BSN'] : [];
  return outcomeRow({ unitid: String(100_000 + units), credential, median_earnings, state_code, usable_for });
}

/** Of each advanced degree: half, once and twice the pay of nurse practitioners, and once more than 1.5 times. */
const advanced = (['MSN', 'DOCTORAL', 'CERTIFICATE'] as const).flatMap((credential) => [
  program(credential, 96_000, 'TX'),
  program(credential, 120_000, 'TX'),
  program(credential, 150_000, 'OH'),
  program(credential, 150_000, 'TX'),
  program(credential, 360_000, 'UT'),
]);
const inputs = (outcomes: readonly ProgramOutcomeRow[] = advanced): MultiplierInputs => ({
  outcomes,
  growth,
  wages,
  rules: constants('derivations'),
});

describe('multipliers by state', () => {
  const rows = deriveMultipliersByState(inputs());
  const row = (state: string, credential = 'MSN') =>
    rows.find((found) => found.state_slug === state && found.credential === credential);

  it('are of every state and advanced degree', () => {
    expect(rows).toHaveLength(states.length * 4);
    expect(row('ohio', 'RN_TO_MSN')).toEqual({ ...row('ohio'), credential: 'RN_TO_MSN' });
  });

  it("are what graduates earn relative to nurse practitioners × the state's pay of nurse practitioners", () => {
    // In logarithms the kept ratios 0.8, 1, 1 and 1.25 average to 1; the program at 3 times is set aside.
    expect(row('texas')).toMatchObject({ value: 1.2, np_to_rn_mean: 1.2, to_np_mean: 1, kind: 'measured' });
    expect(row('ohio')).toMatchObject({ value: 1.5, np_to_rn_mean: 1.5, to_np_mean: 1, as_of: '2026' });
  });

  it('range over the quartiles of all programs, those set aside among them', () => {
    expect(row('texas')).toMatchObject({ low: 1.2, high: 1.5 });
    expect([row('utah'), row('texas')].map((found) => found?.programs_set_aside)).toEqual([1, 0]);
  });

  it("do not move with a state's own programs", () => {
    const more = [...advanced, program('MSN', 100_000, 'CO'), program('MSN', 144_000, 'CO')];
    const moved = deriveMultipliersByState(inputs(more));
    const others = (found: typeof rows) => found.filter(({ state_slug }) => state_slug === 'texas');
    expect(moved.find(({ state_slug }) => state_slug === 'colorado')?.value).toBe(1.2);
    expect(others(moved).map(({ value }) => value)).toEqual(others(rows).map(({ value }) => value));
  });

  it('need programs and wages', () => {
    expect(() => deriveMultipliersByState(inputs([]))).toThrow('No programs');
    expect(() => deriveMultipliersByState({ ...inputs(), wages: wages.slice(3) })).toThrow('alabama');
  });
});

describe('national multipliers', () => {
  const outcomes = [
    ...advanced,
    ...[40_000, 45_000, 55_000].map((pay) => program('LPN', pay, 'TX')),
    ...[80_000, 93_456, 99_000].map((pay) => program('BSN', pay, 'TX')),
    program('ADN', 88_000, 'TX'),
  ];
  const record = (parameter: string, subject: string, kind: string, value = '9.99'): CsvRecord => ({
    parameter,
    subject,
    value,
    low: '9.99',
    high: '9.99',
    kind,
  });
  const own = 'credential_multiplier';
  const national = 'credential_multiplier_on_us_mean';
  const [msn, lpn, bsn, completion, phd, msnOfNation, bsnOfNation] = deriveNationalMultipliers(
    [
      record(own, 'MSN', 'measured'),
      record(own, 'LPN', 'defined', '1.00'),
      record(own, 'BSN', 'judged', '1.01'),
      record(own, 'RN_TO_BSN', 'judged', '1.01'),
      record(own, 'PHD', 'judged', '1.12'),
      record(national, 'MSN', 'measured'),
      record(national, 'BSN', 'judged'),
    ],
    inputs(outcomes),
  );

  it('are the median and quartiles over programs where they are measured', () => {
    expect(measuredMultipliers(inputs(outcomes))('MSN')).toEqual({ p25: 1.2, median: 1.5, p75: 1.5 });
    expect(msn).toMatchObject({ value: '1.50', low: '1.20', high: '1.50' });
  });

  it('keep a judged or defined value and its high end; the low end is the measured median', () => {
    expect(lpn).toMatchObject({ value: '1.00', low: '0.90', high: '9.99' });
    expect(bsn).toMatchObject({ value: '1.01', low: '0.93', high: '9.99' });
    expect(completion).toMatchObject({ value: '1.01', low: '0.93' });
    expect(phd).toEqual(record(own, 'PHD', 'judged', '1.12'));
  });

  it("on the nation's own mean follow the nation's nurse practitioners, or are those of a state", () => {
    expect(multipliersOnNationalMean(inputs(outcomes)).get('MSN')).toBe(1.2);
    expect(msnOfNation).toEqual({ ...record(national, 'MSN', 'measured'), value: '1.20' });
    expect(bsnOfNation).toEqual({ ...record(national, 'BSN', 'judged'), value: '1.01' });
  });
});
