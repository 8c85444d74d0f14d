import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { stateSlugs } from '@/lib/places/states';
import { catalogueCredentials } from '@/lib/programs/credentials';
import { finderAnswerSchema } from '@/lib/programs/finder/answer';
import { type Finder, finderIndex } from '@/lib/programs/finder/finder';
import { type FinderInputs, finderParameters } from '@/lib/programs/finder/parameters';
import { type Sort, sortNames } from '@/lib/programs/finder/sort-names';
import type { Catalogue, Program } from '@/lib/programs/program';
import { type MadeUp, madeUpCatalogue, milesFromHere } from '../support/catalogue';

// Each property makes some hundred catalogues; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

const states = stateSlugs.slice(0, 4);
const credentials = catalogueCredentials.slice(0, 6);
const levels = ['thin', 'partial', 'full'] as const;
const controls = ['public', 'private nonprofit', 'private for-profit'] as const;
const deliveries = ['online', 'hybrid', 'on campus'] as const;
const accreditors = ['CCNE', 'ACEN', 'CNEA', 'state'] as const;
const words = ['Lima', 'Akron', 'Cleveland', 'State', 'Saint', 'Mary'];

const orUnknown = <T>(value: fc.Arbitrary<T>) => fc.option<T, null>(value, { nil: null });

/** A number or nothing; few different ones, so that there are ties. */
const number = (maximum: number) =>
  orUnknown(fc.integer({ min: 0, max: 6 }).map((step) => (step * maximum) / 6));

const madeUp: fc.Arbitrary<MadeUp> = fc.record({
  city: fc.constantFrom(...words),
  state: fc.constantFrom(...states),
  credential: fc.constantFrom(...credentials),
  control: orUnknown(fc.constantFrom(...controls)),
  delivery: orUnknown(fc.constantFrom(...deliveries)),
  listPlace: fc.constantFrom('ranked', 'ranked', 'ranked', 'without graduates', 'closed'),
  hasOwnPay: fc.boolean(),
  firstDegree: fc.constantFrom('yes', 'no'),
  graduatesAYear: fc.nat({ max: 900 }),
  score: number(100),
  evidence: fc.constantFrom(...levels),
  passRate: number(100),
  earnings: number(120_000),
  debt: number(60_000),
  tuition: number(90_000),
  netPrice: number(42_000),
  point: orUnknown(
    fc.record({
      latitude: fc.integer({ min: 36, max: 44 }),
      longitude: fc.integer({ min: -87, max: -79 }),
    }),
  ),
  accreditors: fc.subarray([...accreditors]),
  stateApprovalIsTheRule: fc.boolean(),
});

const catalogues = fc
  .array(fc.tuple(fc.subarray(words, { minLength: 1 }), madeUp), { maxLength: 120 })
  .map((all) => all.map(([name, one], index) => ({ institution: `${name.join(' ')} ${index}`, ...one })));

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });

const anySearches: fc.Arbitrary<FinderInputs> = fc.record({
  state: optional(fc.subarray([...states], { minLength: 1 })),
  credential: optional(fc.subarray([...credentials], { minLength: 1 })),
  near: optional(fc.constant('Here')),
  radius_miles: fc.constantFrom(1, 50, 500),
  schools: fc.constant(undefined),
  family_income: optional(fc.integer({ min: 0, max: 200_000 })),
  max_net_price: optional(fc.integer({ min: 0, max: 40_000 })),
  kind: fc.constant(undefined),
  query: optional(fc.constantFrom('Lima', 'Clevland', 'Saint Mary', 'Akro', 'nothing at all')),
  control: optional(fc.constantFrom(...controls)),
  delivery: optional(fc.constantFrom(...deliveries)),
  accreditor: optional(fc.constantFrom(...accreditors)),
  max_tuition: optional(fc.integer({ min: 0, max: 90_000 })),
  min_pass_rate: optional(fc.integer({ min: 0, max: 100 })),
  min_evidence: optional(fc.constantFrom(...levels)),
  include_without_accreditation: fc.boolean(),
  sort: fc.constantFrom(...(Object.keys(sortNames) as Sort[])),
  limit: fc.integer({ min: 1, max: 25 }),
  cursor: fc.constant(undefined),
});

/** Searches that are answered: a distance is from a place. */
const searches = anySearches.map(
  (inputs): FinderInputs =>
    inputs.sort === 'distance' && inputs.near === undefined ? { ...inputs, sort: 'outcomes' } : inputs,
);

function answer(finder: Finder, inputs: FinderInputs) {
  const found = finder.find(inputs);
  if (!found.ok) throw new Error(found.problem.message);
  return found.answer;
}

const idOf = ({ slug, credential }: { slug: string; credential: string }) => `${slug}:${credential}`;

/** Every page of a search, one after the other. */
function walk(finder: Finder, inputs: FinderInputs) {
  const all = [];
  let page = answer(finder, inputs);
  all.push(...page.results);
  while (page.next_cursor !== null) {
    page = answer(finder, { ...inputs, cursor: page.next_cursor });
    expect(page.results.length).toBeGreaterThan(0);
    all.push(...page.results);
  }
  return all;
}

const isOnAList = ({ accreditors: lists, stateApprovalIsTheRule }: Program) =>
  lists.size > 0 || stateApprovalIsTheRule;

/** Yes, no, or null where it is not known: each condition but that on the name, in words as plain as possible. */
const conditions: readonly ((program: Program, inputs: FinderInputs) => boolean | null)[] = [
  ({ facts }, { state }) => state === undefined || state.includes(facts.state),
  (program, { credential }) => credential === undefined || credential.includes(program.credential),
  ({ point }, { near, radius_miles: most }) =>
    near === undefined || (point && milesFromHere(point) <= (most ?? 0)),
  ({ facts }, { control }) => control === undefined || (facts.control && facts.control === control),
  ({ facts }, { delivery }) => delivery === undefined || (facts.delivery && facts.delivery === delivery),
  (program, { accreditor }) => accreditor === undefined || program.accreditors.has(accreditor),
  ({ facts }, { max_tuition: most }) =>
    most === undefined || (facts.tuition?.total != null ? facts.tuition.total <= most : null),
  (program, { max_net_price: most }) =>
    most === undefined || (program.facts.net_price ? program.facts.net_price.amount <= most : null),
  ({ facts }, { min_pass_rate: least }) =>
    least === undefined || (facts.pass_rate && facts.pass_rate.rate_percent >= least),
  ({ facts }, { min_evidence: least }) =>
    least === undefined || (facts.evidence && levels.indexOf(facts.evidence) >= levels.indexOf(least)),
  (program, { include_without_accreditation: all, near }) =>
    all || near !== undefined || isOnAList(program) || null,
  ({ listPlace }, { query }) => query !== undefined || listPlace !== 'closed',
];

const listPlace = (program: Program) => ['ranked', 'without graduates', 'closed'].indexOf(program.listPlace);

function byOutcomes(program: Program): readonly number[] {
  const { score, facts, credential } = program;
  const type = catalogueCredentials.indexOf(credential);
  if (score === null) return [type, listPlace(program), 3, 0];
  if (facts.evidence === 'thin') return [type, listPlace(program), 2, 0];
  return [type, listPlace(program), isOnAList(program) ? 0 : 1, -score.total];
}

/** Values to order by: smaller first, those that are not known last. */
const values: Readonly<Record<Sort, (program: Program, near: unknown) => readonly number[]>> = {
  outcomes: byOutcomes,
  distance: (program, near) => [
    near === undefined || program.point === null ? 0 : milesFromHere(program.point),
    ...byOutcomes(program),
  ],
  earnings: (program) => [
    listPlace(program),
    program.hasOwnPay ? -(program.facts.graduate_earnings?.median ?? -Number.MAX_VALUE) : Number.MAX_VALUE,
  ],
  debt: (program) => [
    listPlace(program),
    (program.hasOwnPay ? program.facts.median_debt?.amount : null) ?? Number.MAX_VALUE,
  ],
  tuition: (program) => [listPlace(program), program.facts.tuition?.total ?? Number.MAX_VALUE],
  net_price: (program) => [listPlace(program), program.facts.net_price?.amount ?? Number.MAX_VALUE],
  name: (program) => [listPlace(program)],
};

/** The ids of the programs that match, in order, and how many are left out as not known: one by one, without an index. */
function reference({ programs }: Catalogue, inputs: FinderInputs) {
  const judged = programs.map((program) => conditions.map((condition) => condition(program, inputs)));
  const matching = programs.filter((_, at) => judged[at]?.every((holds) => holds === true));
  const keys = (program: Program) => [
    ...values[inputs.sort](program, inputs.near),
    programs.indexOf(program),
  ];
  const ordered = matching.toSorted((a, b) => {
    const [left, right] = [keys(a), keys(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return (left[at] ?? 0) - (right[at] ?? 0);
  });
  const unknown = judged.filter((all) => all.includes(null) && !all.includes(false));
  return { ids: ordered.map(({ id }) => id), leftOut: unknown.length };
}

const holds = <T extends unknown[]>(property: fc.IProperty<T>) => fc.assert(property, { numRuns: 200 });

describe('a search', () => {
  test('finds every program that meets its conditions and no other, in order, as one that looks at each does', () => {
    holds(
      fc.property(catalogues, fc.array(searches, { minLength: 1, maxLength: 8 }), (programs, asked) => {
        const catalogue = madeUpCatalogue(programs);
        const finder = finderIndex(catalogue);
        for (const inputs of asked) {
          const search = { ...inputs, query: undefined };
          const { ids, leftOut } = reference(catalogue, search);
          const found = answer(finder, search);
          expect(walk(finder, search).map(idOf)).toEqual(ids);
          expect(found.total).toBe(ids.length);
          // Those that a filter can't judge; others are in another list, or closed.
          const unjudged = found.left_out.filter(({ filter }) => filter !== null && filter !== 'credential');
          expect(unjudged.reduce((sum, { count }) => sum + count, 0)).toBe(leftOut);
        }
      }),
    );
  });

  test('for a name finds part of what it finds without, in the same order', () => {
    holds(
      fc.property(catalogues, searches, (programs, inputs) => {
        const catalogue = madeUpCatalogue(programs);
        const finder = finderIndex(catalogue);
        const all = walk(finder, { ...inputs, query: undefined }).map(idOf);
        const named = walk(finder, inputs).map(idOf);
        // A closed school is found by its name alone, after all others of its type.
        const closed = new Set(
          catalogue.programs.flatMap((one) => (one.listPlace === 'closed' ? [one.id] : [])),
        );
        const open = named.filter((id) => !closed.has(id));
        expect(open).toEqual(all.filter((id) => open.includes(id)));
      }),
    );
  });

  test('gives each program once over all pages, with ranks that go on counting', () => {
    holds(
      fc.property(catalogues, searches, (programs, inputs) => {
        const finder = finderIndex(madeUpCatalogue(programs));
        const all = walk(finder, inputs);
        expect(all.map(({ rank }) => rank)).toEqual(all.map((_, index) => index + 1));
        expect(new Set(all.map(idOf)).size).toBe(all.length);
        expect(all).toHaveLength(answer(finder, inputs).total);
      }),
    );
  });

  test('that finds nothing names looser ones, each of which finds as much as it says', () => {
    holds(
      fc.property(catalogues, searches, (programs, inputs) => {
        const finder = finderIndex(madeUpCatalogue(programs));
        const { total, loosen } = answer(finder, inputs);
        if (total > 0) expect(loosen).toEqual([]);
        else expect(loosen.length > 0).toBe(programs.some(({ listPlace: of }) => of !== 'closed'));
        for (const { query, total: promised } of loosen) {
          const looser = parseQuery(finderParameters, new URLSearchParams(query));
          expect(looser.ok && answer(finder, looser.inputs).total).toBe(promised);
        }
      }),
    );
  });

  test('is answered by the published schema', () => {
    holds(
      fc.property(catalogues, searches, (programs, inputs) => {
        const found = answer(finderIndex(madeUpCatalogue(programs)), inputs);
        expect(finderAnswerSchema.safeParse(JSON.parse(JSON.stringify(found))).error).toBeUndefined();
      }),
    );
  });
});

test('sponsorship of any schools changes no order, no filter and no score', () => {
  holds(
    fc.property(catalogues, fc.infiniteStream(fc.boolean()), searches, (programs, flips, inputs) => {
      const sponsored = programs.map((one) => ({ ...one, sponsored: flips.next().value }));
      const without = (all: readonly MadeUp[]) => {
        const { results, ...rest } = answer(finderIndex(madeUpCatalogue(all)), inputs);
        return { ...rest, results: results.map((one) => ({ ...one, sponsored: null })) };
      };
      expect(without(sponsored)).toEqual(without(programs));
    }),
  );
});

test('whatever is sent as a cursor is a page of the search or refused by name', () => {
  const finder = finderIndex(madeUpCatalogue([{ score: 1 }, { score: 2 }, { score: 3 }]));
  const inputs = parseQuery(finderParameters, new URLSearchParams('limit=1'));
  if (!inputs.ok) throw new Error(inputs.problem.message);
  const right = answer(finder, inputs.inputs).next_cursor ?? '';
  const cursors = fc.oneof(
    fc.base64String().map((text) => text.replace(/[+/=]/g, '-')),
    fc.string(),
    fc
      .tuple(fc.nat(right.length), fc.string({ maxLength: 3 }))
      .map(([at, text]) => right.slice(0, at) + text + right.slice(at + text.length)),
  );
  fc.assert(
    fc.property(cursors, (cursor) => {
      const read = parseQuery(finderParameters, new URLSearchParams({ limit: '1', cursor }));
      const found = read.ok ? finder.find(read.inputs) : read;
      if (!found.ok) expect(found.problem.parameter).toBe('cursor');
    }),
    { numRuns: 3000 },
  );
});

test('whatever is typed as a name is answered', () => {
  const finder = finderIndex(
    madeUpCatalogue(words.map((city, index) => ({ city, institution: `${city} College ${index}` }))),
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc
      .array(fc.constantFrom(...words, 'in', 'OH', 'ohio', 'nursing', 'Clevland', '--', '🙂'))
      .map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(typed, (query) => {
      const read = parseQuery(finderParameters, new URLSearchParams({ query }));
      if (read.ok) expect(finder.find(read.inputs).ok).toBe(true);
      else expect(read.problem.parameter).toBe('query');
    }),
    { numRuns: 3000 },
  );
});
