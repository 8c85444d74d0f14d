import type { WholeYear } from '@/lib/data/period';
import { formatPercent } from '@/lib/numbers/format';
import { type GroupRate, type PassRate, percentPassed } from '@/lib/pass-rates/rate';
import { rateCells, rateInWords } from '@/lib/pass-rates/words';
import { ChartFrame, type ChartProps, Drawing } from './frame';
import { AXIS_HEIGHT, HorizontalAxis, horizontalAxis } from './horizontal-axis';
import { type Axis, percent } from './scales';

export interface RateStripProps extends ChartProps {
  readonly finding: string;
  /** Alike years, highest first. */
  readonly rates: readonly PassRate<WholeYear>[];
  /** A line through all rates: the nation in the same year. */
  readonly reference?: GroupRate<WholeYear>;
  /** Link to the same rates as a table with their programs. */
  readonly tableHref: string;
}

const ROW_HEIGHT = 8;
const DOT_RADIUS = 3;
const TOP = 8;
const REFERENCE_HEIGHT = 24;
const LABEL_BASELINE = 14;

function Reference({
  rate,
  axis,
  bottom,
}: {
  readonly rate: GroupRate;
  readonly axis: Axis;
  readonly bottom: number;
}) {
  const at = axis.position(percentPassed(rate));
  const { period, percent: share, candidates } = rateCells(rate);
  return (
    <g>
      <text className="chart-note" x={percent(at)} y={LABEL_BASELINE} textAnchor={at > 50 ? 'end' : 'start'}>
        {`Nation, ${period}: ${share}% of ${candidates}`}
      </text>
      <line
        className="chart-reference"
        x1={percent(at)}
        x2={percent(at)}
        y1={REFERENCE_HEIGHT - 4}
        y2={bottom}
      />
    </g>
  );
}

/** Many rates with their 95 percent intervals, one thin line each: which differ and which may not. */
export function RateStrip({ id, subtitle, source, finding, rates, reference, tableHref }: RateStripProps) {
  const top = TOP + (reference ? REFERENCE_HEIGHT : 0);
  const bottom = top + rates.length * ROW_HEIGHT;
  const axis = horizontalAxis(
    rates.flatMap(({ interval_low, interval_high }) => [interval_low, interval_high]),
    { zero: false, limits: [0, 100] },
  );
  const [highest, lowest] = [rates[0], rates.at(-1)];
  const ends = [highest, lowest]
    .filter((rate) => rate !== undefined)
    .map((rate) => `${rate.program_name}: ${rateInWords(rate)}`);
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
        description="Each line is the interval of a program and each dot its rate, the highest first."
        height={bottom + AXIS_HEIGHT}
      >
        <HorizontalAxis axis={axis} format={(value) => formatPercent(value, 0)} top={top} bottom={bottom} />
        {rates.map((rate, index) => {
          const y = top + index * ROW_HEIGHT + ROW_HEIGHT / 2;
          const { state_slug, program_name, program_type, interval_low, interval_high } = rate;
          return (
            <g className="tone-1" key={`${state_slug} ${program_name} ${program_type}`}>
              <line
                className="chart-range"
                x1={percent(axis.position(interval_low))}
                x2={percent(axis.position(interval_high))}
                y1={y}
                y2={y}
              />
              <circle
                className="chart-dot"
                cx={percent(axis.position(percentPassed(rate)))}
                cy={y}
                r={DOT_RADIUS}
              />
            </g>
          );
        })}
        {reference && <Reference rate={reference} axis={axis} bottom={bottom} />}
      </Drawing>
      <p className="chart-subtitle">
        First and last: {ends.join('. ')}. <a href={tableHref}>All names are in the table</a>.
      </p>
    </ChartFrame>
  );
}
