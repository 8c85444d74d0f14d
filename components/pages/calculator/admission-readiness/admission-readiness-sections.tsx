import { ReadinessChart } from '@/components/charts/readiness-chart';
import { DataTable } from '@/components/parts/data-table/data-table';
import { Section } from '@/components/parts/section/section';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { AdmissionReadinessAnswer } from '@/lib/calculators/admission-readiness/page';
import { formatNumber } from '@/lib/numbers/format';
import { CalculatorComparison } from '../comparison/calculator-comparison';

interface Props {
  readonly answer: AdmissionReadinessAnswer;
}

/** The score against its bands, and where its points come from. */
function Chart({ answer: { result, basis } }: Props) {
  return (
    <ReadinessChart
      id="readiness"
      subtitle="Points of 100, by part"
      score={result.readiness_score}
      bandLabel={result.band_label}
      bands={result.bands.map(({ band_label, from_score }) => ({ label: band_label, from: from_score }))}
      components={result.components.filter(({ max_points }) => max_points > 0)}
      source={<SourceNote sources={basis} />}
    />
  );
}

/** Single changes that raise the score, the largest gain first. */
function Steps({ answer: { result, noGain } }: Props) {
  const { next_steps } = result;
  return (
    <Section id="movers" heading="What moves the answer most">
      {next_steps.length > 0 ? (
        <DataTable
          id="steps-table"
          caption="One change at a time, the largest gain first"
          columns={[
            {
              id: 'action',
              header: 'Change',
              cell: ({ action, why }) => (
                <>
                  {action} <span className="row-note">{why}</span>
                </>
              ),
            },
            {
              id: 'gain',
              header: 'Points',
              numeric: true,
              cell: ({ kind, points_gained }) =>
                kind === 'route'
                  ? { missing: 'Another kind of program, so the score does not tell.' }
                  : `+${points_gained}`,
            },
            {
              id: 'score',
              header: 'New score',
              numeric: true,
              cell: ({ kind, new_score }) =>
                kind === 'route'
                  ? { missing: 'Another kind of program, so the score does not tell.' }
                  : new_score,
            },
          ]}
          rows={next_steps}
          rowKey={({ action }) => action}
        />
      ) : (
        <p>{noGain}</p>
      )}
    </Section>
  );
}

/** Each part of the score in words. */
function Parts({ answer: { result } }: Props) {
  return (
    <Section id="parts" heading="Where your points come from">
      <dl className="calculator-parts">
        {result.components.map(({ id, label, points, max_points, explanation }) => (
          <div key={id}>
            <dt>
              {label}: {formatNumber(points)}
              {max_points > 0 && ` of ${formatNumber(max_points)}`}
            </dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The same applicant for every kind of program. */
function Comparison({ answer }: Props) {
  return (
    <Section id="comparison" heading="Every kind of program">
      <CalculatorComparison id="comparison-table" comparison={answer.comparison} />
    </Section>
  );
}

/** Sections of the answer, in the order of the page. */
export function AdmissionReadinessSections({ answer }: Props) {
  return (
    <>
      <Chart answer={answer} />
      <Steps answer={answer} />
      <Parts answer={answer} />
      <Comparison answer={answer} />
    </>
  );
}
