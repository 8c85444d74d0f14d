import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CHARACTERS } from '@/lib/mcp/shorten';
import { tools } from '@/lib/mcp/tools';
import { toolParameters } from '@/lib/programs/finder/parameters';
import { count } from '@/lib/text/words';

const [tool] = tools();
if (!tool) throw new Error('There is no tool');
const validate = addFormats.default(new Ajv2020({ strict: false })).compile(tool.outputSchema);

const RUNS = { numRuns: 2_000 };
/** The catalogue is made on the first call. */
const MILLISECONDS = 120_000;

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

/** Values that an argument may have: those of its list, or numbers and texts that it takes. */
function allowed(name: string): fc.Arbitrary<unknown> {
  const { labels, allowedValues, type } = toolParameters[name as keyof typeof toolParameters];
  if (labels) return fc.constantFrom(...allowedValues);
  if (name === 'limit') return fc.integer({ min: 1, max: 10 });
  if (name === 'max_tuition') return fc.integer({ min: 0, max: 200_000 });
  if (name === 'min_pass_rate') return fc.integer({ min: 0, max: 100 });
  return type === 'boolean' ? fc.boolean() : typed;
}

const names = Object.keys(toolParameters).filter((name) => name !== 'cursor');
const search = fc.record(Object.fromEntries(names.map((name) => [name, allowed(name)])), {
  requiredKeys: [],
});

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
        const rows = answer.text.match(/^\d+\. \*\*.*$/gm) ?? [];
        for (const [index, row] of rows.entries()) {
          const { rank, institution, url } = facts.results[index];
          expect(row).toMatch(new RegExp(`^${rank}\\. `));
          expect(row).toContain(institution);
          expect(row).toContain(url);
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
