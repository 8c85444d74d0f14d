import { line } from 'd3-shape';
import { type AheadPoint, type AheadView, aheadInWords } from '@/lib/calculators/nursing-roi/page/ahead';
import { formatDollars, formatDollarsRounded, formatDollarsShort } from '@/lib/numbers/format';
import { DataTable } from '../parts/data-table/data-table';
import { Disclosure } from '../parts/disclosure/disclosure';
import { type ChartProps, Drawing } from './frame';
import { type Axis, axisOver, percent, separate, wrap } from './scales';
import { LINE_HEIGHT, TextLines } from './text-lines';

export interface AheadChartProps extends ChartProps {
  readonly view: AheadView;
}

/** Pixels. */
const PLOT_HEIGHT = 150;
const AXIS_SPACE = 24;
const TOP_SPACE = 8;
/** Pixels of a label of two lines above the plot. */
const LABEL_ROW = 44;
const LABEL_CHARACTERS = 12;
const LABEL_LINES = 3;
/** Share of the height that the label of the lowest point needs below it. */
const ROOM_BELOW = 0.06;
/** Pixels between the labels of two lines. */
const LABEL_SPACE = 6;
const UNITS_ACROSS = 1000;
/** Percent of a phone's width that a label above the plot takes at most, and how far its middle is from the edges. */
const LABEL_SHARE = 42;
const LABEL_EDGE = 6;

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
  const draw = line<AheadPoint>()
    .x(({ year }) => (x.position(year) / 100) * UNITS_ACROSS)
    .y(({ dollars }) => y.position(dollars))
    .digits(1);
  return draw([...points]) ?? '';
}

/** The lines and the range of a single one, in a box that is stretched to the plot's width; strokes keep theirs. */
function Lines({ series, x, y, height }: PlotProps & Pick<AheadView, 'series'>) {
  return (
    <svg
      width="100%"
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

/** Gridlines with their dollars at the left, years below. */
function Grid({ x, y, height }: PlotProps) {
  return (
    <g>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'chart-zero' : 'chart-grid'}
            x1="0%"
            x2="100%"
            y1={y.position(tick)}
            y2={y.position(tick)}
          />
          <text className="chart-tick" x="-8" y={y.position(tick)} dy="0.35em" textAnchor="end">
            {formatDollarsShort(tick)}
          </text>
        </g>
      ))}
      {x.ticks.filter(Number.isInteger).map((tick) => (
        <text
          key={tick}
          className="chart-tick"
          x={percent(x.position(tick))}
          y={height - 4}
          textAnchor="middle"
        >
          {tick}
        </text>
      ))}
      <text className="chart-tick" x="-8" y={height - 4} textAnchor="end">
        Year
      </text>
    </g>
  );
}

/** The name of a line in as many lines as there is room for; hyphens break it too. */
function labelLines(name: string): string[] {
  const all = wrap(name.replaceAll('-', '- '), LABEL_CHARACTERS).map((text) => text.replaceAll('- ', '-'));
  return all.length <= LABEL_LINES ? all : [...all.slice(0, LABEL_LINES - 1), `${all[LABEL_LINES - 1]}…`];
}

type Series = Pick<AheadView, 'series'>;

const endOf = ({ points }: AheadView['series'][number]) => points.at(-1)?.dollars ?? 0;

/** Each of several lines' names and what they come to, beside their ends. */
function EndLabels({ series, y, top }: Pick<PlotProps, 'y'> & Series & { readonly top: number }) {
  const positions = separate(
    series.map((one) => y.position(endOf(one))),
    Math.max(...series.map(({ name }) => labelLines(name).length + 1)) * LINE_HEIGHT + LABEL_SPACE,
    top,
  );
  return (
    <g transform="translate(8 5)">
      {series.map((one, index) => (
        <TextLines
          key={one.name}
          className={`chart-label tone-${toneOf(index)}`}
          lines={[...labelLines(one.name), aheadInWords(endOf(one), formatDollarsShort)]}
          x="100%"
          y={positions[index]}
        />
      ))}
    </g>
  );
}

/** The only line's end, in words above the plot at its right. */
function EndLabel({ series: [only], y }: Pick<PlotProps, 'y'> & Series) {
  if (!only) return null;
  return (
    <>
      <line className="chart-leader" x1="100%" x2="100%" y1={LABEL_ROW - 8} y2={y.position(endOf(only))} />
      <circle className="chart-dot tone-1" cx="100%" cy={y.position(endOf(only))} r={4} />
      <text className="chart-label" textAnchor="end" y={14}>
        {[only.name, aheadInWords(endOf(only))].map((words, index) => (
          <tspan key={words} x="100%" dy={index && LINE_HEIGHT}>{`${words} `}</tspan>
        ))}
      </text>
    </>
  );
}

type MarkAt = NonNullable<AheadView['mark']>;

/** Whether the label of a mark would run into that of the line's end, so that it needs a row of its own. */
const needsRow = (mark: MarkAt, x: Axis) =>
  x.position(mark.months / 12) > 100 - LABEL_SHARE - LABEL_SHARE / 2;

/** Where the line comes ahead, in words at the top of a leader. */
function Mark({ mark, x, y }: Pick<PlotProps, 'x' | 'y'> & { readonly mark: MarkAt }) {
  const at = x.position(mark.months / 12);
  const baseline = (needsRow(mark, x) ? LABEL_ROW : 0) + 14;
  const middle = Math.min(Math.max(at, LABEL_EDGE), 100 - LABEL_SHARE / 2);
  const [first = '', ...others] = wrap(mark.label, LABEL_CHARACTERS);
  return (
    <>
      <line
        className="chart-leader"
        x1={percent(at)}
        x2={percent(at)}
        y1={baseline + LINE_HEIGHT + 8}
        y2={y.position(0)}
      />
      <circle className="chart-dot tone-2" cx={percent(at)} cy={y.position(0)} r={6} />
      <text className="chart-label" textAnchor="middle" y={baseline}>
        {[first, others.join(' ')].map((words, index) => (
          <tspan key={words} x={percent(middle)} dy={index && LINE_HEIGHT}>{`${words} `}</tspan>
        ))}
      </text>
    </>
  );
}

/** The end of the program, in words below the only line; nothing where the line goes on to fall: no side of it is free. */
function Graduation({ series: [only], x, y }: Pick<PlotProps, 'x' | 'y'> & Series) {
  const [, graduation, end] = only?.points ?? [];
  if (!graduation || !end || graduation.year >= end.year || end.dollars < graduation.dollars) return null;
  const at = x.position(graduation.year);
  const isLate = at > 100 / 2;
  return (
    <>
      <circle className="chart-dot tone-1" cx={percent(at)} cy={y.position(graduation.dollars)} r={4} />
      <text
        className="chart-note"
        x={percent(at)}
        dx={isLate ? -10 : 10}
        y={y.position(graduation.dollars)}
        dy="0.9em"
        textAnchor={isLate ? 'end' : 'start'}
      >
        {`Graduate: ${formatDollarsRounded(graduation.dollars)}`}
      </text>
    </>
  );
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

/** The axes of all that is drawn, below the labels. */
function axesOf({ series, mark }: AheadView, isOne: boolean): PlotProps & { readonly top: number } {
  const points = series.flatMap(({ points: own, band }) => [
    ...own,
    ...(band?.low ?? []),
    ...(band?.high ?? []),
  ]);
  const years = points.map(({ year }) => year);
  const x = axisOver(years, { range: [0, 100], zero: true, ticks: 5 });
  const rows = (isOne ? 1 : 0) + (mark && needsRow(mark, x) ? 1 : 0);
  const top = TOP_SPACE + rows * LABEL_ROW;
  const dollars = points.map((point) => point.dollars);
  const least = Math.min(...dollars);
  const y = axisOver([...dollars, least - ROOM_BELOW * (Math.max(...dollars) - least)], {
    range: [top + PLOT_HEIGHT, top],
    zero: true,
    ticks: 5,
  });
  return { x, y, top, height: top + PLOT_HEIGHT + AXIS_SPACE };
}

/**
 * Dollars ahead of not studying or behind: one line with the range of the pay around it, or a line for each answer that
 * is compared. The heading above it is its finding.
 */
export function AheadChart({ id, subtitle, source, view }: AheadChartProps) {
  const { finding, description, series, mark } = view;
  const isOne = series.length === 1;
  const { top, ...plot } = axesOf(view, isOne);
  return (
    <>
      <figure className="chart" id={id}>
        <div className={isOne ? 'ahead-plot' : 'ahead-plot ahead-plot-named'}>
          <Drawing id={id} finding={finding} description={description} height={plot.height}>
            <Grid {...plot} />
            <Lines series={series} {...plot} />
            {isOne ? (
              <>
                <EndLabel series={series} {...plot} />
                <Graduation series={series} {...plot} />
                {mark && <Mark mark={mark} {...plot} />}
              </>
            ) : (
              series.length > 0 && <EndLabels series={series} y={plot.y} top={top} />
            )}
          </Drawing>
        </div>
        <figcaption className="muted">{subtitle}</figcaption>
      </figure>
      <Disclosure summary={<span data-markdown-ignore>Show these figures as a table</span>}>
        <Table id={id} subtitle={subtitle} view={view} />
        {source}
      </Disclosure>
    </>
  );
}
