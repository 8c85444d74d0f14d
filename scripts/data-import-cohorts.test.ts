import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recoverableRows, schoolsOf } from '../lib/data/check/recoverable';
import { boardCorpus, boardFile, boardProblems, tableRow } from '../tests/support/board-tables';

/** Groups of people that no row divides, by the rows that count them; "" is a group that no row counts alone. */
const groups = ['traditional', 'accelerated', 'other BSN', 'ADN', 'diploma', 'Stark'] as const;

/** Rows that a board may print of a school, and the groups that each one counts. */
const scopes = [
  {
    cells: {
      institution_name: 'Kent State University (all campuses)',
      unitid: '',
      program_type: '',
      program_name: 'Nursing',
    },
    groups: [0, 1, 2, 3, 4, 5],
  },
  { cells: { program_type: '', program_name: 'All programs' }, groups: [0, 1, 2, 3, 4] },
  { cells: { program_name: 'All tracks' }, groups: [0, 1, 2] },
  { cells: { program_name: 'BSN - Traditional' }, groups: [0] },
  { cells: { program_name: 'Accelerated BSN' }, groups: [1] },
  { cells: { program_type: 'ADN', program_name: 'ADN' }, groups: [3] },
  {
    cells: { institution_name: 'Kent State University at Stark', unitid: '100002', program_name: 'BSN' },
    groups: [5],
  },
] as const;

const QUARTERS = 8;
const RUNS = 400;

/** Periods, and the quarters from the first of 2023 that each one has. */
const periods = [
  { label: '2023', kind: 'full-year', start: '2023-01', end: '2023-12', quarters: [0, 1, 2, 3] },
  { label: '2024', kind: 'full-year', start: '2024-01', end: '2024-12', quarters: [4, 5, 6, 7] },
  { label: '2023 Q3-2024 Q2', kind: 'full-year', start: '2023-07', end: '2024-06', quarters: [2, 3, 4, 5] },
  { label: 'Q4 2023-Q3 2024', kind: 'full-year', start: '2023-10', end: '2024-09', quarters: [3, 4, 5, 6] },
  { label: '2023 Q1-Q2', kind: 'partial', start: '2023-01', end: '2023-06', quarters: [0, 1] },
  { label: 'July-December 2023', kind: 'partial', start: '2023-07', end: '2023-12', quarters: [2, 3] },
  { label: '2024 Q1', kind: 'partial', start: '2024-01', end: '2024-03', quarters: [4] },
  { label: 'Apr-Jun 2024', kind: 'partial', start: '2024-04', end: '2024-06', quarters: [5] },
] as const;

interface Printed {
  readonly cells: Readonly<Record<string, string>>;
  /** For each group and quarter whether the row counts it. */
  readonly counted: readonly number[];
  readonly candidates: number;
}

/** People of each group and quarter; most are few. */
const school = fc.array(fc.integer({ min: 0, max: 12 }), {
  minLength: groups.length * QUARTERS,
  maxLength: groups.length * QUARTERS,
});

/** Rows of one school that a board could publish: each has ten candidates or more. */
const printed = fc
  .tuple(
    school,
    fc.uniqueArray(fc.tuple(fc.nat(scopes.length - 1), fc.nat(periods.length - 1)), {
      minLength: 2,
      maxLength: 7,
      selector: ([scope, period]) => scope * periods.length + period,
    }),
  )
  .map(([people, chosen]) =>
    chosen.flatMap(([at, when]): Printed[] => {
      const [scope, period] = [scopes[at], periods[when]];
      if (scope === undefined || period === undefined) return [];
      const [ofGroups, ofQuarters]: readonly (readonly number[])[] = [scope.groups, period.quarters];
      const counted = people.map((_, cell) => {
        const isOfGroup = ofGroups?.includes(Math.floor(cell / QUARTERS));
        return isOfGroup && ofQuarters?.includes(cell % QUARTERS) ? 1 : 0;
      });
      const candidates = people.reduce((total, count, cell) => total + count * (counted[cell] ?? 0), 0);
      const { label: period_label, kind: period_kind, start: period_start, end: period_end } = period;
      const counts = { candidates: `${candidates}`, passed: `${candidates}` };
      const cells = { ...scope.cells, ...counts, period_label, period_kind, period_start, period_end };
      return candidates < 10 ? [] : [{ cells, counted, candidates }];
    }),
  );

/** Whether some rows added and others taken away are a count of one to nine people, by trying every choice. */
function canBeWorkedOut(rows: readonly Printed[]): boolean {
  return Array.from({ length: 3 ** rows.length }, (_, choice) =>
    rows.map((__, at) => (Math.floor(choice / 3 ** at) % 3) - 1),
  ).some((signs) => {
    const sum = (values: (row: Printed) => number) =>
      rows.reduce((total, row, at) => total + (signs[at] ?? 0) * values(row), 0);
    const left = sum(({ candidates }) => candidates);
    const cells = rows[0]?.counted.map((_, cell) => sum(({ counted }) => counted[cell] ?? 0)) ?? [];
    return left > 0 && left < 10 && cells.every((times) => times === 0 || times === 1);
  });
}

describe('cohorts under ten', () => {
  it('are found wherever adding and taking away rows gives one, and seldom where it does not', () => {
    const found = { rightly: 0, wrongly: 0 };
    fc.assert(
      fc.property(printed, (rows) => {
        const records = rows.map(({ cells }) => tableRow(cells));
        const isFound = recoverableRows(records, schoolsOf(boardCorpus())).length > 0;
        if (canBeWorkedOut(rows)) expect(isFound).toBe(true);
        if (isFound) found[canBeWorkedOut(rows) ? 'rightly' : 'wrongly'] += 1;
      }),
      { numRuns: RUNS },
    );
    expect(found.rightly).toBeGreaterThan(0);
    expect(found.wrongly).toBeLessThan(RUNS / 10);
  });

  it('cannot be worked out from a file that is accepted', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(printed, async (rows) => {
        fc.pre(rows.length > 0);
        const problems = await boardProblems(boardFile(...rows.map(({ cells }) => cells)));
        if (problems.length > 0) return;
        accepted += 1;
        expect(canBeWorkedOut(rows)).toBe(false);
      }),
      { numRuns: 150 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});
