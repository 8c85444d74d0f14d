import { type Axis, axisOver, percent } from './scales';

/** Share of the width kept free so that a dot at an end is whole; bars begin at the edge. */
const INSET = 2;

export interface HorizontalAxisOptions {
  readonly zero: boolean;
  readonly limits?: readonly [number, number];
}

/** Labels that do not overlap on 340 px, the last one at its right edge. */
const MOST_TICKS = 6;

/** An axis across the whole width, in percent of it. */
export function horizontalAxis(values: readonly (number | null)[], options: HorizontalAxisOptions): Axis {
  const axis = axisOver(values, { ...options, range: [options.zero ? 0 : INSET, 100 - INSET], ticks: 4 });
  // Round numbers are sought near the four asked for, and may come out nearly twice as many.
  if (axis.ticks.length <= MOST_TICKS) return axis;
  return { ...axis, ticks: axis.ticks.filter((_, index) => index % 2 === 0) };
}

interface HorizontalAxisProps {
  readonly axis: Axis;
  readonly format: (value: number) => string;
  /** Where the gridlines begin and end, in pixels. */
  readonly top: number;
  readonly bottom: number;
}

const LABEL_BELOW = 18;

/** Pixels that the labels take below the gridlines. */
export const AXIS_HEIGHT = 24;

function anchor(position: number): 'start' | 'middle' | 'end' {
  if (position < 10) return 'start';
  return position > 90 ? 'end' : 'middle';
}

/** Light gridlines with their values beneath. */
export function HorizontalAxis({ axis, format, top, bottom }: HorizontalAxisProps) {
  return (
    <g>
      {axis.ticks.map((tick) => {
        const x = axis.position(tick);
        return (
          <g key={tick}>
            <line
              className={tick === 0 ? 'chart-zero' : 'chart-grid'}
              x1={percent(x)}
              x2={percent(x)}
              y1={top}
              y2={bottom}
            />
            <text className="chart-tick" x={percent(x)} y={bottom + LABEL_BELOW} textAnchor={anchor(x)}>
              {format(tick)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
