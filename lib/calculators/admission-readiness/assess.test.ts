import { describe, expect, test } from 'vitest';
import { applicant, scoreOf } from '@/tests/support/admission-readiness';
import { exampleData } from '@/tests/support/data';
import { assess } from './assess';
import { readRubric } from './rubric';

const constants = exampleData().parameters('admission-readiness');
const assessed = (changes: Parameters<typeof applicant>[0]) => {
  const inputs = applicant(changes);
  return assess(inputs, readRubric(constants, inputs));
};

describe('points and score by hand', () => {
  test('BSN, 3.2, 72, none: 45×(0.4+0.45×0.45/0.95) + 35×(0.4+0.45×7/19) + 0 + 15 = 27.592 + 19.803 + 15 = 62.39', () => {
    const { points, score } = assessed({});
    expect(points.gpa).toBeCloseTo(27.592, 3);
    expect(points.entrance_exam).toBeCloseTo(19.803, 3);
    expect(points).toMatchObject({ experience: 0, prerequisites: 15, retakes: 0 });
    expect(score).toBe(62);
  });

  test('ADN, 3.0, 70, cna: 40×(0.4+0.45×0.5/1.1) + 35×(0.4+0.45×10/20) + 10×0.7 + 15 = 24.182 + 21.875 + 7 + 15 = 68.06', () => {
    const { points, score } = assessed({
      program_type: 'ADN',
      gpa: 3,
      entrance_exam_score: 70,
      experience: 'cna',
    });
    expect(points.gpa).toBeCloseTo(24.182, 3);
    expect(points.entrance_exam).toBeCloseTo(21.875, 3);
    expect(points.experience).toBeCloseTo(7, 12);
    expect(score).toBe(68);
  });

  test('ABSN, 3.8, 90, volunteer: 45×(0.85+0.15×0.2/0.4) + 30×(0.85+0.15×10/15) + 10×0.3 + 15 = 41.625 + 28.5 + 3 + 15 = 88.125', () => {
    expect(
      scoreOf({ program_type: 'ABSN', gpa: 3.8, entrance_exam_score: 90, experience: 'volunteer' }),
    ).toBe(88);
  });

  test('MSN, not an RN, 3.25, 69, lpn: 50×0.625 + 20×0.625 + 10 + 20 = 31.25 + 12.5 + 10 + 20 = 73.75', () => {
    expect(scoreOf({ program_type: 'MSN', gpa: 3.25, entrance_exam_score: 69, experience: 'lpn' })).toBe(74);
  });

  test('MSN, an RN, 3.25, any exam: 50×0.625 + 35 + 15 = 81.25', () => {
    expect(scoreOf({ program_type: 'MSN', gpa: 3.25, entrance_exam_score: 0, experience: 'rn' })).toBe(81);
  });

  test('RN_TO_BSN, an RN, 2.5, any exam: 50×0.625 + 35 + 15 = 81.25', () => {
    expect(scoreOf({ program_type: 'RN_TO_BSN', gpa: 2.5, entrance_exam_score: 0, experience: 'rn' })).toBe(
      81,
    );
  });

  test.each([
    ['ADN', 'none', 2.5, 60, 45, '16 + 14 + 0 + 15'],
    ['BSN', 'none', 2.75, 65, 47, '18 + 14 + 0 + 15'],
    ['ABSN', 'none', 3, 65, 45, '18 + 12 + 0 + 15'],
    ['RN_TO_BSN', 'rn', 2, 0, 70, '20 + 35 + 15'],
    ['MSN', 'none', 3, 60, 48, '20 + 8 + 0 + 20'],
    ['MSN', 'rn', 3, 0, 70, '20 + 35 + 15'],
  ] as const)(
    '%s, %s, at the floors %f and %f: %i = %s',
    (program_type, experience, gpa, exam, expected, _sum) => {
      const { score, gates } = assessed({ program_type, experience, gpa, entrance_exam_score: exam });
      expect(score).toBe(expected);
      expect(gates).toEqual([]);
    },
  );

  test.each([
    ['ADN', 'none', 3.6, 80, 79, '34 + 29.75 + 0 + 15 = 78.75'],
    ['BSN', 'none', 3.7, 84, 83, '38.25 + 29.75 + 0 + 15 = 83'],
    ['ABSN', 'none', 3.6, 80, 79, '38.25 + 25.5 + 0 + 15 = 78.75'],
    ['RN_TO_BSN', 'rn', 3, 0, 93, '42.5 + 35 + 15 = 92.5, halves up'],
    ['MSN', 'none', 3.5, 78, 80, '42.5 + 17 + 0 + 20 = 79.5, halves up'],
    ['MSN', 'rn', 3.5, 0, 93, '42.5 + 35 + 15 = 92.5, halves up'],
  ] as const)(
    '%s, %s, at the competitive values %f and %f: %i = %s',
    (program_type, experience, gpa, exam, expected, _sum) => {
      expect(scoreOf({ program_type, experience, gpa, entrance_exam_score: exam })).toBe(expected);
    },
  );

  test.each([
    ['ADN', 'lpn', 95],
    ['BSN', 'rn', 95],
    ['ABSN', 'lpn', 100],
    ['RN_TO_BSN', 'rn', 0],
    ['MSN', 'lpn', 95],
    ['MSN', 'rn', 0],
  ] as const)('%s, %s, 4.0 and %i: every point, 100', (program_type, experience, exam) => {
    expect(scoreOf({ program_type, experience, gpa: 4, entrance_exam_score: exam })).toBe(100);
  });

  test('nothing at all is 0: the curve is flat below its zero, and repeats take nothing off nothing', () => {
    const nothing = { gpa: 0, entrance_exam_score: 0, science_prereqs_complete: false };
    expect(scoreOf(nothing)).toBe(0);
    expect(scoreOf({ ...nothing, has_retakes: true })).toBe(0);
  });

  test('halves round up: BSN at the floors with volunteering 18 + 14 + 1.5 + 15 = 48.5', () => {
    expect(scoreOf({ gpa: 2.75, entrance_exam_score: 65, experience: 'volunteer' })).toBe(49);
  });
});

describe('repeated courses', () => {
  test.each([
    ['ADN', 'none', 5],
    ['BSN', 'none', 5],
    ['ABSN', 'none', 4],
    ['RN_TO_BSN', 'rn', 0],
    ['MSN', 'none', 2],
    ['MSN', 'rn', 2],
  ] as const)('%s, %s: %i points off', (program_type, experience, expected) => {
    const profile = { program_type, experience, gpa: 3.7, entrance_exam_score: 90 };
    expect(scoreOf(profile) - scoreOf({ ...profile, has_retakes: true })).toBe(expected);
  });

  test.each(['ADN', 'BSN'] as const)('take nothing off a first-year entrant to a %s', (program_type) => {
    const profile = { program_type, entry_type: 'first_year', gpa: 3.3 } as const;
    expect(scoreOf({ ...profile, has_retakes: true })).toBe(scoreOf(profile));
  });

  test('come off before rounding: 48.5 − 5 = 43.5, halves up 44', () => {
    expect(scoreOf({ gpa: 2.75, entrance_exam_score: 65, experience: 'volunteer', has_retakes: true })).toBe(
      44,
    );
  });

  test('come off before the cap: 45 + 35 + 5 − 5 = 80, capped at 74', () => {
    expect(
      scoreOf({
        gpa: 4,
        entrance_exam_score: 100,
        experience: 'lpn',
        science_prereqs_complete: false,
        has_retakes: true,
      }),
    ).toBe(74);
  });
});

describe('gates', () => {
  const strong = { gpa: 4, entrance_exam_score: 95, experience: 'lpn' } as const;

  test('no gate is open for a strong applicant', () => {
    expect(assessed(strong)).toMatchObject({ score: 100, gates: [] });
  });

  test.each([
    ['ADN', 2.49, 2.5],
    ['BSN', 2.74, 2.75],
    ['ABSN', 2.99, 3],
    ['MSN', 2.99, 3],
  ] as const)(
    '%s: a GPA of %f is below the floor and caps at 59, %f is not',
    (program_type, below, floor) => {
      const profile = { ...strong, program_type };
      expect(assessed({ ...profile, gpa: below })).toMatchObject({
        score: 59,
        gates: [{ id: 'gpa_below_floor', cap: 59, floor }],
      });
      expect(assessed({ ...profile, gpa: floor })).toMatchObject({ gates: [] });
      expect(scoreOf({ ...profile, gpa: floor })).toBeGreaterThan(59);
    },
  );

  test.each([
    ['RN_TO_BSN', 1.99, 2],
    ['MSN', 2.99, 3],
  ] as const)(
    '%s, an RN: a GPA of %f is below the floor and caps at 59, %f is not',
    (program_type, below, floor) => {
      const profile = { ...strong, program_type, experience: 'rn' } as const;
      expect(assessed({ ...profile, gpa: below })).toMatchObject({
        score: 59,
        gates: [{ id: 'gpa_below_floor', cap: 59, floor }],
      });
      expect(assessed({ ...profile, gpa: floor })).toMatchObject({ score: 70, gates: [] });
    },
  );

  test.each([
    ['ADN', 59.9, 60],
    ['BSN', 64.9, 65],
    ['ABSN', 64.9, 65],
    ['MSN', 59.9, 60],
  ] as const)(
    '%s: an exam of %f is below the floor and caps at 59, %i is not',
    (program_type, below, floor) => {
      const profile = { ...strong, program_type };
      expect(assessed({ ...profile, entrance_exam_score: below })).toMatchObject({
        score: 59,
        gates: [{ id: 'exam_below_floor', cap: 59, floor }],
      });
      expect(assessed({ ...profile, entrance_exam_score: floor })).toMatchObject({ gates: [] });
      expect(scoreOf({ ...profile, entrance_exam_score: floor })).toBeGreaterThan(59);
    },
  );

  test.each(['none', 'volunteer', 'cna', 'lpn'] as const)(
    'RN_TO_BSN, %s: without a license 50 + 0 + 15 = 65 is capped at 59',
    (experience) => {
      expect(assessed({ ...strong, program_type: 'RN_TO_BSN', experience })).toMatchObject({
        score: 59,
        gates: [{ id: 'rn_license_missing', cap: 59 }],
      });
    },
  );

  test('the license is asked for by RN_TO_BSN alone', () => {
    for (const program_type of ['ADN', 'BSN', 'ABSN', 'MSN'] as const)
      expect(assessed({ ...strong, program_type }).gates).toEqual([]);
  });

  test.each([
    ['ADN', 'lpn'],
    ['BSN', 'lpn'],
    ['MSN', 'lpn'],
    ['MSN', 'rn'],
  ] as const)('%s, %s: open prerequisites hold 80 or more at 74', (program_type, experience) => {
    expect(assessed({ ...strong, program_type, experience, science_prereqs_complete: false })).toMatchObject({
      score: 74,
      gates: [{ id: 'prerequisites_open', cap: 74 }],
    });
  });

  test('ABSN: open prerequisites hold 80 or more at 59', () => {
    const open = {
      ...strong,
      program_type: 'ABSN',
      experience: 'lpn',
      science_prereqs_complete: false,
    } as const;
    expect(assessed(open)).toMatchObject({ score: 59, gates: [{ id: 'prerequisites_open', cap: 59 }] });
  });

  test('first-year entrants: neither open prerequisites nor a low exam hold anything', () => {
    const first = { ...strong, program_type: 'BSN', experience: 'none', entry_type: 'first_year' } as const;
    // 95 points for the GPA at 4.0 and none for experience.
    const open = { ...first, gpa: 4, science_prereqs_complete: false, entrance_exam_score: 0 };
    expect(assessed(open)).toMatchObject({ score: 95, gates: [] });
    expect(assessed({ ...first, gpa: 2.5 }).gates.map(({ id }) => id)).toEqual(['gpa_below_floor']);
  });

  test('RN_TO_BSN: open prerequisites lose their 15 points and cap nothing: 50 + 35 = 85', () => {
    expect(
      assessed({ ...strong, program_type: 'RN_TO_BSN', experience: 'rn', science_prereqs_complete: false }),
    ).toMatchObject({ score: 85, gates: [] });
  });

  test('several open gates are listed in one order and the lowest cap holds', () => {
    const { gates, score } = assessed({
      ...strong,
      gpa: 2.7,
      entrance_exam_score: 64,
      science_prereqs_complete: false,
    });
    expect(gates.map(({ id }) => id)).toEqual(['gpa_below_floor', 'exam_below_floor', 'prerequisites_open']);
    expect(score).toBeLessThanOrEqual(59);
    expect(
      assessed({ ...strong, gpa: 1.9, program_type: 'RN_TO_BSN', experience: 'cna' }).gates.map(
        ({ id }) => id,
      ),
    ).toEqual(['gpa_below_floor', 'rn_license_missing']);
  });

  test('a cap never lifts: 0.4×(1−0.25)×45 + 35×0.4 + 15 = 42.5 stays 43 under the cap of 59', () => {
    expect(scoreOf({ gpa: 2.5, entrance_exam_score: 65 })).toBe(43);
  });
});
