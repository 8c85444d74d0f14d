import { describe, expect, it } from 'vitest';
import { degrees } from '@/lib/data/credentials';
import { parseQuery } from '@/lib/parameters/parse';
import { exampleData } from '@/tests/support/data';
import { nursingRoi } from '.';

const data = exampleData();
const parse = (query: string) =>
  parseQuery(nursingRoi.parameters, new URLSearchParams(query), nursingRoi.rules?.(data));
const problem = (query: string) => {
  const parsed = parse(query);
  return parsed.ok ? undefined : parsed.problem;
};

describe('an accelerated track', () => {
  it.each(degrees)('with degree=%s', (degree) => {
    const { ok } = parse(`state=ohio&degree=${degree}&track=accelerated`);
    expect(ok).toBe(degree === 'BSN');
    expect(parse(`state=ohio&degree=${degree}&track=first_degree`).ok).toBe(true);
  });

  it('is refused with what is allowed', () => {
    expect(problem('state=ohio&degree=ADN&track=accelerated')).toEqual({
      parameter: 'track',
      message: 'track can be accelerated only with degree=BSN.',
      forReaders: 'Only a BSN can be accelerated: choose BSN as the program type, or a first degree here',
      allowedValues: ['first_degree', 'accelerated'],
      isSpecific: true,
    });
  });
});

describe('dollars', () => {
  it.each([
    ['grants_total', '1000000', '1000001'],
    ['tuition', '1000000', '1000001'],
    ['family_income', '10000000', '10000001'],
    ['current_income', '10000000', '10000001'],
  ])('of %s are 0 to %s', (name, most, more) => {
    const asked = (value: string) => problem(`state=ohio&degree=BSN&program=204796&${name}=${value}`);
    const within = name === 'tuition' ? 'tuition' : undefined;
    expect(asked(most)?.parameter).toBe(within);
    expect(asked(more)).toMatchObject({ parameter: name, allowedValues: [`a number from 0 to ${most}`] });
    expect(asked('-1')?.parameter).toBe(name);
  });

  it('are read as people write them', () => {
    expect(parse('state=ohio&degree=BSN&current_income=$45,000.50&grants_total=8,000')).toMatchObject({
      inputs: { current_income: 45_000.5, grants_total: 8000 },
    });
    expect(problem('state=ohio&degree=BSN&current_income=45k')?.message).toMatch(/: write 45000\.$/);
    expect(problem('state=ohio&degree=BSN&current_income=45%25')?.parameter).toBe('current_income');
  });
});

it.each([
  ['income', 'current_income'],
  ['salary', 'current_income'],
  ['credential', 'degree'],
  ['school', 'program'],
  ['Current_Income', 'current_income'],
  ['grant_total', 'grants_total'],
  ['programs', 'program'],
  ['degrees', 'degree'],
])('a query with %s is answered with %s', (sent, meant) => {
  expect(problem(`state=ohio&degree=BSN&${sent}=1`)).toMatchObject({
    parameter: sent,
    message: expect.stringContaining(`did you mean ${meant}?`),
    allowedValues: [meant],
  });
});

it('the inputs are those that were given', () => {
  expect(parse('state=ohio&degree=BSN&track=first_degree&grants_total=0')).toEqual({
    ok: true,
    inputs: { state: 'ohio', degree: 'BSN', current_income: 0, track: 'first_degree', grants_total: 0 },
  });
});
