import { count } from '@/lib/text/words';
import { type Column, DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps, Drawing } from './frame';
import { percent, stackedTops, wrap } from './scales';
import { LINE_HEIGHT, TextLines } from './text-lines';

export interface PathwayStep {
  readonly label: string;
  /** For a bar that the label does not fit into: "Bridge". */
  readonly short?: string;
  /** What the time is spent on: what comes before a program, work between two, or the program itself. */
  readonly kind: 'before' | 'work' | 'classes';
  readonly months_low: number;
  /** Where it is not known the middle of the range is drawn. */
  readonly months_typical: number | null;
  readonly months_high: number;
  /** License or degree that the step ends with: "RN". */
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
const BAR = { y: 24, height: 36 };
const LICENSES_TOP = BAR.y + BAR.height;
const LICENSE_HEIGHT = 22;
const LICENSE_BASELINE = 17;
const TEXT_GAP = 6;
/** Of a tick that ends above its text. */
const TICK = 4;
/** Below the licenses: the range in words, then its band. */
const RANGE = { baseline: 18, bandY: 26, bandHeight: 10, height: 37 };
const ROUTE_GAP = 24;
/** Kept free at the right, for the outline of the longest band. */
const INSET = 1;
/** Shares of the width that a character needs: in a bar of 340 px, and below the bars on the narrowest screen. */
const STEP_CHARACTER_SHARE = 2.6;
const LICENSE_CHARACTER_SHARE = 3.4;

/** Share of the width that a text needs, with a little room at its ends. */
const widthOf = (text: string, characterShare: number) => (text.length + 1) * characterShare;

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

const typicalText = ({ steps }: PathwayRoute) => `about ${count(whole(totalsOf(steps).typical), 'month')}`;

/** What real plans take; empty where every length is certain. */
function rangeText({ steps }: PathwayRoute): string {
  const { low, high } = totalsOf(steps);
  return low === high ? '' : `Real plans: ${whole(low)} to ${count(whole(high), 'month')}`;
}

/** Routes that a heading can name. */
const MAX_NAMED = 2;

function findingOf(routes: readonly PathwayRoute[]): string {
  if (routes.length <= MAX_NAMED)
    return routes.map((route) => `${route.name}: ${typicalText(route)}`).join('; ');
  const months = routes.map(({ steps }) => whole(totalsOf(steps).typical));
  return `${routes.length} ways on: about ${Math.min(...months)} to ${count(Math.max(...months), 'month')}`;
}

const licenseText = ({ license, end }: Stretch) => `${license}, month ${whole(end)}`;

const isLicensed = ({ license }: PathwayStep) => license !== null;

/** A route in words: its length, its range and its licenses. */
function describe(route: PathwayRoute): string {
  const range = rangeText(route);
  const licenses = stretches(route.steps).filter(isLicensed).map(licenseText);
  return `${[`${route.name}: ${typicalText(route)}`, ...(range ? [range] : []), ...licenses].join('. ')}.`;
}

/** Characters of a bold line that fit into 288 px. */
const NAME_CHARACTERS = 29;

const nameLines = ({ name, recommended }: PathwayRoute) =>
  wrap(recommended ? `${name} (recommended)` : name, NAME_CHARACTERS);

/** Pixels that a long name adds. */
const nameExtra = (route: PathwayRoute) => (nameLines(route).length - 1) * LINE_HEIGHT;

const licensesHeight = ({ steps }: PathwayRoute) => steps.filter(isLicensed).length * LICENSE_HEIGHT;

const routeHeight = (route: PathwayRoute): number =>
  LICENSES_TOP + licensesHeight(route) + RANGE.height + nameExtra(route) + ROUTE_GAP;

const classOf = {
  before: 'chart-step chart-step-before',
  work: 'chart-step chart-step-next',
  classes: 'chart-step',
};

function StepBar({ stretch, across }: { readonly stretch: Stretch; readonly across: Across }) {
  const from = across(stretch.start);
  const to = across(stretch.end);
  const text = [stretch.label, stretch.short].find(
    (words) => words !== undefined && widthOf(words, STEP_CHARACTER_SHARE) <= to - from,
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

interface LadderProps {
  readonly route: PathwayRoute;
  readonly across: Across;
}

/** From the shortest to the longest plan, with both ends in words. */
function Range({ route, across }: LadderProps) {
  const text = rangeText(route);
  if (text === '') return null;
  const { low, high } = totalsOf(route.steps);
  return (
    <>
      <text className="chart-note chart-name" y={RANGE.baseline}>
        {text}
      </text>
      <rect
        className="chart-band"
        x={percent(across(low))}
        width={percent(across(high) - across(low))}
        y={RANGE.bandY}
        height={RANGE.bandHeight}
      />
    </>
  );
}

/**
 * Licenses where they are earned, each in its own line from the first on, at the left of its tick: later ticks pass it
 * at the right. A text that does not fit there begins at the edge, and its tick ends above it.
 */
function Licenses({ route, across }: LadderProps) {
  return stretches(route.steps)
    .filter(isLicensed)
    .map((step, index) => {
      const [x, text, top] = [across(step.end), licenseText(step), index * LICENSE_HEIGHT];
      const fits = x >= widthOf(text, LICENSE_CHARACTER_SHARE);
      return (
        <g key={text}>
          <line
            className="chart-leader"
            x1={percent(x)}
            x2={percent(x)}
            y1={0}
            y2={fits ? top + LICENSE_BASELINE : top + TICK}
          />
          <text
            className="chart-label chart-name"
            x={fits ? percent(x) : '0'}
            dx={fits ? -TEXT_GAP : undefined}
            y={top + LICENSE_BASELINE}
            textAnchor={fits ? 'end' : 'start'}
          >
            {text}
          </text>
        </g>
      );
    });
}

function Ladder({ route, across }: LadderProps) {
  return (
    <>
      {stretches(route.steps).map((stretch) => (
        <StepBar key={stretch.start} stretch={stretch} across={across} />
      ))}
      <g transform={`translate(0 ${LICENSES_TOP})`}>
        <Licenses route={route} across={across} />
      </g>
      <g transform={`translate(0 ${LICENSES_TOP + licensesHeight(route)})`}>
        <Range route={route} across={across} />
      </g>
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

/** Routes as time lines: steps in typical months, licenses where they are earned, the whole range beneath. */
export function PathwayChart(props: PathwayChartProps) {
  const { id, subtitle, source, routes } = props;
  // Not 0, so that a route without months has a place too.
  const longest = Math.max(1, ...routes.map(({ steps }) => totalsOf(steps).high));
  const across: Across = (months) => ((100 - INSET) * months) / longest;
  const tops = stackedTops(routes.map(routeHeight));
  const finding = findingOf(routes);
  const hasWinner = routes.some(({ recommended }) => recommended);
  return (
    <ChartFrame
      id={id}
      finding={finding}
      subtitle={subtitle}
      source={source}
      table={<PathwayTable {...props} />}
    >
      <Drawing
        id={id}
        finding={finding}
        description={routes.map(describe).join(' ')}
        height={(tops.at(-1) ?? 0) - ROUTE_GAP}
      >
        {routes.map((route, index) => (
          <g
            key={route.id}
            className={route.recommended || !hasWinner ? 'tone-1' : 'tone-4'}
            transform={`translate(0 ${tops[index]})`}
          >
            <TextLines className="chart-label chart-name" lines={nameLines(route)} y={LABEL_BASELINE} />
            <g transform={`translate(0 ${nameExtra(route)})`}>
              <Ladder route={route} across={across} />
            </g>
          </g>
        ))}
      </Drawing>
    </ChartFrame>
  );
}
