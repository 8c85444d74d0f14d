import type { ReactNode } from 'react';
import { isMissing, valueOrNull } from '@/lib/numbers/figure';
import { formatDollarsRange, formatDollarsRounded, formatDollarsShort } from '@/lib/numbers/format';
import type { Pay } from '@/lib/places/pay';
import { ChartFrame, type ChartProps } from '../../charts/frame';
import { horizontalAxis } from '../../charts/horizontal-axis';
import type { RangeRow } from '../../charts/range-rows';
import { RowsDrawing } from '../../charts/rows-drawing';

/** Pay of one occupation. */
export interface PayRow {
  readonly label: string;
  readonly pay: Pay;
}

export interface PayChartProps extends ChartProps {
  /** The one thing to see, with its figures. */
  readonly finding: string;
  readonly rows: readonly PayRow[];
  /** The figures behind it: a `PayTable`. */
  readonly table: ReactNode;
}

function rangeRow({ label, pay }: PayRow): RangeRow {
  const [low, high] = [valueOrNull(pay.p10), valueOrNull(pay.p90)];
  const range = low === null || high === null ? '' : ` (${formatDollarsRange(low, high)})`;
  return {
    label,
    value: valueOrNull(pay.median),
    low,
    high,
    text: isMissing(pay.median) ? pay.median.missing : formatDollarsRounded(pay.median.value) + range,
    tone: 1,
    mark: 'dot',
  };
}

/** Median pay with the span from the 10th to the 90th percentile, one occupation below the other. */
export function PayChart({ id, subtitle, source, finding, rows, table }: PayChartProps) {
  const drawn = rows.map(rangeRow);
  const axis = horizontalAxis(
    drawn.flatMap(({ value, low, high }) => [value, low, high]),
    { zero: true },
  );
  return (
    <ChartFrame id={id} finding={finding} subtitle={subtitle} source={source} table={table}>
      <RowsDrawing id={id} finding={finding} rows={drawn} axis={axis} format={formatDollarsShort} />
    </ChartFrame>
  );
}
