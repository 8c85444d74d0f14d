import { line } from 'd3-shape';
import { formatDollars, formatDollarsRounded, formatDollarsShort, formatMonths } from '@/lib/numbers/format';
import { DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps, Drawing } from './frame';
import { type Axis, axisOver, interpolateAt, percent, separate, wrap } from './scales';
import { TextLines } from './text-lines';

export interface EarningsYear {
  /** Years from enrollment. */
  readonly year: number;
  readonly cumulative_if_enrolled: number;
  readonly cumulative_if_not: number;
}

/** When the cost is earned back, or why it never is. */
export type BreakEven =
  | {
      /** Months from enrollment at which both lines meet. */
      readonly months_from_start: number;
      /** "Ahead 4 years 8 months after enrolling". */
      readonly label: string;
    }
  | { readonly months_from_start: null; readonly reason: string };

export interface EarningsChartProps extends ChartProps {
  readonly timeline: readonly EarningsYear[];
  readonly breakEven: BreakEven;
}

/** Percent of the width. */
const PLOT = { left: 13, right: 75 };
/** Pixels, the note above not counted. */
const PLOT_HEIGHT = 224;
const AXIS_SPACE = 44;
const UNITS_ACROSS = 1000;
const LINE_HEIGHT = 16;
const END_LABEL_CHARACTERS = 8;
const LABEL_GAP = 3 * LINE_HEIGHT + 4;
const NOTE_SPACE = 28;
/** Characters of the note that fit beside its line, and across the whole width, at 340 px. */
const NOTE_CHARACTERS = { beside: 20, across: 42 };

const enrolled = { key: 'cumulative_if_enrolled', label: 'If you enroll', tone: 1 } as const;
const not = { key: 'cumulative_if_not', label: 'If you don’t', tone: 4 } as const;
const lines = [enrolled, not] as const;

const noteOf = (breakEven: BreakEven) =>
  breakEven.months_from_start === null ? `Not ahead: ${breakEven.reason}` : breakEven.label;

function findingOf(timeline: readonly EarningsYear[], breakEven: BreakEven): string {
  const first = noteOf(breakEven).replace(/\.$/, '');
  const last = timeline.at(-1);
  if (!last) return first;
  const gain = last.cumulative_if_enrolled - last.cumulative_if_not;
  const direction = gain < 0 ? 'less' : 'more';
  const years = formatMonths(last.year * 12);
  return `${first}; after ${years} you would have ${formatDollarsRounded(Math.abs(gain))} ${direction} than without it`;
}

interface PlotProps {
  readonly timeline: readonly EarningsYear[];
  readonly x: Axis;
  readonly y: Axis;
  /** Pixels of the whole drawing. */
  readonly height: number;
}

/** The two lines, in a box that is stretched to the plot's width; strokes keep theirs. */
function Lines({ timeline, x, y, height }: PlotProps) {
  const across = (year: number) => ((x.position(year) - PLOT.left) / (PLOT.right - PLOT.left)) * UNITS_ACROSS;
  return (
    <svg
      x={percent(PLOT.left)}
      width={percent(PLOT.right - PLOT.left)}
      height={height}
      viewBox={`0 0 ${UNITS_ACROSS} ${height}`}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      {[not, enrolled].map(({ key, tone }) => {
        const path = line<EarningsYear>()
          .x((point) => across(point.year))
          .y((point) => y.position(point[key]))
          .digits(1)([...timeline]);
        return path && <path key={key} className={`chart-line tone-${tone} chart-line-${tone}`} d={path} />;
      })}
    </svg>
  );
}

function Grid({ x, y, height }: Omit<PlotProps, 'timeline'>) {
  return (
    <g>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'chart-zero' : 'chart-grid'}
            x1="0%"
            x2={percent(PLOT.right)}
            y1={y.position(tick)}
            y2={y.position(tick)}
          />
          <text className="chart-tick" x="0" y={y.position(tick) - 4}>
            {formatDollarsShort(tick)}
          </text>
        </g>
      ))}
      {x.ticks.filter(Number.isInteger).map((tick) => (
        <text
          key={tick}
          className="chart-tick"
          x={percent(x.position(tick))}
          y={height - 24}
          textAnchor="middle"
        >
          {tick}
        </text>
      ))}
      <text className="chart-tick" x={percent(PLOT.right)} y={height - 6} textAnchor="end">
        years from enrolling
      </text>
    </g>
  );
}

/** What each line ends at, at its end. */
function EndLabels({ timeline, y, top }: Pick<PlotProps, 'timeline' | 'y'> & { readonly top: number }) {
  const last = timeline.at(-1);
  if (!last) return null;
  const positions = separate(
    lines.map(({ key }) => y.position(last[key])),
    LABEL_GAP,
    top,
  );
  const x = percent(PLOT.right + 2);
  return lines.map(({ key, label, tone }, index) => (
    <TextLines
      key={key}
      className={`chart-label tone-${tone} chart-toned`}
      lines={[...wrap(label, END_LABEL_CHARACTERS), formatDollarsShort(last[key])]}
      x={x}
      y={positions[index]}
    />
  ));
}

/** Where the lines meet, if within the years drawn. */
function meetingPoint(timeline: readonly EarningsYear[], breakEven: BreakEven) {
  if (breakEven.months_from_start === null) return null;
  const year = breakEven.months_from_start / 12;
  const points = timeline.map((point) => ({ x: point.year, y: point.cumulative_if_enrolled }));
  const dollars = interpolateAt(points, year);
  return dollars === null ? null : { year, dollars };
}

interface BreakEvenNoteProps {
  readonly lines: readonly string[];
  /** Where the lines meet: percent across, pixels down. */
  readonly point: { readonly at: number; readonly y: number } | null;
}

function BreakEvenNote({ lines: noteLines, point }: BreakEvenNoteProps) {
  const toTheLeft = point !== null && point.at > 100 / 2;
  return (
    <>
      {point && (
        <>
          <line className="chart-leader" x1={percent(point.at)} x2={percent(point.at)} y1={4} y2={point.y} />
          <circle className="chart-dot tone-2" cx={percent(point.at)} cy={point.y} r={6} />
        </>
      )}
      <text className="chart-annotation" y={14} textAnchor={toTheLeft ? 'end' : 'start'}>
        {noteLines.map((words, index) => (
          <tspan
            key={words}
            x={percent(point?.at ?? 0)}
            dx={point ? (toTheLeft ? -8 : 8) : 0}
            dy={index && LINE_HEIGHT}
          >
            {words}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** Money earned less money paid, year by year, if you enroll and if you don't; where they meet is annotated. */
export function EarningsChart({ id, subtitle, source, timeline, breakEven }: EarningsChartProps) {
  const x = axisOver(
    timeline.map(({ year }) => year),
    { range: [PLOT.left, PLOT.right], zero: true, ticks: 4 },
  );
  const met = meetingPoint(timeline, breakEven);
  const noteLines = wrap(noteOf(breakEven), met ? NOTE_CHARACTERS.beside : NOTE_CHARACTERS.across);
  const top = NOTE_SPACE + noteLines.length * LINE_HEIGHT;
  const height = top + PLOT_HEIGHT + AXIS_SPACE;
  const y = axisOver(
    timeline.flatMap((point) => [point.cumulative_if_enrolled, point.cumulative_if_not]),
    { range: [top + PLOT_HEIGHT, top], zero: true, ticks: 5 },
  );
  const finding = findingOf(timeline, breakEven);
  const point = met && { at: x.position(met.year), y: y.position(met.dollars) };
  const last = timeline.at(-1);
  const description = last
    ? `Two lines from enrollment to year ${last.year}. If you enroll: ${formatDollarsRounded(last.cumulative_if_enrolled)} in all; if you don’t: ${formatDollarsRounded(last.cumulative_if_not)}.`
    : 'No years to draw.';
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
          rows={timeline}
          rowKey={({ year }) => String(year)}
          columns={[
            { id: 'year', header: 'Years from enrolling', cell: ({ year }) => year },
            ...lines.map(({ key, label }) => ({
              id: key,
              header: label,
              unit: '$ in all',
              numeric: true,
              cell: (point: EarningsYear) => formatDollars(point[key]),
            })),
          ]}
        />
      }
    >
      <Drawing id={id} finding={finding} description={description} height={height}>
        <Grid x={x} y={y} height={height} />
        <Lines timeline={timeline} x={x} y={y} height={height} />
        <EndLabels timeline={timeline} y={y} top={top} />
        <BreakEvenNote lines={noteLines} point={point} />
      </Drawing>
    </ChartFrame>
  );
}
