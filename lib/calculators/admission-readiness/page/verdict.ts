import type { OpenGate } from '../assess';
import { programName } from '../sentences';
import { needsAnotherWay } from './after-college';
import type { AnsweredRequest } from './answer';
import { helpsMostByExam } from './helps';

/** What an applicant has, beside what programs ask, by band. */
const byBand: Readonly<Record<string, (programs: string) => string>> = {
  strong: (programs) => `You have more than most ${programs} ask`,
  competitive: (programs) => `You meet what most ${programs} ask`,
  borderline: (programs) => `You meet what some ${programs} ask`,
};

/** What most programs ask and the applicant does not have; null where nothing is open. */
function openInWords(gates: readonly OpenGate[], programs: string): string | null {
  const ids = new Set(gates.map(({ id }) => id));
  if (ids.has('rn_license_missing')) return `${programs} are for registered nurses only`;
  const [gpa, exam] = [ids.has('gpa_below_floor'), ids.has('exam_below_floor')];
  if (gpa || exam) {
    const below = gpa && exam ? 'GPA and exam score are' : `${gpa ? 'GPA' : 'exam score'} is`;
    return `Your ${below} below what most ${programs} ask`;
  }
  return ids.has('prerequisites_open') ? `Most ${programs} ask for the science prerequisites first` : null;
}

/** What the applicant has, beside what programs ask. */
function standing({ inputs, result, outcomes, gates, rubric }: AnsweredRequest): string {
  const programs = `${programName(inputs)} programs`;
  const open = openInWords(gates, programs);
  if (open) return open;
  if (outcomes.length > 0) {
    return inputs.gpa < rubric.gpa.competitive
      ? `Your grades meet what most ${programs} ask`
      : `Your grades are what admitted students usually have`;
  }
  // Nothing is open, so every number is at the minimum or above it.
  return byBand[result.band_id]?.(programs) ?? `You meet the usual minimum of ${programs}`;
}

/** The answer in a line: what the applicant has beside what programs ask, and what would help most. */
export function verdictLine(asked: AnsweredRequest): string {
  const { inputs, rubric, outcomes, changes } = asked;
  const [largest] = changes;
  if (needsAnotherWay(inputs, rubric)) return `${standing(asked)}. College classes help most now`;
  const helps =
    outcomes.length > 0 ? helpsMostByExam(outcomes) : largest ? `${largest.label} would help most` : null;
  return [standing(asked), ...(helps === null ? [] : [helps])].join('. ');
}
