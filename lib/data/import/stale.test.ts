import { describe, expect, it } from 'vitest';
import type { Corpus } from '../check/corpus';
import type { CsvRecord } from '../csv';
import type { TableEditionRecord } from '../editions';
import { allTables, type TableName, tables } from '../registry';
import { type Renewal, staleWarnings } from './stale';

const edition = (name: string, years?: Record<string, string>): TableEditionRecord => ({
  edition: name,
  files: [],
  ...(years && { years }),
});

/** A corpus of a few made-up rows. */
const corpusOf = (rows: Partial<Record<TableName, readonly CsvRecord[]>>): Corpus =>
  new Map(
    allTables.flatMap(({ name, table }) => {
      const records = rows[name as TableName];
      return records ? [[name, { name, table, records, failures: [] }] as const] : [];
    }),
  );

const wages: Renewal = { table: 'wages', before: edition('May 2025'), after: edition('May 2026') };
const held = { wages: wages.before, wages_metro: wages.before, program_outcomes: edition('2026-06-10') };
const warningsOf = (rows: Partial<Record<TableName, readonly CsvRecord[]>>, ...renewals: Renewal[]) =>
  staleWarnings(corpusOf(rows), renewals, held);

describe('staleWarnings', () => {
  it('names the rows whose basis is the old edition', () => {
    const row = { specialty: 'CRNA', ratio_of: 'means', year: '2025', basis: 'OEWS May 2025 means 2 / 1' };
    const rows = [row, { ...row, specialty: 'CNS', basis: 'a survey of 2017' }];
    expect(warningsOf({ 'np-multipliers': rows }, wages)).toContain(
      '1 row of parameters/np-multipliers.csv rests on May 2025. For example CRNA, means, 2025: OEWS May 2025 means 2 / 1',
    );
  });

  it('says which columns of such rows are derived', () => {
    const row = { parameter: 'multiplier', subject: 'MSN', kind: 'measured', basis: '1.3 at May 2025 wages' };
    const [first] = warningsOf({ 'credential-multipliers': [row, row] }, wages);
    expect(first).toMatch(
      /^2 rows of parameters\/credential-multipliers\.csv rest on May 2025; value, low, and high follow by themselves, the words do not\./,
    );
  });

  it('leaves alone what is defined or assumed', () => {
    const row = { parameter: 'multiplier', subject: 'LPN', kind: 'defined', basis: '1 at May 2025 wages' };
    expect(warningsOf({ 'credential-multipliers': [row] }, wages).join()).not.toContain('multiplier, LPN');
  });

  it('counts constants that were fitted to the table, though they name no edition', () => {
    const row = { parameter: 'b_area', subject: 'BSN', value: '0.48', basis: 'elasticity' };
    const rows = ['fitted', 'measured', 'judged'].map((kind) => ({ ...row, kind }));
    expect(warningsOf({ 'outcomes-score': rows }, wages)).toContain(
      '2 constants of parameters/outcomes-score.csv were fitted to or measured in program_outcomes and wages as they were. For example b_area, BSN: 0.48',
    );
  });

  it('names figures that stay beside derived ones, and tables that follow by themselves', () => {
    const growth = { state_slug: 'us', soc: '29-1141', basis: 'an average' };
    expect(warningsOf({ wage_growth: [growth] }, wages)).toEqual([
      expect.stringMatching(
        /^data\/wage_growth\.csv: factor, .* follow by themselves; mean_may_2022, mean_may_2023, cpi_u_2022, .* stay$/,
      ),
      '2 tables follow by themselves: graduate_earnings_by_state and credential_multipliers_by_state',
    ]);
  });

  it('names what a renewed table is derived from and that does not change with it', () => {
    const outcomes: Renewal = {
      table: 'program_outcomes',
      before: edition('2026-06-10'),
      after: edition('2027-06-10'),
    };
    expect(warningsOf({}, outcomes)[0]).toMatch(
      /^data\/program_outcomes\.csv: its derived columns rest on wage_growth, .*, which do not change with it$/,
    );
  });

  it('knows an edition by its years, too, but not by a bare year', () => {
    const row = {
      parameter: 'rise',
      subject: '',
      kind: 'judged',
      basis: 'prices of 2024-25; directory of 2024',
    };
    const of = (newer: string, directory: string) => edition('one', { newer, directory });
    const renewal = (after: TableEditionRecord): Renewal => ({
      table: 'institutions',
      before: of('2024-25', '2024'),
      after,
    });
    const first = (after: TableEditionRecord) => warningsOf({ programs: [row] }, renewal(after))[0];
    expect(first(of('2025-26', '2025'))).toMatch(/rests on 2024-25\./);
    expect(first(of('2024-25', '2025'))).toBeUndefined();
  });

  it('has nothing to say where the edition stays', () => {
    const row = { specialty: 'CRNA', ratio_of: 'means', year: '2025', basis: 'May 2025' };
    const corrected = { ...wages, after: wages.before };
    expect(warningsOf({ 'np-multipliers': [row] }, corrected)).toEqual([]);
  });
});

describe('fittedTo', () => {
  it('names tables', () => {
    const named = allTables.flatMap(({ table }) => table.fittedTo ?? []);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !(name in tables))).toEqual([]);
  });
});
