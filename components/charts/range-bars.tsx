import { Drawing } from './frame';
import { percent } from './scales';

/** A middle half with its middle, in a row of its own. */
export interface RangeBar {
  readonly label: string;
  /** Null where it is missing; then `text` says why. */
  readonly middle: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** The middle in words, or why it is missing. */
  readonly text: string;
  /** Whether it is the row that the page is about. */
  readonly isMain?: boolean;
}

const ROW_HEIGHT = 60;
const LABEL_BASELINE = 16;
const BAR_TOP = 26;
const BAR_HEIGHT = 14;
const MIDDLE_WIDTH = 5;
/** How far the middle line reaches beyond its bar. */
const MIDDLE_EXCESS = 4;
const END_BASELINE = BAR_TOP + 12;
const END_GAP = 8;

/** Room at the right for the highest end, as a share of the scale. */
const SCALE_ROOM = 1.4;

/** Percent of the width that the lower end needs to the left of its bar; with less, both are to the right. */
const LOW_END_ROOM = 26;

const highestOf = (rows: readonly RangeBar[]) =>
  Math.max(1, ...rows.flatMap(({ middle, high }) => [middle ?? 0, high ?? 0]));

/** Where a value lies on a scale from 0, in percent of the width; the same for every row. */
export function rangeScale(rows: readonly RangeBar[]): (value: number) => number {
  const end = highestOf(rows) * SCALE_ROOM;
  return (value) => (value / end) * 100;
}

interface BarProps {
  readonly bar: RangeBar;
  readonly at: (value: number) => number;
  readonly format: (value: number) => string;
}

/** Both ends in figures, in the free space beside the bar. */
function Ends({
  low,
  high,
  at,
  format,
}: Omit<BarProps, 'bar'> & { readonly low: number; readonly high: number }) {
  const isLeftFree = at(low) >= LOW_END_ROOM;
  const lowText = format(low);
  const highText = format(high);
  return (
    <>
      {isLeftFree && (
        <text className="range-end" x={percent(at(low))} dx={-END_GAP} y={END_BASELINE} textAnchor="end">
          {`${lowText} `}
        </text>
      )}
      <text className="range-end" x={percent(at(high))} dx={END_GAP} y={END_BASELINE}>
        {isLeftFree ? `${highText} ` : `${lowText} to ${highText} `}
      </text>
    </>
  );
}

/** The bar from a quarter to three quarters, its ends beside it, and a line at the middle. */
function Bar({ bar: { middle, low, high }, at, format }: BarProps) {
  if (middle === null) return null;
  return (
    <>
      {low !== null && high !== null && (
        <>
          <rect
            className="range-bar"
            x={percent(at(low))}
            width={percent(at(high) - at(low))}
            y={BAR_TOP}
            height={BAR_HEIGHT}
          />
          <Ends low={low} high={high} at={at} format={format} />
        </>
      )}
      <rect
        className="range-middle"
        x={percent(at(middle))}
        transform={`translate(${-MIDDLE_WIDTH / 2} 0)`}
        width={MIDDLE_WIDTH}
        y={BAR_TOP - MIDDLE_EXCESS}
        height={BAR_HEIGHT + 2 * MIDDLE_EXCESS}
      />
    </>
  );
}

export interface RangeBarsProps {
  readonly id: string;
  /** What the chart shows: its accessible name. */
  readonly finding: string;
  readonly rows: readonly RangeBar[];
  readonly format: (value: number) => string;
}

/** Every row in words. */
function describe(rows: readonly RangeBar[], format: (value: number) => string): string {
  if (rows.length === 0) return 'There is nothing to draw.';
  const range = ({ low, high }: RangeBar) =>
    low === null || high === null ? '' : ` (the middle half: ${format(low)} to ${format(high)})`;
  return rows.map((row) => `${row.label}: ${row.text.replace(/\.$/, '')}${range(row)}.`).join(' ');
}

/** Middle halves one below the other on one scale from 0: label and middle above each bar, its ends beside it. */
export function RangeBars({ id, finding, rows, format }: RangeBarsProps) {
  const at = rangeScale(rows);
  return (
    <Drawing
      id={id}
      finding={finding}
      description={describe(rows, format)}
      height={Math.max(1, rows.length) * ROW_HEIGHT}
    >
      {rows.map((bar, index) => (
        <g
          key={bar.label}
          className={bar.isMain ? 'range-row range-row-main' : 'range-row'}
          transform={`translate(0 ${index * ROW_HEIGHT})`}
        >
          <text className="range-label" y={LABEL_BASELINE}>
            {`${bar.label} `}
          </text>
          {bar.middle === null ? (
            <text className="range-end" y={END_BASELINE}>
              {`${bar.text} `}
            </text>
          ) : (
            <text className="range-label" x="100%" y={LABEL_BASELINE} textAnchor="end">
              {`${bar.text} `}
            </text>
          )}
          <Bar bar={bar} at={at} format={format} />
        </g>
      ))}
    </Drawing>
  );
}

/** The same bar alone, as wide as the cell of a table that it stands in; the cells beside it say its figures. */
export function RangeCell({ bar: { low, middle, high }, ends: [from, to] }: RangeCellProps) {
  if (low === null || middle === null || high === null) return null;
  const at = (value: number) => percent(((value - from) / (to - from)) * 100);
  return (
    <svg className="range-cell" width="100%" height={RANGE_CELL_HEIGHT} aria-hidden="true">
      <line className="range-line" x2="100%" y1={RANGE_CELL_HEIGHT / 2} y2={RANGE_CELL_HEIGHT / 2} />
      <rect
        className="range-bar"
        x={at(low)}
        width={percent(((high - low) / (to - from)) * 100)}
        y={(RANGE_CELL_HEIGHT - BAR_HEIGHT) / 2}
        height={BAR_HEIGHT}
      />
      <rect
        className="range-middle"
        x={at(middle)}
        transform={`translate(${-MIDDLE_WIDTH / 2} 0)`}
        width={MIDDLE_WIDTH}
        y="0"
        height={RANGE_CELL_HEIGHT}
      />
    </svg>
  );
}

const RANGE_CELL_HEIGHT = 22;

export interface RangeCellProps {
  readonly bar: Pick<RangeBar, 'low' | 'middle' | 'high'>;
  /** Both ends of the scale that the rows share. */
  readonly ends: readonly [number, number];
}
