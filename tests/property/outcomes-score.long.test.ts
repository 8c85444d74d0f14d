import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Data, indexedData, loadData, type TableRows } from '@/lib/data/data';
import type { TableName } from '@/lib/data/registry';
import { programCatalogue } from '@/lib/programs/catalogue/catalogue';
import type { Catalogue } from '@/lib/programs/program';
import { type ScoreComponent, scoreComponents } from '@/lib/programs/score/components';
import { componentsOf, scoreRules } from '@/lib/programs/score/rules';
import { type Measured, type Score, scoreProgram, scoreScales } from '@/lib/programs/score/score';
import { programRow } from '@/tests/support/pass-rates';
import {
  awardRow,
  catalogueOf,
  constants,
  nationPercent,
  outcomeRow,
  programOf,
} from '@/tests/support/program-tables';

const rules = scoreRules(constants('outcomes-score'));

/** What sums of floating-point numbers may differ by. */
const ROUNDING = 1e-9;

/** Values as they occur, and beyond. */
const ranges: Readonly<Record<ScoreComponent, { readonly min: number; readonly max: number }>> = {
  nclex: { min: 40, max: 100 },
  earnings: { min: 0.3, max: 2 },
  completion: { min: 0, max: 100 },
  affordability: { min: 0.05, max: 6 },
  debt: { min: 0.01, max: 2 },
};
/** Whether less is better. */
const isCost = (id: ScoreComponent) => id === 'affordability' || id === 'debt';

const value = (id: ScoreComponent) => fc.double({ ...ranges[id], noNaN: true });
const component = fc.constantFrom(...scoreComponents);
const program: fc.Arbitrary<Measured> = fc
  .record(
    Object.fromEntries(scoreComponents.map((id) => [id, fc.option(value(id))])) as Record<
      ScoreComponent,
      fc.Arbitrary<number | null>
    >,
  )
  .map(
    (values) => ({ id: 'example', credential: 'BSN', values: new Map(Object.entries(values)) }) as Measured,
  );

/** Programs of which each measure has been taken somewhere. */
const population = fc
  .array(program, { minLength: 1, maxLength: 30 })
  .filter((programs) =>
    scoreComponents.every((id) => programs.some(({ values }) => values.get(id) !== null)),
  );

const withValue = (of: Measured, id: ScoreComponent, next: number | null): Measured => ({
  ...of,
  values: new Map([...of.values, [id, next]]),
});

/** The score of a program on a scale that it did not help to make. */
function scoreOn(programs: readonly Measured[], of: Measured): Score {
  const score = scoreProgram(of, scoreScales(programs, rules), rules);
  if (!score) throw new Error('Every measure applies to a BSN');
  return score;
}
const pointsOf = ({ parts }: Score, id: ScoreComponent) => parts.find((part) => part.id === id)?.points ?? 0;

describe('on a fixed scale', () => {
  it('a better value of any measure never lowers a score', () => {
    fc.assert(
      fc.property(
        population,
        program,
        component.chain((id) => fc.tuple(fc.constant(id), value(id), value(id))),
        (programs, of, [id, one, other]) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)];
          const [worse, better] = isCost(id) ? [more, less] : [less, more];
          const scored = (next: number) => scoreOn(programs, withValue(of, id, next)).total;
          expect(scored(better)).toBeGreaterThanOrEqual(scored(worse) - ROUNDING);
        },
      ),
    );
  });

  it('a gap filled with points at or above the 35th percentile never lowers a score or its evidence', () => {
    const order = ['thin', 'partial', 'full'];
    fc.assert(
      fc.property(
        population,
        program,
        component.chain((id) => fc.tuple(fc.constant(id), value(id))),
        (programs, of, [id, next]) => {
          const gap = scoreOn(programs, withValue(of, id, null));
          const filled = scoreOn(programs, withValue(of, id, next));
          expect(order.indexOf(filled.evidence)).toBeGreaterThanOrEqual(order.indexOf(gap.evidence));
          if (pointsOf(filled, id) < pointsOf(gap, id)) return;
          expect(filled.total).toBeGreaterThanOrEqual(gap.total - ROUNDING);
        },
      ),
    );
  });
});

describe('on the scale that it helps to make', () => {
  it('a gap of a measure with set anchors filled at or above the 35th percentile never lowers a score', () => {
    fc.assert(
      fc.property(
        population,
        program,
        fc
          .constantFrom<ScoreComponent>('nclex', 'affordability')
          .chain((id) => fc.tuple(fc.constant(id), value(id))),
        (programs, of, [id, next]) => {
          const gap = withValue(of, id, null);
          const filled = withValue(of, id, next);
          const before = scoreOn([gap, ...programs], gap);
          const after = scoreOn([filled, ...programs], filled);
          fc.pre(pointsOf(after, id) >= pointsOf(before, id));
          expect(after.total).toBeGreaterThanOrEqual(before.total - ROUNDING);
        },
      ),
    );
  });
});

describe('any score', () => {
  it('is 0 to 100, the sum of its parts, whose weights add up to 100', () => {
    fc.assert(
      fc.property(
        population,
        program,
        fc.subarray([...scoreComponents], { minLength: 1 }),
        (programs, of, applicable) => {
          const values = new Map([...of.values].filter(([id]) => applicable.includes(id)));
          const { total, parts } = scoreOn(programs, { ...of, values });
          expect(parts.map(({ id }) => id)).toEqual(scoreComponents.filter((id) => applicable.includes(id)));
          expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(total, 9);
          expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 9);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(100 + ROUNDING);
          for (const { points, weight } of parts) {
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(weight + ROUNDING);
          }
        },
      ),
    );
  });
});

describe('NCLEX results', () => {
  interface Year {
    readonly candidates: number;
    readonly passed: number;
  }
  /** Score of a BSN with these years, newest first. */
  function scoreOf(years: readonly Year[]): number {
    const results = years.map(({ candidates, passed }, index) =>
      programRow({
        program_type: 'BSN',
        verification: 'transcribed',
        period_label: String(2024 - index),
        candidates,
        passed,
        pass_rate_percent: null,
      }),
    );
    const rows = { awards: [awardRow()], outcomes: [outcomeRow()], results };
    return programOf(catalogueOf(rows), 'BSN').score ?? Number.NaN;
  }
  const year = fc
    .integer({ min: 10, max: 400 })
    .chain((candidates) =>
      fc.record({ candidates: fc.constant(candidates), passed: fc.integer({ min: 0, max: candidates }) }),
    );
  const years = fc.array(year, { minLength: 1, maxLength: 5 });

  it('of more candidates at the same rate never lower a score above the rate of the nation, nor raise it below', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 2, max: 20 }), (held, times) => {
        const counted = held.slice(0, rules.nclex.pooledYears);
        const sum = (of: keyof Year) => counted.reduce((total, one) => total + one[of], 0);
        const more = held.map(({ candidates, passed }) => ({
          candidates: times * candidates,
          passed: times * passed,
        }));
        const gain = scoreOf(more) - scoreOf(held);
        const isAbove = 100 * sum('passed') >= nationPercent * sum('candidates');
        expect(isAbove ? gain : -gain).toBeGreaterThanOrEqual(-ROUNDING);
      }),
    );
  });

  it('with one more who passed never lower a score', () => {
    fc.assert(
      fc.property(years, fc.nat({ max: 4 }), (held, index) => {
        const better = held.map((one, position) =>
          position === index % held.length
            ? { ...one, passed: Math.min(one.candidates, one.passed + 1) }
            : one,
        );
        expect(scoreOf(better)).toBeGreaterThanOrEqual(scoreOf(held) - ROUNDING);
      }),
    );
  });
});

describe('the catalogue in force', () => {
  const data = loadData();
  const catalogue = programCatalogue(data);
  const slugs = [...catalogue.institutions.keys()];

  it('is the same, in the same order, with any sponsor: only the label differs', () => {
    fc.assert(
      fc.property(fc.subarray(slugs), (paying) => {
        const sponsored = programCatalogue(data, new Set(paying));
        const unlabeled = sponsored.programs.map((one) => ({
          ...one,
          facts: { ...one.facts, sponsored: false },
        }));
        expect(differing(catalogue, { ...sponsored, programs: unlabeled })).toEqual([]);
        const labeled = sponsored.programs.filter(({ facts }) => facts.sponsored);
        expect(new Set(labeled.map(({ facts }) => facts.slug))).toEqual(
          new Set(paying.filter((slug) => catalogue.institutions.get(slug)?.programs.length)),
        );
      }),
      { numRuns: 3 },
    );
  }, 60_000);

  it('is the same, in the same order, whatever the order of the rows', () => {
    const orders = fc.integer({ min: 1, max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(orders, (seed) => {
        const shuffled = programCatalogue(shuffledTables(data, seed));
        expect(differing(catalogue, shuffled)).toEqual([]);
        expect([...shuffled.institutions.keys()]).toEqual(slugs);
      }),
      { numRuns: 3 },
    );
  }, 60_000);

  it('has scores whose published parts add up to them, with weights that add up to 100', () => {
    for (const { facts } of catalogue.programs) {
      if (facts.outcomes_score === null) continue;
      const { score_parts: parts, outcomes_score: score } = facts;
      // Each figure is rounded to a tenth.
      const slack = 0.05 * (parts.length + 1) + ROUNDING;
      expect(Math.abs(parts.reduce((sum, { points }) => sum + points, 0) - score)).toBeLessThan(slack);
      expect(Math.abs(parts.reduce((sum, { weight }) => sum + weight, 0) - 100)).toBeLessThan(slack);
      const applicable = componentsOf(rules, facts.credential).map(({ id }) => id);
      expect(applicable).toEqual(expect.arrayContaining(parts.map(({ id }) => id)));
    }
  });
});

/** The programs that are not the same in another catalogue, and in the same place of it. */
function differing(catalogue: Catalogue, other: Catalogue): readonly string[] {
  const lines = ({ programs }: Catalogue) =>
    programs.map((one) => JSON.stringify({ ...one, accreditors: [...one.accreditors].sort() }));
  const others = lines(other);
  return lines(catalogue).filter((line, index) => line !== others[index]);
}

/** The rows in another order, the same for the same seed. */
function shuffledTables(data: Data, seed: number): Data {
  let state = seed;
  // A linear congruential generator with the constants of Park and Miller.
  const next = () => {
    state = (state * 48_271) % (2 ** 31 - 1);
    return state;
  };
  const shuffled = <R>(rows: readonly R[]): R[] =>
    rows
      .map((row) => ({ row, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ row }) => row);
  return indexedData(
    data.version,
    <N extends TableName>(table: N) => shuffled<unknown>(data.rows(table)) as TableRows[N],
  );
}
