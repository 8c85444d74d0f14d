import { roundHalfUp } from '@/lib/numbers/rounding';
import type { AdmissionReadinessInputs } from './parameters';
import type { ComponentId, GateId } from './result';
import { type Rubric, share } from './rubric';

/** A condition that is open, and the highest score while it is. */
export type OpenGate =
  | { readonly id: BelowFloor; readonly cap: number; readonly floor: number }
  | { readonly id: Exclude<GateId, BelowFloor>; readonly cap: number };
type BelowFloor = 'gpa_below_floor' | 'exam_below_floor';

/** The score of one applicant and what it is made of, without words. */
export interface Assessment {
  readonly rubric: Rubric;
  /** Exact points by component. */
  readonly points: Readonly<Record<ComponentId, number>>;
  readonly gates: readonly OpenGate[];
  /** 0 to 100, whole. */
  readonly score: number;
}

function componentPoints(inputs: AdmissionReadinessInputs, rubric: Rubric): Record<ComponentId, number> {
  const { gpa, exam, experience, prerequisites, retakePoints } = rubric;
  return {
    gpa: gpa.weight * share(gpa, inputs.gpa),
    entrance_exam: exam ? exam.weight * share(exam, inputs.entrance_exam_score) : 0,
    experience: experience.weight * experience.share,
    prerequisites: inputs.science_prereqs_complete ? prerequisites.weight : 0,
    retakes: inputs.has_retakes ? -retakePoints : 0,
  };
}

function openGates(inputs: AdmissionReadinessInputs, rubric: Rubric): OpenGate[] {
  const { gpa, exam, capBelowFloor, prerequisites } = rubric;
  const gates: OpenGate[] = [];
  if (inputs.gpa < gpa.floor) gates.push({ id: 'gpa_below_floor', cap: capBelowFloor, floor: gpa.floor });
  if (exam && inputs.entrance_exam_score < exam.floor)
    gates.push({ id: 'exam_below_floor', cap: capBelowFloor, floor: exam.floor });
  if (inputs.program_type === 'RN_TO_BSN' && inputs.experience !== 'rn')
    gates.push({ id: 'rn_license_missing', cap: capBelowFloor });
  if (!inputs.science_prereqs_complete && prerequisites.cap !== null)
    gates.push({ id: 'prerequisites_open', cap: prerequisites.cap });
  return gates;
}

/** Scores one applicant by the rubric read for them: the exact sum of the points, rounded halves up, limited by every open cap, never below 0. */
export function assess(inputs: AdmissionReadinessInputs, rubric: Rubric): Assessment {
  const points = componentPoints(inputs, rubric);
  const gates = openGates(inputs, rubric);
  const sum = Object.values(points).reduce((total, value) => total + value, 0);
  return {
    rubric,
    points,
    gates,
    score: Math.max(0, Math.min(roundHalfUp(sum), ...gates.map(({ cap }) => cap))),
  };
}
