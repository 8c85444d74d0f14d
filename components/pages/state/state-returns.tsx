import { formatCount, formatDollars } from '@/lib/numbers/format';
import {
  type CredentialReturn,
  sharedAssumptions,
  type TimeAhead,
  usualPayBases,
  usualPays,
} from '@/lib/places/page/returns';
import type { StateView } from '@/lib/places/page/state';
import { shortSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { capitalized, list } from '@/lib/text/words';
import { type Cell, type Column, DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Lines } from '../../parts/prose/lines';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

/** Months, so that they compare in a table. */
const ahead = (time: TimeAhead): Cell =>
  time.months === null ? { missing: time.reason } : formatCount(time.months);

/** Which prices are the nation's: the table has no room for it beside each. */
function nationalInWords(returns: readonly CredentialReturn[]): string {
  const names = returns
    .filter(({ result }) => result.tuition_basis.area === 'national')
    .map(({ name }) => name);
  return names.length === 0 ? '' : `, for ${list(names)} those of the US`;
}

function measured({ result }: CredentialReturn): Cell {
  const { graduate_earnings: earnings, graduate_earnings_reason: reason } = result;
  if (!earnings) return { missing: reason ?? 'Not published.' };
  const { area, median_restated: median } = earnings;
  return area === 'state' ? formatDollars(median) : `${formatDollars(median)} (US)`;
}

const columns: readonly Column<CredentialReturn>[] = [
  { id: 'type', header: 'Type', cell: ({ name, href }) => <a href={href}>{capitalized(name)}</a> },
  {
    id: 'cost',
    header: 'Cost',
    unit: '$',
    numeric: true,
    cell: ({ result }) => formatDollars(result.total_cost),
  },
  {
    id: 'typical',
    header: 'Ahead after',
    unit: 'months',
    numeric: true,
    cell: ({ entrantAhead }) => ahead(entrantAhead),
  },
];

const detailColumns: readonly Column<CredentialReturn>[] = [
  { id: 'type', header: 'Type', cell: ({ name }) => capitalized(name) },
  {
    id: 'months',
    header: 'Program',
    unit: 'months',
    detail: true,
    numeric: true,
    cell: ({ result }) => formatCount(result.program_months),
  },
  {
    id: 'measured',
    header: 'Graduates’ pay',
    unit: '$ a year',
    numeric: true,
    cell: measured,
  },
  {
    id: 'payback',
    header: 'Ahead, earning nothing now',
    unit: 'months',
    detail: true,
    numeric: true,
    cell: (answer) => ahead(answer.ahead),
  },
  {
    id: 'pay',
    header: 'Mean over a career',
    unit: '$ a year, calculated',
    numeric: true,
    cell: ({ result }) => formatDollars(result.expected_salary),
  },
  {
    id: 'range',
    header: 'Range of the mean',
    unit: '$ a year',
    detail: true,
    numeric: true,
    cell: ({ result }) =>
      `${formatDollars(result.expected_salary_low)} to ${formatDollars(result.expected_salary_high)}`,
  },
];

/** What each type pays and costs, and when one comes out ahead, as nursing-roi answers. */
export function StateReturns({ view }: { readonly view: StateView }) {
  const { place, returns, cautions } = view;
  return (
    <Section id="returns" heading="Which degree pays off">
      <DataTable
        id="returns-table"
        caption={`Tuition, books and fees in ${place}, and when you come out ahead, from your first class`}
        captionHidden
        rows={returns}
        rowKey={({ type }) => type}
        columns={columns}
      />
      <p>
        Cost is tuition, books and fees{nationalInWords(returns)}. Ahead is counted from your first class, and
        from the usual pay: {usualPays(returns).join('; ')}.
      </p>
      <Disclosure id="cautions" summary="What this assumes, cautions, sources">
        <div className="prose">
          <p>
            The usual pay before is our estimate, in the state: {usualPayBases(returns).join('; ')}. The pay
            after is the average over a career. Choose a type to enter your own pay.
          </p>
          <DataTable
            id="returns-details"
            caption={`Pay behind these estimates, ${place}`}
            rows={returns}
            rowKey={({ type }) => type}
            columns={detailColumns}
          />
          {cautions.length > 0 && <h3>Read with care</h3>}
          <Lines lines={cautions.map(({ name, text }) => `${name}: ${text}`)} />
          <h3>Assumptions</h3>
          <Lines lines={sharedAssumptions(returns)} />
          <p>
            Each type’s own assumptions and sources are with its answer: choose it above.{' '}
            <a href={paths.methodology('nursing-roi')}>How this is calculated</a>
          </p>
        </div>
        <SourceNote
          sources={shortSources('wages', 'price_by_state', 'absn_prices', 'graduate_earnings_by_state')}
        />
      </Disclosure>
    </Section>
  );
}
