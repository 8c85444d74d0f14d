import { line } from 'd3-shape';
import { type AheadPoint, type AheadView, aheadInWords } from '@/lib/calculators/nursing-roi/page/ahead';
import { formatDollars, formatDollarsShort } from '@/lib/numbers/format';
import { DataTable } from '../parts/data-table/data-table';
import { Disclosure } from '../parts/disclosure/disclosure';
import { graduationOf, hung } from './ahead-labels';
import { type ChartProps, Drawing } from './frame';
import { type Axis, axisOver, percent, separate, wrap } from './scales';
import { LINE_HEIGHT, TextLines } from './text-lines';

export interface AheadChartProps extends ChartProps {
  readonly view: AheadView;
}

/** Pixels. */
const PLOT_HEIGHT = 110;
const AXIS_SPACE = 24;
const TOP_SPACE = 8;
/** Pixels of a line of a label above the plot. */
const LABEL_ROW = 22;
/** Pixels of the label below the plot, and of its baseline below the point that it names. */
const LABEL_BELOW = 30;
const BASELINE_BELOW = 24;
const LABEL_CHARACTERS = 12;
const LABEL_LINES = 3;
/** Pixels between the labels of two lines. */
const LABEL_SPACE = 6;
const UNITS_ACROSS = 1000;
/** Percent of a phone's width that the middle of a label above the plot is from the edges: it may reach into the margins. */
const LABEL_EDGE = { start: 6, end: 79 };
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

/** A name in as many lines as there is room for; hyphens break it too. */
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
      <circle className="chart-dot tone-1" cx="100%" cy={y.position(endOf(only))} r={4} />
      <text className="chart-label" x="100%" textAnchor="end" y={LABEL_ROW - 8}>
        {`${only.name}: ${aheadInWords(endOf(only))}`}
      </text>
    </>
  );
}

type MarkAt = NonNullable<AheadView['mark']>;

/** Where the line comes ahead, in words at the top of a leader, below the label of the end. */
function Mark({ mark, x, y }: Pick<PlotProps, 'x' | 'y'> & { readonly mark: MarkAt }) {
  const at = x.position(mark.months / 12);
  const baseline = LABEL_ROW + LABEL_ROW - 6;
  const middle = Math.min(Math.max(at, LABEL_EDGE.start), LABEL_EDGE.end);
  const [first = '', ...others] = wrap(mark.label, LABEL_CHARACTERS);
  return (
    <>
      <line
        className="chart-leader"
        x1={percent(at)}
        x2={percent(at)}
        y1={baseline + LINE_HEIGHT + 6}
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

/** What the end of the program comes to, in words below the plot. */
function Graduation({ series, x, y }: Pick<PlotProps, 'x' | 'y'> & Series) {
  const graduation = graduationOf({ series });
  if (!graduation) return null;
  const [at, low] = [x.position(graduation.year), y.position(graduation.dollars)];
  return (
    <>
      <circle className="chart-dot tone-1" cx={percent(at)} cy={low} r={4} />
      <text className="chart-note" {...hung(at)} y={low + BASELINE_BELOW}>
        {`You graduate: ${aheadInWords(graduation.dollars)}`}
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
  // The end of the only line has one row of words, the mark two.
  const rows = (isOne ? 1 : 0) + (mark ? 2 : 0);
  const top = TOP_SPACE + rows * LABEL_ROW;
  const dollars = points.map((point) => point.dollars);
  const [least, most] = [Math.min(0, ...dollars), Math.max(0, ...dollars)];
  const y = axisOver(dollars, {
    range: [top + PLOT_HEIGHT, top],
    zero: true,
    ticks: 5,
    // No gridline runs below the lowest point, where its label is.
    ...(least < most ? { limits: [least, most] } : {}),
  });
  const below = graduationOf({ series }) ? LABEL_BELOW : 0;
  return { x, y, top, height: top + PLOT_HEIGHT + below + AXIS_SPACE };
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
