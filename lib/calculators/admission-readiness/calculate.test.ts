import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dataFrom } from '@/lib/data/data';
import { applicant, resultFor } from '@/tests/support/admission-readiness';
import { exampleData } from '@/tests/support/data';
import { calculate } from './calculate';
import { result } from './result';

const data = exampleData();

describe('bands', () => {
  test.each([
    [100, 'strong', 'Strong', 4, true, '50 + 35 + 15'],
    [85, 'strong', 'Strong', 4, false, '50 + 35'],
    [84, 'competitive', 'Competitive', 3.87, false, '50×(0.85+0.15×0.87) + 35 = 84.03'],
    [75, 'competitive', 'Competitive', 2.22, true, '50×(0.4+0.45×0.22) + 50 = 74.95'],
    [74, 'borderline', 'Borderline', 2.19, true, '50×(0.4+0.45×0.19) + 50 = 74.28'],
    [60, 'borderline', 'Borderline', 2.22, false, '50×(0.4+0.45×0.22) + 35 = 59.95'],
    [59, 'build_first', 'Build first', 2.19, false, '50×(0.4+0.45×0.19) + 35 = 59.28'],
    [35, 'build_first', 'Build first', 0, false, '0 + 35'],
  ] as const)(
    '%i is in %s (%s): an RN with %f and prerequisites %s for RN-to-BSN, %s',
    (...[readiness_score, band_id, band_label, gpa, science_prereqs_complete]) => {
      expect(
        resultFor({ program_type: 'RN_TO_BSN', experience: 'rn', gpa, science_prereqs_complete }),
      ).toMatchObject({ readiness_score, band_id, band_label });
    },
  );

  test('are all listed, highest first, and cover 0 to 100', () => {
    expect(
      resultFor().bands.map(({ band_id, from_score, to_score }) => [band_id, from_score, to_score]),
    ).toEqual([
      ['strong', 85, 100],
      ['competitive', 75, 84],
      ['borderline', 60, 74],
      ['build_first', 0, 59],
    ]);
    expect(resultFor().bands[2]).toEqual({
      band_id: 'borderline',
      band_label: 'Borderline',
      from_score: 60,
      to_score: 74,
      meaning: 'admitted at some programs, not at selective ones',
    });
  });

  test('that leave a gap are an error that names the score', () => {
    const bands = data.rows('readiness-bands').filter(({ band_id }) => band_id !== 'borderline');
    expect(() => calculate(applicant(), dataFrom({ 'readiness-bands': bands }, data))).toThrow(
      'No readiness band contains 62',
    );
  });
});

test.each([
  ['ADN', 'none', /^Associate programs mostly rank on the grades of the prerequisite/],
  ['BSN', 'none', /^Bachelor's programs mostly rank on the GPA of the prerequisite or core courses/],
  ['ABSN', 'none', /^Accelerated programs check the GPA of your earlier degree/],
  ['RN_TO_BSN', 'rn', /^RN-to-BSN programs set a minimum GPA/],
  ['MSN', 'none', /^Direct-entry master's programs ask for the cumulative GPA/],
  ['MSN', 'rn', /^Master's programs for registered nurses set a minimum/],
] as const)('%s, %s: says which GPA programs rank on', (program_type, experience, expected) => {
  expect(resultFor({ program_type, experience }).gpa_note).toMatch(expected);
});

test('the rows behind an answer are its constants, its band and the rubrics of its kind of program', () => {
  const { rows } = calculate(applicant(), data);
  expect(rows.band.band_id).toBe('borderline');
  expect(new Set(rows.evidence.map(({ program_type }) => program_type))).toEqual(new Set(['BSN']));
  expect(rows.constants.map(({ parameter }) => parameter)).toContain('weight_gpa');
  expect(rows.programNote).toContain('University of Nevada, Reno');
});

test('every answer to a grid of applicants fits the schema', () => {
  for (const program_type of ['ADN', 'BSN', 'ABSN', 'RN_TO_BSN', 'MSN'] as const)
    for (const experience of ['none', 'volunteer', 'cna', 'lpn', 'rn'] as const)
      for (const yes of [true, false])
        for (const [gpa, entrance_exam_score] of [
          [0, 0],
          [2.75, 65],
          [3.33, 77.7],
          [4, 100],
        ] as const) {
          const answer = resultFor({
            program_type,
            experience,
            gpa,
            entrance_exam_score,
            science_prereqs_complete: yes,
            has_retakes: !yes,
          });
          expect(result.parse(answer)).toEqual(answer);
        }
});

test('the schema refuses a member that it does not know', () => {
  expect(result.safeParse({ ...resultFor(), chance: 0.5 }).success).toBe(false);
});

/** Every object of a JSON Schema, with the path that leads to it. */
function schemas(node: unknown, path = 'result'): [string, Record<string, unknown>][] {
  if (typeof node !== 'object' || node === null) return [];
  const own: [string, Record<string, unknown>][] = 'type' in node ? [[path, { ...node }]] : [];
  return [...own, ...Object.entries(node).flatMap(([key, child]) => schemas(child, `${path}.${key}`))];
}

test('every member is described, no object is open, and nested objects have names', () => {
  const json = z.toJSONSchema(result);
  expect(Object.keys(json.$defs ?? {}).sort()).toEqual([
    'AdmissionReadinessResult',
    'ReadinessBand',
    'ReadinessComponent',
    'ReadinessGate',
    'ReadinessStep',
  ]);
  for (const [path, schema] of schemas(json)) {
    if (!path.endsWith('.items')) expect(String(schema['description'] ?? ''), path).toMatch(/^.{15,}\.$/);
    if (schema['type'] === 'object') expect(schema['additionalProperties'], path).toBe(false);
    if (schema['type'] === 'array') expect(schema['maxItems'], path).toBeGreaterThan(0);
  }
});
