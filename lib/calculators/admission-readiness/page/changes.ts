import type { Data } from '@/lib/data/data';
import { formatNumber } from '@/lib/numbers/format';
import { roundToTenth } from '@/lib/numbers/rounding';
import { count } from '@/lib/text/words';
import { assess } from '../assess';
import { type RankedChange, rankedChanges } from '../next-steps';
import type { AdmissionReadinessInputs } from '../parameters';
import type { ReadinessStep } from '../result';
import { type Rubric, readRubric } from '../rubric';
import { examMeasure, gpaMeasure, programName } from '../sentences';
import { reachedInWords } from './words';

/** One change that raises the score, in the words of the page. */
export interface PageChange {
  readonly kind: ReadinessStep['kind'];
  /** What would be so: "A GPA of 3.7". */
  readonly label: string;
  /** What that means to programs. */
  readonly why: string;
  readonly pointsGained: number;
  readonly newScore: number;
}

/** Said after a change that a limit of the score goes with. */
const lifts = (cap: number | null, isOpen: boolean) =>
  cap !== null && isOpen ? [`lifts the limit of ${cap}`] : [];

/** What a change is and what it means. */
function wordsOf(
  { step: { kind }, to }: RankedChange,
  inputs: AdmissionReadinessInputs,
  rubric: Rubric,
  after: Rubric,
): Pick<PageChange, 'label' | 'why'> {
  const { gpa, exam, prerequisites, capBelowFloor } = rubric;
  const { experience } = after;
  const why = (parts: readonly string[]) => parts.join('; ');
  if (to.gpa !== undefined) {
    const isLifted = inputs.gpa < gpa.floor && to.gpa >= gpa.floor;
    return {
      label: `A GPA of ${gpaMeasure.text(to.gpa)}`,
      why: why([reachedInWords(gpaMeasure, gpa, to.gpa), ...lifts(capBelowFloor, isLifted)]),
    };
  }
  if (to.entrance_exam_score !== undefined && exam) {
    const [from, reached] = [inputs.entrance_exam_score, to.entrance_exam_score];
    const isLifted = from < exam.floor && reached >= exam.floor;
    return {
      label: `An exam score of ${examMeasure.text(reached)}`,
      why: why([reachedInWords(examMeasure, exam, reached), ...lifts(capBelowFloor, isLifted)]),
    };
  }
  if (kind === 'prerequisites') {
    return {
      label: 'Finishing or starting the science prerequisites',
      why: why([`Worth ${count(prerequisites.weight, 'point')}`, ...lifts(prerequisites.cap, true)]),
    };
  }
  if (kind === 'license') {
    return {
      label: 'An RN license',
      why: why([`What ${programName(inputs)} programs ask`, ...lifts(capBelowFloor, true)]),
    };
  }
  const earned = formatNumber(roundToTenth(experience.weight * experience.share));
  return {
    label:
      to.experience === 'volunteer' ? 'Volunteering or shadowing' : 'Work as a CNA, EMT or something similar',
    why: `${earned} of the ${count(experience.weight, 'point')} for experience`,
  };
}

/** Returns the single changes that raise the score of an applicant, the largest gain first. */
export function changesFor(inputs: AdmissionReadinessInputs, data: Data): PageChange[] {
  const constants = data.parameters('admission-readiness');
  const rubric = readRubric(constants, inputs);
  return rankedChanges(inputs, assess(inputs, rubric), constants).map(({ step, to }) => {
    const after = to.experience === undefined ? rubric : readRubric(constants, { ...inputs, ...to });
    return {
      kind: step.kind,
      ...wordsOf({ step, to }, inputs, rubric, after),
      pointsGained: step.points_gained,
      newScore: step.new_score,
    };
  });
}
