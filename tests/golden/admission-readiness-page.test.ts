import { expect, it } from 'vitest';
import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import { admissionReadinessPage } from '@/lib/calculators/admission-readiness/page';
import { loadData } from '@/lib/data/data';
import { expectTable, type GoldenRow } from './golden';

const data = loadData();
const { program_type, experience } = admissionReadiness.parameters;

/** Below every floor, between floor and competitive value, at the top. */
const gpas = ['1.9', '2.9', '3.4', '4'];

const applicants = program_type.allowedValues.flatMap((program) =>
  experience.allowedValues.flatMap((level) =>
    ['true', 'false'].flatMap((complete) =>
      gpas.map((gpa) => ({
        program_type: program,
        experience: level,
        science_prereqs_complete: complete,
        gpa,
      })),
    ),
  ),
);

/** What the page says of an applicant without an exam score. */
function rowOf(applicant: Readonly<Record<string, string>>): GoldenRow {
  const query = new URLSearchParams({ ...applicant, entrance_exam_score: 'not_taken' });
  const { answer } = admissionReadinessPage.read(query, data);
  if (!answer) throw new Error(`${query} is refused`);
  const { outlook, verdict, sentence, result } = answer;
  const scores = outlook?.outcomes ?? [];
  return {
    ...applicant,
    'exam scores': scores.map(({ exam }) => exam).join(' '),
    scores: scores.map((outcome) => outcome.result.readiness_score).join(' ') || result.readiness_score,
    bands: scores.map((outcome) => outcome.result.band_id).join(' ') || result.band_id,
    verdict,
    sentence,
  };
}

it('answers applicants who have not taken the exam as reviewed', async () => {
  expect(applicants).toHaveLength(5 * 5 * 2 * 4);
  await expectTable('admission-readiness-page.csv', applicants.map(rowOf));
});
