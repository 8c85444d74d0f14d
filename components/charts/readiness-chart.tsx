import { formatCount, formatNumber } from '@/lib/numbers/format';
import { DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps, Drawing } from './frame';
import { Markers, markersHeight } from './markers';
import { percent } from './scales';

export interface ReadinessComponent {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  readonly max_points: number;
}

export interface ReadinessBand {
  readonly label: string;
  /** Lowest score of the band. */
  readonly from: number;
}

export interface ReadinessChartProps extends ChartProps {
  readonly score: number;
  readonly bandLabel: string;
  readonly bands: readonly ReadinessBand[];
  readonly components: readonly ReadinessComponent[];
}

const FULL_SCORE = 100;
const ROW_HEIGHT = 44;
const LABEL_BASELINE = 16;
const TRACK = { y: 24, height: 12 };
const GAP = 12;

const pointsText = ({ points, max_points }: Pick<ReadinessComponent, 'points' | 'max_points'>) =>
  `${formatNumber(points)} of ${formatNumber(max_points)}`;

const missingPoints = ({ points, max_points }: ReadinessComponent) => max_points - points;

function findingOf({ score, bandLabel, components }: ReadinessChartProps): string {
  const first = `${formatCount(score)} of ${FULL_SCORE}: ${bandLabel}`;
  const [widest] = [...components].sort((a, b) => missingPoints(b) - missingPoints(a));
  if (!widest || missingPoints(widest) <= 0) return `${first}, with full points in every part`;
  return `${first}; most is left to gain in ${widest.label} (${pointsText(widest)} points)`;
}

interface BarProps {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly max: number;
  /** Value that fills the whole width. */
  readonly scaleMax: number;
}

/** A track as long as what could be reached, filled by what was reached. */
function Bar({ label, text, value, max, scaleMax }: BarProps) {
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
      <rect className="chart-bar" width={percent(share(value))} y={TRACK.y} height={TRACK.height} />
    </g>
  );
}

/** The score against its bands, then the points of each part against what it could give. */
export function ReadinessChart(props: ReadinessChartProps) {
  const { id, subtitle, source, score, bandLabel, bands, components } = props;
  const finding = findingOf(props);
  const thresholds = bands
    .filter(({ from }) => from > 0)
    .map(({ label, from }) => ({
      at: (from / FULL_SCORE) * 100,
      text: `${label} from ${formatCount(from)}`,
    }));
  const top = ROW_HEIGHT + markersHeight(thresholds.length) + GAP;
  const scaleMax = Math.max(0, ...components.map(({ max_points }) => max_points));
  const scored = `${formatCount(score)} of ${FULL_SCORE}: ${bandLabel}`;
  const parts = components.map((component) => `${component.label}: ${pointsText(component)}`);
  const description = `${[scored, ...parts].join('. ')}.`;
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
          rows={components}
          rowKey={(component) => component.id}
          columns={[
            { id: 'part', header: 'Part', cell: ({ label }) => label },
            { id: 'points', header: 'Points', numeric: true, cell: ({ points }) => formatNumber(points) },
            {
              id: 'max',
              header: 'Most possible',
              numeric: true,
              cell: ({ max_points }) => formatNumber(max_points),
            },
          ]}
        />
      }
    >
      <Drawing
        id={id}
        finding={finding}
        description={description}
        height={top + components.length * ROW_HEIGHT}
      >
        <Bar label="Readiness" text={scored} value={score} max={FULL_SCORE} scaleMax={FULL_SCORE} />
        <Markers markers={thresholds} y={TRACK.y + TRACK.height} />
        {components.map((component, index) => (
          <g key={component.id} transform={`translate(0 ${top + index * ROW_HEIGHT})`}>
            <Bar
              label={component.label}
              text={pointsText(component)}
              value={component.points}
              max={component.max_points}
              scaleMax={scaleMax}
            />
          </g>
        ))}
      </Drawing>
    </ChartFrame>
  );
}
