import { expect, it } from 'vitest';
import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import { loadData } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { describeCases, digestOf, expectLines, expectTable, wordingsOf } from './golden';

const data = loadData();

/** What the grid of applicants varies: floors, competitive values, ends of the scales and values between. */
const gpas = ['0', '1.99', '2', '2.5', '2.74', '2.75', '3', '3.2', '3.5', '3.6', '3.7', '4'];
const exams = ['0', '59.9', '60', '65', '72', '80', '84', '100'];
const booleans = ['true', 'false'];
const { program_type, experience } = admissionReadiness.parameters;

/** The figures of a result; its sentences have their own tests. */
function figuresOf(query: string) {
  const parsed = parseQuery(admissionReadiness.parameters, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const { inputs, unclamped } = parsed;
  const { result } = admissionReadiness.answer(inputs, data, unclamped);
  return {
    summary: result.summary,
    readiness_score: result.readiness_score,
    band_id: result.band_id,
    points: Object.fromEntries(
      result.components.map(({ id, points, max_points }) => [id, `${points} of ${max_points}`]),
    ),
    gates: result.gates.map(({ id, effect }) => `${id}: ${effect}`),
    next_steps: result.next_steps.map(
      ({ kind, action, points_gained, new_score }) => `${kind}: +${points_gained} = ${new_score}: ${action}`,
    ),
    notes: result.notes,
  };
}

describeCases('admission-readiness', figuresOf);

/** One row of the table: an applicant who gets each of the exam scores. */
const applicants = program_type.allowedValues.flatMap((program) =>
  experience.allowedValues.flatMap((level) =>
    booleans.flatMap((complete) =>
      booleans.flatMap((retakes) =>
        gpas.map((gpa) => ({
          program_type: program,
          experience: level,
          science_prereqs_complete: complete,
          has_retakes: retakes,
          gpa,
        })),
      ),
    ),
  ),
);

const rows = applicants.map((applicant) => ({
  applicant,
  answers: exams.map((exam) =>
    figuresOf(new URLSearchParams({ ...applicant, entrance_exam_score: exam }).toString()),
  ),
}));

it('scores the grid of applicants as reviewed, with the same points, gates and next steps', async () => {
  expect(rows.length * exams.length).toBe(5 * 5 * 12 * 8 * 4);
  await expectTable(
    'admission-readiness.csv',
    rows.map(({ applicant, answers }) => ({
      ...applicant,
      ...Object.fromEntries(answers.map((answer, index) => [`exam ${exams[index]}`, answer.readiness_score])),
      digest: digestOf(answers),
    })),
  );
});

it('names nothing but the reviewed gates and steps', async () => {
  await expectLines(
    'admission-readiness.sentences.txt',
    rows.flatMap(({ answers }) => wordingsOf(answers)),
  );
});
