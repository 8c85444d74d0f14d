import { describe, expect, it } from 'vitest';
import type { Degree } from '@/lib/data/credentials';
import type { StateSlug } from '@/lib/places/states';
import { exampleData } from '@/tests/support/data';
import { definitionsOf, wholeSentence } from '@/tests/support/result-schema';
import { nursingRoi } from '.';
import { inputsOf } from './parameters';
import { type NursingRoiResult, result } from './result';

const resultOf = (state: StateSlug, degree: Degree): NursingRoiResult =>
  nursingRoi.answer(inputsOf({ state, degree, current_income: 0 }), exampleData()).result;

/** Percentiles are named by a number, and the sentence goes on with a word. */
const withoutOrdinal = (sentence: string) => sentence.replace(/^\d+th /, '');

describe('the schema of the result', () => {
  const published = definitionsOf(result);

  it('is made of named objects that allow no other members', () => {
    expect(Object.keys(published).toSorted()).toEqual([
      'CredentialMultiplier',
      'EarlyCareer',
      'GraduateEarnings',
      'IfFunded',
      'Loan',
      'NursingRoiResult',
      'SchoolArea',
      'SchoolBeside',
      'SchoolEarnings',
      'SchoolNetPrice',
      'TimelinePoint',
      'TuitionBasis',
      'TuitionByControl',
      'TypicalEntrant',
      'WageBasis',
    ]);
  });

  it('describes every object, and every figure with its unit, in a sentence', () => {
    for (const [name, { description, properties }] of Object.entries(published)) {
      expect(description, name).toMatch(wholeSentence);
      for (const [member, { description: said }] of Object.entries(properties)) {
        if (said !== undefined) expect(withoutOrdinal(said), `${name}.${member}`).toMatch(wholeSentence);
      }
    }
    const { NursingRoiResult: whole, TuitionBasis, TypicalEntrant } = published;
    expect(whole?.properties['expected_salary']?.description).toBe(
      'Average pay over a career, calculated: mean wage of the occupation in the state × the credential multiplier, in US dollars a year.',
    );
    expect(whole?.properties['total_cost']?.description).toBe(
      'tuition_total plus other_costs, after grants, never below 0, in US dollars.',
    );
    expect(whole?.properties['break_even_months']?.description).toBe(
      'Work after finishing until the raise has repaid the total cost and the pay given up while studying; break_even_months_from_start minus program_months, in whole months; null with a reason.',
    );
    expect(TuitionBasis?.properties['p25']?.description).toBe(
      '25th percentile, weighted by completions, in US dollars for the whole program.',
    );
    expect(TypicalEntrant?.properties['break_even_reason']?.description).toBe(
      'Why break_even_months is null; null when it is not.',
    );
  });

  it.each<[StateSlug, Degree]>([
    ['ohio', 'BSN'],
    ['ohio', 'PHD'],
    ['alaska', 'LPN'],
    ['wyoming', 'CERTIFICATE'],
    ['district-of-columbia', 'BSN'],
  ])('accepts the answer of %s %s', (state, degree) => {
    expect(result.safeParse(resultOf(state, degree)).error?.issues).toBeUndefined();
  });
});

describe('the schema refuses', () => {
  const right = resultOf('ohio', 'BSN');
  const accepts = (change: object) => result.safeParse({ ...right, ...change }).success;
  const { wage_basis: wage, credential_multiplier: multiplier, tuition_basis: tuition } = right;
  const { typical_entrant: entrant, graduate_earnings: earnings, timeline, tuition_by_control: both } = right;

  it.each<[string, object]>([
    ['a member that is not declared', { advice: 'none' }],
    ['a part of a dollar', { expected_salary: 88_607.3 }],
    ['a negative price', { tuition_total: -1 }],
    ['a program of no length', { program_months: 0 }],
    ['negative months', { break_even_months: -1 }],
    ['a part of a month', { break_even_months: 7.8 }],
    ['another statistic', { wage_basis: { ...wage, statistic: 'median annual wage' } }],
    ['a negative employment', { wage_basis: { ...wage, employment: -1 } }],
    ['a negative error', { wage_basis: { ...wage, relative_standard_error_percent: -1 } }],
    ['an unknown kind of constant', { credential_multiplier: { ...multiplier, kind: 'guessed' } }],
    ['another control', { tuition_basis: { ...tuition, control: 'for-profit' } }],
    ['another area', { tuition_basis: { ...tuition, area: 'county' } }],
    ['a price of no institution', { tuition_basis: { ...tuition, institutions: 0 } }],
    ['three kinds of control', { tuition_by_control: [...both, ...both] }],
    ['an entrant without a baseline', { typical_entrant: { ...entrant, baseline: undefined } }],
    ['earnings of no program', { graduate_earnings: { ...earnings, programs: 0 } }],
    ['earnings of no institution', { graduate_earnings: { ...earnings, distinct_values: 0 } }],
    ['earnings before completion', { graduate_earnings: { ...earnings, years_after_completion: -1 } }],
    ['a year before enrollment', { timeline: timeline.map((point) => ({ ...point, year: -1 })) }],
    ['an endless timeline', { timeline: Array.from({ length: 101 }, () => timeline[0]) }],
    [
      'a funded cost in parts of a dollar',
      { if_funded: { ...resultOf('ohio', 'PHD').if_funded, total_cost: 0.5 } },
    ],
  ])('%s', (_, change) => {
    expect(accepts(change)).toBe(false);
    expect(accepts({})).toBe(true);
  });

  it.each([
    'wage_basis',
    'credential_multiplier',
    'tuition_basis',
    'typical_entrant',
    'graduate_earnings',
    'early_career',
    'loan',
  ] as const)('an unknown member of %s', (name) => {
    expect(accepts({ [name]: { ...right[name], advice: 'none' } })).toBe(false);
  });
});
