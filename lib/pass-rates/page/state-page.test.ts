import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { groupRow, programRow } from '@/tests/support/pass-rates';
import { passRates } from '../pass-rates';
import type { GroupRateRow, PassRateRow } from '../rate';
import type { RatesSource } from './rates-source';
import { stateRatesView, tableCaption } from './state-page';

const source = (rows: readonly PassRateRow[], groups: readonly GroupRateRow[] = []): RatesSource => ({
  held: passRates(rows, groups),
  boards: loadData().rows('boards'),
  currentSince: 2021,
  schoolPath: (unitid) => (unitid === '100001' ? '/programs/example-100001' : undefined),
});
const view = (query: string, rows: readonly PassRateRow[], groups: readonly GroupRateRow[] = []) =>
  stateRatesView('ohio', new URLSearchParams(query), source(rows, groups));
const results = (query: string, rows: readonly PassRateRow[], groups: readonly GroupRateRow[] = []) => {
  const { results: of } = view(query, rows, groups);
  if (of === null) throw new Error('No results');
  return of;
};
const program = (
  program_name: string,
  candidates: number,
  passed: number,
  cells: Partial<PassRateRow> = {},
) =>
  programRow({
    institution_name: program_name,
    program_name,
    candidates,
    passed,
    pass_rate_percent: null,
    ...cells,
  });

const three = [program('B', 100, 90), program('A', 50, 40), program('C', 200, 198)];
const names = (query: string, rows: readonly PassRateRow[] = three) =>
  results(query, rows).rows.map(({ program_name, period }) => `${program_name} ${period.label}`);

describe('the table', () => {
  it('is sorted by name, rate, candidates or year', () => {
    const older = program('A', 50, 50, { period_label: '2023' });
    expect(names('')).toEqual(['A 2024', 'B 2024', 'C 2024']);
    expect(names('order=rate')).toEqual(['C 2024', 'B 2024', 'A 2024']);
    expect(names('order=candidates')).toEqual(['C 2024', 'B 2024', 'A 2024']);
    expect(names('order=year', [older, ...three])).toEqual(['A 2024', 'B 2024', 'C 2024', 'A 2023']);
  });

  it('never sorts a part of a year, or an unlike year, among years', () => {
    const part = program('P', 100, 100, { period_label: '2025 Q1', period_kind: 'partial' });
    const unlike = program('U', 100, 100, { period_label: 'Jul 2023-Jun 2024' });
    const sorted = results('order=rate', [part, unlike, ...three]);
    expect(sorted.rows.map(({ program_name }) => program_name)).toEqual(['C', 'B', 'A', 'U', 'P']);
    expect(sorted.unalike).toBe(true);
    expect(results('order=rate', three).unalike).toBe(false);
    for (const order of ['name', 'candidates', 'year']) {
      expect(results(`order=${order}`, [part, ...three]).rows.at(-1)?.program_name).toBe('P');
    }
  });

  it('is filtered by exam, year, kind and school', () => {
    const rows = [
      ...three,
      program('A', 30, 30, { period_label: '2023' }),
      program('PN', 30, 30, { exam: 'NCLEX-PN', program_type: 'LPN' }),
      program('No type', 30, 30, { program_type: null }),
    ];
    expect(names('exam=NCLEX-PN', rows)).toEqual(['PN 2024']);
    expect(names('year=2023', rows)).toEqual(['A 2023']);
    expect(names('year=newest&school=a', rows)).toEqual(['A 2024', 'No type 2024'].slice(0, 1));
    expect(names('type=not-told', rows)).toEqual(['No type 2024']);
    expect(names('year=all&school=A', rows)).toEqual(['A 2024', 'A 2023']);
  });

  it('has pages, and keeps what was chosen on each', () => {
    const many = Array.from({ length: 150 }, (_, index) => program(`P${1000 + index}`, 100, 90));
    const second = results('page=2&order=candidates', many);
    expect([second.page, second.pages, second.rows.length, second.total]).toEqual([2, 2, 20, 150]);
    expect(second.pageHref(1)).toBe('/nclex-pass-rates/ohio?order=candidates');
    expect(second.orderHref('rate')).toBe('/nclex-pass-rates/ohio?order=rate');
    expect(results('page=99', many).page).toBe(2);
  });

  it('says in its caption of when it is', () => {
    expect(tableCaption(results('year=2024', three), 'Ohio')).toBe(
      'NCLEX-RN by program in Ohio in 2024: 3 results',
    );
  });

  it('links the schools that are certain, and numbers its sources', () => {
    const of = results('', [...three, program('D', 20, 20, { unitid: null, source_name: 'Another' })]);
    expect(of.rows.map(of.schoolHref)).toEqual([...Array(3).fill('/programs/example-100001'), undefined]);
    expect(of.rows.map(of.sources.numberOf)).toEqual([1, 1, 1, 2]);
  });
});

describe('a choice that cannot be read', () => {
  it('is reported at its field, and everything is shown', () => {
    const of = results('year=1999&type=ABC', three);
    expect(of.choice.problems.map(({ fieldId }) => fieldId)).toEqual(['year', 'type']);
    expect(of.total).toBe(3);
  });
});

describe('the answer', () => {
  it('leads with the middle of the newest year, then tells the range with counts', () => {
    expect(results('', three).answer).toEqual({
      verdict: 'In 2024, the middle of 3 programs in Ohio had 90% pass the RN exam the first time',
      sentence: 'They range from 80% (40 of 50) to 99% (198 of 200).',
      middle: { percent: 90, programs: 3, year: '2024', endYear: 2024, attempts: 'first-time' },
    });
  });

  it('tells one result with everything that belongs to it', () => {
    expect(results('school=B', three).answer).toMatchObject({
      verdict: 'B: 90 of 100, likely 83% to 95%',
      sentence: 'That is the share who passed the RN exam the first time in 2024.',
    });
  });

  it('claims no first attempt that the source does not name', () => {
    const rows = three.map((row) => ({ ...row, source_name: 'A workbook (names no board)' }));
    expect(results('', rows).answer.verdict).toMatch(/had 90% pass the RN exam$/);
  });

  it('sets a part of a year apart', () => {
    const part = program('P', 100, 100, { period_label: '2025 Q1', period_kind: 'partial' });
    expect(results('', [part, ...three]).answer.sentence).toMatch(
      /\. Beside them: 1 result of a part of a year\.$/,
    );
  });

  it('names no middle of years that are not alike', () => {
    const unlike = program('U', 100, 100, { period_label: 'Jul 2023-Jun 2024' });
    expect(results('', [unlike, ...three]).answer).toEqual({
      verdict: '4 results of programs in Ohio on the RN exam',
      sentence: 'Their years are not alike, so we don’t compare them.',
      middle: null,
    });
  });

  it('says that nothing matches', () => {
    expect(results('school=nowhere', three).answer.verdict).toBe('We have no result in Ohio for this choice');
  });

  it('says whether its results are old, and whether anything was chosen', () => {
    const old = three.map((row) => ({ ...row, period_label: '2017' }));
    expect([results('', three).isOld, results('', old).isOld]).toEqual([false, true]);
    expect([results('', three).isChosen, results('school=B', three).isChosen]).toEqual([false, true]);
  });
});

describe('the drawing', () => {
  it('sets programs against the nation of the same kind of year only', () => {
    const nation = [groupRow()];
    expect(results('year=2024', three, nation).drawing?.finding).toBe(
      'Of 3 programs in 2024, 1 did better than all first-time takers in the US and 1 worse. For 1 the difference could be chance',
    );
    const fiscal = three.map((row) => ({ ...row, period_label: 'Jul 2023-Jun 2024' }));
    expect(results('year=2024', fiscal, nation).drawing?.reference).toBeNull();
  });

  it('shows a school that is searched for among the others of its year', () => {
    const drawn = results('year=2024&school=b', three).drawing?.rates;
    expect(drawn?.map(({ label, found }) => [label, found])).toEqual([
      ['C', false],
      ['B', true],
      ['A', false],
    ]);
  });

  it('has no part of a year in it', () => {
    const part = program('P', 100, 100, { period_label: '2024 Q1', period_kind: 'partial' });
    const drawn = results('', [part, ...three]).drawing?.rates.map(({ label }) => label);
    expect(drawn).toEqual(['C', 'B', 'A']);
  });

  it('names years where there is one program', () => {
    const rows = ['2022', '2024', '2023'].map((period_label) => program('A', 50, 45, { period_label }));
    expect(results('', rows).drawing?.rates.map(({ label }) => label)).toEqual(['2024', '2023', '2022']);
  });
});

describe('a state without results', () => {
  it('has none, and parts of years apart from years', () => {
    const groups = [
      groupRow({ state_slug: 'ohio' }),
      groupRow({ state_slug: 'ohio', period_label: '2025 Q1', period_kind: 'partial' }),
    ];
    const of = view('', [], groups);
    expect(of.results).toBeNull();
    expect(of.totals).toHaveLength(1);
    expect(of.partTotals.map(({ text }) => text)).toEqual([expect.stringContaining('part of a year')]);
  });
});
