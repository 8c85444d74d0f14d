import { formatCount, formatNumber, formatPercent, formatRate, type Rate } from '@/lib/site/format';
import { DataTable } from '../data-table/data-table';
import { ChartFrame, type ChartProps } from './frame';
import { horizontalAxis } from './horizontal-axis';
import type { RangeRow } from './range-rows';
import { RowsDrawing } from './rows-drawing';

/** A rate with its count and interval, or a period whose rate is not shown and why. */
export type RateRow = (Rate | Unshown) & {
  /** Whether the period is part of a year: drawn apart from whole years, never compared with one. */
  readonly partial: boolean;
};

interface Unshown {
  readonly rate_percent: null;
  readonly period_label: string;
  readonly reason: string;
}

export interface RateChartProps extends ChartProps {
  /** Newest first. */
  readonly rows: readonly RateRow[];
}

const isShown = (row: RateRow): row is Rate & { readonly partial: boolean } => row.rate_percent !== null;

function rangeRow(row: RateRow): RangeRow {
  const label = row.partial ? `${row.period_label} (part of a year)` : row.period_label;
  const style = { label, tone: row.partial ? 4 : 1, mark: row.partial ? 'open' : 'dot' } as const;
  if (!isShown(row)) return { ...style, value: null, low: null, high: null, text: row.reason };
  const { rate_percent, interval_low, interval_high, candidates } = row;
  const interval = `${formatNumber(interval_low, 0)} to ${formatNumber(interval_high, 0)}`;
  return {
    ...style,
    value: rate_percent,
    low: interval_low,
    high: interval_high,
    text: `${formatPercent(rate_percent)} of ${formatCount(candidates)} (${interval})`,
  };
}

/** First-time takers who passed, by period, each with its 95 percent interval. */
export function RateChart({ id, subtitle, source, rows }: RateChartProps) {
  const drawn = rows.map(rangeRow);
  // Whole years first: a part of a year stands beneath, not between them.
  const ordered = [
    ...drawn.filter(({ mark }) => mark !== 'open'),
    ...drawn.filter(({ mark }) => mark === 'open'),
  ];
  const axis = horizontalAxis(
    ordered.flatMap(({ low, high }) => [low, high]),
    { zero: false, limits: [0, 100] },
  );
  const newest = rows.find((row) => isShown(row) && !row.partial) ?? rows.find(isShown);
  const finding = newest && isShown(newest) ? formatRate(newest) : 'No rate is shown';
  const cell = (format: (row: Rate) => string) => (row: RateRow) =>
    isShown(row) ? format(row) : { missing: row.reason };
  return (
    <ChartFrame
      id={id}
      finding={finding}
      subtitle={subtitle}
      source={source}
      table={
        <DataTable
          id={`${id}-table`}
          caption={subtitle}
          rows={rows}
          rowKey={({ period_label }) => period_label}
          columns={[
            {
              id: 'period',
              header: 'Period',
              cell: ({ period_label, partial }) =>
                partial ? `${period_label} (part of a year)` : period_label,
            },
            {
              id: 'candidates',
              header: 'Candidates',
              numeric: true,
              cell: cell(({ candidates }) => formatCount(candidates)),
            },
            {
              id: 'rate',
              header: 'Passed',
              unit: '%',
              numeric: true,
              cell: cell(({ rate_percent }) => formatNumber(rate_percent)),
            },
            {
              id: 'interval',
              header: '95% interval',
              unit: '%',
              numeric: true,
              cell: cell((row) => `${formatNumber(row.interval_low)} to ${formatNumber(row.interval_high)}`),
            },
          ]}
        />
      }
    >
      <RowsDrawing
        id={id}
        finding={finding}
        rows={ordered}
        axis={axis}
        format={(value) => formatPercent(value, 0)}
      />
    </ChartFrame>
  );
}
