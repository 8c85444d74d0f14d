import type { ParameterSet } from '@/lib/data/parameters';
import type { ParameterRow } from '@/lib/data/tables/parameters';
import { type AdmissionReadinessInputs, isFirstYear, type ProgramType } from './parameters';

/** Whose rubric applies: a master's program judges nurses and others by different rules. */
export type Subject = Exclude<ProgramType, 'MSN'> | 'MSN:rn' | 'MSN:not_rn';

/** How a number earns its share of a weight: linear between four anchors, flat outside them. */
export interface Scale {
  /** Points for a full share. */
  readonly weight: number;
  /** Value at which the share starts to grow from 0. */
  readonly zero: number;
  /** Lowest value that programs usually consider. */
  readonly floor: number;
  /** Value that admitted applicants bring. */
  readonly competitive: number;
  /** Value from which the share is 1. */
  readonly full: number;
  readonly shareAtFloor: number;
  readonly shareAtCompetitive: number;
}

/** The constants that apply to one applicant, and the rows that they were read from. */
export interface Rubric {
  readonly subject: Subject;
  readonly gpa: Scale;
  /** Null where programs of the kind do not ask for an entrance exam. */
  readonly exam: Scale | null;
  /** Points for experience, and the share of them that the applicant's level earns. */
  readonly experience: { readonly weight: number; readonly share: number };
  /** Points for prerequisites, and the highest score without them; null: they cap nothing. */
  readonly prerequisites: { readonly weight: number; readonly cap: number | null };
  /** Points that repeated courses take off. */
  readonly retakePoints: number;
  /** Highest score while GPA or exam is below its floor, or a required license is missing. */
  readonly capBelowFloor: number;
  /** Changes of GPA and exam that next_steps tries. */
  readonly gpaSteps: readonly number[];
  readonly examSteps: readonly number[];
  readonly gpaNote: string;
  readonly programNote: string;
  readonly rows: readonly ParameterRow[];
}

/** What decides whose rubric applies. */
type Applied = Pick<AdmissionReadinessInputs, 'program_type' | 'experience' | 'entry_type'>;

export function subjectOf({ program_type, experience }: Omit<Applied, 'entry_type'>): Subject {
  if (program_type !== 'MSN') return program_type;
  return experience === 'rn' ? 'MSN:rn' : 'MSN:not_rn';
}

/** Returns whose note says which GPA to enter: that of first-year entrants is the same for every program. */
export const gpaNoteSubject = (applied: Applied): Subject | 'first_year' =>
  isFirstYear(applied) ? 'first_year' : subjectOf(applied);

interface Weights {
  readonly gpa: number;
  readonly exam: number;
  readonly prerequisites: number;
}

/** For a first-year entrant the GPA carries the weight of what does not apply: the exam and the prerequisites. */
function weightsFor(inputs: AdmissionReadinessInputs, weights: Weights): Weights {
  return isFirstYear(inputs)
    ? { gpa: weights.gpa + weights.exam + weights.prerequisites, exam: 0, prerequisites: 0 }
    : weights;
}

/** Reads the constants for one applicant. @throws Error when one is missing. */
export function readRubric(parameters: ParameterSet, inputs: AdmissionReadinessInputs): Rubric {
  const subject = subjectOf(inputs);
  const rows: ParameterRow[] = [];
  const number = (parameter: string, of: string = subject) => {
    rows.push(parameters.row(parameter, of));
    return parameters.number(parameter, of);
  };
  const text = (parameter: string, of: string = subject) => {
    rows.push(parameters.row(parameter, of));
    return parameters.text(parameter, of);
  };
  const scale = (name: 'gpa' | 'exam', weight: number): Scale => {
    const floor = number(`${name}_floor`);
    return {
      weight,
      zero: floor - number('zero_below_floor', name),
      floor,
      competitive: number(`${name}_competitive`),
      full: number('full_at', name),
      shareAtFloor: number('share_at_floor', 'curve'),
      shareAtCompetitive: number('share_at_competitive', 'curve'),
    };
  };
  const weights = weightsFor(inputs, {
    gpa: number('weight_gpa'),
    exam: number('weight_exam'),
    prerequisites: number('weight_prerequisites'),
  });
  const hasPrerequisiteCap =
    !isFirstYear(inputs) && parameters.find('cap_without_prerequisites', subject) !== undefined;
  return {
    subject,
    gpa: scale('gpa', weights.gpa),
    exam: weights.exam > 0 ? scale('exam', weights.exam) : null,
    experience: {
      weight: number('weight_experience'),
      share: number(`experience_share_${inputs.experience}`),
    },
    prerequisites: {
      weight: weights.prerequisites,
      cap: hasPrerequisiteCap ? number('cap_without_prerequisites') : null,
    },
    // Without prerequisite courses there are none to repeat.
    retakePoints: isFirstYear(inputs) ? 0 : number('retake_points'),
    capBelowFloor: number('cap_below_floor'),
    gpaSteps: [number('next_step', 'gpa_small'), number('next_step', 'gpa_large')],
    examSteps: weights.exam > 0 ? [number('next_step', 'exam')] : [],
    gpaNote: text('gpa_note', gpaNoteSubject(inputs)),
    programNote: text('program_note'),
    rows,
  };
}

/** Part of the way from one value to another, 0 to 1. */
function progress(value: number, from: number, to: number): number {
  return Math.min(Math.max((value - from) / (to - from), 0), 1);
}

/** Share of the weight that a value earns, 0 to 1; never falls as the value rises. */
export function share(scale: Scale, value: number): number {
  const { zero, floor, competitive, full, shareAtFloor, shareAtCompetitive } = scale;
  return (
    shareAtFloor * progress(value, zero, floor) +
    (shareAtCompetitive - shareAtFloor) * progress(value, floor, competitive) +
    (1 - shareAtCompetitive) * progress(value, competitive, full)
  );
}
