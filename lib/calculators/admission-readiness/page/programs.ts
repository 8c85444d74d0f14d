import type { Comparison, ComparisonCell } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import { formatCount } from '@/lib/numbers/format';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { paths, withQuery } from '@/lib/site/urls';
import { admissionReadiness } from '..';
import { type AdmissionReadinessInputs, forProgram, parameters } from '../parameters';
import type { AdmissionReadinessResult } from '../result';

/** Why there is no step to show. */
export const NO_GAIN = 'None of the single changes that are tried raises the score.';

function stepCell({ next_steps }: AdmissionReadinessResult): ComparisonCell {
  const [largest] = next_steps.filter(({ points_gained }) => points_gained > 0);
  return largest ? `+${largest.points_gained}: ${largest.action}` : { missing: NO_GAIN };
}

const gateCell = ({ gates }: AdmissionReadinessResult) =>
  gates.length > 0 ? gates.map(({ label }) => label).join('; ') : 'Nothing';

/** The same applicant for every kind of program. */
export function comparison(inputs: AdmissionReadinessInputs, data: Data): Comparison {
  const kinds = parameters.program_type.allowedValues.map((value) =>
    parameters.program_type.value.parse(value),
  );
  return {
    caption:
      'Your score for every kind of program, if you may apply to it: an accelerated BSN and an MSN for people who are not yet nurses ask for a bachelor’s degree in another field',
    corner: 'Program',
    columns: [
      { label: 'Score' },
      { label: 'Band' },
      { label: 'Capped by', detail: true },
      { label: 'Largest gain from one change', detail: true },
    ].map((column) => ({ id: column.label, href: null, ...column })),
    rows: kinds.map((program_type) => {
      const question = forProgram(inputs, program_type);
      const { result } = admissionReadiness.answer(question, data);
      return {
        id: program_type,
        label: parameters.program_type.labels?.[program_type] ?? program_type,
        href:
          program_type === inputs.program_type
            ? null
            : withQuery(paths.calculatorPage(admissionReadiness.id), canonicalQuery(parameters, question)),
        cells: [formatCount(result.readiness_score), result.band_label, gateCell(result), stepCell(result)],
      };
    }),
  };
}
