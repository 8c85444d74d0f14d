import type { FormulaStep } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import { formatNumber } from '@/lib/numbers/format';
import { roundToTenth } from '@/lib/numbers/rounding';
import { type Assessment, assess } from '../assess';
import type { AdmissionReadinessInputs } from '../parameters';
import type { AdmissionReadinessResult } from '../result';
import { readRubric, type Scale, share } from '../rubric';
import { examMeasure, gpaMeasure, type Measure } from '../sentences';

const SHARE_DECIMALS = 3;

/** A part of the score that grows with a number: its weight × the share that the number earns. */
function scaleStep(label: string, measure: Measure, scale: Scale, value: number): FormulaStep {
  const { text } = measure;
  return {
    label:
      `${label}: weight × share; the share is ${scale.shareAtFloor} at the usual floor of ${text(scale.floor)}, ` +
      `${scale.shareAtCompetitive} at ${text(scale.competitive)}, 1 from ${text(scale.full)}`,
    expression: `${scale.weight} × ${formatNumber(share(scale, value), SHARE_DECIMALS)} for ${text(value)}`,
    value: formatNumber(roundToTenth(scale.weight * share(scale, value))),
  };
}

function partSteps(inputs: AdmissionReadinessInputs, { rubric, points }: Assessment): FormulaStep[] {
  const { gpa, exam, experience, prerequisites } = rubric;
  return [
    scaleStep('GPA', gpaMeasure, gpa, inputs.gpa),
    ...(exam ? [scaleStep('Entrance exam', examMeasure, exam, inputs.entrance_exam_score)] : []),
    {
      label:
        inputs.program_type === 'RN_TO_BSN' ? 'RN license: weight × share' : 'Experience: weight × share',
      expression: `${experience.weight} × ${experience.share}`,
      value: formatNumber(roundToTenth(points.experience)),
    },
    {
      label: 'Science prerequisites: all or nothing',
      expression: `${prerequisites.weight} × ${inputs.science_prereqs_complete ? 1 : 0}`,
      value: formatNumber(points.prerequisites),
    },
    { label: 'Repeated courses', expression: 'taken off', value: formatNumber(points.retakes) },
  ];
}

/** The exact points and caps behind an answer. */
export function assessmentOf(inputs: AdmissionReadinessInputs, data: Data): Assessment {
  return assess(inputs, readRubric(data.parameters('admission-readiness'), inputs));
}

/** The score with the applicant's own numbers: points, sum, rounding and caps. */
export function formula(
  inputs: AdmissionReadinessInputs,
  result: AdmissionReadinessResult,
  assessment: Assessment,
): FormulaStep[] {
  const { points, gates } = assessment;
  const sum = Object.values(points).reduce((total, value) => total + value, 0);
  const caps = gates.map(({ cap }) => cap);
  const capped = caps.length > 0 ? `, capped at ${Math.min(...caps)}` : '';
  return [
    ...partSteps(inputs, assessment),
    {
      label:
        'Score: sum of the points, rounded, capped at the lowest cap of an open condition, never below 0',
      expression: `${formatNumber(sum, SHARE_DECIMALS)} rounded${capped}`,
      value: String(result.readiness_score),
    },
  ];
}
