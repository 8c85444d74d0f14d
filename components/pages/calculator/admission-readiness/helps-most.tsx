import { type Column, DataTable } from '@/components/parts/data-table/data-table';
import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { Section } from '@/components/parts/section/section';
import type { AdmissionReadinessAnswer, ExamOutlook } from '@/lib/calculators/admission-readiness/page';

interface Props {
  readonly answer: AdmissionReadinessAnswer;
}

type Step = AdmissionReadinessAnswer['gains']['largest'][number];

function StepTable({
  id,
  caption,
  steps,
}: {
  readonly id: string;
  readonly caption: string;
  readonly steps: readonly Step[];
}) {
  return (
    <DataTable
      id={id}
      caption={caption}
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
        { id: 'gain', header: 'Points', numeric: true, cell: ({ points_gained }) => `+${points_gained}` },
        { id: 'score', header: 'New score', numeric: true, cell: ({ new_score }) => new_score },
      ]}
      rows={steps}
      rowKey={({ action }) => action}
    />
  );
}

/** Single changes that raise the score: the largest gain of each kind, the smaller ones folded. */
function Steps({ answer: { gains, noGain } }: Props) {
  const { largest, smaller } = gains;
  if (largest.length === 0) return <p>{noGain}</p>;
  return (
    <>
      <StepTable id="steps-table" caption="One change at a time, the largest gain first" steps={largest} />
      {smaller.length > 0 && (
        <Disclosure summary="Smaller changes">
          <StepTable id="more-steps-table" caption="One change at a time, smaller gains" steps={smaller} />
        </Disclosure>
      )}
    </>
  );
}

/** The score after each change, with each result of an exam that has not been taken. */
function StepsByExam({ outlook }: { readonly outlook: ExamOutlook }) {
  const { outcomes, changes, belowMinimum } = outlook;
  return (
    <>
      <DataTable
        id="steps-table"
        caption="What you would score with each exam score, now and after one change"
        columns={[
          { id: 'change', header: 'Exam score', cell: ({ change }) => change },
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
      {outlook ? <StepsByExam outlook={outlook} /> : <Steps answer={answer} />}
      {routes.map((route) => (
        <p key={route}>{route}</p>
      ))}
    </Section>
  );
}
