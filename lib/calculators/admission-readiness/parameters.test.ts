import { describe, expect, test } from 'vitest';
import { exampleQuery } from '@/lib/parameters/canonical';
import { describeParameters } from '@/lib/parameters/describe';
import { parseQuery } from '@/lib/parameters/parse';
import { applicant } from '@/tests/support/admission-readiness';
import { forProgram, parameters, rules } from './parameters';

const required = { gpa: '3.2', entrance_exam_score: '72', program_type: 'BSN', experience: 'none' };
const read = (query: Record<string, string>) => parseQuery(parameters, new URLSearchParams(query));

describe('a query', () => {
  test('reads every parameter, with the defaults of the three that are optional', () => {
    expect(read(required)).toEqual({
      ok: true,
      inputs: {
        gpa: 3.2,
        entrance_exam_score: 72,
        program_type: 'BSN',
        experience: 'none',
        science_prereqs_complete: true,
        has_retakes: false,
        entry_type: 'transfer',
      },
    });
  });

  test.each([
    ['-1', 0],
    ['4.01', 4],
    ['100', 4],
    ['4', 4],
    ['0', 0],
  ])('a GPA of %s is %f', (gpa, expected) => {
    expect(read({ ...required, gpa })).toMatchObject({ inputs: { gpa: expected } });
  });

  test.each([
    ['-0.1', 0],
    ['100.5', 100],
    ['1600', 100],
    ['100', 100],
    ['0', 0],
  ])('an exam score of %s is %f', (entrance_exam_score, expected) => {
    expect(read({ ...required, entrance_exam_score })).toMatchObject({
      inputs: { entrance_exam_score: expected },
    });
  });

  test('teas_score is another name of entrance_exam_score', () => {
    const { entrance_exam_score, ...rest } = required;
    expect(read({ ...rest, teas_score: '81' })).toMatchObject({ inputs: { entrance_exam_score: 81 } });
    expect(read({ ...required, teas_score: entrance_exam_score })).toMatchObject({ ok: true });
    expect(read({ ...required, teas_score: '81' })).toMatchObject({ problem: { parameter: 'teas_score' } });
    expect(read({ ...rest, teas_score: 'high' })).toMatchObject({ problem: { parameter: 'teas_score' } });
  });

  test.each([
    ['gpa', ['a number from 0 to 4 (values outside are clamped)']],
    ['entrance_exam_score', ['a number from 0 to 100 (values outside are clamped)']],
    ['program_type', ['ADN', 'BSN', 'ABSN', 'RN_TO_BSN', 'MSN']],
    ['experience', ['none', 'volunteer', 'cna', 'lpn', 'rn']],
  ])('without %s is refused and says what is allowed', (parameter, allowedValues) => {
    expect(read({ ...required, [parameter]: '' })).toMatchObject({
      ok: false,
      problem: { parameter, allowedValues },
    });
  });

  test('reports problems in declared order', () => {
    const order: string[] = [];
    const query: Record<string, string> = Object.fromEntries(
      Object.keys(parameters).map((name) => [name, 'x']),
    );
    for (const [name, good] of Object.entries({
      ...required,
      science_prereqs_complete: '1',
      has_retakes: 'FALSE',
      entry_type: 'first_year',
    })) {
      const parsed = read(query);
      if (!parsed.ok) order.push(parsed.problem.parameter);
      query[name] = good;
    }
    expect(order).toEqual([
      'gpa',
      'entrance_exam_score',
      'program_type',
      'experience',
      'science_prereqs_complete',
      'has_retakes',
      'entry_type',
    ]);
    expect(read(query).ok).toBe(true);
  });
});

describe('a first-year entrant', () => {
  const first = (program_type: string) => ({ ...required, program_type, entry_type: 'first_year' });
  const judge = (query: Readonly<Record<string, string>>) =>
    parseQuery(parameters, new URLSearchParams(query), rules);

  test.each(['ADN', 'BSN'])('may ask for %s', (program) => {
    expect(judge(first(program))).toMatchObject({ ok: true, inputs: { entry_type: 'first_year' } });
  });

  test.each(['ABSN', 'RN_TO_BSN', 'MSN'])('may not ask for %s', (program) => {
    expect(judge(first(program))).toEqual({
      ok: false,
      problem: expect.objectContaining({
        parameter: 'entry_type',
        message: 'entry_type can be first_year only with program_type=ADN or BSN.',
      }),
    });
    expect(judge({ ...first(program), entry_type: 'transfer' }).ok).toBe(true);
  });

  test('is a transfer where the question is about another program', () => {
    const inputs = applicant({ program_type: 'BSN', entry_type: 'first_year' });
    expect(forProgram(inputs, 'ADN')).toEqual({ ...inputs, program_type: 'ADN' });
    expect(forProgram(inputs, 'MSN')).toEqual({ ...inputs, program_type: 'MSN', entry_type: 'transfer' });
  });
});

test('every parameter describes itself, and its example is valid', () => {
  const described = describeParameters(parameters);
  expect(described.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['gpa', 'number', true],
    ['entrance_exam_score', 'number', true],
    ['program_type', 'string', true],
    ['experience', 'string', true],
    ['science_prereqs_complete', 'boolean', false],
    ['has_retakes', 'boolean', false],
    ['entry_type', 'string', false],
  ]);
  expect(read(Object.fromEntries(described.map(({ name, example }) => [name, String(example)]))).ok).toBe(
    true,
  );
  expect(exampleQuery(parameters)).toBe('gpa=3.4&entrance_exam_score=78&program_type=BSN&experience=cna');
  expect(described.slice(-3).map(({ example }) => example)).toEqual([true, false, 'transfer']);
  for (const { description } of described) expect(description.length).toBeGreaterThan(20);
});

test('people read labels of programs and experience', () => {
  expect(parameters.program_type.labels).toEqual({
    ADN: 'Associate degree in nursing (ADN)',
    BSN: 'Bachelor of science in nursing (BSN), traditional',
    ABSN: 'Accelerated BSN (second degree)',
    RN_TO_BSN: 'RN-to-BSN completion',
    MSN: 'Master of science in nursing (MSN)',
  });
  expect(parameters.experience.labels).toEqual({
    none: 'No healthcare experience',
    volunteer: 'Volunteer, shadowing or patient-care exposure',
    cna: 'CNA, medical assistant, EMT or similar',
    lpn: 'Current LPN/LVN',
    rn: 'Current RN',
  });
});
