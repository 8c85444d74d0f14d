import { describe, expect, test } from 'vitest';
import { resultFor } from '@/tests/support/admission-readiness';

const stepsFor = (changes: Parameters<typeof resultFor>[0]) => resultFor(changes).next_steps;
const actionsOf = (changes: Parameters<typeof resultFor>[0], kind: string) =>
  stepsFor(changes)
    .filter((step) => step.kind === kind)
    .map(({ action }) => action);

/** All points but those of one number, so that its steps show alone. */
const fullExam = { entrance_exam_score: 100, experience: 'lpn' } as const;
const fullGpa = { gpa: 4, experience: 'lpn' } as const;

describe('next steps', () => {
  test('are single changes, largest gain first (BSN 3.2, 72: 62 points now)', () => {
    expect(
      stepsFor({}).map(({ kind, action, points_gained, new_score }) => [
        kind,
        action,
        points_gained,
        new_score,
      ]),
    ).toEqual([
      // 45×0.85 + 19.803 + 15 = 73.05
      ['gpa', 'Raise your GPA from 3.2 to 3.7.', 11, 73],
      // 27.592 + 35×0.85 + 15 = 72.34
      ['exam', 'Raise your entrance exam score from 72 to 84.', 10, 72],
      // 45×(0.4+0.45×0.75/0.95) + 19.803 + 15 = 33.987 + 34.803 = 68.79
      ['gpa', 'Raise your GPA from 3.2 to 3.5.', 7, 69],
      // 27.592 + 35×(0.4+0.45×12/19) + 15 = 27.592 + 23.947 + 15 = 66.54
      ['exam', 'Raise your entrance exam score from 72 to 77.', 5, 67],
      // 45×(0.4+0.45×0.55/0.95) + 34.803 = 29.724 + 34.803 = 64.53
      ['gpa', 'Raise your GPA from 3.2 to 3.3.', 3, 65],
      // 62.39 + 5×0.3 = 63.89
      ['experience', 'Volunteer, shadow or get other exposure to patient care.', 2, 64],
    ]);
  });

  test('equal gains stand in the order GPA, exam, prerequisites, experience', () => {
    expect(
      stepsFor({ program_type: 'ADN', gpa: 2.75, entrance_exam_score: 72 }).map(({ kind, points_gained }) => [
        kind,
        points_gained,
      ]),
    ).toEqual([
      ['gpa', 13],
      ['exam', 6],
      ['gpa', 4],
      ['exam', 3],
      ['experience', 3],
      ['gpa', 1],
    ]);
  });

  test('equal gains of one number stay as tried: +0.1, +0.3, competitive', () => {
    // 3.3 with open prerequisites: 33.5 + 35 = 68.5, so 69. 3.6 and 3.5 are both capped at 74; 3.4 is 38 + 35 = 73.
    const steps = stepsFor({
      program_type: 'MSN',
      experience: 'rn',
      gpa: 3.3,
      science_prereqs_complete: false,
    });
    expect(steps.map(({ action, new_score }) => [action, new_score])).toEqual([
      ['Complete the core science prerequisites, or enroll in them.', 84],
      ['Raise your GPA from 3.3 to 3.6.', 74],
      ['Raise your GPA from 3.3 to 3.5.', 74],
      ['Raise your GPA from 3.3 to 3.4.', 73],
    ]);
  });

  test('a cap that a step lifts counts in its gain (MSN, an RN with 2.9: 50×0.4×0.9 + 50 = 68 capped at 59)', () => {
    const steps = stepsFor({ program_type: 'MSN', experience: 'rn', gpa: 2.9 });
    expect(steps.map(({ action, points_gained, new_score }) => [action, points_gained, new_score])).toEqual([
      ['Raise your GPA from 2.9 to 3.5.', 34, 93], // 50×0.85 + 50 = 92.5
      ['Raise your GPA from 2.9 to 3.2.', 20, 79], // 50×(0.4+0.45×0.2/0.5) + 50 = 79
      ['Raise your GPA from 2.9 to 3.0.', 11, 70], // 50×0.4 + 50
    ]);
  });

  test('a step that gains nothing is left out: nothing helps someone with every point', () => {
    expect(stepsFor({ program_type: 'MSN', gpa: 4, experience: 'rn' })).toEqual([]);
  });

  test('a step that another gate holds back is left out', () => {
    // BSN 4.0, lpn, exam 50: 45 + 35×0.16 + 5 + 15 = 70.6 capped at 59 by the exam; only the exam can lift it.
    const steps = stepsFor({ ...fullGpa, entrance_exam_score: 50, science_prereqs_complete: true });
    expect(steps.map(({ kind }) => kind)).toEqual(['exam', 'route']);
    expect(steps[0]).toMatchObject({
      action: 'Raise your entrance exam score from 50 to 84.',
      points_gained: 36, // 45 + 29.75 + 5 + 15 = 94.75
      new_score: 95,
    });
  });
});

describe('GPA steps', () => {
  test.each([
    [2, ['2.0 to 3.7', '2.0 to 2.3', '2.0 to 2.1']],
    [3.2, ['3.2 to 3.7', '3.2 to 3.5', '3.2 to 3.3']],
    [3.456, ['3.456 to 3.756', '3.456 to 3.7', '3.456 to 3.556']],
    [3.4, ['3.4 to 3.7', '3.4 to 3.5']], // 3.4 + 0.3 is 3.7 in floating point too: listed once
    [3.6, ['3.6 to 3.9', '3.6 to 3.7']], // 3.6 + 0.1 is competitive: listed once
    [3.7, ['3.7 to 4.0', '3.7 to 3.8']],
    [3.95, ['3.95 to 4.0']], // both steps end at 4.0
    [4, []],
  ])('from %f on a BSN: %j', (gpa, expected) => {
    expect(actionsOf({ ...fullExam, gpa, entrance_exam_score: 70 }, 'gpa')).toEqual(
      expected.map((move) => `Raise your GPA from ${move}.`),
    );
  });

  test.each([
    [1.5, '1.8', 'That is nearer to the usual floor of 2.75.'],
    [
      2.65,
      '2.75',
      'That clears the usual floor of 2.75, below which the score cannot exceed 59, and is nearer to the 3.7 that admitted applicants bring.',
    ],
    [
      2.65,
      '3.7',
      'That clears the usual floor of 2.75, below which the score cannot exceed 59, and reaches the 3.7 that admitted applicants bring.',
    ],
    [2.75, '3.05', 'That is nearer to the 3.7 that admitted applicants bring.'],
    [3.5, '3.8', 'That reaches the 3.7 that admitted applicants bring.'],
    [3.6, '3.7', 'That reaches the 3.7 that admitted applicants bring.'],
    [
      3.7,
      '4.0',
      'You already match or exceed the 3.7 that admitted applicants bring; a higher GPA still adds points.',
    ],
    [
      3.8,
      '4.0',
      'You already match or exceed the 3.7 that admitted applicants bring; a higher GPA still adds points.',
    ],
  ])('from %f to %s: %s', (gpa, to, why) => {
    expect(stepsFor({ ...fullExam, gpa }).find(({ action }) => action.endsWith(`to ${to}.`))?.why).toBe(why);
  });
});

describe('exam steps', () => {
  test.each([
    [50, ['50 to 84', '50 to 55']],
    [79, ['79 to 84']], // 79 + 5 is competitive: listed once
    [81, ['81 to 86', '81 to 84']],
    [84, ['84 to 89']],
    [94, []], // the last point below 95 is 35×0.15/11 = 0.48: too little to show
    [95, []], // every point already
    [97, []],
    [100, []],
  ])('from %f on a BSN: %j', (entrance_exam_score, expected) => {
    expect(actionsOf({ gpa: 3, entrance_exam_score }, 'exam')).toEqual(
      expected.map((move) => `Raise your entrance exam score from ${move}.`),
    );
  });

  test('say which floor they clear', () => {
    expect(
      stepsFor({ entrance_exam_score: 62 }).find(({ action }) => action.endsWith('62 to 67.'))?.why,
    ).toBe(
      'That clears the usual floor of 65, below which the score cannot exceed 59, and is nearer to the 84 that admitted applicants bring.',
    );
  });

  test('do not exist where the exam is not used', () => {
    expect(actionsOf({ program_type: 'MSN', experience: 'rn', entrance_exam_score: 10 }, 'exam')).toEqual([]);
    expect(
      actionsOf({ program_type: 'RN_TO_BSN', experience: 'rn', entrance_exam_score: 10 }, 'exam'),
    ).toEqual([]);
  });
});

describe('prerequisites', () => {
  test('carry their points and lift the cap of 74 (BSN 4.0, 95, none: 80 capped at 74, then 95)', () => {
    expect(stepsFor({ gpa: 4, entrance_exam_score: 95, science_prereqs_complete: false })).toEqual([
      {
        kind: 'prerequisites',
        action: 'Complete the core science prerequisites, or enroll in them.',
        points_gained: 21,
        new_score: 95,
        why: 'They carry 15 points, and while they are open the score cannot exceed 74.',
      },
    ]);
  });

  test('only carry their points for RN-to-BSN, which they do not cap', () => {
    expect(
      stepsFor({ program_type: 'RN_TO_BSN', gpa: 4, experience: 'rn', science_prereqs_complete: false }),
    ).toEqual([
      {
        kind: 'prerequisites',
        action: 'Complete the core science prerequisites, or enroll in them.',
        points_gained: 15,
        new_score: 100,
        why: 'They carry 15 points.',
      },
    ]);
  });

  test('are no step once done', () => {
    expect(actionsOf({}, 'prerequisites')).toEqual([]);
  });
});

describe('experience', () => {
  test.each([
    ['none', 'Volunteer, shadow or get other exposure to patient care.', 3],
    ['volunteer', 'Work as a CNA, medical assistant, EMT or similar.', 7],
  ] as const)('ADN: from %s, the next level: %s', (experience, action, points) => {
    expect(
      stepsFor({ program_type: 'ADN', experience }).find(({ kind }) => kind === 'experience'),
    ).toMatchObject({
      action,
      why: `That earns ${points} of the 10 points for experience.`,
    });
  });

  test.each(['cna', 'lpn', 'rn'] as const)('from %s there is no further level to try', (experience) => {
    expect(actionsOf({ program_type: 'ADN', experience }, 'experience')).toEqual([]);
  });

  test('helps nothing with RN-to-BSN; the license does', () => {
    const steps = stepsFor({ program_type: 'RN_TO_BSN', gpa: 3, experience: 'none' });
    expect(
      steps.map(({ kind, action, points_gained, new_score }) => [kind, action, points_gained, new_score]),
    ).toEqual([
      // 42.5 + 0 + 15 = 57.5, so 58; with the license 92.5, so 93
      ['license', 'Earn an RN license first.', 35, 93],
      // 50×(0.85+0.15×0.3) + 15 = 59.75, capped at 59; 3.1 is 58.25, so 58, and no gain
      ['gpa', 'Raise your GPA from 3.0 to 3.3.', 1, 59],
    ]);
    expect(steps[0]?.why).toBe(
      'RN-to-BSN programs admit registered nurses only: the license carries 35 points, and without it the score cannot exceed 59.',
    );
  });

  test('a license is a step for RN-to-BSN alone, and only for those without one', () => {
    expect(actionsOf({ program_type: 'RN_TO_BSN', experience: 'rn', gpa: 2 }, 'license')).toEqual([]);
    for (const program_type of ['ADN', 'BSN', 'ABSN', 'MSN'] as const)
      expect(actionsOf({ program_type, experience: 'cna' }, 'license')).toEqual([]);
  });
});

describe('the hint at a bridge', () => {
  test.each([
    ['ADN', 'ADN'],
    ['BSN', 'BSN'],
    ['ABSN', 'accelerated BSN'],
  ] as const)('%s: an RN is pointed to RN-to-BSN, an LPN to a bridge', (program_type, name) => {
    const asRn = resultFor({ program_type, experience: 'rn' });
    expect(asRn.next_steps.at(-1)).toEqual({
      kind: 'route',
      action: `Look at RN-to-BSN programs in place of the ${name}.`,
      points_gained: 0,
      new_score: asRn.readiness_score,
      why: `You hold the RN license that the ${name} prepares for; an RN-to-BSN program builds on it.`,
    });
    const asLpn = resultFor({ program_type, experience: 'lpn' });
    expect(asLpn.next_steps.at(-1)).toEqual({
      kind: 'route',
      action: `Look at LPN-to-RN bridge programs beside the ${name}.`,
      points_gained: 0,
      new_score: asLpn.readiness_score,
      why: 'A bridge gives credit for your LPN training and leads to the RN license; some colleges ask for months of work as an LPN first.',
    });
  });

  test('is not given to others', () => {
    for (const experience of ['none', 'volunteer', 'cna'] as const)
      expect(actionsOf({ experience }, 'route')).toEqual([]);
    for (const program_type of ['RN_TO_BSN', 'MSN'] as const)
      for (const experience of ['lpn', 'rn'] as const)
        expect(actionsOf({ program_type, experience }, 'route')).toEqual([]);
  });
});
