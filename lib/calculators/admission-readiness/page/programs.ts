import type { Comparison, ComparisonCell } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import { formatCount } from '@/lib/numbers/format';
import { paths, withQuery } from '@/lib/site/urls';
import { admissionReadiness } from '..';
import { type AdmissionReadinessInputs, forProgram, type ProgramType, parameters } from '../parameters';
import type { AdmissionReadinessResult } from '../result';
import { changesFor, type PageChange } from './changes';
import { type ExamStatus, examOutcomes, NOT_TAKEN, pageQueryFor, scoreRange } from './exam-outcomes';
import { NO_GAIN } from './helps';

function changeCell([largest]: readonly PageChange[]): ComparisonCell {
  return largest ? `+${largest.pointsGained}: ${largest.label}` : { missing: NO_GAIN };
}

const gateCell = ({ gates }: AdmissionReadinessResult) =>
  gates.length > 0 ? gates.map(({ label }) => label).join('; ') : 'Nothing';

/** One applicant's answer for a program: of an exam that has not been taken, the score with its lowest and best result. */
export interface ProgramAnswer {
  readonly href: string;
  /** "75", or "64 to 85". */
  readonly score: string;
  readonly bands: string;
  readonly result: AdmissionReadinessResult;
  readonly changes: readonly PageChange[];
}

/** Answers for the same applicant and another program, with what admitted applicants bring where the exam is not taken. */
export function answerFor(
  inputs: AdmissionReadinessInputs,
  program_type: ProgramType,
  status: ExamStatus,
  data: Data,
): ProgramAnswer {
  const question = forProgram(inputs, program_type);
  const outcomes = status === NOT_TAKEN ? examOutcomes(question, data) : [];
  const { result, changes } = outcomes[1] ?? {
    result: admissionReadiness.answer(question, data).result,
    changes: changesFor(question, data),
  };
  const bands =
    outcomes.length > 0 ? outcomes.map((outcome) => outcome.result.band_label) : [result.band_label];
  return {
    href: withQuery(paths.calculatorPage(admissionReadiness.id), pageQueryFor(question, status)),
    score: outcomes.length > 0 ? scoreRange(outcomes) : formatCount(result.readiness_score),
    bands: [...new Set([bands[0], bands.at(-1)])].join(' to '),
    result,
    changes,
  };
}

/** The same applicant for every program type. */
export function comparison(inputs: AdmissionReadinessInputs, status: ExamStatus, data: Data): Comparison {
  const kinds = parameters.program_type.allowedValues.map((value) =>
    parameters.program_type.value.parse(value),
  );
  return {
    caption:
      'Your score for every program type, if you may apply to it: an accelerated BSN and an MSN for people who are not yet nurses ask for a bachelor’s degree in another field',
    corner: 'Program',
    columns: [
      { label: 'Score' },
      { label: 'Band' },
      { label: 'Capped by', detail: true },
      { label: 'Largest gain from one change', detail: true },
    ].map((column) => ({ id: column.label, href: null, ...column })),
    rows: kinds.map((program_type) => {
      const { href, score, bands, result, changes } = answerFor(inputs, program_type, status, data);
      return {
        id: program_type,
        label: parameters.program_type.labels?.[program_type] ?? program_type,
        href: program_type === inputs.program_type ? null : href,
        cells: [score, bands, gateCell(result), changeCell(changes)],
      };
    }),
  };
}
