import { Drawing } from './frame';
import { AXIS_HEIGHT, HorizontalAxis } from './horizontal-axis';
import { type RangeRow, RangeRows, rowsHeight } from './range-rows';
import type { Axis } from './scales';

interface RowsDrawingProps {
  readonly id: string;
  readonly finding: string;
  readonly rows: readonly RangeRow[];
  readonly axis: Axis;
  readonly format: (value: number) => string;
}

/** Every row of such a drawing in words. */
function describeRows(rows: readonly RangeRow[]): string {
  if (rows.length === 0) return 'There is nothing to draw.';
  return rows.map(({ label, text }) => `${label}: ${text.replace(/\.$/, '')}.`).join(' ');
}

/** Values with their ranges, one below the other over one axis. */
export function RowsDrawing({ id, finding, rows, axis, format }: RowsDrawingProps) {
  const bottom = rowsHeight(rows);
  return (
    <Drawing id={id} finding={finding} description={describeRows(rows)} height={bottom + AXIS_HEIGHT}>
      <HorizontalAxis axis={axis} format={format} top={0} bottom={bottom} />
      <RangeRows rows={rows} axis={axis} />
    </Drawing>
  );
}
