import type { ParameterSet } from '@/lib/data/parameters';
import { roundToTenth } from '@/lib/numbers/rounding';
import { count } from '@/lib/text/words';
import { type Assessment, assess } from './assess';
import {
  type AdmissionReadinessInputs,
  type Experience,
  examRange,
  gpaRange,
  type ProgramType,
} from './parameters';
import type { ReadinessStep } from './result';
import { readRubric, type Scale } from './rubric';
import { anchors, examMeasure, gpaMeasure, type Measure, programName } from './sentences';

/** One thing that the applicant could change, before it is known whether it helps. */
interface Change {
  readonly kind: ReadinessStep['kind'];
  readonly to: Partial<AdmissionReadinessInputs>;
  readonly action: string;
  /** Why it helps, given the applicant's new score. */
  why(after: Assessment): string;
}

/** What reaching a value means against the anchors of its scale. */
function whyHigher(measure: Measure, scale: Scale, cap: number, from: number, to: number): string {
  const { floor, competitive } = anchors(measure, scale);
  if (to < scale.floor) return `That is nearer to ${floor}.`;
  if (from >= scale.competitive)
    return `You already match or exceed ${competitive}; a higher ${measure.noun} still adds points.`;
  const clears =
    from < scale.floor ? `clears ${floor}, below which the score cannot exceed ${cap}, and ` : '';
  return `That ${clears}${to < scale.competitive ? 'is nearer to' : 'reaches'} ${competitive}.`;
}

interface Climb {
  readonly measure: Measure;
  readonly scale: Scale;
  /** Steps up that are tried besides going to the competitive value. */
  readonly sizes: readonly number[];
  readonly from: number;
  readonly maximum: number;
  change(to: number): Pick<Change, 'kind' | 'to'>;
}

/** Each value to go to once, none above the end of the scale; one that is no higher gains nothing and is dropped later. */
function climbs({ measure, scale, sizes, from, maximum, change }: Climb, cap: number): Change[] {
  const stepped = sizes.map((size) => Math.min(Number(measure.text(from + size)), maximum));
  const targets = new Set([...stepped, scale.competitive]);
  return [...targets].map((to) => ({
    ...change(to),
    action: `Raise your ${measure.noun} from ${measure.text(from)} to ${measure.text(to)}.`,
    why: () => whyHigher(measure, scale, cap, from, to),
  }));
}

function scaleChanges(inputs: AdmissionReadinessInputs, { rubric }: Assessment): Change[] {
  const gpa: Climb = {
    measure: gpaMeasure,
    scale: rubric.gpa,
    sizes: rubric.gpaSteps,
    from: inputs.gpa,
    maximum: gpaRange.maximum,
    change: (to) => ({ kind: 'gpa', to: { gpa: to } }),
  };
  const exam: Climb[] = rubric.exam
    ? [
        {
          measure: examMeasure,
          scale: rubric.exam,
          sizes: rubric.examSteps,
          from: inputs.entrance_exam_score,
          maximum: examRange.maximum,
          change: (to) => ({ kind: 'exam', to: { entrance_exam_score: to } }),
        },
      ]
    : [];
  return [gpa, ...exam].flatMap((climb) => climbs(climb, rubric.capBelowFloor));
}

function prerequisiteChanges({ rubric: { prerequisites } }: Assessment): Change[] {
  const cap =
    prerequisites.cap === null
      ? ''
      : `, and while they are open the score cannot exceed ${prerequisites.cap}`;
  return [
    {
      kind: 'prerequisites',
      to: { science_prereqs_complete: true },
      action: 'Complete the core science prerequisites, or enroll in them.',
      why: () => `They carry ${count(prerequisites.weight, 'point')}${cap}.`,
    },
  ];
}

/** The next level of experience that someone can reach without a license, and how. */
const experienceLadder: Partial<Record<Experience, { to: Experience; action: string }>> = {
  none: { to: 'volunteer', action: 'Volunteer, shadow or get other exposure to patient care.' },
  volunteer: { to: 'cna', action: 'Work as a CNA, medical assistant, EMT or similar.' },
};

function experienceChanges(inputs: AdmissionReadinessInputs): Change[] {
  const next = experienceLadder[inputs.experience];
  if (!next) return [];
  return [
    {
      kind: 'experience',
      to: { experience: next.to },
      action: next.action,
      why: ({ points, rubric }) =>
        `That earns ${roundToTenth(points.experience)} of the ${count(rubric.experience.weight, 'point')} for experience.`,
    },
  ];
}

function licenseChanges(inputs: AdmissionReadinessInputs): Change[] {
  if (inputs.program_type !== 'RN_TO_BSN') return [];
  return [
    {
      kind: 'license',
      to: { experience: 'rn' },
      action: 'Earn an RN license first.',
      why: ({ rubric: { experience, capBelowFloor } }) =>
        `RN-to-BSN programs admit registered nurses only: the license carries ${count(experience.weight, 'point')}, and without it the score cannot exceed ${capBelowFloor}.`,
    },
  ];
}

/** Programs that make someone a registered nurse, to which an existing license opens another way. */
const firstRnPrograms: ReadonlySet<ProgramType> = new Set(['ADN', 'BSN', 'ABSN']);

/** Whether the applicant holds a license that a bridge program builds on. */
export function bridgeFits({ program_type, experience }: AdmissionReadinessInputs): boolean {
  return firstRnPrograms.has(program_type) && (experience === 'rn' || experience === 'lpn');
}

function routeHints(inputs: AdmissionReadinessInputs, score: number): ReadinessStep[] {
  if (!bridgeFits(inputs)) return [];
  const program = programName(inputs);
  const hint =
    inputs.experience === 'rn'
      ? {
          action: `Look at RN-to-BSN programs in place of the ${program}.`,
          why: `You hold the RN license that the ${program} prepares for; an RN-to-BSN program builds on it.`,
        }
      : {
          action: `Look at LPN-to-RN bridge programs beside the ${program}.`,
          why: 'A bridge gives credit for your LPN training and leads to the RN license; some colleges ask for months of work as an LPN first.',
        };
  return [{ kind: 'route', action: hint.action, points_gained: 0, new_score: score, why: hint.why }];
}

/** A single change that raises the score, and the inputs that it leads to. */
export interface RankedChange {
  readonly step: ReadinessStep;
  readonly to: Partial<AdmissionReadinessInputs>;
}

/** Returns single changes that raise the score, largest gain first, equal gains in the order tried. */
export function rankedChanges(
  inputs: AdmissionReadinessInputs,
  now: Assessment,
  constants: ParameterSet,
): RankedChange[] {
  return [
    ...scaleChanges(inputs, now),
    ...prerequisiteChanges(now),
    ...experienceChanges(inputs),
    ...licenseChanges(inputs),
  ]
    .map(({ kind, to, action, why }): RankedChange => {
      const changed = { ...inputs, ...to };
      // Only experience picks constants; reading them again for every GPA would take most of the time.
      const rubric = to.experience === undefined ? now.rubric : readRubric(constants, changed);
      const after = assess(changed, rubric);
      const points_gained = after.score - now.score;
      return { to, step: { kind, action, points_gained, new_score: after.score, why: why(after) } };
    })
    .filter(({ step }) => step.points_gained > 0)
    .sort((one, other) => other.step.points_gained - one.step.points_gained);
}

/** Single changes that raise the score, then the hint at a bridge program where one fits. */
export function nextSteps(
  inputs: AdmissionReadinessInputs,
  now: Assessment,
  constants: ParameterSet,
): ReadinessStep[] {
  return [...rankedChanges(inputs, now, constants).map(({ step }) => step), ...routeHints(inputs, now.score)];
}
