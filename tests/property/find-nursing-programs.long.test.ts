import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CHARACTERS } from '@/lib/mcp/shorten';
import { tools } from '@/lib/mcp/tools';
import type { Parameter } from '@/lib/parameters/declare';
import { toolParameters } from '@/lib/programs/finder/search-parameters';
import { count } from '@/lib/text/words';

const [tool] = tools();
if (!tool) throw new Error('There is no tool');
const validate = addFormats.default(new Ajv2020({ strict: false })).compile(tool.outputSchema);

const RUNS = { numRuns: 2_000 };
/** The catalogue is made on the first call. */
const MILLISECONDS = 240_000;

const words = [
  'Cleveland',
  'ohio state',
  'nursing',
  'college',
  'St. Louis',
  'xyzzy',
  'université',
  "o'",
  'a',
];
const typed = fc.oneof(
  fc.constantFrom(...words),
  fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((parts) => parts.join(' ').slice(0, 100)),
  fc.string({ maxLength: 100 }),
);

/** Values of arguments that are neither of a list nor words for schools and cities. */
const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  near: fc.constantFrom('45402', 'Cleveland, Ohio', 'Portland, ME'),
  radius_miles: fc.integer({ min: 1, max: 500 }),
  schools: fc.uniqueArray(fc.constantFrom('ohio-state-university-main-campus-204796', '201885', 'NYU'), {
    minLength: 1,
  }),
  max_tuition: fc.integer({ min: 0, max: 200_000 }),
  family_income: fc.integer({ min: 0, max: 200_000 }),
  max_net_price: fc.integer({ min: 0, max: 60_000 }),
  min_pass_rate: fc.integer({ min: 0, max: 100 }),
  limit: fc.integer({ min: 1, max: 25 }),
};

/** Values that an argument may have: those of its list, or numbers and texts that it takes. */
function allowed(name: string): fc.Arbitrary<unknown> {
  const parameter: Parameter = toolParameters[name as keyof typeof toolParameters];
  const { labels, allowedValues, type, several } = parameter;
  if (labels && several) return fc.subarray([...allowedValues], { minLength: 1 });
  if (labels) return fc.constantFrom(...allowedValues);
  return values[name] ?? (type === 'boolean' ? fc.boolean() : typed);
}

const names = Object.keys(toolParameters).filter((name) => name !== 'cursor');
const search = fc
  .record(Object.fromEntries(names.map((name) => [name, allowed(name)])), { requiredKeys: [] })
  .map(
    ({ near, radius_miles: radius, sort, limit, ...others }): Record<string, unknown> => ({
      ...others,
      // A distance is from a place, and more than ten programs are for the brief form.
      ...(near === undefined ? {} : { near, radius_miles: radius }),
      ...(near === undefined && sort === 'distance' ? {} : { sort }),
      ...(others['detail'] === 'brief'
        ? { limit }
        : { limit: limit === undefined ? limit : Math.min(Number(limit), 10) }),
    }),
  );

describe('find_nursing_programs, for any arguments', () => {
  it('stays short, answers as declared, and goes on where it stopped', { timeout: MILLISECONDS }, () => {
    let continued = 0;
    fc.assert(
      fc.property(search, (args) => {
        const answer = tool.call(args);
        if ('problem' in answer) throw new Error(answer.problem);
        const json = JSON.stringify(answer.structured);
        expect(json.length).toBeLessThan(MAX_CHARACTERS.structured);
        expect(answer.text.length).toBeLessThan(MAX_CHARACTERS.text);
        const facts = JSON.parse(json);
        validate(facts);
        expect(validate.errors).toBeNull();
        const rows = answer.text.match(/^\d+\. .*$/gm) ?? [];
        for (const [index, row] of rows.entries()) {
          const { rank, institution, slug } = facts.results[index];
          expect(row).toMatch(new RegExp(`^${rank}\\. `));
          expect(row).toContain(institution);
          expect(row).toContain(slug);
        }
        const hidden = facts.results.length - rows.length;
        expect(rows.length > 0).toBe(facts.results.length > 0);
        if (hidden > 0)
          expect(answer.text).toContain(`structuredContent has ${count(hidden, 'more program')}`);
        const lastRank = facts.results.at(-1)?.rank ?? 0;
        if (facts.next_cursor === null) {
          expect(lastRank).toBe(facts.total);
          return;
        }
        expect(lastRank).toBeLessThan(facts.total);
        const next = tool.call({ ...args, cursor: facts.next_cursor });
        if ('problem' in next) throw new Error(next.problem);
        expect(JSON.parse(JSON.stringify(next.structured)).results[0].rank).toBe(lastRank + 1);
        continued += 1;
      }),
      { ...RUNS, examples: [[{ state: 'ohio', credential: 'BSN' }]] },
    );
    expect(continued).toBeGreaterThan(0);
  });

  it('says what is wrong where it cannot answer', { timeout: MILLISECONDS }, () => {
    const anything = fc.dictionary(
      fc.oneof(fc.constantFrom(...names, 'cursor'), fc.string()),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(anything, (args) => {
        const answer = tool.call(args);
        if ('problem' in answer) expect(answer.problem).not.toBe('');
        else expect(answer.text.length).toBeLessThan(MAX_CHARACTERS.text);
      }),
      RUNS,
    );
  });
});
