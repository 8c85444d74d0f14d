import { describe, expect, it } from 'vitest';
import type { Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { describeParameters } from '@/lib/parameters/describe';
import { parseQuery } from '@/lib/parameters/parse';
import type { StateSlug } from '@/lib/places/states';
import { exampleData } from '@/tests/support/data';
import { nursingRoi } from '.';
import { inputsOf } from './parameters';

const data = exampleData();
const answer = (state: StateSlug, degree: Degree, current_income = 0, from: Data = data) =>
  nursingRoi.answer(inputsOf({ state, degree, current_income }), from);

describe('sources', () => {
  it('name the rows that were used', () => {
    const titles = answer('ohio', 'BSN').sources.map(({ title }) => title);
    expect(titles).toHaveLength(9);
    expect(titles[0]).toBe(
      'BLS Occupational Employment and Wage Statistics (OEWS), May 2025: mean annual wage, Registered Nurses, Ohio',
    );
    expect(titles[1]).toContain('19 public schools in Ohio');
    expect(titles[2]).toContain('34 programs in Ohio');
    expect(titles[3]).toContain('earnings restated by 29-1141 x 1.0191');
    expect(titles[6]).toContain('a quarter of all workers in the state earn less');
    expect(titles[8]).toContain('Tiered Standard plan');
  });

  it('leave out the College Scorecard for a PhD, which it cannot tell', () => {
    expect(answer('ohio', 'PHD').sources.some(({ title }) => title.includes('College Scorecard'))).toBe(
      false,
    );
  });
});

describe('the calculator', () => {
  it('says what it is and when to use it', () => {
    const { id, version, title, summary, whenToUse } = nursingRoi;
    expect({ id, version, title }).toEqual({
      id: 'nursing-roi',
      version: '2.0.0',
      title: 'Nursing degree return on investment',
    });
    expect(summary).toMatch(/^What a nursing credential pays and costs in one state: .+\.$/);
    expect(whenToUse).toHaveLength(3);
    for (const when of whenToUse) expect(when).toMatch(/^Someone .+\.$/);
  });

  it('names the tables that it reads', () => {
    expect(nursingRoi.sources.map(({ title }) => title.split(',')[0])).toEqual([
      'U.S. Bureau of Labor Statistics',
      'U.S. Department of Education',
      'U.S. Department of Education',
      'U.S. Department of Education',
    ]);
  });
});

describe('parameters', () => {
  it('say what is asked', () => {
    expect(
      describeParameters(nursingRoi.parameters).map(({ name, description, example }) => [
        name,
        description,
        example,
      ]),
    ).toEqual([
      [
        'state',
        'State (or the District of Columbia) to study and work in, as a lowercase hyphenated slug.',
        'ohio',
      ],
      ['degree', 'Nursing credential to earn.', 'BSN'],
      [
        'current_income',
        'What you earn now. Before tax, in dollars a year. Enter 0 if you are not employed.',
        30_000,
      ],
      ['track', expect.stringContaining('Left out: first_degree.'), 'first_degree'],
      ['grants_total', expect.stringContaining('Left out: 0.'), 8_000],
      ['tuition', expect.stringContaining('Not together with program'), 40_000],
      ['program', expect.stringContaining('A school of the state'), '204796'],
      ['family_income', expect.stringContaining('changes nothing without program'), 45_000],
    ]);
  });

  const parse = (query: string) => parseQuery(nursingRoi.parameters, new URLSearchParams(query));

  it('take the default income when none is given', () => {
    expect(parse('state=ohio&degree=BSN')).toEqual({
      ok: true,
      inputs: { state: 'ohio', degree: 'BSN', current_income: 0 },
    });
  });

  it('refuse an income outside 0 to 10,000,000 instead of clamping it', () => {
    for (const income of ['-1', '10000001']) {
      expect(parse(`state=ohio&degree=BSN&current_income=${income}`)).toMatchObject({
        ok: false,
        problem: { parameter: 'current_income', allowedValues: ['a number from 0 to 10000000'] },
      });
    }
  });

  it('describe 51 states and 9 degrees', () => {
    const [state, degree] = describeParameters(nursingRoi.parameters);
    expect(state?.enum).toHaveLength(51);
    expect(degree?.enum).toEqual([
      'LPN',
      'ADN',
      'RN_TO_BSN',
      'BSN',
      'RN_TO_MSN',
      'MSN',
      'DNP',
      'PHD',
      'CERTIFICATE',
    ]);
  });

  it('have one canonical query', () => {
    expect(
      canonicalQuery(nursingRoi.parameters, inputsOf({ state: 'ohio', degree: 'BSN', current_income: 0 })),
    ).toBe('state=ohio&degree=BSN&current_income=0');
  });
});
