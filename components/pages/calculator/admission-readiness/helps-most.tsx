import { type Column, DataTable } from '@/components/parts/data-table/data-table';
import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { Section } from '@/components/parts/section/section';
import type { AdmissionReadinessAnswer, ExamOutlook } from '@/lib/calculators/admission-readiness/page';

interface Props {
  readonly answer: AdmissionReadinessAnswer;
}

type Change = AdmissionReadinessAnswer['gains']['largest'][number];

function ChangeTable({
  id,
  caption,
  changes,
}: {
  readonly id: string;
  readonly caption: string;
  readonly changes: readonly Change[];
}) {
  return (
    <DataTable
      id={id}
      caption={caption}
      captionHidden
      columns={[
        {
          id: 'change',
          header: 'One change',
          cell: ({ label, why }) => (
            <>
              {label} <span className="row-note">{why}</span>
            </>
          ),
        },
        { id: 'gain', header: 'Points', numeric: true, cell: ({ pointsGained }) => `+${pointsGained}` },
        { id: 'score', header: 'New score', numeric: true, cell: ({ newScore }) => newScore },
      ]}
      rows={changes}
      rowKey={({ label }) => label}
    />
  );
}

/** Single changes that raise the score: the largest gain of each kind, the smaller ones folded. */
function Changes({ answer: { gains, noGain } }: Props) {
  const { largest, smaller } = gains;
  if (largest.length === 0 && smaller.length === 0) return <p>{noGain}</p>;
  return (
    <>
      {largest.length > 0 && (
        <ChangeTable
          id="steps-table"
          caption="One change at a time, the largest gain first"
          changes={largest}
        />
      )}
      {smaller.length > 0 && (
        <Disclosure
          summary={`${largest.length > 0 ? 'Smaller changes' : 'What single changes would add'}: ${smaller.length}`}
        >
          <ChangeTable
            id="more-steps-table"
            caption="One change at a time, smaller gains"
            changes={smaller}
          />
        </Disclosure>
      )}
    </>
  );
}

/** The score after each change, with each result of an exam that has not been taken. */
function ChangesByExam({ outlook }: { readonly outlook: ExamOutlook }) {
  const { outcomes, changes, belowMinimum } = outlook;
  return (
    <>
      <DataTable
        id="steps-table"
        caption="What you would score with each exam score, now and after one change"
        captionHidden
        columns={[
          { id: 'change', header: 'Your score with exam', cell: ({ change }) => change },
          ...outcomes.map(
            ({ exam }, index): Column<ExamOutlook['changes'][number]> => ({
              id: `exam-${exam}`,
              header: String(exam),
              numeric: true,
              cell: ({ scores }) => scores[index],
            }),
          ),
        ]}
        rows={changes}
        rowKey={({ change }) => change}
      />
      {belowMinimum && <p>{belowMinimum}</p>}
    </>
  );
}

/** What would help most. */
export function HelpsMost({ answer }: Props) {
  const { outlook, routes } = answer;
  return (
    <Section id="movers" heading="What helps most">
      {routes.map((route) => (
        <p key={route}>{route}</p>
      ))}
      {outlook ? <ChangesByExam outlook={outlook} /> : <Changes answer={answer} />}
    </Section>
  );
}
