import { PathwayChart } from '@/components/charts/pathway-chart';
import { DataTable } from '@/components/parts/data-table/data-table';
import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { Section } from '@/components/parts/section/section';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { RoutesView } from '@/lib/calculators/lpn-pathway/page';
import type { AnswerView } from '@/lib/calculators/page/view';
import { formatDollars, formatDollarsRange } from '@/lib/numbers/format';
import { count } from '@/lib/text/words';
import { CalculatorComparison } from '../comparison/calculator-comparison';
import { ProgramsList } from './programs-list';

interface Props {
  readonly routes: RoutesView;
  readonly basis: AnswerView['basis'];
}

const CAUTIONS_SHOWN = 2;

const span = (low: number, high: number) => (low === high ? `${low}` : `${low} to ${high}`);

/** Two routes of which none is the winner, side by side. */
function SideBySide({ routes: { sideBySide } }: Pick<Props, 'routes'>) {
  if (!sideBySide) return null;
  return (
    <Section id="close" heading="Two routes, side by side">
      <CalculatorComparison id="close-table" comparison={sideBySide} />
    </Section>
  );
}

/** The routes as time lines. */
function Chart({ routes: { lines, monthsBasis } }: Pick<Props, 'routes'>) {
  return (
    <PathwayChart
      id="routes"
      subtitle="Years from today, in typical months with the whole range: prerequisites and waiting, classes, and work between programs"
      routes={lines}
      source={<SourceNote sources={monthsBasis} />}
    />
  );
}

/** Whom each route suits, and where to begin. */
function Choices({ routes: { choices, sideBySide } }: Pick<Props, 'routes'>) {
  return (
    <Section id="next" heading={sideBySide ? 'Which one is yours?' : 'Your next step'}>
      {choices.map(({ id, name, months, conditions, programs, payOff }, index) => (
        <div className="stack" key={id}>
          <h3>{conditions.length > 0 ? `${name}, if` : name}</h3>
          {conditions.length > 0 && (
            <ul className="calculator-list">
              {conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          )}
          {months && <p>{months}</p>}
          <ProgramsList programs={programs} secondary={index > 0} />
          <p>
            <a href={payOff.href}>{payOff.label}</a>
          </p>
        </div>
      ))}
    </Section>
  );
}

/** The state's figures beside the nation's. */
function InState({ routes: { state }, basis }: Props) {
  if (!state) return null;
  const { heading, comparison, notes } = state;
  return (
    <Section id="in-state" heading={heading}>
      <CalculatorComparison id="state-table" comparison={comparison} />
      <SourceNote sources={basis}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </SourceNote>
    </Section>
  );
}

function CautionList({ cautions }: { readonly cautions: readonly string[] }) {
  return (
    <ul className="calculator-list">
      {cautions.map((caution) => (
        <li key={caution}>{caution}</li>
      ))}
    </ul>
  );
}

/** What to ask and know before acting on the answer. */
function Cautions({ routes: { result } }: Pick<Props, 'routes'>) {
  const [first, others] = [result.cautions.slice(0, CAUTIONS_SHOWN), result.cautions.slice(CAUTIONS_SHOWN)];
  return (
    <Section id="before" heading="Before you decide">
      <CautionList cautions={first} />
      {others.length > 0 && (
        <Disclosure summary={`${count(others.length, 'more thing')} to know`}>
          <CautionList cautions={others} />
        </Disclosure>
      )}
    </Section>
  );
}

/** What would make it another route, and why it is this one. */
function Reasons({ routes: { changes, reasons } }: Pick<Props, 'routes'>) {
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
      <Disclosure summary="Why this route">
        <ul className="calculator-list">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  );
}

/** The programs one after the other. */
function Ladder({ routes: { result }, basis }: Props) {
  return (
    <Disclosure summary={`${result.route_name}, program by program`}>
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
      <SourceNote sources={basis}>
        <p>
          The median pay is that of {result.wages_newest.edition}. The figures of {result.wages.edition} are
          often quoted: {formatDollars(result.wages.lpn_median)} for LPNs and{' '}
          {formatDollars(result.wages.rn_median)} for RNs.
        </p>
      </SourceNote>
    </Disclosure>
  );
}

/** The four routes side by side. */
function Comparison({ routes: { result, comparison } }: Pick<Props, 'routes'>) {
  return (
    <Disclosure summary="The four routes side by side">
      <p>{result.runner_up.comparison}</p>
      <CalculatorComparison id="comparison-table" comparison={comparison} />
    </Disclosure>
  );
}

/** Sections of an answer with routes, in the order of the page: without a winner the choice comes before the time lines. */
export function RoutesSections({ routes, basis }: Props) {
  const isOpen = routes.sideBySide !== null;
  return (
    <>
      <SideBySide routes={routes} />
      {!isOpen && <Chart routes={routes} />}
      <Choices routes={routes} />
      {isOpen && <Chart routes={routes} />}
      <InState routes={routes} basis={basis} />
      <Cautions routes={routes} />
      <Reasons routes={routes} />
      <Section id="ladder" heading="All routes, step by step">
        <Ladder routes={routes} basis={basis} />
        <Comparison routes={routes} />
      </Section>
    </>
  );
}
