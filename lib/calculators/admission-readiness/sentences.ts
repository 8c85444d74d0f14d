import { credentialFacts } from '@/lib/data/credentials';
import { roundToTenth } from '@/lib/numbers/rounding';
import { count } from '@/lib/text/words';
import type { Assessment, OpenGate } from './assess';
import { type AdmissionReadinessInputs, experienceLabels, isFirstYear } from './parameters';
import type { ComponentId, ReadinessComponent, ReadinessGate } from './result';
import { componentIds } from './result';
import type { Scale } from './rubric';

/** Digits that a value keeps: below the noise of binary fractions, above what anyone enters. */
const FRACTION_DIGITS = 12;

const formatter = (minimumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits,
    maximumFractionDigits: FRACTION_DIGITS,
    useGrouping: false,
  });
const gpaFormat = formatter(1);
const examFormat = formatter(0);

/** How one of the two numbers is called and written: "GPA" 3.0, "entrance exam score" 72. */
export interface Measure {
  readonly noun: string;
  /** Plain decimal digits, which read back as the number. */
  text(value: number): string;
}

export const gpaMeasure: Measure = { noun: 'GPA', text: (value) => gpaFormat.format(value) };
export const examMeasure: Measure = {
  noun: 'entrance exam score',
  text: (value) => examFormat.format(value),
};

/** Name of the program for the middle of a sentence: "accelerated BSN". */
export function programName({ program_type }: AdmissionReadinessInputs): string {
  return credentialFacts[program_type].name;
}

/** Label that the applicant chose for their experience, in quotation marks. */
function quotedExperience({ experience }: AdmissionReadinessInputs): string {
  return `“${experienceLabels[experience]}”`;
}

/** The two values that sentences compare with: "the usual floor of 2.75", "the 3.7 that admitted applicants bring". */
export function anchors({ text }: Measure, scale: Scale): { floor: string; competitive: string } {
  return {
    floor: `the usual floor of ${text(scale.floor)}`,
    competitive: `the ${text(scale.competitive)} that admitted applicants bring`,
  };
}

/** Where a value is between the anchors of its scale. */
function standing(measure: Measure, scale: Scale, value: number): string {
  const { floor, competitive } = anchors(measure, scale);
  const yours = `Your ${measure.noun} of ${measure.text(value)}`;
  if (value >= scale.full) return `${yours} earns every point there is for it.`;
  if (value > scale.competitive) return `${yours} is above ${competitive}.`;
  if (value === scale.competitive) return `${yours} matches ${competitive}.`;
  if (value > scale.floor) return `${yours} lies between ${floor} and ${competitive}.`;
  if (value === scale.floor) return `${yours} is exactly ${floor} and short of ${competitive}.`;
  if (value > scale.zero) return `${yours} is below ${floor} and short of ${competitive}.`;
  return `${yours} is too far below ${floor} to earn points.`;
}

function experienceExplanation(inputs: AdmissionReadinessInputs, { rubric }: Assessment): string {
  const { share } = rubric.experience;
  if (inputs.program_type === 'RN_TO_BSN')
    return share > 0
      ? 'You hold the RN license that every RN-to-BSN program asks for.'
      : `RN-to-BSN programs ask for an RN license, and you entered ${quotedExperience(inputs)}; other experience does not replace it.`;
  return `You entered ${quotedExperience(inputs)}, which earns ${roundToTenth(share * 100)}% of the points for experience.`;
}

function prerequisitesExplanation(inputs: AdmissionReadinessInputs): string {
  if (isFirstYear(inputs))
    return 'For a first-year entrant the sciences are part of the program, so they neither earn points nor hold the score down.';
  return inputs.science_prereqs_complete
    ? 'Your core science prerequisites are complete or in progress.'
    : 'Your core science prerequisites are neither complete nor in progress, so they earn nothing yet.';
}

function retakesExplanation(
  inputs: AdmissionReadinessInputs,
  { rubric: { retakePoints } }: Assessment,
): string {
  if (isFirstYear(inputs))
    return 'A first-year entrant has no prerequisite courses to repeat, so nothing is taken off.';
  if (retakePoints === 0) return `Repeated courses take nothing off for ${programName(inputs)} programs.`;
  return inputs.has_retakes
    ? `Repeated prerequisite courses take ${count(retakePoints, 'point')} off: some programs score the first attempt or count repeats.`
    : 'No prerequisite course was repeated, so nothing is taken off.';
}

/** Why the exam has no points. */
export function examUnused(inputs: AdmissionReadinessInputs): string {
  return isFirstYear(inputs)
    ? 'The entrance exam is not used: few colleges ask first-year entrants for one.'
    : `The entrance exam is not used: ${programName(inputs)} programs do not usually ask registered nurses for one.`;
}

type Part = Pick<ReadinessComponent, 'label' | 'max_points' | 'explanation'>;

function parts(inputs: AdmissionReadinessInputs, assessment: Assessment): Record<ComponentId, Part> {
  const { gpa, exam, experience, prerequisites } = assessment.rubric;
  return {
    gpa: { label: 'GPA', max_points: gpa.weight, explanation: standing(gpaMeasure, gpa, inputs.gpa) },
    entrance_exam: {
      label: 'Entrance exam',
      max_points: exam?.weight ?? 0,
      explanation: exam ? standing(examMeasure, exam, inputs.entrance_exam_score) : examUnused(inputs),
    },
    experience: {
      label: inputs.program_type === 'RN_TO_BSN' ? 'RN license' : 'Healthcare experience',
      max_points: experience.weight,
      explanation: experienceExplanation(inputs, assessment),
    },
    prerequisites: {
      label: 'Science prerequisites',
      max_points: prerequisites.weight,
      explanation: prerequisitesExplanation(inputs),
    },
    retakes: {
      label: 'Repeated courses',
      max_points: 0,
      explanation: retakesExplanation(inputs, assessment),
    },
  };
}

/** The parts of the score with their reasons, always all of them in the same order. */
export function components(inputs: AdmissionReadinessInputs, assessment: Assessment): ReadinessComponent[] {
  const described = parts(inputs, assessment);
  return componentIds.map((id) => {
    const { label, max_points, explanation } = described[id];
    return { id, label, points: roundToTenth(assessment.points[id]), max_points, explanation };
  });
}

type Reason = Pick<ReadinessGate, 'label' | 'explanation'>;

function belowFloor({ noun, text }: Measure, floor: number, value: number): string {
  return `Your ${noun} of ${text(value)} is below the usual floor of ${text(floor)}; many programs do not consider applicants below theirs.`;
}

function reason(gate: OpenGate, inputs: AdmissionReadinessInputs): Reason {
  switch (gate.id) {
    case 'gpa_below_floor':
      return {
        label: 'GPA below the usual floor',
        explanation: belowFloor(gpaMeasure, gate.floor, inputs.gpa),
      };
    case 'exam_below_floor':
      return {
        label: 'Entrance exam below the usual floor',
        explanation: belowFloor(examMeasure, gate.floor, inputs.entrance_exam_score),
      };
    case 'rn_license_missing':
      return {
        label: 'No RN license',
        explanation: `RN-to-BSN programs admit registered nurses only, and you entered ${quotedExperience(inputs)}.`,
      };
    case 'prerequisites_open':
      return {
        label: 'Science prerequisites open',
        explanation:
          'You entered that the core science prerequisites are neither complete nor in progress; programs of this kind usually expect them before they decide.',
      };
  }
}

/** The open gates with their reasons. */
export function gates(inputs: AdmissionReadinessInputs, assessment: Assessment): ReadinessGate[] {
  return assessment.gates.map((gate) => {
    const { label, explanation } = reason(gate, inputs);
    return {
      id: gate.id,
      label,
      effect: `The score cannot exceed ${gate.cap} while this is open.`,
      explanation,
    };
  });
}
