import { formatPercent } from '@/lib/numbers/format';
import type { DrawnRate } from '@/lib/pass-rates/page/drawing';
import { type GroupRate, percentPassed } from '@/lib/pass-rates/rate';
import { countedInWords, figuresInWords, periodInWords, rateFigure } from '@/lib/pass-rates/words';
import { ChartFrame, type ChartProps, Drawing } from './frame';
import { AXIS_HEIGHT, HorizontalAxis, horizontalAxis } from './horizontal-axis';
import { type Axis, percent, wrap } from './scales';
import { LINE_HEIGHT, TextLines } from './text-lines';

export interface RateStripProps extends ChartProps {
  readonly finding: string;
  /** Alike years, highest first. */
  readonly rates: readonly DrawnRate[];
  /** A line through all rates: the nation in the same year. */
  readonly reference?: GroupRate;
  /** Link to the same rates as a table with their programs. */
  readonly tableHref: string;
}

/** Pixels that all lines share: the more there are, the thinner they are. */
const ROWS_HEIGHT = 280;
const MAX_ROW_HEIGHT = 8;
const MAX_DOT_RADIUS = 3;
const GAP = 6;
const BASELINE = 14;
/** Characters that fit into 288 px, the width of the narrowest phone without its margins. */
const LINE_CHARACTERS = 36;

/** Lines of the name of a drawn rate, with its figures. */
const nameOf = (place: string, { label, rate }: DrawnRate) =>
  wrap(`${place}: ${label}, ${countedInWords(rate)}`, LINE_CHARACTERS);

function Reference({
  rate,
  axis,
  top,
  bottom,
}: {
  readonly rate: GroupRate;
  readonly axis: Axis;
  readonly top: number;
  readonly bottom: number;
}) {
  const at = axis.position(percentPassed(rate));
  const { value, note } = rateFigure(rate);
  return (
    <g>
      <line className="chart-reference" x1={percent(at)} x2={percent(at)} y1={top} y2={bottom} />
      <text className="chart-note" x={percent(at)} y={top - GAP} textAnchor={at > 50 ? 'end' : 'start'}>
        {`US: ${value} ${note}`}
      </text>
    </g>
  );
}

/** One rate: a thin line for its likely range, a dot for itself; those searched for in another mark. */
function Row({
  drawn: { rate, found },
  axis,
  y,
  radius,
}: {
  readonly drawn: DrawnRate;
  readonly axis: Axis;
  readonly y: number;
  readonly radius: number;
}) {
  return (
    <g className={found ? 'tone-2' : 'tone-1'}>
      <line
        className={found ? 'chart-whisker' : 'chart-range'}
        x1={percent(axis.position(rate.interval_low))}
        x2={percent(axis.position(rate.interval_high))}
        y1={y}
        y2={y}
      />
      <circle
        className="chart-dot"
        cx={percent(axis.position(percentPassed(rate)))}
        cy={y}
        r={found ? MAX_DOT_RADIUS * 2 : radius}
      />
    </g>
  );
}

/** The schools that were searched for, which the drawing marks. */
function Found({ rates }: { readonly rates: readonly DrawnRate[] }) {
  const found = rates.filter((drawn) => drawn.found);
  if (found.length === 0) return null;
  return (
    <div className="prose">
      <p>Your search, with a large dot:</p>
      <ul>
        {found.map(({ label, rate }) => (
          <li key={`${label} ${rate.program_type}`}>
            {label}: {figuresInWords(rate)}, {periodInWords(rate)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Many rates with their likely ranges, one thin line each; the highest, the lowest and those searched for are named. */
export function RateStrip({ id, subtitle, source, finding, rates, reference, tableHref }: RateStripProps) {
  const height = Math.min(MAX_ROW_HEIGHT, ROWS_HEIGHT / Math.max(1, rates.length));
  const [first, last] = [rates[0], rates.at(-1)];
  const above = first ? nameOf('Highest', first) : [];
  const below = last && last !== first ? nameOf('Lowest', last) : [];
  const top = (above.length + (reference ? 1 : 0)) * LINE_HEIGHT + GAP * 2;
  const rowsEnd = top + rates.length * height;
  const bottom = rowsEnd + below.length * LINE_HEIGHT + GAP * 2;
  const axis = horizontalAxis(
    rates.flatMap(({ rate: { interval_low, interval_high } }) => [interval_low, interval_high]),
    { zero: false, limits: [0, 100] },
  );
  return (
    <ChartFrame
      id={id}
      finding={finding}
      subtitle={subtitle}
      source={source}
      table={
        <p>
          <a href={tableHref}>The table of these programs</a> has every figure that is drawn.
        </p>
      }
    >
      <Drawing
        id={id}
        finding={finding}
        description={`Each line is the likely range of a program and each dot its rate, the highest first. ${above.join(' ')}. ${below.join(' ')}.`}
        height={bottom + AXIS_HEIGHT}
      >
        <HorizontalAxis axis={axis} format={(value) => formatPercent(value, 0)} top={top} bottom={bottom} />
        {rates.map((drawn, index) => (
          <Row
            key={`${drawn.label} ${drawn.rate.program_type}`}
            drawn={drawn}
            axis={axis}
            y={top + (index + 1 / 2) * height}
            radius={Math.min(MAX_DOT_RADIUS, height)}
          />
        ))}
        <TextLines className="chart-end" lines={above} y={BASELINE} />
        <TextLines className="chart-end" lines={below} y={rowsEnd + BASELINE + GAP} />
        {reference && <Reference rate={reference} axis={axis} top={top} bottom={rowsEnd} />}
      </Drawing>
      <Found rates={rates} />
    </ChartFrame>
  );
}
