import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecords } from '../lib/data/csv';
import { EDITIONS, editionsFile } from '../lib/data/editions';
import type { ImportPlan } from '../lib/data/import/plan';
import { tables } from '../lib/data/registry';
import {
  boardCorpus,
  boardFile,
  boardProblems,
  planBoardFile,
  tableRow,
} from '../tests/support/board-tables';

const fixture = (name: string) => readFileSync(path.resolve('tests/fixtures/import', name));
const tableOf = ({ written }: ImportPlan) => readRecords(written.get(tables.pass_rates.file) ?? '');
const holding = (...rows: Parameters<typeof tableRow>[0][]) =>
  boardCorpus({ pass_rates: rows.map((row) => tableRow(row)) });

const STARK = { institution_name: 'Kent State University at Stark', unitid: '100002' };

describe('a file of a board', () => {
  it('adds rows, matched to their institution, as read on the page of the board', async () => {
    const plan = await planBoardFile(fixture('ohio-2024.csv'));
    expect(plan.problems).toEqual([]);
    expect(tableOf(plan)).toHaveLength(2);
    expect(tableOf(plan)[0]).toMatchObject({
      state_code: 'OH',
      unitid: '100003',
      period_start: '2024-01',
      period_end: '2024-12',
      verification: 'board',
      obtained_from: 'https://nursing.ohio.gov/passrates/2024',
    });
    expect(plan.report).toContain('Institutions without a certain IPEDS unit');
  });

  it('changes no other row of the table, and puts new ones after those of their state', async () => {
    const utah = tableRow({ state_slug: 'utah', state_code: 'UT', verification: 'quoted' });
    const corpus = boardCorpus({ pass_rates: [tableRow(STARK), { ...utah, unitid: '' }] });
    const states = tableOf(await planBoardFile(boardFile({}), { corpus }));
    expect(states.map(({ state_slug, unitid }) => [state_slug, unitid])).toEqual([
      ['ohio', '100002'],
      ['ohio', '100001'],
      ['utah', ''],
    ]);
  });

  it('writes down the edition and the file, beside those read before', async () => {
    const plan = await planBoardFile(
      boardFile({}, { period_label: '2019', source_url: 'https://nursing.ohio.gov/2019' }),
    );
    const { pass_rates: edition } = editionsFile.parse(JSON.parse(plan.written.get(EDITIONS) ?? ''));
    expect(edition?.edition).toBe('years that end in 2019 to 2024, by row');
    expect(edition?.files.map(({ edition: year, ...record }) => [year, record])).toEqual([
      [
        '2024',
        {
          publisher: 'Ohio Board of Nursing',
          address: 'https://nursing.ohio.gov/2024',
          file: 'board.csv',
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          read_on: '2026-11-29',
        },
      ],
      ['2019', expect.objectContaining({ address: 'https://nursing.ohio.gov/2019' })],
    ]);
  });

  it('lets a board replace a copy, under the same or another program name', async () => {
    const corpus = holding(
      { verification: 'transcribed', candidates: '61' },
      {
        verification: 'transcribed',
        program_name: 'Kent State nursing',
        period_label: '2023',
        period_start: '2023-01',
        period_end: '2023-12',
      },
    );
    const plan = await planBoardFile(boardFile({}, { period_label: '2023' }), { corpus });
    expect(plan.problems).toEqual([]);
    expect(plan.report).toContain('Taking the place of a copy or a quotation, 2 rows');
    expect(tableOf(plan).map(({ verification, program_name }) => [verification, program_name])).toEqual([
      ['board', 'BSN'],
      ['board', 'BSN'],
    ]);
  });

  it('says what the table has already and has nothing to write', async () => {
    const plan = await planBoardFile(boardFile({}), { corpus: holding({}) });
    expect(plan.problems).toEqual([]);
    expect(plan.report).toContain('In the table already, 1 row');
    expect(plan.written.size).toBe(0);
  });

  it('refuses a row that contradicts one that was read on the page of the board', async () => {
    const file = boardFile({ candidates: '71', passed: '57' });
    expect(await boardProblems(file, { corpus: holding({ pass_rate_percent: '93.3' }) })).toEqual([
      expect.stringMatching(/^line 2: Contradicts .*60 candidates, 56 passed, 93.3 percent \(2024\)/),
    ]);
  });

  it('refuses a row that the table may have from elsewhere under another name', async () => {
    const corpus = holding({ program_name: 'one', source_url: 'https://nursing.ohio.gov/a' });
    const twice = boardFile(
      { program_name: 'two' },
      { program_name: 'three', candidates: '30', passed: '28' },
    );
    expect(await boardProblems(twice, { corpus })).toEqual([
      'line 2: May be what the table has as one: use its institution and program name to replace it',
      'line 3: May be what the table has as one: use its institution and program name to replace it',
    ]);
  });

  it('takes two programs of one institution in one table for two', async () => {
    const plan = await planBoardFile(boardFile({ program_name: 'Stark' }), {
      corpus: holding({ program_name: 'Kent' }),
    });
    expect(tableOf(plan)).toHaveLength(2);
  });

  it('accepts a rate that was cut, and says so', async () => {
    const plan = await planBoardFile(
      boardFile({ candidates: '12', passed: '11', pass_rate_percent: '91.6' }),
    );
    expect(plan.problems).toEqual([]);
    expect(plan.report).toContain('Rates that are cut and not rounded');
  });

  it('refuses programs from whose state total a small cohort could be worked out', async () => {
    const total = {
      state_slug: 'ohio',
      exam: 'NCLEX-RN',
      candidate_group: 'first-time',
      period_label: 'Jan 2024-Dec 2024',
      period_kind: 'full-year',
      candidates: '104',
      passed: '99',
    };
    const corpus = boardCorpus({ nclex_national: [total] });
    const file = (kent: { candidates: string }) =>
      boardFile(kent, { institution_name: STARK.institution_name, candidates: '30', passed: '30' });
    const reasons = await boardProblems(file({ candidates: '70' }), { corpus });
    expect(reasons).not.toEqual([]);
    expect(reasons.join()).toContain(
      'less its programs leaves a cohort under 10, which must not be recoverable',
    );
    expect(reasons.join()).not.toContain(' 4');
    expect(await boardProblems(file({ candidates: '60' }), { corpus })).toEqual([]);
  });

  it('warns of the same counts in two years, which may be copied, and takes them', async () => {
    const rows = [{}, { period_label: '2023' }, { period_label: '2022', candidates: '59', passed: '55' }];
    const plan = await planBoardFile(boardFile(...rows));
    expect(plan.warnings).toEqual([
      'line 2 (Kent State University at Kent, BSN, BSN, 2024) and line 3 (Kent State University at Kent, BSN, BSN, 2023) have the same candidates and rate: is it copied?',
    ]);
    expect(tableOf(plan)).toHaveLength(3);
  });

  it('leaves characters out that no reader sees, and says so', async () => {
    const plan = await planBoardFile(
      boardFile({ institution_name: 'Kent\u00A0State Univer\u00ADsity at Kent\u200B' }),
    );
    expect(plan.problems).toEqual([]);
    expect(plan.warnings).toEqual([
      expect.stringContaining('board.csv, lines 2: characters that no reader sees'),
    ]);
    expect(tableOf(plan)[0]).toMatchObject({
      institution_name: 'Kent State University at Kent',
      unitid: '100001',
    });
  });

  it('names the lines of rows that follow a cell of several lines', async () => {
    const text = boardFile({ program_name: 'a name\r\non two lines' }, { candidates: 'many' });
    expect(await boardProblems(text)).toEqual([
      'line 2: program_name: a line break within the cell; write it on one line',
      'line 4: candidates: expected a whole number',
    ]);
  });
});
