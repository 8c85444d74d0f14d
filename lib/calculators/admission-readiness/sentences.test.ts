import { describe, expect, test } from 'vitest';
import { resultFor } from '@/tests/support/admission-readiness';
import { examMeasure, gpaMeasure } from './sentences';

type Changes = Parameters<typeof resultFor>[0];
const part = (id: string, changes: Changes) => resultFor(changes).components.find((c) => c.id === id);

test('the parts are always the same five in the same order', () => {
  expect(resultFor().components.map(({ id, label }) => [id, label])).toEqual([
    ['gpa', 'GPA'],
    ['entrance_exam', 'Entrance exam'],
    ['experience', 'Healthcare experience'],
    ['prerequisites', 'Science prerequisites'],
    ['retakes', 'Repeated courses'],
  ]);
  expect(
    resultFor({ program_type: 'RN_TO_BSN', experience: 'rn' }).components.map(({ id, label }) => [id, label]),
  ).toEqual([
    ['gpa', 'GPA'],
    ['entrance_exam', 'Entrance exam'],
    ['experience', 'RN license'],
    ['prerequisites', 'Science prerequisites'],
    ['retakes', 'Repeated courses'],
  ]);
});

test('points are shown to one decimal beside the most that the part can add', () => {
  expect(
    resultFor({ has_retakes: true }).components.map(({ points, max_points }) => [points, max_points]),
  ).toEqual([
    [27.6, 45], // 27.592
    [19.8, 35], // 19.803
    [0, 5],
    [15, 15],
    [-5, 0],
  ]);
  expect(
    resultFor({ program_type: 'MSN', experience: 'rn', gpa: 3.3, has_retakes: true }).components.map(
      ({ points, max_points }) => [points, max_points],
    ),
  ).toEqual([
    [33.5, 50], // 50×(0.4+0.45×0.3/0.5)
    [0, 0],
    [35, 35],
    [15, 15],
    [-2, 0],
  ]);
});

test('no repeated course is a plain zero', () => {
  expect(Object.is(part('retakes', {})?.points, 0)).toBe(true);
  expect(Object.is(part('retakes', { program_type: 'RN_TO_BSN', has_retakes: true })?.points, 0)).toBe(true);
});

describe('the GPA explained', () => {
  test.each([
    [0, 'Your GPA of 0.0 is too far below the usual floor of 2.75 to earn points.'],
    [1.75, 'Your GPA of 1.75 is too far below the usual floor of 2.75 to earn points.'],
    [
      1.76,
      'Your GPA of 1.76 is below the usual floor of 2.75 and short of the 3.7 that admitted applicants bring.',
    ],
    [
      2.74,
      'Your GPA of 2.74 is below the usual floor of 2.75 and short of the 3.7 that admitted applicants bring.',
    ],
    [
      2.75,
      'Your GPA of 2.75 is exactly the usual floor of 2.75 and short of the 3.7 that admitted applicants bring.',
    ],
    [
      2.76,
      'Your GPA of 2.76 lies between the usual floor of 2.75 and the 3.7 that admitted applicants bring.',
    ],
    [3.2, 'Your GPA of 3.2 lies between the usual floor of 2.75 and the 3.7 that admitted applicants bring.'],
    [3.7, 'Your GPA of 3.7 matches the 3.7 that admitted applicants bring.'],
    [3.71, 'Your GPA of 3.71 is above the 3.7 that admitted applicants bring.'],
    [3.99, 'Your GPA of 3.99 is above the 3.7 that admitted applicants bring.'],
    [4, 'Your GPA of 4.0 earns every point there is for it.'],
  ])('%f', (gpa, expected) => {
    expect(part('gpa', { gpa })?.explanation).toBe(expected);
  });
});

describe('the exam explained', () => {
  test.each([
    [40, 'Your entrance exam score of 40 is too far below the usual floor of 65 to earn points.'],
    [
      64.5,
      'Your entrance exam score of 64.5 is below the usual floor of 65 and short of the 84 that admitted applicants bring.',
    ],
    [
      72,
      'Your entrance exam score of 72 lies between the usual floor of 65 and the 84 that admitted applicants bring.',
    ],
    [84, 'Your entrance exam score of 84 matches the 84 that admitted applicants bring.'],
    [95, 'Your entrance exam score of 95 earns every point there is for it.'],
  ])('%f', (entrance_exam_score, expected) => {
    expect(part('entrance_exam', { entrance_exam_score })?.explanation).toBe(expected);
  });

  test('says where it is not used', () => {
    expect(part('entrance_exam', { program_type: 'MSN', experience: 'rn' })).toEqual({
      id: 'entrance_exam',
      label: 'Entrance exam',
      points: 0,
      max_points: 0,
      explanation:
        'The entrance exam is not used: MSN programs do not usually ask registered nurses for one.',
    });
    expect(part('entrance_exam', { program_type: 'RN_TO_BSN' })?.explanation).toBe(
      'The entrance exam is not used: RN-to-BSN programs do not usually ask registered nurses for one.',
    );
  });
});

describe('the other parts explained', () => {
  test.each([
    ['none', 'You entered “No healthcare experience”, which earns 0% of the points for experience.'],
    [
      'volunteer',
      'You entered “Volunteer, shadowing or patient-care exposure”, which earns 30% of the points for experience.',
    ],
    [
      'cna',
      'You entered “CNA, medical assistant, EMT or similar”, which earns 70% of the points for experience.',
    ],
    ['lpn', 'You entered “Current LPN/LVN”, which earns 100% of the points for experience.'],
  ] as const)('experience: %s', (experience, expected) => {
    expect(part('experience', { experience })?.explanation).toBe(expected);
  });

  test('the RN license', () => {
    expect(part('experience', { program_type: 'RN_TO_BSN', experience: 'rn' })).toEqual({
      id: 'experience',
      label: 'RN license',
      points: 35,
      max_points: 35,
      explanation: 'You hold the RN license that every RN-to-BSN program asks for.',
    });
    expect(part('experience', { program_type: 'RN_TO_BSN', experience: 'lpn' })).toMatchObject({
      points: 0,
      explanation:
        'RN-to-BSN programs ask for an RN license, and you entered “Current LPN/LVN”; other experience does not replace it.',
    });
  });

  test('prerequisites', () => {
    expect(part('prerequisites', {})?.explanation).toBe(
      'Your core science prerequisites are complete or in progress.',
    );
    expect(part('prerequisites', { science_prereqs_complete: false })).toMatchObject({
      points: 0,
      max_points: 15,
      explanation:
        'Your core science prerequisites are neither complete nor in progress, so they earn nothing yet.',
    });
  });

  test('repeated courses', () => {
    expect(part('retakes', {})?.explanation).toBe(
      'No prerequisite course was repeated, so nothing is taken off.',
    );
    expect(part('retakes', { has_retakes: true })?.explanation).toBe(
      'Repeated prerequisite courses take 5 points off: some programs score the first attempt or count repeats.',
    );
    expect(part('retakes', { entry_type: 'first_year', has_retakes: true })).toMatchObject({
      points: 0,
      explanation: 'A first-year entrant has no prerequisite courses to repeat, so nothing is taken off.',
    });
    for (const has_retakes of [true, false])
      expect(part('retakes', { program_type: 'RN_TO_BSN', has_retakes })?.explanation).toBe(
        'Repeated courses take nothing off for RN-to-BSN programs.',
      );
  });
});

test('open gates say what they do and why', () => {
  expect(resultFor({ gpa: 2.3, entrance_exam_score: 60.5, science_prereqs_complete: false }).gates).toEqual([
    {
      id: 'gpa_below_floor',
      label: 'GPA below the usual floor',
      effect: 'The score cannot exceed 59 while this is open.',
      explanation:
        'Your GPA of 2.3 is below the usual floor of 2.75; many programs do not consider applicants below theirs.',
    },
    {
      id: 'exam_below_floor',
      label: 'Entrance exam below the usual floor',
      effect: 'The score cannot exceed 59 while this is open.',
      explanation:
        'Your entrance exam score of 60.5 is below the usual floor of 65; many programs do not consider applicants below theirs.',
    },
    {
      id: 'prerequisites_open',
      label: 'Science prerequisites open',
      effect: 'The score cannot exceed 74 while this is open.',
      explanation:
        'You entered that the core science prerequisites are neither complete nor in progress; programs of this kind usually expect them before they decide.',
    },
  ]);
  expect(resultFor({ program_type: 'RN_TO_BSN', experience: 'cna' }).gates).toEqual([
    {
      id: 'rn_license_missing',
      label: 'No RN license',
      effect: 'The score cannot exceed 59 while this is open.',
      explanation:
        'RN-to-BSN programs admit registered nurses only, and you entered “CNA, medical assistant, EMT or similar”.',
    },
  ]);
});

test('numbers are written as plain decimals that read back', () => {
  expect(gpaMeasure.text(3)).toBe('3.0');
  expect(gpaMeasure.text(0.1 + 0.2)).toBe('0.3');
  expect(gpaMeasure.text(0.0000001)).toBe('0.0000001');
  expect(examMeasure.text(72)).toBe('72');
  expect(examMeasure.text(72.25)).toBe('72.25');
});
