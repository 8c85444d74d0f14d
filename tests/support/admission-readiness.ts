import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import type { AdmissionReadinessInputs } from '@/lib/calculators/admission-readiness/parameters';
import { exampleData } from './data';

/** A BSN applicant between floor and competitive value in both numbers, without experience: 62 points. */
export function applicant(changes: Partial<AdmissionReadinessInputs> = {}): AdmissionReadinessInputs {
  return {
    gpa: 3.2,
    entrance_exam_score: 72,
    program_type: 'BSN',
    experience: 'none',
    science_prereqs_complete: true,
    has_retakes: false,
    entry_type: 'transfer',
    ...changes,
  };
}

/** The whole answer to that applicant with these changes. */
export function answerTo(changes: Partial<AdmissionReadinessInputs> = {}) {
  return admissionReadiness.answer(applicant(changes), exampleData());
}

/** Its result alone. */
export function resultFor(changes: Partial<AdmissionReadinessInputs> = {}) {
  return answerTo(changes).result;
}

export function scoreOf(changes: Partial<AdmissionReadinessInputs> = {}): number {
  return resultFor(changes).readiness_score;
}
