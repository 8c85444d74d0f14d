import type { AnswerFigure } from '@/lib/calculators/page/view';
import { formatCount } from '@/lib/numbers/format';
import { withArticle } from '@/lib/text/phrases';
import { count } from '@/lib/text/words';
import type { AdmissionReadinessInputs } from '../parameters';
import type { AdmissionReadinessResult } from '../result';
import { programName } from '../sentences';
import { NO_GAIN } from './programs';

export interface AnsweredRequest {
  readonly inputs: AdmissionReadinessInputs;
  readonly result: AdmissionReadinessResult;
  /** Highest score while a condition is open; null where none is. */
  readonly cap: number | null;
}

type Band = AdmissionReadinessResult['bands'][number];

/** @throws Error when the answer names a band that it does not list. */
export function bandOf({ bands, band_id }: AdmissionReadinessResult): Band {
  const band = bands.find((one) => one.band_id === band_id);
  if (!band) throw new Error(`No readiness band is called ${band_id}`);
  return band;
}

function scoreFigure({ result }: AnsweredRequest): AnswerFigure {
  return {
    label: 'of 100 points',
    value: formatCount(result.readiness_score),
    note: `${result.band_label}; a planning estimate and not a chance of admission`,
  };
}

function stepFigure({ result: { next_steps } }: AnsweredRequest): AnswerFigure {
  const [largest] = next_steps.filter(({ points_gained }) => points_gained > 0);
  const label = 'from one change';
  return largest
    ? { label, value: `+${count(largest.points_gained, 'point')}`, note: largest.action }
    : { label, value: null, note: NO_GAIN };
}

/** How far the next band is; the cap of the score where a condition is open. */
function bandFigure({ result, cap }: AnsweredRequest): AnswerFigure {
  if (cap !== null) {
    return {
      label: 'is the most you can score now',
      value: formatCount(cap),
      note: result.gates.map(({ label }) => label).join('; '),
    };
  }
  const { bands, readiness_score: score } = result;
  const higher = bands.filter(({ from_score }) => from_score > score);
  const next = higher.at(-1);
  return next
    ? { label: `to ${next.band_label}`, value: count(next.from_score - score, 'point'), note: next.meaning }
    : {
        label: `above the start of ${result.band_label}`,
        value: count(score - bandOf(result).from_score, 'point'),
        note: 'the highest band',
      };
}

export function figures(asked: AnsweredRequest): AnswerFigure[] {
  return [scoreFigure(asked), stepFigure(asked), bandFigure(asked)];
}

/** What holds the score down while it is open, each with its cap. */
export function openConditions({ gates }: AdmissionReadinessResult): string[] {
  return gates.map(({ label, explanation, effect }) => `${label}. ${explanation} ${effect}`);
}

/** What was asked, with the answer: for the page's title. */
export function subject({ inputs, result }: AnsweredRequest): string {
  return `Readiness for ${withArticle(programName(inputs))} program: ${result.readiness_score} of 100`;
}
