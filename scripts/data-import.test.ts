import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type Corpus, readContentTable, readCorpus } from '../lib/data/check/corpus';
import { contentText } from '../lib/data/content';
import { type CsvRecord, readRecords, writeRecords } from '../lib/data/csv';
import { incomingColumns } from '../lib/data/import/boards/incoming';
import { planImport } from '../lib/data/import/boards/plan';
import { type TableName, tables } from '../lib/data/registry';
import { loadContent } from './data-files';

vi.setConfig({ testTimeout: 60_000 });

const files = loadContent();
const held = readCorpus(files);
const fixture = (name: string) => path.resolve('tests/fixtures/import', name);
const MONTH = '2026-11';

/** A file as a board's reader would write it; cells not named are those of a row that is right. */
function file(...rows: Readonly<Record<string, string>>[]): string {
  const good: CsvRecord = {
    state_slug: 'ohio',
    institution_name: 'Kent State University at Kent',
    program_name: 'BSN',
    exam: 'NCLEX-RN',
    program_type: 'BSN',
    period_label: '2024',
    period_kind: 'full-year',
    candidates: '60',
    passed: '56',
    pass_rate_percent: '93.3',
    source_name: 'Ohio Board of Nursing',
    source_url: 'https://nursing.ohio.gov/2024',
  };
  return writeRecords(
    incomingColumns,
    rows.map((cells) => incomingColumns.map((column) => cells[column] ?? good[column] ?? '')),
  );
}

const plan = (text: string, corpus: Corpus = held) => planImport(text, corpus, MONTH);
const reasons = (text: string, corpus?: Corpus) =>
  plan(text, corpus).problems.map(({ line, reason }) => `${line}: ${reason}`);

/** The tables with another text for one of them. */
function corpusWith(name: TableName, text: string): Corpus {
  return new Map([...held, [name, readContentTable({ name, table: tables[name] }, text)]]);
}

/** The tables with the rows of a file in them. @throws Error when it changes nothing. */
function holding(text: string): Corpus {
  const { table, problems } = plan(text);
  if (table === null) throw new Error(JSON.stringify(problems));
  return corpusWith('pass_rates', table);
}

const heldText = contentText(files, tables.pass_rates.file);

describe('planImport', () => {
  it('adds rows, matched to their institution, as read on the page of the board', () => {
    const { added, unmatched, table } = plan(readFileSync(fixture('ohio-2024.csv'), 'utf8'));
    expect(added[0]).toMatchObject({
      state_code: 'OH',
      unitid: '204796',
      period_start: '2024-01',
      period_end: '2024-12',
      verification: 'board',
      obtained_from: 'https://nursing.ohio.gov/passrates/2024',
    });
    expect(unmatched).toHaveLength(1);
    const states = readRecords(table ?? '').map(({ state_slug }) => state_slug);
    expect(states).toEqual(states.toSorted());
    expect(states).toHaveLength(readRecords(heldText).length + 2);
  });

  it('changes no other row of the table', () => {
    const before = heldText.split('\n');
    const lines = plan(file({})).table?.split('\n') ?? [];
    expect(before.filter((line) => !lines.includes(line))).toEqual([]);
    expect(lines).toHaveLength(before.length + 1);
  });

  it('lets a board replace a copy, under the same or another program name', () => {
    const { replaced, added, table } = plan(readFileSync(fixture('georgia-2025.csv'), 'utf8'));
    expect(added).toEqual([]);
    expect(replaced.map(({ before, after }) => [before['verification'], after['verification']])).toEqual([
      ['transcribed', 'board'],
      ['transcribed', 'board'],
    ]);
    expect(readRecords(table ?? '')).toHaveLength(readRecords(heldText).length);
  });

  it('says what the table has already and has nothing to write', () => {
    const again = plan(file({}), holding(file({})));
    expect(again.held).toHaveLength(1);
    expect(again.table).toBeNull();
    expect(again.problems).toEqual([]);
  });

  it('refuses a row that contradicts one that was read on the page of the board', () => {
    const corpus = holding(file({}));
    expect(reasons(file({ candidates: '61', passed: '57', pass_rate_percent: '' }), corpus)).toEqual([
      expect.stringMatching(/^2: Contradicts .*60 candidates, 56 passed, 93.3 percent \(2024\)/),
    ]);
  });

  it('refuses a row that the table may have from elsewhere under another name', () => {
    const corpus = holding(file({ program_name: 'one', source_url: 'https://nursing.ohio.gov/a' }));
    const twice = file({ program_name: 'two' }, { program_name: 'three', candidates: '30', passed: '28' });
    expect(reasons(twice, corpus)).toEqual([
      '2: May be what the table has as one: use its institution and program name to replace it',
      '3: May be what the table has as one: use its institution and program name to replace it',
    ]);
  });

  it('takes two programs of one institution in one table for two', () => {
    const corpus = holding(file({ program_name: 'Kent' }));
    expect(plan(file({ program_name: 'Stark' }), corpus).added).toHaveLength(1);
  });

  it('accepts a rate that was cut, and says so', () => {
    const { cut, problems } = plan(file({ candidates: '12', passed: '11', pass_rate_percent: '91.6' }));
    expect(problems).toEqual([]);
    expect(cut).toHaveLength(1);
  });

  it('refuses a small cohort without repeating it', () => {
    const [only, ...others] = reasons(file({ candidates: '7', passed: '7', pass_rate_percent: '100' }));
    expect(only).toBe('2: Fewer than 10 candidates: such a cohort is not published, leave the row out');
    expect(others).toEqual([]);
  });

  it('refuses parts of a year from which a small cohort could be worked out', () => {
    const year = { candidates: '41', passed: '40', pass_rate_percent: '' };
    const part = {
      candidates: '35',
      passed: '35',
      pass_rate_percent: '',
      period_label: '2024 Q1-Q3',
      period_kind: 'partial',
    };
    expect(reasons(file(year, part))).toEqual([expect.stringContaining('must not be recoverable')]);
  });

  it('refuses programs from whose state total a small cohort could be worked out', () => {
    // Oregon 2012: 1,268 candidates.
    const hosts = contentText(files, tables.publisher_hosts.file);
    const corpus = corpusWith('publisher_hosts', `${hosts}oregon,www.oregon.gov,Oregon Board of Nursing\n`);
    const row = {
      state_slug: 'oregon',
      institution_name: 'All but a few',
      period_label: '2012',
      candidates: '1264',
      passed: '1200',
      pass_rate_percent: '',
      source_url: 'https://oregon.gov/osbn',
    };
    expect(new Set(reasons(file(row), corpus))).toEqual(
      new Set([expect.stringContaining('must not be recoverable')]),
    );
    expect(plan(file({ ...row, candidates: '1250' }), corpus).added).toHaveLength(1);
  });

  it('names the lines of rows that follow a cell of several lines', () => {
    const text = file({ program_name: 'a name\non two lines' }, { candidates: 'many' });
    expect(reasons(text)).toEqual(['4: candidates: expected a whole number']);
  });

  it.each([
    ['', 'null: The file has no rows'],
    ['state_slug,unitid\nohio,1\n', '1: The header lacks institution_name'],
    ['"state_slug\nohio', 'null: Quote Not Closed'],
  ])('refuses the file %j', (text, reason) => {
    const [only, ...others] = reasons(text);
    expect(only).toContain(reason);
    expect(others).toEqual([]);
  });
});
