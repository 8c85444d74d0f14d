import { EN_DASH } from '@/lib/numbers/format';
import { type Axis, percent, stackedTops, wrap } from './scales';
import { LINE_HEIGHT, TextLines } from './text-lines';

/** One of the chart colors; each also differs in mark or label, never in color alone. */
export type Tone = 1 | 2 | 4;

/** A value with its range, on a row of its own. */
export interface RangeRow {
  readonly label: string;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** The value in words, or why it is missing. */
  readonly text: string;
  readonly tone: Tone;
  /** `bar` from zero; `dot` measured; `open` not to be compared with the others, such as part of a year. */
  readonly mark: 'bar' | 'dot' | 'open';
}

const LABEL_BASELINE = 16;
const MARK_SPACE = 36;
const BAR_HEIGHT = 16;
const DOT_RADIUS = 6;

/** Characters of label and text that share a line of 340 px. */
const LINE_CHARACTERS = 38;

/** Characters of a bold line that fit into 340 px. */
const LABEL_CHARACTERS = 37;

const labelLines = ({ label }: RangeRow) => wrap(label, LABEL_CHARACTERS);

/** Lines of text below a row's label: none where label and value fit side by side in every row. */
function linesOf(row: RangeRow, stacked: boolean): string[] {
  if (row.value === null) return wrap(`${EN_DASH} ${row.text}`, LINE_CHARACTERS);
  return stacked ? [row.text] : [];
}

interface Layout {
  readonly stacked: boolean;
  /** Where each row begins, then where the last one ends. */
  readonly tops: readonly number[];
}

function layOut(rows: readonly RangeRow[]): Layout {
  const stacked = rows.some(
    ({ label, text, value }) => value !== null && label.length + text.length > LINE_CHARACTERS,
  );
  const heights = rows.map((row) => {
    const text = LINE_HEIGHT * (labelLines(row).length + linesOf(row, stacked).length);
    return row.value === null ? text + LINE_HEIGHT : text + MARK_SPACE;
  });
  return { stacked, tops: stackedTops(heights) };
}

/** Pixels that the rows take. */
export const rowsHeight = (rows: readonly RangeRow[]) => layOut(rows).tops.at(-1) ?? 0;

interface MarkProps {
  readonly row: RangeRow;
  readonly axis: Axis;
  /** Middle of the mark, in pixels below the top of the row. */
  readonly center: number;
}

function Whisker({ row: { low, high }, axis, center }: MarkProps) {
  if (low === null || high === null) return null;
  const [from, to] = [percent(axis.position(low)), percent(axis.position(high))];
  const ends = { y1: center - DOT_RADIUS, y2: center + DOT_RADIUS };
  return (
    <g className="chart-whisker">
      <line x1={from} x2={to} y1={center} y2={center} />
      <line x1={from} x2={from} {...ends} />
      <line x1={to} x2={to} {...ends} />
    </g>
  );
}

function Mark({ row, axis, center }: MarkProps) {
  const { value, mark } = row;
  if (value === null) return null;
  const x = axis.position(value);
  if (mark !== 'bar') {
    return (
      <>
        <Whisker row={row} axis={axis} center={center} />
        <circle
          className={mark === 'open' ? 'chart-dot-open' : 'chart-dot'}
          cx={percent(x)}
          cy={center}
          r={DOT_RADIUS}
        />
      </>
    );
  }
  const zero = axis.position(0);
  return (
    <g className="chart-bar-row">
      <rect
        className="chart-bar-light"
        x={percent(Math.min(zero, x))}
        width={percent(Math.abs(x - zero))}
        y={center - BAR_HEIGHT / 2}
        height={BAR_HEIGHT}
      />
      <Whisker row={row} axis={axis} center={center} />
    </g>
  );
}

/** Rows one below the other, label and value above each mark. */
export function RangeRows({ rows, axis }: { readonly rows: readonly RangeRow[]; readonly axis: Axis }) {
  const { stacked, tops } = layOut(rows);
  return rows.map((row, index) => {
    const label = labelLines(row);
    const lines = linesOf(row, stacked);
    const below = LINE_HEIGHT * label.length;
    const center = below + LINE_HEIGHT * lines.length + MARK_SPACE / 2 - 2;
    return (
      <g key={row.label} className={`tone-${row.tone}`} transform={`translate(0 ${tops[index]})`}>
        <TextLines className="chart-label" lines={label} y={LABEL_BASELINE} />
        {row.value !== null && !stacked && (
          <text className="chart-value" x="100%" y={LABEL_BASELINE} textAnchor="end">
            {row.text}
          </text>
        )}
        <TextLines
          className={row.value === null ? 'chart-note' : 'chart-value'}
          lines={lines}
          y={LABEL_BASELINE + below}
        />
        <Mark row={row} axis={axis} center={center} />
      </g>
    );
  });
}
