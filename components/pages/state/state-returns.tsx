import { formatCount, formatDollars } from '@/lib/numbers/format';
import {
  type CredentialReturn,
  groupAssumptions,
  type TimeAhead,
  usualPays,
} from '@/lib/places/page/returns';
import type { StateView } from '@/lib/places/page/state';
import { distinctSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { type Cell, type Column, DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Section } from '../../parts/section/section';

/** Months, so that they compare in a table. */
const ahead = (time: TimeAhead): Cell =>
  time.months === null ? { missing: time.reason } : formatCount(time.months);

function measured({ result }: CredentialReturn): Cell {
  const { graduate_earnings: earnings, graduate_earnings_reason: reason } = result;
  if (!earnings) return { missing: reason ?? 'Not published.' };
  return earnings.area === 'state'
    ? formatDollars(earnings.median_restated)
    : `${formatDollars(earnings.median_restated)} (US)`;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Assumptions({ returns }: Pick<StateView, 'returns'>) {
  const { shared, own } = groupAssumptions(returns);
  const sources = distinctSources(returns.flatMap(({ sources: each }) => each));
  return (
    <>
      <h3>Assumptions</h3>
      <Lines lines={shared} />
      {own.map(({ degree, name, lines }) => (
        <div key={degree}>
          <h3>{name}</h3>
          <Lines lines={lines} />
        </div>
      ))}
      <p>
        <a href={paths.methodology('nursing-roi')}>How this is calculated</a>
      </p>
      <h3>Sources</h3>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={title + url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

const columns: readonly Column<CredentialReturn>[] = [
  { id: 'degree', header: 'Type', cell: ({ name, href }) => <a href={href}>{name}</a> },
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
  { id: 'degree', header: 'Type', cell: ({ name }) => name },
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
    numeric: true,
    cell: ({ result }) =>
      `${formatDollars(result.expected_salary_low)} to ${formatDollars(result.expected_salary_high)}`,
  },
];

/** What three degrees pay and cost, and when one comes out ahead, as nursing-roi answers. */
export function StateReturns({ view }: { readonly view: StateView }) {
  const { place, returns, cautions } = view;
  return (
    <Section id="returns" heading="Which degree pays off">
      <DataTable
        id="returns-table"
        caption={`Tuition, books and fees in ${place}, and when you come out ahead, from your first class`}
        captionHidden
        rows={returns}
        rowKey={({ degree }) => degree}
        columns={columns}
      />
      <p>Cost is tuition, books and fees. Ahead is counted from your first class.</p>
      <Disclosure id="cautions" summary="What this assumes, cautions, sources">
        <div className="prose">
          <p>
            Counted from what people usually earn before they start, our estimate:{' '}
            {usualPays(returns).join('; ')}. Choose a type to enter your own pay.
          </p>
          <DataTable
            id="returns-details"
            caption={`Pay behind these estimates, ${place}`}
            rows={returns}
            rowKey={({ degree }) => degree}
            columns={detailColumns}
          />
          {cautions.length > 0 && <h3>Read with care</h3>}
          <Lines lines={cautions.map(({ name, text }) => `${name}: ${text}`)} />
          <Assumptions returns={returns} />
        </div>
      </Disclosure>
    </Section>
  );
}
