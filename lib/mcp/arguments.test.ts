import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toolParameters, toolRules } from '@/lib/programs/finder/search-parameters';
import { problemText, readArguments } from './arguments';

function inputs(given: Readonly<Record<string, unknown>>) {
  const read = readArguments(toolParameters, given, toolRules);
  if (!read.ok) throw new Error(read.problem.message);
  return read.inputs;
}

function problem(given: Readonly<Record<string, unknown>>): string {
  const read = readArguments(toolParameters, given, toolRules);
  if (read.ok) throw new Error('It was read');
  return problemText(read.problem);
}

describe('readArguments', () => {
  it('reads values of their own type, and text that says the same', () => {
    const typed = { state: 'ohio', max_tuition: 40_000.5, limit: 3, include_without_accreditation: true };
    const text = { state: 'ohio', max_tuition: '40000.5', limit: '3', include_without_accreditation: 'TRUE' };
    expect(inputs(typed)).toEqual(inputs(text));
    expect(inputs(typed)).toMatchObject({
      max_tuition: 40_000.5,
      limit: 3,
      include_without_accreditation: true,
    });
  });

  it('takes null, nothing and empty text as not given', () => {
    const defaults = inputs({});
    expect(defaults).toMatchObject({ limit: 10, sort: 'outcomes', include_without_accreditation: false });
    expect(inputs({ state: null, query: '', limit: undefined, cursor: '  ' })).toEqual(defaults);
  });

  it.each([
    [{ nope: 'ohio' }, 'There is no argument "nope"; there are state, credential, near,'],
    [{ ['__proto__']: 1 }, 'There is no argument "__proto__"; there are state,'],
    [{ ['x'.repeat(100)]: 1 }, `There is no argument "${'x'.repeat(40)}…"; there are state,`],
    [{ max_tution: 5 }, 'There is no parameter "max_tution": did you mean max_tuition?'],
    [{ limit: {} }, 'limit must be one value; received an object; allowed: a whole number from 1 to 25.'],
    [{ control: [{}] }, 'control must be one value; received an object; allowed: public, private nonprofit,'],
    [{ control: ['public', 'private nonprofit'] }, 'control is given more than once with different values;'],
    [
      { state: 'atlantis' },
      'state must be one of the 51 allowed values, for example ohio; received "atlantis".',
    ],
    [
      { credential: 'FNP' },
      'credential must be one of the 12 allowed values, for example BSN; received "FNP": that',
    ],
    [
      { credential: 'X' },
      'credential must be one of the 12 allowed values, for example BSN; received "X"; allowed: LPN, ADN,',
    ],
    [{ limit: 26 }, 'limit must be a whole number from 1 to 25'],
    [{ limit: 11 }, 'limit is at most 10, but with detail=brief, up to 25.'],
    [
      { state: 'Ohio' },
      'state must be one of the 51 allowed values, for example ohio; received "Ohio": did you mean ohio?',
    ],
    [{ max_tuition: 1e21 }, 'max_tuition must be a number from 0 to 1000000'],
    [{ min_pass_rate: '$85' }, 'min_pass_rate must be a number from 0 to 100'],
    [
      { sort: 'best' },
      'sort must be one of outcomes, distance, earnings, debt, tuition, net_price, name; received "best".',
    ],
  ])('refuses %j', (given, said) => {
    const text = problem(JSON.parse(JSON.stringify(given)));
    expect(text.startsWith(said), text).toBe(true);
  });

  it('says what is allowed once, and not where it says what was meant or has a long list', () => {
    for (const given of [{ sort: 'best' }, { state: 'Calif.' }, { state: 'atlantis' }])
      expect(problem(given)).not.toContain('; allowed:');
  });

  it('says everything in one sentence', () => {
    for (const given of [{ nope: 1 }, { state: 'Calif.' }, { credential: 'X' }, { limit: {} }, { limit: 99 }])
      expect(problem(given)).toMatch(/^[^?]*[.?]$/);
  });

  it('reads a list as a name that is repeated', () => {
    expect(inputs({ control: ['public'], limit: [3, '3'], query: [] })).toEqual(
      inputs({ control: 'public', limit: 3 }),
    );
  });

  it('reads or refuses anything that JSON can say', () => {
    const names = fc.oneof(fc.constantFrom(...Object.keys(toolParameters)), fc.string());
    fc.assert(
      fc.property(fc.dictionary(names, fc.jsonValue()), (given) => {
        const read = readArguments(toolParameters, given, toolRules);
        if (!read.ok) expect(problemText(read.problem).length).toBeLessThan(1_000);
      }),
      { numRuns: 2_000 },
    );
  });
});
