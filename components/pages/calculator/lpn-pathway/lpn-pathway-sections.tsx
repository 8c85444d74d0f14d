import { PathwayChart } from '@/components/charts/pathway-chart';
import { Callout } from '@/components/parts/callout/callout';
import { DataTable } from '@/components/parts/data-table/data-table';
import { Section } from '@/components/parts/section/section';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { LpnPathwayAnswer } from '@/lib/calculators/lpn-pathway/page';
import { formatDollars, formatDollarsRange } from '@/lib/numbers/format';
import { CalculatorComparison } from '../comparison/calculator-comparison';

interface Props {
  readonly answer: LpnPathwayAnswer;
}

const span = (low: number, high: number) => (low === high ? `${low}` : `${low} to ${high}`);

/** The routes as time lines. */
function Chart({ answer }: Props) {
  return (
    <PathwayChart
      id="routes"
      subtitle="Years from today: prerequisites, wait and study of each program, in typical months with the whole range"
      routes={answer.routes}
      source={<SourceNote sources={answer.monthsBasis} />}
    />
  );
}

/** Why this route, and what would make it another. */
function Reasons({ answer: { changes, reasons } }: Props) {
  return (
    <Section id="movers" heading="What changes this most">
      {changes.length > 0 ? (
        <ul className="plain-list stack">
          {changes.map(({ id, label, href }) => (
            <li key={id}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      ) : (
        <p>No other answer to a single question would change the route.</p>
      )}
      <h3>Why this route</h3>
      <ul className="calculator-list">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Section>
  );
}

/** What to ask and know before acting on the answer. */
function Cautions({ answer: { result } }: Props) {
  return (
    <Callout kind="caution" heading="Before you decide">
      <ul>
        {result.cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
    </Callout>
  );
}

/** The programs one after the other. */
function Ladder({ answer }: Props) {
  const { result } = answer;
  return (
    <Section id="ladder" heading="The steps">
      <DataTable
        id="ladder-table"
        caption={`${result.route_name}, program by program: prerequisites, wait and study, from the shortest to the longest`}
        columns={[
          { id: 'name', header: 'Program', cell: ({ step, name }) => `${step}. ${name}` },
          {
            id: 'months',
            header: 'In all',
            unit: 'months',
            cell: ({ months_low, months_high }) => span(months_low, months_high),
          },
          {
            id: 'split',
            header: 'Usually',
            detail: true,
            unit: 'months: prerequisites + wait + study',
            cell: ({ prerequisite_months, wait_months, study_months }) =>
              `${prerequisite_months} + ${wait_months} + ${study_months}`,
          },
          {
            id: 'study',
            header: 'Study alone',
            detail: true,
            unit: 'months',
            cell: ({ study_months_low, study_months_high }) => span(study_months_low, study_months_high),
          },
          {
            id: 'cost',
            header: 'Cost',
            cell: ({ cost_low, cost_high }) => formatDollarsRange(cost_low, cost_high),
          },
          { id: 'license', header: 'License', detail: true, cell: ({ license }) => license },
          {
            id: 'wage',
            header: 'Median pay',
            unit: `$, ${result.wages_newest.edition}`,
            numeric: true,
            cell: ({ median_wage_after }) => formatDollars(median_wage_after),
          },
        ]}
        rows={result.ladder}
        rowKey={({ step }) => String(step)}
      />
      <SourceNote sources={answer.basis}>
        <p>
          The median pay is that of {result.wages_newest.edition}. The figures of {result.wages.edition} are
          often quoted: {formatDollars(result.wages.lpn_median)} for LPNs and{' '}
          {formatDollars(result.wages.rn_median)} for RNs.
        </p>
      </SourceNote>
    </Section>
  );
}

/** Two routes that are about equally good, side by side. */
function CloseCall({ answer: { closeComparison, basis } }: Props) {
  if (!closeComparison) return null;
  return (
    <Section id="close" heading="Two routes, side by side">
      <CalculatorComparison id="close-table" comparison={closeComparison} />
      <SourceNote sources={basis} />
    </Section>
  );
}

/** The four routes side by side. */
function Comparison({ answer }: Props) {
  return (
    <Section id="comparison" heading="The four routes side by side">
      <p>{answer.result.runner_up.comparison}</p>
      <CalculatorComparison id="comparison-table" comparison={answer.comparison} />
      <SourceNote sources={answer.basis} />
    </Section>
  );
}

/** Sections of the answer, in the order of the page. */
export function LpnPathwaySections({ answer }: Props) {
  return (
    <>
      <CloseCall answer={answer} />
      <Chart answer={answer} />
      <Cautions answer={answer} />
      <Reasons answer={answer} />
      <Ladder answer={answer} />
      <Comparison answer={answer} />
    </>
  );
}
