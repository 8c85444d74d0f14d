import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Data, dataFrom, indexedData, loadData, type TableRows } from '@/lib/data/data';
import type { TableName } from '@/lib/data/registry';
import { controls } from '@/lib/data/tables/shared';
import { parseQuery } from '@/lib/parameters/parse';
import { programCatalogue } from '@/lib/programs/catalogue/catalogue';
import { finderIndex } from '@/lib/programs/finder/finder';
import { finderParameters } from '@/lib/programs/finder/parameters';
import type { Catalogue } from '@/lib/programs/program';
import { isAboutTheSame } from '@/lib/programs/score/bands';
import { type ScoreComponent, scoreComponents, scoredCredentials } from '@/lib/programs/score/components';
import { componentsOf, scoreRules } from '@/lib/programs/score/rules';
import { type Measure, type Measured, type Score, scoreProgram } from '@/lib/programs/score/score';
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
  nclex: { min: 0.4, max: 1 },
  earnings: { min: -0.5, max: 0.5 },
  completion: { min: 0, max: 100 },
  affordability: { min: 0.05, max: 6 },
  debt: { min: 0.01, max: 2 },
};
/** Whether less is better. */
const isCost = (id: ScoreComponent) => id === 'affordability' || id === 'debt';

const value = (id: ScoreComponent): fc.Arbitrary<Measure> =>
  fc.record({
    value: fc.double({ ...ranges[id], noNaN: true }),
    standardError: fc.double({ min: 0, max: 0.2, noNaN: true }),
  });

/** A program of any type, with each measure that can apply to it or a gap. */
const program: fc.Arbitrary<Measured> = fc
  .record({
    credential: fc.constantFrom(...scoredCredentials),
    control: fc.constantFrom('all' as const, ...controls),
    graduatesAYear: fc.option(fc.nat({ max: 300 })),
    all: fc.record(
      Object.fromEntries(scoreComponents.map((id) => [id, fc.option(value(id))])) as Record<
        ScoreComponent,
        fc.Arbitrary<Measure | null>
      >,
    ),
  })
  .map(({ all, ...of }) => ({
    ...of,
    values: new Map(componentsOf(rules, of.credential).map(({ id }) => [id, all[id]])),
  }));

/** A program with one of its measures, and two values of it. */
const withMeasure = program.chain((of) =>
  fc
    .constantFrom(...of.values.keys())
    .chain((id) => fc.tuple(fc.constant(of), fc.constant(id), value(id), value(id))),
);

const withValue = (of: Measured, id: ScoreComponent, next: Measure | null): Measured => ({
  ...of,
  values: new Map([...of.values, [id, next]]),
});

function score(of: Measured): Score {
  const found = scoreProgram(of, rules);
  if (!found) throw new Error('A measure applies');
  return found;
}
const pointsOf = ({ parts }: Score, id: ScoreComponent) => parts.find((part) => part.id === id)?.points ?? 0;

describe('a score', () => {
  it('is never lower for a better value of any measure', () => {
    fc.assert(
      fc.property(withMeasure, ([of, id, one, other]) => {
        const [less, more] = one.value < other.value ? [one, other] : [other, one];
        const [worse, better] = isCost(id) ? [more, less] : [less, more];
        expect(score(withValue(of, id, better)).total).toBeGreaterThanOrEqual(
          score(withValue(of, id, worse)).total - ROUNDING,
        );
      }),
    );
  });

  it('is never lower for a gap filled with the points of its stand-in or more, and never higher for fewer', () => {
    const order = ['thin', 'partial', 'full'];
    fc.assert(
      fc.property(withMeasure, ([of, id, next]) => {
        const gap = score(withValue(of, id, null));
        const filled = score(withValue(of, id, next));
        expect(order.indexOf(filled.evidence)).toBeGreaterThanOrEqual(order.indexOf(gap.evidence));
        const gain = pointsOf(filled, id) - pointsOf(gap, id);
        expect((filled.total - gap.total) * Math.sign(gain)).toBeGreaterThanOrEqual(-ROUNDING);
      }),
    );
  });

  it('is 0 to 100, the sum of its parts, whose weights add up to 100', () => {
    fc.assert(
      fc.property(program, (of) => {
        const { total, parts, standardError } = score(of);
        expect(parts.map(({ id }) => id)).toEqual([...of.values.keys()]);
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(total, 9);
        expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 9);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(100 + ROUNDING);
        expect(standardError).toBeGreaterThanOrEqual(0);
        for (const { points, weight } of parts) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(weight + ROUNDING);
        }
      }),
    );
  });

  it('has a group within its range of groups, and none where evidence is thin', () => {
    fc.assert(
      fc.property(program, (of) => {
        const { placing, evidence } = score(of);
        expect(placing === null).toBe(evidence === 'thin');
        if (placing === null) return;
        expect(placing.range.best).toBeLessThanOrEqual(placing.band);
        expect(placing.range.worst).toBeGreaterThanOrEqual(placing.band);
      }),
    );
  });

  it('is about the same as another one either way round', () => {
    fc.assert(
      fc.property(program, program, (a, b) => {
        expect(isAboutTheSame(score(a), score(b))).toBe(isAboutTheSame(score(b), score(a)));
      }),
    );
  });
});

describe('an unknown price', () => {
  it('gives what stands in for it among schools of the same control, and no more', () => {
    fc.assert(
      fc.property(program, (of) => {
        fc.pre(of.values.has('affordability'));
        const { parts } = score(withValue(of, 'affordability', null));
        const part = parts.find(({ id }) => id === 'affordability');
        const rule = componentsOf(rules, of.credential).find(({ id }) => id === 'affordability');
        const share = rule?.standIns[of.control].share ?? Number.NaN;
        expect(part?.points).toBeCloseTo((part?.weight ?? 0) * share, 9);
      }),
    );
  });

  it('moves a for-profit ADN by the difference of the two points alone', () => {
    fc.assert(
      fc.property(program, value('affordability'), (any, price) => {
        const all = new Map(componentsOf(rules, 'ADN').map(({ id }) => [id, any.values.get(id) ?? null]));
        const of: Measured = { ...any, credential: 'ADN', control: 'private for-profit', values: all };
        const [without, usual] = [null, price].map((one) => score(withValue(of, 'affordability', one)));
        if (!without || !usual) throw new Error('Both are scored');
        const apart = pointsOf(without, 'affordability') - pointsOf(usual, 'affordability');
        expect(without.total - usual.total).toBeCloseTo(apart, 9);
        // In force: nothing at all, so that no unknown price beats a known one.
        expect(pointsOf(without, 'affordability')).toBe(0);
      }),
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
    return programOf(catalogueOf(rows), 'BSN').score?.total ?? Number.NaN;
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

  it('gives no group to a school in no list, a BSN for RNs only, or a program without graduates', () => {
    const unranked = new Set(data.rows('closures').flatMap(({ unitid, ranked }) => (ranked ? [] : [unitid])));
    const forRns = new Set(
      data.rows('first_degree_bsn').flatMap((row) => (row.first_degree === 'no' ? [row.unitid] : [])),
    );
    for (const { facts, credential } of catalogue.programs) {
      const unitid = catalogue.institutions.get(facts.slug)?.ipeds?.unitid ?? '';
      const award = data.awards(unitid).find((row) => row.credential === credential);
      expect(award?.status).not.toBe('ended');
      expect(credential === 'BSN' && forRns.has(unitid)).toBe(false);
      if (unranked.has(unitid) || award?.status === 'no graduates two years') {
        expect([facts.band, facts.outcomes_score]).toEqual([null, null]);
      }
      if (facts.evidence === 'thin') expect(facts.band_range).toBeNull();
    }
  });

  it('takes no points of pay from other graduates than the program’s own', () => {
    for (const { facts, credential } of catalogue.programs) {
      const pay = facts.score_parts.find(({ id }) => id === 'earnings');
      if (pay?.value == null) continue;
      const kind = facts.first_degree;
      if (credential === 'BSN' || credential === 'ABSN') {
        expect(kind?.value === 'no' || (kind?.value === 'mixed' && (kind.share ?? 0) < 0.6)).toBe(false);
      }
      if (credential === 'RN_TO_BSN') expect(['no', 'mixed']).toContain(kind?.value);
      expect(['anesthesia', 'entry']).not.toContain(facts.msn_kind);
      if (credential === 'LPN') {
        const unitid = catalogue.institutions.get(facts.slug)?.ipeds?.unitid;
        const rows = data
          .rows('program_outcomes')
          .filter((row) => row.unitid === unitid && row.credential === 'LPN');
        expect(rows.some((row) => row.earnings_usable)).toBe(true);
        expect(facts.aide_share_percent ?? 0).toBeLessThanOrEqual(20);
      }
    }
  });

  it('never scores a school higher for the same pay in a dearer area', { timeout: 60_000 }, () => {
    const dearer = dataFrom(
      {
        wages_metro: data.rows('wages_metro').map((row) => ({
          ...row,
          mean_annual: row.mean_annual && row.mean_annual * 1.1,
        })),
      },
      data,
    );
    const moved = new Map(programCatalogue(dearer).programs.map(({ id, score: of }) => [id, of]));
    let lower = 0;
    for (const { id, score: of } of catalogue.programs) {
      if (!of) continue;
      const there = moved.get(id)?.total ?? Number.NaN;
      expect(there).toBeLessThanOrEqual(of.total + ROUNDING);
      if (there < of.total - ROUNDING) lower += 1;
    }
    expect(lower).toBeGreaterThan(1000);
  });

  it('finds no program by a pass rate of other years than 2021 to 2025', () => {
    const parsed = parseQuery(
      finderParameters,
      new URLSearchParams('min_pass_rate=0&include_without_accreditation=true'),
    );
    if (!parsed.ok) throw new Error(parsed.problem.message);
    const found = finderIndex(catalogue).find({ ...parsed.inputs, limit: 10_000 });
    if (!found.ok) throw new Error(found.problem.message);
    expect(found.answer.total).toBeGreaterThan(50);
    for (const { pass_rate: rate } of found.answer.results) {
      expect(rate?.period_label).toMatch(/202[1-5]\D*$/);
    }
  });

  it('is the same, in the same places, whatever other names schools have', { timeout: 60_000 }, () => {
    const renamed = dataFrom(
      { name_aliases: data.rows('name_aliases').map((row, index) => ({ ...row, alias: `Name ${index}` })) },
      data,
    );
    expect(differing(catalogue, programCatalogue(renamed))).toEqual([]);
  });

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
