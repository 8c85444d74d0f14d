import { expect, test } from 'vitest';
import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import type { AdmissionReadinessResult } from '@/lib/calculators/admission-readiness/result';
import { loadData } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { expectGolden, goldenLine } from './corpus';

/** Floors, competitive values, ends of the scales, and values between. */
const gpas = ['0', '1.99', '2', '2.5', '2.74', '2.75', '3', '3.2', '3.5', '3.6', '3.7', '4'];
const exams = ['0', '59.9', '60', '65', '72', '80', '84', '100'];
const yesAndNo = ['true', 'false'];
const { program_type, experience } = admissionReadiness.parameters;

const queries = program_type.allowedValues.flatMap((program) =>
  experience.allowedValues.flatMap((level) =>
    gpas.flatMap((gpa) =>
      exams.flatMap((exam) =>
        yesAndNo.flatMap((complete) =>
          yesAndNo.map((retakes) =>
            new URLSearchParams({
              gpa,
              entrance_exam_score: exam,
              program_type: program,
              experience: level,
              science_prereqs_complete: complete,
              has_retakes: retakes,
            }).toString(),
          ),
        ),
      ),
    ),
  ),
);

/** The figures of a result, short enough to review; its sentences have their own tests. */
const figures = ({ readiness_score, band_id, components, gates, next_steps }: AdmissionReadinessResult) => ({
  readiness_score,
  band_id,
  points: Object.fromEntries(
    components.map(({ id, points, max_points }) => [id, `${points} of ${max_points}`]),
  ),
  gates: gates.map(({ id, effect }) => `${id}: ${effect}`),
  next_steps: next_steps.map(
    ({ kind, action, points_gained, new_score }) => `${kind}: +${points_gained} = ${new_score}: ${action}`,
  ),
});

test('the grid of applicants is answered as reviewed', () => {
  const data = loadData();
  const lines = queries.map((query) => {
    const parsed = parseQuery(admissionReadiness.parameters, new URLSearchParams(query));
    if (!parsed.ok) throw new Error(parsed.problem.message);
    return goldenLine(query, figures(admissionReadiness.answer(parsed.inputs, data).result));
  });
  expect(lines).toHaveLength(5 * 5 * 12 * 8 * 4);
  // A prime step walks through all values of every parameter.
  expectGolden('admission-readiness', lines, 241);
}, 60_000);
