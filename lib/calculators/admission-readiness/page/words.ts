import { list } from '@/lib/text/words';
import type { OpenGate } from '../assess';
import type { AdmissionReadinessResult } from '../result';
import type { Scale } from '../rubric';
import { examMeasure, gpaMeasure, type Measure } from '../sentences';

type Band = AdmissionReadinessResult['bands'][number];

/** What each band means for a reader, as the end of a sentence. */
const bandMeanings: Readonly<Record<string, string>> = {
  strong: 'more than programs usually ask',
  competitive: 'about what admitted students have',
  borderline: 'enough for some programs, not for selective ones',
  build_first: 'less than admitted students usually have',
};

export const bandMeaning = ({ band_id, meaning }: Band) => bandMeanings[band_id] ?? meaning;

/** Returns where a value is between the usual minimum and what admitted students have, in a sentence. */
export function valueInWords({ text }: Measure, scale: Scale, value: number): string {
  const usual = text(scale.competitive);
  if (value < scale.floor)
    return `${text(value)} is below the usual minimum of ${text(scale.floor)}. Admitted students usually have ${usual}.`;
  if (value < scale.competitive)
    return `${text(value)} meets the usual minimum of ${text(scale.floor)}. Admitted students usually have ${usual}.`;
  return value === scale.competitive
    ? `${text(value)} is what admitted students usually have.`
    : `${text(value)} is more than the ${usual} that admitted students usually have.`;
}

/** Returns what reaching a value means, in a few words. */
export function reachedInWords({ text }: Measure, scale: Scale, to: number): string {
  if (to < scale.floor) return `Still below the usual minimum of ${text(scale.floor)}`;
  if (to < scale.competitive) return `Meets the usual minimum of ${text(scale.floor)}`;
  return to === scale.competitive
    ? 'What admitted students usually have'
    : 'More than admitted students usually have';
}

/** What holds the score down while it is open, as the end of "while". */
function gateInWords(gate: OpenGate): string {
  switch (gate.id) {
    case 'gpa_below_floor':
      return `your GPA is below ${gpaMeasure.text(gate.floor)}`;
    case 'exam_below_floor':
      return `your exam score is below ${examMeasure.text(gate.floor)}`;
    case 'rn_license_missing':
      return 'you have no RN license';
    case 'prerequisites_open':
      return 'you have not started the science prerequisites';
  }
}

/** Returns what holds the score down, as the end of "while": "your GPA is below 2.75". */
export const gatesInWords = (gates: readonly OpenGate[]) => list(gates.map(gateInWords));
