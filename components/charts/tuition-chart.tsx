import {
  formatCount,
  formatDollars,
  formatDollarsRange,
  formatDollarsRounded,
  formatDollarsShort,
} from '@/lib/numbers/format';
import { DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps } from './frame';
import { horizontalAxis } from './horizontal-axis';
import type { RangeRow } from './range-rows';
import { RowsDrawing } from './rows-drawing';

/** Price of the whole program at one kind of school, or why it is missing. */
export interface TuitionRow {
  /** "Public", "Private". */
  readonly label: string;
  readonly median: number | null;
  readonly p25: number | null;
  readonly p75: number | null;
  readonly institutions: number;
  /** Why there is no median. */
  readonly reason?: string;
}

export interface TuitionChartProps extends ChartProps {
  readonly rows: readonly TuitionRow[];
}

const NO_PRICE = 'No school here publishes a price.';

function findingOf(rows: readonly TuitionRow[]): string {
  const priced = rows.flatMap(({ label, median }) => (median === null ? [] : [{ label, median }]));
  if (priced.length === 0) return 'No price is published';
  const parts = priced.map(({ label, median }) => `${formatDollarsRounded(median)} ${label.toLowerCase()}`);
  return `Median price of the whole program: ${parts.join(', ')}`;
}

function textOf({ median, p25, p75, reason = NO_PRICE }: TuitionRow): string {
  if (median === null) return reason;
  if (p25 === null || p75 === null) return formatDollarsRounded(median);
  return `${formatDollarsRounded(median)} (half: ${formatDollarsRange(p25, p75)})`;
}

/** What the program costs by who runs the school: the median, and the range in which half of the prices lie. */
export function TuitionChart({ id, subtitle, source, rows }: TuitionChartProps) {
  const drawn = rows.map(
    (row): RangeRow => ({
      label: row.label,
      value: row.median,
      low: row.p25,
      high: row.p75,
      text: textOf(row),
      tone: 1,
      mark: 'bar',
    }),
  );
  const axis = horizontalAxis(
    drawn.flatMap(({ value, low, high }) => [value, low, high]),
    { zero: true },
  );
  const finding = findingOf(rows);
  const money = (key: 'median' | 'p25' | 'p75') => (row: TuitionRow) => {
    const value = row[key];
    return value === null ? { missing: row.reason ?? NO_PRICE } : formatDollars(value);
  };
  const unit = '$ in all';
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
          rowKey={({ label }) => label}
          columns={[
            { id: 'control', header: 'School', cell: ({ label }) => label },
            {
              id: 'institutions',
              header: 'Schools',
              numeric: true,
              cell: ({ institutions }) => formatCount(institutions),
            },
            { id: 'p25', header: '25th percentile', unit, numeric: true, cell: money('p25') },
            { id: 'median', header: 'Median', unit, numeric: true, cell: money('median') },
            { id: 'p75', header: '75th percentile', unit, numeric: true, cell: money('p75') },
          ]}
        />
      }
    >
      <RowsDrawing id={id} finding={finding} rows={drawn} axis={axis} format={formatDollarsShort} />
    </ChartFrame>
  );
}
