import { formatMonths } from '@/lib/numbers/format';
import { type Column, DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps, Drawing } from './frame';
import { AXIS_HEIGHT, HorizontalAxis } from './horizontal-axis';
import { Markers, markersHeight } from './markers';
import { axisOver, percent, stackedTops, wrap } from './scales';
import { LINE_HEIGHT, TextLines } from './text-lines';

export interface PathwayStep {
  readonly label: string;
  /** What stands in a bar that the label does not fit into: "Bridge". */
  readonly short?: string;
  /** What the time is spent on: what comes before a program, work between two, or the program itself. */
  readonly kind: 'before' | 'work' | 'classes';
  readonly months_low: number;
  /** Where it is not known the middle of the range is drawn. */
  readonly months_typical: number | null;
  readonly months_high: number;
  /** License that the step ends with: "RN license". */
  readonly license: string | null;
}

/** One route: its steps in order. */
export interface PathwayRoute {
  readonly id: string;
  readonly name: string;
  readonly recommended: boolean;
  readonly steps: readonly PathwayStep[];
}

export interface PathwayChartProps extends ChartProps {
  /** The recommended one first, where one is. */
  readonly routes: readonly PathwayRoute[];
}

const LABEL_BASELINE = 16;
const DETAIL_BASELINE = 34;
const BAR = { y: 42, height: 24 };
const RANGE_CENTER = 74;
const ROUTE_HEIGHT = 80;
const ROUTE_GAP = 16;
const INSET = 1;
/** Share of the width that a character of a step's label needs on the narrowest screen. */
const CHARACTER_SHARE = 2.4;

const typicalMonths = ({ months_low, months_typical, months_high }: PathwayStep) =>
  months_typical ?? (months_low + months_high) / 2;

/** Position of so many months from today, in percent of the width. */
type Across = (months: number) => number;

interface Stretch extends PathwayStep {
  readonly start: number;
  readonly end: number;
}

/** Steps one after the other, in typical months from today. */
function stretches(steps: readonly PathwayStep[]): Stretch[] {
  let end = 0;
  return steps.map((step) => {
    const start = end;
    end = start + typicalMonths(step);
    return { ...step, start, end };
  });
}

interface Totals {
  readonly low: number;
  readonly typical: number;
  readonly high: number;
}

function totalsOf(steps: readonly PathwayStep[]): Totals {
  const sum = (months: (step: PathwayStep) => number) => steps.reduce((all, step) => all + months(step), 0);
  return {
    low: sum(({ months_low }) => months_low),
    typical: sum(typicalMonths),
    high: sum(({ months_high }) => months_high),
  };
}

const whole = (months: number) => Math.round(months);

function durationText(steps: readonly PathwayStep[]): string {
  const { low, typical, high } = totalsOf(steps);
  const range = low === high ? '' : ` (${whole(low)} to ${whole(high)} months)`;
  return `about ${formatMonths(whole(typical))}${range}`;
}

function findingOf(routes: readonly PathwayRoute[]): string {
  const route = routes.find(({ recommended }) => recommended);
  if (!route) {
    return routes
      .map(({ name, steps }) => `${name}: ${formatMonths(whole(totalsOf(steps).typical))}`)
      .join('; ');
  }
  const licensed = stretches(route.steps).find(({ license }) => license !== null);
  const first = licensed ? `first license after about ${formatMonths(whole(licensed.end))}, ` : '';
  return `${route.name}: ${first}done after ${durationText(route.steps)}`;
}

/** Characters of a bold line that fit into 340 px. */
const NAME_CHARACTERS = 34;

const nameLines = ({ name, recommended }: PathwayRoute) =>
  wrap(recommended ? `${name} (recommended)` : name, NAME_CHARACTERS);

/** Pixels that a long name adds. */
const nameExtra = (route: PathwayRoute) => (nameLines(route).length - 1) * LINE_HEIGHT;

const licensesOf = ({ steps }: PathwayRoute) => steps.filter(({ license }) => license !== null).length;

const routeHeight = (route: PathwayRoute): number =>
  ROUTE_HEIGHT + markersHeight(licensesOf(route)) + nameExtra(route) + ROUTE_GAP;

const classOf = {
  before: 'chart-step chart-step-before',
  work: 'chart-step chart-step-next',
  classes: 'chart-step',
};

function StepBar({ stretch, across }: { readonly stretch: Stretch; readonly across: Across }) {
  const from = across(stretch.start);
  const to = across(stretch.end);
  const text = [stretch.label, stretch.short].find(
    (words) => words !== undefined && words.length * CHARACTER_SHARE < to - from,
  );
  return (
    <>
      <rect
        className={classOf[stretch.kind]}
        x={percent(from)}
        width={percent(to - from)}
        y={BAR.y}
        height={BAR.height}
      />
      {text && (
        <text
          className={
            stretch.kind === 'classes' ? 'chart-step-label' : 'chart-step-label chart-step-label-next'
          }
          x={percent((from + to) / 2)}
          y={BAR.y + BAR.height / 2 + 5}
          textAnchor="middle"
        >
          {text}
        </text>
      )}
    </>
  );
}

function Ladder({ route, across }: { readonly route: PathwayRoute; readonly across: Across }) {
  const steps = stretches(route.steps);
  const { low, high } = totalsOf(route.steps);
  const licenses = steps.flatMap(({ license, end }) =>
    license ? [{ at: across(end), text: `${license}, month ${whole(end)}` }] : [],
  );
  const ends = [across(low), across(high)].map(percent);
  return (
    <>
      <text className="chart-note" y={DETAIL_BASELINE}>
        {durationText(route.steps)}
      </text>
      {steps.map((stretch) => (
        <StepBar key={stretch.start} stretch={stretch} across={across} />
      ))}
      <g className="chart-whisker">
        <line x1={ends[0]} x2={ends[1]} y1={RANGE_CENTER} y2={RANGE_CENTER} />
        {ends.map((x, index) => (
          <line
            key={index === 0 ? 'low' : 'high'}
            x1={x}
            x2={x}
            y1={RANGE_CENTER - 4}
            y2={RANGE_CENTER + 4}
          />
        ))}
      </g>
      <Markers markers={licenses} y={ROUTE_HEIGHT} />
    </>
  );
}

interface StepRow extends PathwayStep {
  readonly route: string;
  readonly key: string;
}

const months = (id: string, header: string, value: (row: StepRow) => number | null): Column<StepRow> => ({
  id,
  header,
  unit: 'months',
  numeric: true,
  cell: (row) => value(row) ?? { missing: 'Only the range is known.' },
});

function PathwayTable({ id, subtitle, routes }: PathwayChartProps) {
  const rows = routes.flatMap(({ id: routeId, name, steps }) =>
    steps.map((step, index): StepRow => ({ ...step, route: name, key: `${routeId}-${index}` })),
  );
  return (
    <DataTable
      id={`${id}-table`}
      caption={subtitle}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { id: 'step', header: 'Step', cell: ({ label }) => label },
        { id: 'route', header: 'Route', cell: ({ route }) => route },
        months('low', 'Shortest', (row) => row.months_low),
        months('typical', 'Typical', (row) => row.months_typical),
        months('high', 'Longest', (row) => row.months_high),
        {
          id: 'license',
          header: 'License',
          cell: ({ license }) => license ?? { missing: 'The step does not end with a license.' },
        },
      ]}
    />
  );
}

/** Routes as time lines: steps in typical months, the whole range beneath, licenses where they are earned. */
export function PathwayChart(props: PathwayChartProps) {
  const { id, subtitle, source, routes } = props;
  const years = axisOver(
    routes.map(({ steps }) => totalsOf(steps).high / 12),
    { range: [0, 100 - INSET], zero: true, ticks: 5 },
  );
  const across: Across = (months) => years.position(months / 12);
  const tops = stackedTops(routes.map(routeHeight));
  const bottom = tops.at(-1) ?? 0;
  const finding = findingOf(routes);
  const hasWinner = routes.some(({ recommended }) => recommended);
  const description = routes.map(({ name, steps }) => `${name}: ${durationText(steps)}.`).join(' ');
  return (
    <ChartFrame
      id={id}
      finding={finding}
      subtitle={subtitle}
      source={source}
      table={<PathwayTable {...props} />}
    >
      <Drawing id={id} finding={finding} description={description} height={bottom + AXIS_HEIGHT}>
        <HorizontalAxis axis={years} format={(value) => `${value} yr`} top={0} bottom={bottom} />
        {routes.map((route, index) => (
          <g
            key={route.id}
            className={route.recommended || !hasWinner ? 'tone-1' : 'tone-4'}
            transform={`translate(0 ${tops[index]})`}
          >
            <TextLines className="chart-label" lines={nameLines(route)} y={LABEL_BASELINE} />
            <g transform={`translate(0 ${nameExtra(route)})`}>
              <Ladder route={route} across={across} />
            </g>
          </g>
        ))}
      </Drawing>
    </ChartFrame>
  );
}
