import { describe, expect, it } from 'vitest';
import { applicant } from '@/tests/support/admission-readiness';
import { exampleData } from '@/tests/support/data';
import { notes } from './notes';
import { readRubric } from './rubric';

type Changes = Parameters<typeof applicant>[0];
const constants = exampleData().parameters('admission-readiness');
function notesOf(given: Changes, changes: Changes = given) {
  const inputs = applicant(changes);
  return notes(inputs, applicant(given), readRubric(constants, inputs));
}

describe('the notes', () => {
  it('are none where every value is on its scale', () => {
    expect(notesOf({})).toEqual([]);
    expect(notesOf({ gpa: 0, entrance_exam_score: 1 })).toEqual([]);
    expect(notesOf({ gpa: 4, entrance_exam_score: 100 })).toEqual([]);
  });

  it.each<[string, Changes, Changes, RegExp]>([
    [
      'a weighted GPA',
      { gpa: 4.6 },
      { gpa: 4 },
      /^A GPA of 4\.6 is above the 4-point scale and was read as 4\.0\./,
    ],
    ['a negative GPA', { gpa: -1 }, { gpa: 0 }, /^A GPA of -1\.0 is below 0 and was read as 0\.0\.$/],
    [
      'an exam on another scale',
      { entrance_exam_score: 850 },
      { entrance_exam_score: 100 },
      /^An entrance exam score of 850 is above 100 and was read as 100\. Another exam has another scale/,
    ],
    [
      'a negative exam',
      { entrance_exam_score: -5 },
      { entrance_exam_score: 0 },
      /^An entrance exam score of -5 is below 0 and was read as 0\.$/,
    ],
    [
      'a share in place of a percentage',
      { entrance_exam_score: 0.78 },
      { entrance_exam_score: 0.78 },
      /^An entrance exam score of 0\.78 looks like a share/,
    ],
    ['no points in the exam', { entrance_exam_score: 0 }, { entrance_exam_score: 0 }, /looks like a share/],
  ])('name %s', (_, given, inputs, expected) => {
    const found = notesOf(given, inputs);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  it('say what does not apply to a first-year entrant, and nothing of an exam that is not used', () => {
    expect(notesOf({ entry_type: 'first_year', entrance_exam_score: 0.5 })).toEqual([
      'Straight from high school, prerequisites, repeats of them and the entrance exam do not count. The GPA counts for their points too.',
    ]);
  });

  it.each([
    ['RN_TO_BSN', 'RN-to-BSN'],
    ['MSN', 'MSN'],
  ] as const)('say that an RN’s exam score is not used for %s, whatever it is', (program_type, name) => {
    for (const entrance_exam_score of [78, 0.5, 850]) {
      expect(notesOf({ program_type, experience: 'rn', entrance_exam_score })).toEqual([
        `The entrance exam is not used: ${name} programs do not usually ask registered nurses for one.`,
      ]);
    }
  });
});
