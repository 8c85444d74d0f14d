import { DataTable } from '@/components/parts/data-table/data-table';
import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { SideBySide } from '@/components/parts/side-by-side/side-by-side';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { RoutesView } from '@/lib/calculators/lpn-pathway/page';
import type { AnswerView } from '@/lib/calculators/page/view';
import { formatDollars, formatDollarsRange } from '@/lib/numbers/format';
import { count, list } from '@/lib/text/words';
import { ClosestPrograms } from './programs-list';
import { Sentences } from './sentences';

interface Props {
  readonly routes: RoutesView;
  readonly basis: AnswerView['basis'];
}

type RoutesOnly = Pick<Props, 'routes'>;

const span = (low: number, high: number) => (low === high ? `${low}` : `${low} to ${high}`);

/** The state's figures beside the nation's. */
function InState({ routes: { state }, basis }: Props) {
  if (!state) return null;
  const { heading, comparison, notes } = state;
  return (
    <Disclosure id="in-state" summary={heading}>
      <SideBySide id="state-table" table={comparison} />
      <Sentences sentences={notes} />
      <SourceNote sources={basis} />
    </Disclosure>
  );
}

/** What to ask and know before acting on the answer. */
function Cautions({ routes: { result } }: RoutesOnly) {
  const { cautions } = result;
  return (
    <Disclosure id="before" summary={`Before you decide: ${count(cautions.length, 'thing')} to know`}>
      <Sentences sentences={cautions} />
    </Disclosure>
  );
}

/** What would make it another route. */
function Changes({ routes: { changes } }: RoutesOnly) {
  if (changes.length === 0) return null;
  return (
    <Disclosure id="movers" summary={`What would change this: ${count(changes.length, 'answer')}`}>
      <ul className="calculator-list">
        {changes.map(({ id, label, href }) => (
          <li key={id}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Why it is this route, or why none of the two wins. */
function Reasons({ routes: { changes, reasons, isOpen } }: RoutesOnly) {
  const steady = 'No other answer to a single question would change the route.';
  return (
    <Disclosure id="why" summary={isOpen ? 'How the two were compared' : 'Why this route'}>
      <Sentences sentences={changes.length > 0 ? reasons : [steady, ...reasons]} />
    </Disclosure>
  );
}

/** The programs one after the other, and whether the first of each route pays off. */
function Ladder({ routes: { result, choices }, basis }: Props) {
  return (
    <Disclosure summary="Costs and pay, and if it pays off">
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
      {choices.map(({ id, payOff }) => (
        <p key={id}>
          <a href={payOff.href}>{payOff.label}</a>
        </p>
      ))}
    </Disclosure>
  );
}

/** Every route side by side, and why some are not offered. */
function Comparison({ routes: { result, comparison, notOffered, lines } }: RoutesOnly) {
  const others = result.scores.filter(({ route }) => !lines.some(({ id }) => id === route));
  const names = list(others.map(({ route_name }) => route_name));
  return (
    <Disclosure id="all-routes" summary={`Other routes: ${names}`}>
      <p>{result.runner_up.comparison}</p>
      <SideBySide id="routes-compared" table={comparison} />
      {notOffered.length > 0 && <Sentences sentences={notOffered} />}
    </Disclosure>
  );
}

/** What an answer with routes folds, in the order of the page. */
export function RoutesFolds({ routes, basis }: Props) {
  return (
    <>
      <InState routes={routes} basis={basis} />
      <Comparison routes={routes} />
      <Ladder routes={routes} basis={basis} />
      <ClosestPrograms lists={routes.choices.map(({ programs }) => programs)} />
      <Cautions routes={routes} />
      <Changes routes={routes} />
      <Reasons routes={routes} />
    </>
  );
}
