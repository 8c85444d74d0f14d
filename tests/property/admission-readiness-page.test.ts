import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import { admissionReadinessPage } from '@/lib/calculators/admission-readiness/page';
import type { AdmissionReadinessInputs } from '@/lib/calculators/admission-readiness/parameters';
import { loadData } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { parseQuery } from '@/lib/parameters/parse';

// Each property asks for some hundred pages; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const data = loadData();
const { parameters } = admissionReadiness;

const applicant = fc
  .record({
    // The page asks back about one under 1.
    gpa: fc.integer({ min: 100, max: 400 }).map((hundredths) => hundredths / 100),
    program_type: fc.constantFrom('ADN', 'BSN', 'ABSN', 'RN_TO_BSN', 'MSN'),
    experience: fc.constantFrom('none', 'volunteer', 'cna', 'lpn', 'rn'),
    science_prereqs_complete: fc.boolean(),
    has_retakes: fc.boolean(),
    isFirstYear: fc.boolean(),
  })
  .map(({ isFirstYear, ...inputs }): Omit<AdmissionReadinessInputs, 'entrance_exam_score'> => {
    const canBeFirstYear = inputs.program_type === 'ADN' || inputs.program_type === 'BSN';
    return { ...inputs, entry_type: isFirstYear && canBeFirstYear ? 'first_year' : 'transfer' };
  });

type Applicant = Omit<AdmissionReadinessInputs, 'entrance_exam_score'>;

function page(inputs: Applicant, exam: string, gpa = String(inputs.gpa)) {
  const query = new URLSearchParams(canonicalQuery(parameters, { ...inputs, entrance_exam_score: 1 }));
  query.set('entrance_exam_score', exam);
  query.set('gpa', gpa);
  return admissionReadinessPage.read(query, data);
}

/** The answer of the API to a query as its page links to it. */
function apiAnswer(query: string) {
  const parsed = parseQuery(parameters, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return admissionReadiness.answer(parsed.inputs, data).result;
}

const usesExam = (inputs: Applicant) =>
  inputs.entry_type !== 'first_year' &&
  inputs.program_type !== 'RN_TO_BSN' &&
  !(inputs.program_type === 'MSN' && inputs.experience === 'rn');

describe('an exam that has not been taken', () => {
  test('is answered with three answers of the API where it is used, with one where it is not', () => {
    fc.assert(
      fc.property(applicant, (inputs) => {
        const { answer } = page(inputs, 'not_taken');
        expect(answer?.outlook !== null).toBe(usesExam(inputs));
        const { outcomes = [], asData = [] } = answer?.outlook ?? {};
        expect(outcomes.map(({ result }) => result)).toEqual(
          asData.map(({ href }) => apiAnswer(href.split('?')[1] ?? '')),
        );
        if (outcomes.length > 0) {
          expect(answer?.figures.map(({ value }) => value)).toEqual(
            outcomes.map(({ result }) => String(result.readiness_score)),
          );
        }
      }),
    );
  });

  test('never scores less with a better result, nor with one more change', () => {
    fc.assert(
      fc.property(applicant.filter(usesExam), (inputs) => {
        const outlook = page(inputs, '').answer?.outlook;
        const exams = outlook?.outcomes.map(({ exam }) => exam) ?? [];
        expect(exams).toEqual([...exams].sort((a, b) => a - b));
        const [now, ...changed] = outlook?.changes ?? [];
        for (const { scores } of [...(now ? [now] : []), ...changed]) {
          expect(scores).toEqual([...scores].sort((a, b) => a - b));
          scores.forEach((score, index) => {
            expect(score).toBeGreaterThanOrEqual(now?.scores[index] ?? 101);
          });
        }
      }),
    );
  });

  test('ends between its lowest and its best score once it is taken and not below the usual minimum', () => {
    fc.assert(
      fc.property(applicant.filter(usesExam), fc.double({ min: 0, max: 1, noNaN: true }), (inputs, part) => {
        const outcomes = page(inputs, '').answer?.outlook?.outcomes ?? [];
        const [low, best] = [outcomes[0], outcomes.at(-1)];
        if (!low || !best) throw new Error('No outcomes');
        const exam = low.exam + Math.round(part * (100 - low.exam) * 10) / 10;
        const score = page(inputs, String(exam)).answer?.result.readiness_score;
        expect(score).toBeGreaterThanOrEqual(low.result.readiness_score);
        expect(score).toBeLessThanOrEqual(best.result.readiness_score);
      }),
    );
  });
});

describe('a number on another scale', () => {
  test('is never answered silently: not a GPA over 4 or under 1', () => {
    const outside = fc.oneof(
      fc.integer({ min: 401, max: 100_000 }).map((hundredths) => hundredths / 100),
      fc.integer({ min: 1, max: 99 }).map((hundredths) => hundredths / 100),
      fc.integer({ min: -1_000, max: -1 }).map((hundredths) => hundredths / 100),
    );
    fc.assert(
      fc.property(applicant, outside, (inputs, gpa) => {
        const { status, problems } = page(inputs, '', String(gpa));
        expect([status, problems.map(({ fieldId }) => fieldId)]).toEqual(['refused', ['gpa']]);
      }),
    );
  });

  test('is never answered silently: not an exam score under 1 or over 100, where it is used', () => {
    const outside = fc.oneof(
      fc.integer({ min: 1, max: 999 }).map((thousandths) => thousandths / 1_000),
      fc.integer({ min: 1_001, max: 20_000 }).map((tenths) => tenths / 10),
      fc.integer({ min: -100, max: -1 }),
    );
    fc.assert(
      fc.property(applicant, outside, (inputs, exam) => {
        expect(page(inputs, String(exam)).status).toBe(usesExam(inputs) ? 'refused' : 'answered');
      }),
    );
  });

  test('is asked back only with a number that is answered', () => {
    fc.assert(
      fc.property(
        applicant,
        fc.integer({ min: 5, max: 500 }),
        fc.integer({ min: 1, max: 1_500 }),
        (inputs, gpa, exam) => {
          const queries = [
            page(inputs, '', String(gpa)),
            page(inputs, String(exam / 1_000)),
            page(inputs, String(exam)),
          ];
          for (const { href } of queries.flatMap(({ problems }) =>
            problems.flatMap(({ answers = [] }) => answers),
          )) {
            const answered = admissionReadinessPage.read(new URLSearchParams(href.split('?')[1]), data);
            expect(answered.status).toBe('answered');
          }
        },
      ),
    );
  });
});

test('someone who enters straight from high school gets one answer, whatever does not apply', () => {
  const firstYear = applicant.map(
    (inputs): Applicant => ({ ...inputs, program_type: 'BSN', entry_type: 'first_year' }),
  );
  fc.assert(
    fc.property(firstYear, fc.integer({ min: 0, max: 100 }), (inputs, exam) => {
      const plain = { ...inputs, science_prereqs_complete: true, has_retakes: false };
      const [one, other] = [page(inputs, String(exam)).answer, page(plain, 'not_taken').answer];
      expect(one?.figures).toEqual(other?.figures);
      expect(one?.sentence).toBe(other?.sentence);
    }),
  );
});
