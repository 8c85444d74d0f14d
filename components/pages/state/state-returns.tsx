import { formatDollars } from '@/lib/numbers/format';
import {
  type CredentialReturn,
  groupAssumptions,
  type TimeAhead,
  usualPays,
} from '@/lib/places/page/returns';
import type { StateView } from '@/lib/places/page/state';
import { distinctSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { Callout } from '../../parts/callout/callout';
import { type Cell, DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Section } from '../../parts/section/section';

const ahead = (time: TimeAhead): Cell => (time.months === null ? { missing: time.reason } : time.inWords);

function measured({ result }: CredentialReturn): Cell {
  const { graduate_earnings: earnings, graduate_earnings_reason: reason } = result;
  if (!earnings) return { missing: reason ?? 'Not published.' };
  return earnings.area === 'state'
    ? formatDollars(earnings.median_restated)
    : `${formatDollars(earnings.median_restated)} (nation)`;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
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
    <Disclosure summary="What these figures assume, and their sources">
      <div className="prose">
        <Lines lines={shared} />
        {own.map(({ degree, name, lines }) => (
          <div key={degree}>
            <h3>{name}</h3>
            <Lines lines={lines} />
          </div>
        ))}
        <h3>Sources</h3>
        <ul>
          {sources.map(({ title, url }) => (
            <li key={title + url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}

/** What three degrees pay and cost, and when one comes out ahead, as nursing-roi answers. */
export function StateReturns({ view }: { readonly view: StateView }) {
  const { place, returns, cautions } = view;
  return (
    <Section id="returns" heading={`What a degree returns in ${place}`}>
      <DataTable
        id="returns-table"
        caption="Planning estimates of the return calculator"
        rows={returns}
        rowKey={({ degree }) => degree}
        columns={[
          { id: 'degree', header: 'Degree', cell: ({ name, href }) => <a href={href}>{name}</a> },
          {
            id: 'pay',
            header: 'Average over a career',
            unit: '$ a year, calculated',
            numeric: true,
            cell: ({ result }) => formatDollars(result.expected_salary),
          },
          {
            id: 'range',
            header: 'Range',
            detail: true,
            unit: '$ a year',
            numeric: true,
            cell: ({ result }) =>
              `${formatDollars(result.expected_salary_low)} to ${formatDollars(result.expected_salary_high)}`,
          },
          {
            id: 'measured',
            header: 'Graduates earn',
            detail: true,
            unit: '$ a year, 4 years after finishing, at May 2025 wages',
            numeric: true,
            cell: measured,
          },
          {
            id: 'cost',
            header: 'Whole cost',
            unit: '$ in all',
            numeric: true,
            cell: ({ result }) => formatDollars(result.total_cost),
          },
          {
            id: 'payback',
            header: 'Ahead, earning nothing now',
            detail: true,
            unit: 'from your first class',
            numeric: true,
            cell: (answer) => ahead(answer.ahead),
          },
          {
            id: 'typical',
            header: 'Ahead, from usual pay',
            unit: 'from your first class',
            numeric: true,
            cell: ({ entrantAhead }) => ahead(entrantAhead),
          },
        ]}
      />
      <p className="muted">
        Usual pay is what we take people to earn before they start, our judgment:{' '}
        {usualPays(returns).join('; ')}.
      </p>
      {cautions.length > 0 && (
        <Callout kind="caution" heading="Read these with care">
          <ul id="cautions">
            {cautions.map(({ name, text }) => (
              <li key={name + text}>
                {name}: {text}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <Assumptions returns={returns} />
      <p>
        <a href={paths.methodology('nursing-roi')}>How the return is calculated</a>
      </p>
    </Section>
  );
}
