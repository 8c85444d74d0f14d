import { describe, expect, it } from 'vitest';
import { applicant } from '@/tests/support/admission-readiness';
import { readerOf } from '@/tests/support/calculator-page';
import { exampleData } from '@/tests/support/data';
import { admissionReadinessPage } from './';
import { sentence } from './answer';
import { rubricFor } from './exam-outcomes';
import { verdictLine } from './verdict';

const data = exampleData();

const { answerTo } = readerOf(admissionReadinessPage);

describe('an exam that has not been taken', () => {
  const notTaken = 'gpa=3.4&entrance_exam_score=&program_type=BSN&experience=cna';

  it('is answered with the scores at the usual minimum, the usual score and full points', () => {
    const { figures, ...answer } = answerTo(notTaken);
    expect(figures.map(({ label, value }) => [label, value])).toEqual([
      ['Exam 65: usual minimum', '64'],
      ['Exam 84: usual score', '80'],
      ['Exam 95: full points', '85'],
    ]);
    expect(figures.map(({ note }) => note.split(':')[0])).toEqual(['Borderline', 'Competitive', 'Strong']);
    expect(answer.verdict).toBe(
      'Your grades meet what most BSN programs ask. A good exam score would help most: aim for 84',
    );
    expect(answer.sentence).toBe(
      'With a GPA of 3.4 you score between 64 and 85 of 100 for a BSN program, depending on the exam. This is not your chance of getting in.',
    );
  });

  it.each([
    'gpa=3.4&entrance_exam_score=not_taken&program_type=BSN&experience=cna',
    'gpa=3.4&teas_score=not_taken&program_type=BSN&experience=cna',
    'gpa=3.4&teas_score=&entrance_exam_score=%20&program_type=BSN&experience=cna',
    'gpa=3.4&program_type=BSN&experience=cna',
  ])('may be said in other ways: %s', (query) => {
    const view = admissionReadinessPage.read(new URLSearchParams(query), data);
    expect(view.status).toBe('answered');
    expect(view.answer?.figures).toEqual(answerTo(notTaken).figures);
    expect(view.pageQuery).toBe('gpa=3.4&entrance_exam_score=not_taken&program_type=BSN&experience=cna');
    expect(view.apiQuery).toBe('gpa=3.4&entrance_exam_score=84&program_type=BSN&experience=cna');
    expect(view.form.chosen).toContain('exam not taken yet');
  });

  it('leaves its field empty, and the field need not be filled in', () => {
    const { form } = admissionReadinessPage.read(new URLSearchParams(notTaken), data);
    const field = form.fields.find(({ name }) => name === 'entrance_exam_score');
    expect(field).toMatchObject({ value: '', required: false, error: undefined });
    expect(field?.hint).toContain('Leave it empty if you have not taken it');
  });

  it('leads to the answer of the API for each score', () => {
    expect(answerTo(notTaken).outlook?.asData.map(({ href }) => href.split('?')[1])).toEqual(
      [65, 84, 95].map((exam) => `gpa=3.4&entrance_exam_score=${exam}&program_type=BSN&experience=cna`),
    );
  });

  it('shows what each change brings with each score', () => {
    expect(answerTo(notTaken).outlook?.changes).toEqual([
      { change: 'As you are now', scores: [64, 80, 85] },
      { change: 'A GPA of 3.7', scores: [71, 87, 92] },
      { change: 'A GPA of 3.5', scores: [66, 82, 87] },
    ]);
  });

  it('has no single score among its parts', () => {
    const exam = answerTo(notTaken).parts.find(({ id }) => id === 'entrance_exam');
    expect(exam).toEqual({
      id: 'entrance_exam',
      label: 'Entrance exam',
      points: '14 to 35 of 35',
      share: 40,
      reach: 100,
      explanation: 'You have not taken it yet: 65 earns 14, 84 earns 29.8, 95 earns 35.',
    });
  });

  it('says so where no result of it moves the score', () => {
    const { result } = answerTo(notTaken);
    const inputs = applicant();
    const outcomes = [65, 84, 95].map((exam) => ({ exam, name: 'a score', result, changes: [] }));
    const asked = { inputs, rubric: rubricFor(inputs, data), result, changes: [], outcomes, gates: [] };
    expect(verdictLine(asked)).toBe('Your grades meet what most BSN programs ask');
    expect(sentence(asked)).toMatch(
      /^With a GPA of 3\.2 you score 80 of 100 for a BSN program, whatever the exam brings\. /,
    );
  });

  it('leaves the grades to speak for themselves', () => {
    const verdictOf = (gpa: number) => answerTo(notTaken.replace('3.4', String(gpa))).verdict;
    expect(verdictOf(3.9)).toMatch(/^Your grades are what admitted students usually have\. /);
    expect(verdictOf(2.2)).toMatch(
      /^Your GPA is below what most BSN programs ask\. A GPA of 3.7 would help most$/,
    );
  });

  it('is compared with other program types as not taken, too', () => {
    const rows = answerTo(notTaken).comparison.rows;
    expect(rows.find(({ id }) => id === 'BSN')?.cells[0]).toBe('64 to 85');
    for (const { href } of rows) expect(href ?? 'entrance_exam_score=not_taken').toContain('not_taken');
  });

  it('is refused beside a score, and beside other words', () => {
    const both = 'gpa=3.4&entrance_exam_score=not_taken&teas_score=78&program_type=BSN&experience=cna';
    expect(admissionReadinessPage.read(new URLSearchParams(both), data).status).toBe('refused');
    const later = 'gpa=3.4&entrance_exam_score=later&program_type=BSN&experience=cna';
    expect(admissionReadinessPage.read(new URLSearchParams(later), data).problems[0]?.message).toContain(
      'or leave it empty if you have not taken it',
    );
  });
});
