import { rollups } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { programCatalogue } from '@/lib/programs/catalogue/catalogue';
import { finderIndex } from '@/lib/programs/finder/finder';
import { finderParameters, MAX_RESULTS } from '@/lib/programs/finder/parameters';
import type { Program } from '@/lib/programs/program';
import { type ProgramFacts, programSchema } from '@/lib/programs/program-schema';
import { scoreComponents } from '@/lib/programs/score/components';
import { expectTable } from './golden';

const institutionRows = loadData().rows('institutions');
const catalogue = programCatalogue(loadData());
const finder = finderIndex(catalogue);

/** A ranking from a page on; the whole of it where none is named. */
function ranking(state: string, credential: string, cursor = ''): readonly ProgramFacts[] {
  const query = new URLSearchParams({ state, credential, limit: String(MAX_RESULTS.json), cursor });
  const parsed = parseQuery(finderParameters, query);
  const found = parsed.ok ? finder.find(parsed.inputs) : parsed;
  if (!found.ok) throw new Error(found.problem.message);
  const { results, next_cursor: next } = found.answer;
  return next === null ? results : [...results, ...ranking(state, credential, next)];
}

/** What a teacher of nursing in that state can check. */
const figuresOf = (facts: ProgramFacts) => ({
  institution: `${facts.institution}, ${facts.city}`,
  group: facts.band_label,
  score: facts.outcomes_score,
  error: facts.standard_error,
  evidence: facts.evidence,
  ...Object.fromEntries(
    scoreComponents.map((component) => {
      const part = facts.score_parts.find(({ id }) => id === component);
      return [
        component,
        part ? `${part.points} of ${part.weight}: ${part.value ?? `missing, ${part.reason}`}` : null,
      ];
    }),
  ),
  status: facts.program_status,
  first_degree: facts.first_degree && `${facts.first_degree.value} (${facts.first_degree.confidence})`,
  kind: facts.msn_kind,
  completions: facts.completions?.count ?? null,
  accreditation: facts.accreditation.map(({ agency, status }) => `${agency}: ${status}`).join(', '),
});

// With NCLEX results and without, large and small states, and what was odd in version 1: closed schools first, BSNs for
// RNs only, upper-division schools, nurse anesthetists' pay.
const rankings = [
  ['alaska', 'ADN'],
  ['california', 'ADN'],
  ['california', 'BSN'],
  ['california', 'RN_TO_BSN'],
  ['florida', 'LPN'],
  ['florida', 'BSN'],
  ['georgia', 'ADN'],
  ['georgia', 'BSN'],
  ['illinois', 'ADN'],
  ['nebraska', 'BSN'],
  ['new-york', 'BSN'],
  ['ohio', 'ADN'],
  ['ohio', 'BSN'],
  ['ohio', 'RN_TO_BSN'],
  ['oregon', 'BSN'],
  ['pennsylvania', 'DNP'],
  ['tennessee', 'LPN'],
  ['texas', 'ADN'],
  ['texas', 'ABSN'],
  ['texas', 'MSN'],
  ['washington', 'BSN'],
] as const;

describe('lists as reviewed: the first twelve and the last three', () => {
  it.each(rankings)('%s %s', async (state, credential) => {
    const all = ranking(state, credential);
    const rows = all.map((facts, index) => ({ position: index + 1, of: all.length, ...figuresOf(facts) }));
    await expectTable(
      `programs/${state}-${credential.toLowerCase().replaceAll('_', '-')}.csv`,
      rows.filter(({ position }) => position <= 12 || position > all.length - 3),
    );
  });
});

/** Number of programs for each value. */
const tally = (name: string, programs: readonly Program[], kindOf: (program: Program) => string | null) =>
  rollups(
    programs,
    (some) => some.length,
    (program) => `${name}: ${kindOf(program) ?? 'none'}`,
  ).sort(([a], [b]) => a.localeCompare(b));

const countsOf = (programs: readonly Program[]): Map<string, number> => {
  const count = (holds: (program: Program) => boolean) => programs.filter(holds).length;
  return new Map([
    ['programs', programs.length],
    ...tally('evidence', programs, ({ facts }) => facts.evidence),
    ...tally('track', programs, ({ facts }) => facts.track),
    ...tally('status', programs, ({ facts }) => facts.program_status),
    ...tally('group', programs, ({ facts }) => facts.band_label),
    ['with a pay index', count(({ facts }) => facts.earnings.pay_index !== null)],
    ['with earnings', count(({ facts }) => facts.graduate_earnings !== null)],
    ['with debt', count(({ facts }) => facts.median_debt !== null)],
    ...tally('tuition of', programs, ({ facts }) => facts.tuition?.year ?? null),
    ['with a pass rate', count(({ facts }) => facts.pass_rate !== null)],
    [
      'with NCLEX in the score',
      count(({ facts }) => facts.score_parts.some(({ id, value }) => id === 'nclex' && value !== null)),
    ],
    ['on an accreditor’s list', count(({ accreditors }) => accreditors.size > 0)],
    ['where state approval is the rule', count((program) => program.stateApprovalIsTheRule)],
    ...[...catalogue.caveats.keys()].map(
      (id) => [`caveat: ${id}`, count(({ facts }) => facts.caveats.includes(id))] as const,
    ),
  ]);
};

describe('the catalogue', () => {
  it('has the reviewed number of programs of each kind', async () => {
    const byCredential = rollups(catalogue.programs, countsOf, ({ credential }) => credential).sort(
      ([a], [b]) => a.localeCompare(b),
    );
    const counted = new Set(byCredential.flatMap(([, counts]) => [...counts.keys()]));
    await expectTable(
      'programs-counts.csv',
      [...counted].map((what) => ({
        programs: what,
        ...Object.fromEntries(
          byCredential.map(([credential, counts]) => [credential, counts.get(what) ?? 0]),
        ),
      })),
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
    const named = ['outcomes_score', 'pass_rate', 'graduate_earnings', 'median_debt', 'completions'] as const;
    const wrong = catalogue.programs.filter(
      ({ facts, accreditors }) =>
        named.some((name) => (facts[name] === null) !== (facts[`${name}_reason`] !== null)) ||
        (facts.tuition?.total == null) !== (facts.tuition_reason !== null) ||
        facts.score_parts.some(({ value, reason }) => (value === null) !== (reason !== null)) ||
        (facts.earnings.pay_index === null) !== (facts.earnings.reason !== null) ||
        (facts.graduation_rate_percent === null) !== (facts.graduation_rate_reason !== null) ||
        (accreditors.size === 0) !== (facts.accreditation_reason !== null) ||
        (facts.outcomes_score === null) !== (facts.evidence === null),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('names each school and program once', () => {
    const ids = catalogue.programs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const open = institutionRows.filter(({ in_latest_ipeds }) => in_latest_ipeds);
    expect(catalogue.institutions.size).toBeGreaterThan(institutionRows.length);
    const units = [...catalogue.institutions.values()].flatMap(({ ipeds }) => ipeds?.unitid ?? []);
    expect(new Set(units).size).toBe(institutionRows.length);
    expect(open.length).toBe(2642);
    for (const { slug, ipeds } of catalogue.institutions.values()) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      if (ipeds) expect(slug.endsWith(`-${ipeds.unitid}`)).toBe(true);
    }
  });
});
