import {
  formatDollars,
  formatDollarsRange,
  formatDollarsRounded,
  formatDollarsShort,
  formatPercent,
} from '@/lib/numbers/format';
import { DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps } from './frame';
import { horizontalAxis } from './horizontal-axis';
import type { RangeRow } from './range-rows';
import { RowsDrawing } from './rows-drawing';

export interface CalculatedSalary {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** What graduates are measured to earn, or why it is not known. */
export type MeasuredEarnings =
  | {
      readonly median: number;
      readonly p25: number | null;
      readonly p75: number | null;
      readonly label: string;
    }
  | { readonly median: null; readonly reason: string; readonly label: string };

export interface SalaryChartProps extends ChartProps {
  readonly calculated: CalculatedSalary;
  /** `label` says who was measured and when: "Graduates, 4 years after finishing". */
  readonly measured: MeasuredEarnings;
}

function findingOf({ expected }: CalculatedSalary, measured: MeasuredEarnings): string {
  const first = `Calculated: ${formatDollarsRounded(expected)} a year`;
  if (measured.median === null) return `${first}. What graduates earn is not known: ${measured.reason}`;
  const difference = ((measured.median - expected) / expected) * 100;
  const measuredText = `${first}; graduates are measured to earn ${formatDollarsRounded(measured.median)}`;
  const size = formatPercent(Math.abs(difference), 0);
  if (expected === 0 || size === '0%') return measuredText;
  return `${measuredText}, ${size} ${difference < 0 ? 'less' : 'more'}`;
}

function rangeText(value: number, low: number | null, high: number | null): string {
  if (low === null || high === null) return formatDollarsRounded(value);
  return `${formatDollarsRounded(value)} (${formatDollarsRange(low, high)})`;
}

function rowsOf({ expected, low, high }: CalculatedSalary, measured: MeasuredEarnings): RangeRow[] {
  const calculatedRow: RangeRow = {
    label: 'Calculated',
    value: expected,
    low,
    high,
    text: rangeText(expected, low, high),
    tone: 1,
    mark: 'dot',
  };
  if (measured.median === null) {
    const missing = { value: null, low: null, high: null, text: measured.reason };
    return [calculatedRow, { ...missing, label: measured.label, tone: 2, mark: 'dot' }];
  }
  const { median, p25, p75, label } = measured;
  const text = rangeText(median, p25, p75);
  return [calculatedRow, { label, value: median, low: p25, high: p75, text, tone: 2, mark: 'dot' }];
}

/** The calculated salary with its range beside what graduates are measured to earn. */
export function SalaryChart({ id, subtitle, source, calculated, measured }: SalaryChartProps) {
  const rows = rowsOf(calculated, measured);
  const axis = horizontalAxis(
    rows.flatMap(({ value, low, high }) => [value, low, high]),
    { zero: false },
  );
  const finding = findingOf(calculated, measured);
  const missing = measured.median === null ? measured.reason : 'Not published.';
  const cell = (value: number | null) => (value === null ? { missing } : formatDollars(value));
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
            { id: 'what', header: 'Salary', cell: ({ label }) => label },
            { id: 'low', header: 'Low', unit: '$ a year', numeric: true, cell: ({ low }) => cell(low) },
            {
              id: 'middle',
              header: 'Middle',
              unit: '$ a year',
              numeric: true,
              cell: ({ value }) => cell(value),
            },
            { id: 'high', header: 'High', unit: '$ a year', numeric: true, cell: ({ high }) => cell(high) },
          ]}
        />
      }
    >
      <RowsDrawing id={id} finding={finding} rows={rows} axis={axis} format={formatDollarsShort} />
    </ChartFrame>
  );
}
