import { line } from 'd3-shape';
import {
  type AheadPoint,
  type AheadSeries,
  type AheadView,
  aheadInWords,
} from '@/lib/calculators/nursing-roi/page/ahead';
import { formatDollars, formatDollarsShort } from '@/lib/numbers/format';
import { DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps, Drawing } from './frame';
import { type Axis, axisOver, percent, separate, wrap } from './scales';
import { LINE_HEIGHT, TextLines } from './text-lines';

export interface AheadChartProps extends ChartProps {
  readonly view: AheadView;
}

/** Percent of the width. */
const PLOT = { left: 13, right: 63 };
/** Pixels, the label of the mark not counted. */
const PLOT_HEIGHT = 240;
const AXIS_SPACE = 44;
const UNITS_ACROSS = 1000;
const LABEL_CHARACTERS = 12;
const LABEL_LINES = 3;
/** Pixels between the labels of two lines. */
const LABEL_SPACE = 6;
const TOP_SPACE = 28;
const MARK_CHARACTERS = 20;

/** Of the first, second and third line. */
const tones = [1, 2, 4] as const;
const toneOf = (index: number) => tones[index] ?? tones[0];

interface PlotProps {
  readonly x: Axis;
  readonly y: Axis;
  /** Pixels of the whole drawing. */
  readonly height: number;
}

/** A path through points, in the stretched box of the plot. */
function pathOf(points: readonly AheadPoint[], { x, y }: Pick<PlotProps, 'x' | 'y'>): string {
  const across = (year: number) => ((x.position(year) - PLOT.left) / (PLOT.right - PLOT.left)) * UNITS_ACROSS;
  const draw = line<AheadPoint>()
    .x(({ year }) => across(year))
    .y(({ dollars }) => y.position(dollars))
    .digits(1);
  return draw([...points]) ?? '';
}

/** The lines and the range of a single one, in a box that is stretched to the plot's width; strokes keep theirs. */
function Lines({ series, x, y, height }: PlotProps & Pick<AheadView, 'series'>) {
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
      {series.map(({ name, points, band }, index) => (
        <g key={name} className={`tone-${toneOf(index)}`}>
          {band && (
            <path
              className="chart-band"
              d={`${pathOf([...band.high, ...band.low.toReversed()], { x, y })}Z`}
            />
          )}
          <path className={`chart-line chart-line-${toneOf(index)}`} d={pathOf(points, { x, y })} />
        </g>
      ))}
    </svg>
  );
}

function Grid({ x, y, height }: PlotProps) {
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
        years from your first class
      </text>
    </g>
  );
}

/** The name of a line in as many lines as there is room for; hyphens break it too. */
function labelLines(name: string): string[] {
  const all = wrap(name.replaceAll('-', '- '), LABEL_CHARACTERS).map((text) => text.replaceAll('- ', '-'));
  return all.length <= LABEL_LINES ? all : [...all.slice(0, LABEL_LINES - 1), `${all[LABEL_LINES - 1]}…`];
}

/** Each line's name and what it comes to, at its end. */
function EndLabels({
  series,
  y,
  top,
}: Pick<PlotProps, 'y'> & Pick<AheadView, 'series'> & { readonly top: number }) {
  const ends = series.map(({ points }) => points.at(-1)?.dollars ?? 0);
  const positions = separate(
    ends.map((dollars) => y.position(dollars)),
    Math.max(...series.map(({ name }) => labelLines(name).length + 1), 1) * LINE_HEIGHT + LABEL_SPACE,
    top,
  );
  return series.map(({ name }, index) => {
    const dollars = ends[index] ?? 0;
    return (
      <TextLines
        key={name}
        className={`chart-label tone-${toneOf(index)} chart-toned`}
        lines={[...labelLines(name), aheadInWords(dollars, formatDollarsShort)]}
        x={percent(PLOT.right + 2)}
        y={positions[index]}
      />
    );
  });
}

/** Where the line comes ahead, in words at the top of a leader. */
function Mark({
  mark,
  x,
  y,
}: Pick<PlotProps, 'x' | 'y'> & { readonly mark: NonNullable<AheadView['mark']> }) {
  const at = x.position(mark.months / 12);
  const toTheLeft = at > (PLOT.left + PLOT.right) / 2;
  return (
    <>
      <line className="chart-leader" x1={percent(at)} x2={percent(at)} y1={4} y2={y.position(0)} />
      <circle className="chart-dot tone-1" cx={percent(at)} cy={y.position(0)} r={6} />
      <text className="chart-annotation" y={14} textAnchor={toTheLeft ? 'end' : 'start'}>
        {wrap(mark.label, MARK_CHARACTERS).map((words, index) => (
          <tspan key={words} x={percent(at)} dx={toTheLeft ? -8 : 8} dy={index && LINE_HEIGHT}>
            {words}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** Says in words what a reader sees. */
function descriptionOf(series: readonly AheadSeries[]): string {
  const said = series.map(({ name, points }) => {
    const lowest = Math.min(...points.map(({ dollars }) => dollars));
    const end = points.at(-1);
    return end
      ? `${name}: ${formatDollars(Math.abs(lowest))} behind at most, ${aheadInWords(end.dollars, formatDollars)} in year ${end.year}.`
      : `${name}: no years.`;
  });
  return `Dollars ahead of not studying or behind, by years from the first class. ${said.join(' ')}`;
}

function Table({ id, subtitle, view: { columns, rows } }: Pick<AheadChartProps, 'id' | 'subtitle' | 'view'>) {
  type Row = AheadView['rows'][number];
  return (
    <DataTable
      id={`${id}-table`}
      caption={subtitle}
      rows={rows}
      rowKey={({ year }) => String(year)}
      columns={[
        { id: 'year', header: 'Years from your first class', cell: ({ year }) => year },
        ...columns.map((header, index) => ({
          id: `column-${index + 1}`,
          header,
          unit: '$ in all',
          numeric: true,
          cell: ({ dollars }: Row) => formatDollars(dollars[index] ?? 0),
        })),
      ]}
    />
  );
}

/** Dollars ahead of not studying or behind, year by year: a line for each answer, the range of one around it. */
export function AheadChart({ id, subtitle, source, view }: AheadChartProps) {
  const { finding, series, mark } = view;
  const points = series.flatMap(({ points: own, band }) => [
    ...own,
    ...(band?.low ?? []),
    ...(band?.high ?? []),
  ]);
  const x = axisOver(
    points.map(({ year }) => year),
    { range: [PLOT.left, PLOT.right], zero: true, ticks: 4 },
  );
  const top = TOP_SPACE + (mark ? wrap(mark.label, MARK_CHARACTERS).length * LINE_HEIGHT : 0);
  const height = top + PLOT_HEIGHT + AXIS_SPACE;
  const y = axisOver(
    points.map(({ dollars }) => dollars),
    { range: [top + PLOT_HEIGHT, top], zero: true, ticks: 5 },
  );
  return (
    <ChartFrame
      id={id}
      finding={finding}
      subtitle={subtitle}
      source={source}
      table={<Table id={id} subtitle={subtitle} view={view} />}
    >
      <Drawing id={id} finding={finding} description={descriptionOf(series)} height={height}>
        <Grid x={x} y={y} height={height} />
        <Lines series={series} x={x} y={y} height={height} />
        <EndLabels series={series} y={y} top={top} />
        {mark && <Mark mark={mark} x={x} y={y} />}
      </Drawing>
    </ChartFrame>
  );
}
