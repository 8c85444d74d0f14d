import { describe, expect, test } from 'vitest';
import { parameterSet } from '@/lib/data/parameters';
import { applicant } from '@/tests/support/admission-readiness';
import { exampleData } from '@/tests/support/data';
import { type Rubric, readRubric, type Scale, share, subjectOf } from './rubric';

const constants = exampleData().parameters('admission-readiness');
const rubricOf = (changes: Parameters<typeof applicant>[0]): Rubric =>
  readRubric(constants, applicant(changes));
const names = ({ rows }: Rubric) => rows.map(({ parameter, subject }) => `${parameter}|${subject}`);

/** The contract's table. */
const table = [
  // program, experience; weights GPA, exam, experience, prerequisites; GPA floor, competitive; exam; retake
  ['ADN', 'none', 40, 35, 10, 15, 2.5, 3.6, [60, 80], 5],
  ['BSN', 'none', 45, 35, 5, 15, 2.75, 3.7, [65, 84], 5],
  ['ABSN', 'none', 45, 30, 10, 15, 3, 3.6, [65, 80], 4],
  ['RN_TO_BSN', 'rn', 50, 0, 35, 15, 2, 3, null, 0],
  ['MSN', 'lpn', 50, 20, 10, 20, 3, 3.5, [60, 78], 2],
  ['MSN', 'rn', 50, 0, 35, 15, 3, 3.5, null, 2],
] as const;

describe('the constants of an applicant', () => {
  test.each(table)('%s, %s: the row of the contract', (program_type, experience, ...row) => {
    const { gpa, exam, ...rest } = rubricOf({ program_type, experience });
    expect([
      gpa.weight,
      exam?.weight ?? 0,
      rest.experience.weight,
      rest.prerequisites.weight,
      gpa.floor,
      gpa.competitive,
      exam && [exam.floor, exam.competitive],
      rest.retakePoints,
    ]).toEqual(row);
    expect(rest.capBelowFloor).toBe(59);
    const caps = { ADN: 74, BSN: 74, ABSN: 59, RN_TO_BSN: null, MSN: 74 };
    expect(rest.prerequisites.cap).toBe(caps[program_type]);
  });

  test.each(table)('%s, %s: the weights sum to 100', (program_type, experience, ...[a, b, c, d]) => {
    expect(a + b + c + d).toBe(100);
    const { gpa, exam, ...rest } = rubricOf({ program_type, experience });
    expect(gpa.weight + (exam?.weight ?? 0) + rest.experience.weight + rest.prerequisites.weight).toBe(100);
  });

  test('experience earns 0, 0.3, 0.7, 1, 1 of its weight', () => {
    const shares = (['none', 'volunteer', 'cna', 'lpn', 'rn'] as const).map(
      (experience) => rubricOf({ experience }).experience.share,
    );
    expect(shares).toEqual([0, 0.3, 0.7, 1, 1]);
  });

  test('for RN-to-BSN only the license counts', () => {
    const shares = (['none', 'volunteer', 'cna', 'lpn', 'rn'] as const).map(
      (experience) => rubricOf({ program_type: 'RN_TO_BSN', experience }).experience.share,
    );
    expect(shares).toEqual([0, 0, 0, 0, 1]);
  });

  test('a master’s program has one rubric for nurses and one for others', () => {
    expect(subjectOf(applicant({ program_type: 'MSN', experience: 'rn' }))).toBe('MSN:rn');
    expect(subjectOf(applicant({ program_type: 'MSN', experience: 'lpn' }))).toBe('MSN:not_rn');
    expect(subjectOf(applicant({ program_type: 'BSN', experience: 'rn' }))).toBe('BSN');
  });

  test.each([
    ['ADN', 90, 10],
    ['BSN', 95, 5],
  ] as const)('a first-year entrant to %s: the GPA carries the exam and the prerequisites', (...row) => {
    const [program_type, gpaWeight, experienceWeight] = row;
    const { gpa, exam, ...rest } = rubricOf({ program_type, entry_type: 'first_year' });
    expect([gpa.weight, exam, rest.experience.weight]).toEqual([gpaWeight, null, experienceWeight]);
    expect(rest.prerequisites).toEqual({ weight: 0, cap: null });
    expect(rest.examSteps).toEqual([]);
    expect(rest.gpaNote).toMatch(/high-school GPA/);
  });

  test('the changes that next steps try are 0.1 and 0.3 of GPA and 5 of exam', () => {
    expect(rubricOf({}).gpaSteps).toEqual([0.1, 0.3]);
    expect(rubricOf({}).examSteps).toEqual([5]);
  });

  test('the curve is anchored a point below the floor and at 4.0, 25 below the floor and at 95', () => {
    const { gpa, exam } = rubricOf({});
    expect([gpa.zero, gpa.full, gpa.shareAtFloor, gpa.shareAtCompetitive]).toEqual([1.75, 4, 0.4, 0.85]);
    expect([exam?.zero, exam?.full, exam?.shareAtFloor, exam?.shareAtCompetitive]).toEqual([
      40, 95, 0.4, 0.85,
    ]);
  });
});

describe('the rows that were read', () => {
  test('are those of the applicant’s program and level of experience', () => {
    const rows = names(rubricOf({ program_type: 'ADN', experience: 'cna' }));
    for (const name of [
      'weight_gpa|ADN',
      'weight_exam|ADN',
      'gpa_floor|ADN',
      'exam_competitive|ADN',
      'zero_below_floor|exam',
      'share_at_floor|curve',
      'experience_share_cna|ADN',
      'cap_without_prerequisites|ADN',
      'next_step|exam',
      'gpa_note|ADN',
      'program_note|ADN',
    ])
      expect(rows).toContain(name);
    expect(rows.filter((name) => name.includes('BSN') || name === 'experience_share_lpn|ADN')).toEqual([]);
  });

  test('leave the exam out where it is not used', () => {
    const rows = names(rubricOf({ program_type: 'MSN', experience: 'rn' }));
    expect(rows.filter((name) => name.includes('exam'))).toEqual(['weight_exam|MSN:rn']);
    expect(rubricOf({ program_type: 'MSN', experience: 'rn' }).examSteps).toEqual([]);
  });
});

test('a missing constant is an error that names it', () => {
  const without = parameterSet(
    'admission-readiness',
    constants.rows.filter(({ parameter }) => parameter !== 'gpa_floor'),
  );
  expect(() => readRubric(without, applicant())).toThrow('no gpa_floor for BSN');
});

describe('the share of a weight', () => {
  const scale: Scale = {
    weight: 45,
    zero: 1.75,
    floor: 2.75,
    competitive: 3.7,
    full: 4,
    shareAtFloor: 0.4,
    shareAtCompetitive: 0.85,
  };
  test.each([
    [0, 0, 'nothing far below the floor'],
    [1.75, 0, 'nothing one point below the floor'],
    [2.25, 0.2, 'half of 0.40 half a point below the floor'],
    [2.75, 0.4, '0.40 at the floor'],
    [3.225, 0.625, 'half way from 0.40 to 0.85 half way to competitive'],
    [3.7, 0.85, '0.85 at the competitive value'],
    [3.85, 0.925, 'half way from 0.85 to 1 half way to 4.0'],
    [4, 1, 'all at 4.0'],
    [5, 1, 'never more than all'],
  ])('%f earns %f: %s', (value, expected) => {
    expect(share(scale, value)).toBeCloseTo(expected, 12);
  });
});
