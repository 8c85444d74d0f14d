import { rollups } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { programCatalogue } from '@/lib/programs/catalogue/catalogue';
import { finderIndex } from '@/lib/programs/finder/finder';
import { finderParameters, mostResults } from '@/lib/programs/finder/parameters';
import type { Program } from '@/lib/programs/program';
import { type ProgramFacts, programSchema } from '@/lib/programs/result';
import { programTables } from '@/lib/site/program-tables';
import { expectGolden, goldenLine } from './corpus';

const tables = programTables();
const catalogue = programCatalogue(tables);
const finder = finderIndex(catalogue);

/** A ranking from a page on; the whole of it where none is named. */
function ranking(state: string, credential: string, cursor = ''): readonly ProgramFacts[] {
  const query = new URLSearchParams({ state, credential, limit: String(mostResults.json), cursor });
  const parsed = parseQuery(finderParameters, query);
  const found = parsed.ok ? finder.find(parsed.inputs) : parsed;
  if (!found.ok) throw new Error(found.problem.message);
  const { results, next_cursor: next } = found.answer;
  return next === null ? results : [...results, ...ranking(state, credential, next)];
}

/** What a teacher of nursing in that state can nod at. */
const figures = (facts: ProgramFacts) => ({
  institution: `${facts.institution}, ${facts.city}`,
  outcomes_score: facts.outcomes_score,
  evidence: facts.evidence,
  parts: Object.fromEntries(
    facts.score_parts.map(({ id, value, weight, points }) => [
      id,
      `${points} of ${weight}: ${value ?? 'missing'}`,
    ]),
  ),
  completions: facts.completions?.count ?? null,
  accreditation: facts.accreditation.map(({ agency, status }) => `${agency}: ${status}`).join(', '),
});

describe('programs', () => {
  // Two with NCLEX results for each kind of program that has them, and the largest states without.
  it.each([
    ['georgia', 'BSN'],
    ['georgia', 'ADN'],
    ['tennessee', 'LPN'],
    ['california', 'ADN'],
    ['ohio', 'BSN'],
    ['new-york', 'BSN'],
  ])(
    'of %s leading to the %s are ranked as reviewed: the first ten and the last three',
    (state, credential) => {
      const all = ranking(state, credential);
      const ends = all
        .map((facts, index) => ({ rank: index + 1, facts }))
        .filter(({ rank }) => rank <= 10 || rank > all.length - 3);
      const lines = ends.map(({ rank, facts }) => goldenLine(`${rank} of ${all.length}`, figures(facts)));
      expectGolden(`programs-${state}-${credential.toLowerCase()}`, lines, 1);
    },
  );
});

const kinds = (programs: readonly Program[], kind: (program: Program) => string | null) =>
  Object.fromEntries(
    rollups(
      programs,
      (some) => some.length,
      (program) => kind(program) ?? 'none',
    ).sort(([a], [b]) => a.localeCompare(b)),
  );

describe('the catalogue', () => {
  it('holds as much as was reviewed', () => {
    const byCredential = rollups(
      catalogue.programs,
      (programs) => ({
        programs: programs.length,
        evidence: kinds(programs, ({ facts }) => facts.evidence),
        tracks: kinds(programs, ({ facts }) => facts.track),
        with_earnings: programs.filter(({ facts }) => facts.graduate_earnings !== null).length,
        with_debt: programs.filter(({ facts }) => facts.median_debt !== null).length,
        with_tuition: kinds(programs, ({ facts }) => facts.tuition?.year ?? null),
        with_pass_rate: programs.filter(({ facts }) => facts.pass_rate !== null).length,
        with_nclex_in_score: programs.filter(({ facts }) =>
          facts.score_parts.some(({ id, value }) => id === 'nclex' && value !== null),
        ).length,
        on_a_list: programs.filter(({ accreditors }) => accreditors.size > 0).length,
        where_state_approval_is_the_rule: programs.filter((one) => one.stateApprovalIsTheRule).length,
        caveats: Object.fromEntries(
          [...catalogue.caveats.keys()].map((id) => [
            id,
            programs.filter(({ facts }) => facts.caveats.includes(id)).length,
          ]),
        ),
      }),
      ({ credential }) => credential,
    ).sort(([a], [b]) => a.localeCompare(b));
    expectGolden(
      'programs-counts',
      byCredential.map(([credential, counts]) => goldenLine(credential, counts)),
      1,
    );
  });

  it('is what the schema of the answers says', () => {
    const problems = catalogue.programs.flatMap(({ id, facts }) => {
      const { error } = programSchema.safeParse(facts);
      return error ? [`${id}: ${error.message}`] : [];
    });
    expect(problems).toEqual([]);
  });

  it('has a reason exactly where it has no value', () => {
    const named = [
      'outcomes_score',
      'pass_rate',
      'graduate_earnings',
      'median_debt',
      'tuition',
      'completions',
    ] as const;
    const wrong = catalogue.programs.filter(
      ({ facts, accreditors }) =>
        named.some((name) => (facts[name] === null) !== (facts[`${name}_reason`] !== null)) ||
        (facts.graduation_rate_percent === null) !== (facts.graduation_rate_reason !== null) ||
        (accreditors.size === 0) !== (facts.accreditation_reason !== null) ||
        (facts.outcomes_score === null) !== (facts.evidence === null),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('names each school and program once', () => {
    const ids = catalogue.programs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const open = tables.institutions.filter(({ in_ipeds_2024 }) => in_ipeds_2024);
    expect(catalogue.institutions.size).toBeGreaterThan(tables.institutions.length);
    const units = [...catalogue.institutions.values()].flatMap(({ ipeds }) => ipeds?.unitid ?? []);
    expect(new Set(units).size).toBe(tables.institutions.length);
    expect(open.length).toBe(2642);
    for (const { slug, ipeds } of catalogue.institutions.values()) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      if (ipeds) expect(slug.endsWith(`-${ipeds.unitid}`)).toBe(true);
    }
  });
});
