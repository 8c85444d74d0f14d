import { describe, expect, it } from 'vitest';
import { applicant, resultFor } from '@/tests/support/admission-readiness';
import { exampleData } from '@/tests/support/data';
import { admissionReadiness } from '.';

describe('the summary', () => {
  it('says the score, what it means and the change that would help most', () => {
    expect(resultFor({ gpa: 3.4, entrance_exam_score: 78, experience: 'cna' }).summary).toBe(
      'With a GPA of 3.4 and an entrance exam score of 78 you score 75 of 100 for a BSN program: Competitive, about what admitted applicants bring. ' +
        'What would help most: raise your GPA from 3.4 to 3.7 (+7 points).',
    );
  });

  it('names a number as it was given, and what it was read as', () => {
    const { result } = admissionReadiness.answer(
      applicant({ gpa: 4, entrance_exam_score: 100 }),
      exampleData(),
      applicant({ gpa: 4.5, entrance_exam_score: 850 }),
    );
    expect(result.summary).toMatch(
      /^With a GPA of 4\.5 \(read as 4\.0\) and an entrance exam score of 850 \(read as 100\) you score /,
    );
  });

  it('leaves out an exam that is not used', () => {
    expect(resultFor({ program_type: 'RN_TO_BSN', experience: 'rn' }).summary).toMatch(
      /^With a GPA of 3\.2 you score \d+ of 100 for an RN-to-BSN program: /,
    );
    expect(resultFor({ entry_type: 'first_year' }).summary).toMatch(/^With a GPA of 3\.2 you score /);
  });

  it('names no change where none raises the score', () => {
    const { summary } = resultFor({ gpa: 4, entrance_exam_score: 100, experience: 'rn' });
    expect(summary).toMatch(/^With a GPA of 4\.0 .+: Strong, [^.]+\.$/);
  });

  it('speaks of one point', () => {
    const { summary, next_steps } = resultFor({ gpa: 3.95, entrance_exam_score: 95, experience: 'rn' });
    expect(next_steps[0]?.points_gained).toBe(1);
    expect(summary).toMatch(/\(\+1 point\)\.$/);
  });
});
