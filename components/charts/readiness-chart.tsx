import { formatCount, formatNumber } from '@/lib/numbers/format';
import { DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps, Drawing } from './frame';
import { Markers, markersHeight } from './markers';
import { percent } from './scales';

export interface ReadinessComponent {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  /** Points with the best result of what is not known yet; left out where the points are known. */
  readonly reach?: number;
  readonly max_points: number;
}

export interface ReadinessBand {
  readonly label: string;
  /** Lowest score of the band. */
  readonly from: number;
}

/** A score and what it is for. */
export interface ReadinessScore {
  /** "Readiness", or a result of what is not known yet: "Exam 65". */
  readonly label: string;
  readonly score: number;
  readonly bandLabel: string;
}

export interface ReadinessChartProps extends ChartProps {
  /** One score, or several for results of what is not known yet, lowest first. */
  readonly scores: readonly [ReadinessScore, ...ReadinessScore[]];
  readonly bands: readonly ReadinessBand[];
  readonly components: readonly ReadinessComponent[];
}

const FULL_SCORE = 100;
const ROW_HEIGHT = 44;
const LABEL_BASELINE = 16;
const TRACK = { y: 24, height: 12 };
const GAP = 12;

const pointsRange = ({ points, reach = points }: ReadinessComponent) =>
  [...new Set([points, reach])].map((value) => formatNumber(value)).join(' to ');

const pointsText = (component: ReadinessComponent) =>
  `${pointsRange(component)} of ${formatNumber(component.max_points)}`;

const scoreText = ({ score, bandLabel }: ReadinessScore) =>
  `${formatCount(score)} of ${FULL_SCORE}: ${bandLabel}`;

const missingPoints = ({ points, max_points }: ReadinessComponent) => max_points - points;

function findingOf({ scores, components }: ReadinessChartProps): string {
  const [first] = scores;
  const last = scores.at(-1) ?? first;
  if (last !== first) {
    const ends = [first, last].map(({ label, score }) => `${label}: ${formatCount(score)} of ${FULL_SCORE}`);
    return ends.join('; ');
  }
  const [widest] = [...components].sort((a, b) => missingPoints(b) - missingPoints(a));
  if (!widest || missingPoints(widest) <= 0) return `${scoreText(first)}, with full points in every part`;
  return `${scoreText(first)}; most is left to gain in ${widest.label} (${pointsText(widest)} points)`;
}

interface BarProps {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  /** Value that could be reached, drawn as an outline; the same as `value` where it is known. */
  readonly reach: number;
  readonly max: number;
  /** Value that fills the whole width. */
  readonly scaleMax: number;
}

/** A track as long as what there is, filled by what was reached. */
function Bar({ label, text, value, reach, max, scaleMax }: BarProps) {
  const share = (part: number) => (scaleMax > 0 ? Math.min(Math.max((part / scaleMax) * 100, 0), 100) : 0);
  return (
    <g className="tone-1">
      <text className="chart-label" y={LABEL_BASELINE}>
        {label}
      </text>
      <text className="chart-value" x="100%" y={LABEL_BASELINE} textAnchor="end">
        {text}
      </text>
      <rect className="chart-track" width={percent(share(max))} y={TRACK.y} height={TRACK.height} />
      {reach > value && (
        <rect
          className="chart-bar-light"
          x={percent(share(value))}
          width={percent(share(reach) - share(value))}
          y={TRACK.y}
          height={TRACK.height}
        />
      )}
      <rect className="chart-bar" width={percent(share(value))} y={TRACK.y} height={TRACK.height} />
    </g>
  );
}

function PartsTable({
  id,
  caption,
  components,
}: { readonly id: string; readonly caption: string } & Pick<ReadinessChartProps, 'components'>) {
  return (
    <DataTable
      id={`${id}-table`}
      caption={caption}
      rows={components}
      rowKey={(component) => component.id}
      columns={[
        { id: 'part', header: 'Part', cell: ({ label }) => label },
        { id: 'points', header: 'Points', numeric: true, cell: pointsRange },
        {
          id: 'max',
          header: 'Most possible',
          numeric: true,
          cell: ({ max_points }) => formatNumber(max_points),
        },
      ]}
    />
  );
}

/** Scores against the bands, then the points of each part against what it could give. */
export function ReadinessChart(props: ReadinessChartProps) {
  const { id, subtitle, source, scores, bands, components } = props;
  const finding = findingOf(props);
  const thresholds = bands
    .filter(({ from }) => from > 0)
    .map(({ label, from }) => ({
      at: (from / FULL_SCORE) * 100,
      text: `${label} from ${formatCount(from)}`,
    }));
  const bandsTop = (scores.length - 1) * ROW_HEIGHT;
  const partsTop = bandsTop + ROW_HEIGHT + markersHeight(thresholds.length) + GAP;
  const scaleMax = Math.max(0, ...components.map(({ max_points }) => max_points));
  const scored = scores.map((score) =>
    scores.length > 1 ? `${score.label}: ${scoreText(score)}` : scoreText(score),
  );
  const parts = components.map((component) => `${component.label}: ${pointsText(component)}`);
  return (
    <ChartFrame
      id={id}
      finding={finding}
      subtitle={subtitle}
      source={source}
      table={<PartsTable id={id} caption={subtitle} components={components} />}
    >
      <Drawing
        id={id}
        finding={finding}
        description={`${[...scored, ...parts].join('. ')}.`}
        height={partsTop + components.length * ROW_HEIGHT}
      >
        {scores.map((one, index) => (
          <g key={one.label} transform={`translate(0 ${index * ROW_HEIGHT})`}>
            <Bar
              label={one.label}
              text={scoreText(one)}
              value={one.score}
              reach={one.score}
              max={FULL_SCORE}
              scaleMax={FULL_SCORE}
            />
          </g>
        ))}
        <Markers markers={thresholds} y={bandsTop + TRACK.y + TRACK.height} />
        {components.map((component, index) => (
          <g key={component.id} transform={`translate(0 ${partsTop + index * ROW_HEIGHT})`}>
            <Bar
              label={component.label}
              text={pointsText(component)}
              value={component.points}
              reach={component.reach ?? component.points}
              max={component.max_points}
              scaleMax={scaleMax}
            />
          </g>
        ))}
      </Drawing>
    </ChartFrame>
  );
}
