import type { Extras } from '@/lib/calculators/page/define';
import type { Data } from '@/lib/data/data';
import { exampleQuery } from '@/lib/parameters/canonical';
import type { Parameter } from '@/lib/parameters/declare';
import { parseQuery } from '@/lib/parameters/parse';
import { type AdmissionReadinessInputs, parameters } from '../parameters';
import { type ExamStatus, NOT_TAKEN, rubricFor } from './exam-outcomes';

const EXAM = 'entrance_exam_score';
const examNames = [EXAM, ...parameters.entrance_exam_score.aliases];

/** @throws Error when the declared example can't be read. */
function readExample(): AdmissionReadinessInputs {
  const parsed = parseQuery(parameters, new URLSearchParams(exampleQuery(parameters)));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.inputs;
}

/** The declared example. */
export const exampleInputs = readExample();

const textsOf = (query: URLSearchParams, names: readonly string[]) =>
  names.flatMap((name) => query.getAll(name).map((text) => text.trim()));

/**
 * Tests whether the reader says that the exam has not been taken: the field is empty, or `not_taken`, or not there while
 * the GPA is (scripts leave out empty fields).
 */
export function isNotTaken(given: URLSearchParams): boolean {
  const texts = textsOf(given, examNames);
  if (texts.length === 0) return textsOf(given, ['gpa']).some((text) => text !== '');
  return texts.every((text) => text === '' || text === NOT_TAKEN);
}

/** What decides whether the exam is used, as the query says it; the example for what can't be read. */
function applicantIn(query: URLSearchParams): AdmissionReadinessInputs {
  const chosen = <T extends string>(name: string, { value }: Parameter<T>, otherwise: T): T => {
    const read = value.safeParse(query.get(name));
    return read.success ? (read.data as T) : otherwise;
  };
  return {
    ...exampleInputs,
    program_type: chosen('program_type', parameters.program_type, exampleInputs.program_type),
    experience: chosen('experience', parameters.experience, exampleInputs.experience),
    entry_type: chosen('entry_type', parameters.entry_type, exampleInputs.entry_type),
  };
}

/** The query with the exam score that stands in for one that is not known: what admitted applicants bring. */
function withStandIn(query: URLSearchParams, data: Data): URLSearchParams {
  const applicant = applicantIn(query);
  const { exam } = rubricFor(applicant, data);
  const filled = new URLSearchParams(query);
  for (const name of examNames) filled.delete(name);
  filled.set(EXAM, String(exam?.competitive ?? applicant.entrance_exam_score));
  return filled;
}

/** The exam of the page: unlike at the API it need not have been taken. */
export const examStatus: Extras<typeof parameters, ExamStatus> = {
  parameters: {},
  read: (query, data, given) =>
    isNotTaken(given)
      ? {
          fields: [],
          query: withStandIn(query, data),
          shown: { [EXAM]: { value: '' } },
          of: () => ({ value: NOT_TAKEN, pairs: [[EXAM, NOT_TAKEN]] }),
        }
      : { fields: [], of: () => ({ value: 'taken', pairs: [] }) },
};
