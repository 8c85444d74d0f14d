import type { Data } from '@/lib/data/data';
import type { AdmissionRubricRow } from '@/lib/data/tables/admission-rubrics';
import type { ParameterRow, ReadinessBandRow } from '@/lib/data/tables/parameters';
import { assess } from './assess';
import { nextSteps } from './next-steps';
import { notes } from './notes';
import type { AdmissionReadinessInputs } from './parameters';
import type { AdmissionReadinessResult } from './result';
import { readRubric, type Subject } from './rubric';
import { components, gates } from './sentences';
import { summary } from './summary';

/** What an answer was computed from. */
export interface AdmissionReadinessRows {
  /** Constants that were read for this applicant. */
  readonly constants: readonly ParameterRow[];
  /** Band that the score is in. */
  readonly band: ReadinessBandRow;
  /** Published criteria of programs of this kind, which the constants were judged from. */
  readonly evidence: readonly AdmissionRubricRow[];
  /** What else holds for programs of this kind. */
  readonly programNote: string;
}

/** How the table of published rubrics names the programs that a subject's constants were judged from. */
const evidenceOf: Readonly<Record<Subject, AdmissionRubricRow['program_type']>> = {
  ADN: 'ADN',
  BSN: 'BSN',
  ABSN: 'ABSN',
  RN_TO_BSN: 'RN_TO_BSN',
  'MSN:rn': 'MSN (post-BSN)',
  'MSN:not_rn': 'MSN (direct entry)',
};

/** @throws Error when no band contains the score: the bands cover 0 to 100. */
function bandOf(score: number, bands: readonly ReadinessBandRow[]): ReadinessBandRow {
  const band = bands.find(({ from_score, to_score }) => from_score <= score && score <= to_score);
  if (!band) throw new Error(`No readiness band contains ${score}`);
  return band;
}

/**
 * Scores an applicant and says what would help. The constants are those of content/parameters/admission-readiness.csv.
 *
 * @param unclamped the inputs as they were given, for the notes about values outside a scale.
 */
export function calculate(
  inputs: AdmissionReadinessInputs,
  data: Data,
  unclamped: AdmissionReadinessInputs = inputs,
): { result: AdmissionReadinessResult; rows: AdmissionReadinessRows } {
  const constants = data.parameters('admission-readiness');
  const assessment = assess(inputs, readRubric(constants, inputs));
  const { score, rubric } = assessment;
  const bands = data.rows('readiness-bands');
  const band = bandOf(score, bands);
  const steps = nextSteps(inputs, assessment, constants);
  return {
    result: {
      summary: summary({ inputs, unclamped, assessment }, band, steps),
      readiness_score: score,
      band_label: band.band_label,
      band_id: band.band_id,
      bands: bands.map(({ band_id, band_label, from_score, to_score, meaning }) => ({
        band_id,
        band_label,
        from_score,
        to_score,
        meaning,
      })),
      components: components(inputs, assessment),
      gates: gates(inputs, assessment),
      next_steps: steps,
      gpa_note: rubric.gpaNote,
      notes: notes(inputs, unclamped, rubric),
    },
    rows: {
      constants: rubric.rows,
      band,
      evidence: data
        .rows('admission_rubrics')
        .filter((row) => row.program_type === evidenceOf[rubric.subject]),
      programNote: rubric.programNote,
    },
  };
}
