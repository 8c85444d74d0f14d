import { z } from 'zod';

const score = (what: string) => z.int().min(0).max(100).describe(`${what}, 0 to 100.`);
const sentence = (what: string) => z.string().min(1).describe(what);

/** Parts of the score, in the order in which answers list them. */
export const componentIds = ['gpa', 'entrance_exam', 'experience', 'prerequisites', 'retakes'] as const;
export type ComponentId = (typeof componentIds)[number];

/** Conditions that hold the score down while they are open, in the order in which answers list them. */
export const gateIds = [
  'gpa_below_floor',
  'exam_below_floor',
  'rn_license_missing',
  'prerequisites_open',
] as const;
export type GateId = (typeof gateIds)[number];

/** What a next step changes, in the order in which equal gains are listed. */
export const stepKinds = ['gpa', 'exam', 'prerequisites', 'experience', 'license', 'route'] as const;

export const readinessBand = z
  .strictObject({
    band_id: sentence('Stable name of the band.'),
    band_label: sentence('Name of the band that people read.'),
    from_score: score('Lowest score in the band'),
    to_score: score('Highest score in the band'),
    meaning: sentence('What the band says of an applicant.'),
  })
  .meta({ id: 'ReadinessBand', description: 'One band of the readiness score.' });

export const readinessComponent = z
  .strictObject({
    id: z.enum(componentIds).describe('Stable name of the part.'),
    label: sentence('Name of the part that people read.'),
    points: z
      .number()
      .min(-100)
      .max(100)
      .describe('Points that this part adds, to one decimal; retakes take points off.'),
    max_points: z
      .number()
      .min(0)
      .max(100)
      .describe('Most points that this part can add; 0 where the part is not used or only takes off.'),
    explanation: sentence("How the points come from the applicant's own value."),
  })
  .meta({ id: 'ReadinessComponent', description: 'One part of the readiness score.' });

export const readinessGate = z
  .strictObject({
    id: z.enum(gateIds).describe('Stable name of the condition.'),
    label: sentence('Name of the condition that people read.'),
    effect: sentence('What the condition does to the score while it is open.'),
    explanation: sentence("Why it is open, with the applicant's own value."),
  })
  .meta({ id: 'ReadinessGate', description: 'A condition that caps the score and is open now.' });

export const readinessStep = z
  .strictObject({
    kind: z.enum(stepKinds).describe('What changes; route is a hint at another program and gains nothing.'),
    action: sentence('What to do, in one sentence.'),
    points_gained: z.int().min(0).max(100).describe('new_score minus readiness_score.'),
    new_score: score('Readiness score with this one change and everything else the same'),
    why: sentence('Why it helps, in one or two sentences.'),
  })
  .meta({ id: 'ReadinessStep', description: 'One change, tried on its own.' });

/** `result` of admission-readiness. */
export const result = z
  .strictObject({
    summary: sentence(
      'The answer in one or two sentences: the score, what it means and what would help most.',
    ),
    readiness_score: score(
      'Sum of the points, rounded halves up, then limited to the cap of every open gate; a planning estimate and not a chance of admission',
    ),
    band_label: sentence('Name of the band that the score is in.'),
    band_id: sentence('Stable name of that band.'),
    bands: z.array(readinessBand).min(1).max(10).describe('All bands, highest first.'),
    components: z
      .array(readinessComponent)
      .length(componentIds.length)
      .describe('The parts of the score, always all of them in the same order.'),
    gates: z.array(readinessGate).max(gateIds.length).describe('Conditions open now; empty when none is.'),
    next_steps: z
      .array(readinessStep)
      .max(10)
      .describe('Single changes that raise the score, largest gain first, and at the end a hint at a route.'),
    gpa_note: sentence('Which GPA programs of this kind rank on, and so which one to enter.'),
    notes: z
      .array(sentence('A note in one or two sentences.'))
      .max(5)
      .describe(
        'What was moved to the end of its scale, looks like another scale, or does not apply; mostly empty.',
      ),
  })
  .meta({
    id: 'AdmissionReadinessResult',
    description: 'How ready an applicant is for a kind of nursing program, and what would help most.',
  });

export type AdmissionReadinessResult = z.output<typeof result>;
export type ReadinessComponent = z.output<typeof readinessComponent>;
export type ReadinessGate = z.output<typeof readinessGate>;
export type ReadinessStep = z.output<typeof readinessStep>;
