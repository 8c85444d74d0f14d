import { scaleBand } from 'd3-scale';
import { formatCount } from '@/lib/numbers/format';
import type { Coverage, CoverageCell, CoverageRow } from '@/lib/pass-rates/page/coverage';
import { paths } from '@/lib/site/urls';
import { type Column, DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps, Drawing } from './frame';
import { percent } from './scales';
import { TextLines } from './text-lines';

export interface CoverageGridProps extends ChartProps {
  readonly coverage: Coverage;
}

const ROW_HEIGHT = 18;
const TOP = 70;
const BOTTOM = 8;
const BASELINE = 13;
const CENTER = 9;
const SIZE = 9;
const LABEL_EVERY_YEARS = 5;
const LEGEND_BASELINE = 14;
const LEGEND = [
  '● exam of registered nurses, ■ of practical nurses',
  'filled: a whole table; hollow: quoted results',
];
const YEARS_BASELINE = 62;
/** Letters of the states keep the rest of the width. */
const PLOT: [number, number] = [10, 98];
/** Marks of two examinations in one cell are side by side. */
const APART = 5;

const NOT_KNOWN = 'We have no result; one may be published all the same.';

/** A circle is the examination of registered nurses, a square that of practical nurses; hollow where only quoted. */
function Mark({
  cell,
  x,
  shift,
}: {
  readonly cell: CoverageCell;
  readonly x: number;
  readonly shift: number;
}) {
  const shape = cell.whole ? 'chart-dot' : 'chart-dot-open';
  if (cell.exam === 'NCLEX-RN') {
    return (
      <g className="tone-1" transform={`translate(${-shift} 0)`}>
        <circle className={shape} cx={percent(x)} cy={CENTER} r={cell.whole ? SIZE / 2 + 1 : SIZE / 2} />
      </g>
    );
  }
  return (
    <g className="tone-4" transform={`translate(${shift - SIZE / 2} 0)`}>
      <rect className={shape} x={percent(x)} y={CENTER - SIZE / 2} width={SIZE} height={SIZE} />
    </g>
  );
}

function findingOf({ rows }: Coverage): string {
  const held = rows.filter(({ cells }) => cells.length > 0);
  const whole = held.filter(({ cells }) => cells.some((cell) => cell.whole)).map(({ name }) => name);
  return `Results of ${held.length} of ${rows.length} states; whole tables of ${whole.length}: ${new Intl.ListFormat('en-US').format(whole)}`;
}

const described = ({ name, holdings }: CoverageRow) =>
  `${name}: ${holdings.map(({ exam, inWords }) => `${exam}, ${inWords}`).join('; ')}.`;

const columns: readonly Column<CoverageRow>[] = [
  {
    id: 'state',
    header: 'State',
    cell: ({ slug, name }) => <a href={paths.statePassRates(slug)}>{name}</a>,
  },
  ...(['NCLEX-RN', 'NCLEX-PN'] as const).map((exam) => ({
    id: exam,
    header: exam,
    cell: ({ holdings }: CoverageRow) =>
      holdings.find((holding) => holding.exam === exam)?.inWords ?? { missing: NOT_KNOWN },
  })),
  {
    id: 'rows',
    header: 'Results',
    numeric: true,
    cell: ({ holdings }) => formatCount(holdings.reduce((sum, { rows }) => sum + rows, 0)),
  },
];

/** Known results by state and year, and as plainly the gaps. */
export function CoverageGrid({ id, subtitle, source, coverage }: CoverageGridProps) {
  const { years, rows } = coverage;
  const scale = scaleBand<number>().domain(years).range(PLOT);
  const middle = (year: number) => (scale(year) ?? 0) + scale.bandwidth() / 2;
  const labelled = years.filter((year) => year % LABEL_EVERY_YEARS === 0);
  const height = TOP + rows.length * ROW_HEIGHT;
  const finding = findingOf(coverage);
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
          rows={rows}
          rowKey={({ slug }) => slug}
          columns={columns}
        />
      }
    >
      <Drawing
        id={id}
        finding={finding}
        description={`${rows
          .filter(({ cells }) => cells.length > 0)
          .map(described)
          .join(' ')} We have none of the others.`}
        height={height + BOTTOM}
      >
        <TextLines className="chart-note" lines={LEGEND} y={LEGEND_BASELINE} />
        {labelled.map((year) => (
          <g key={year}>
            <line
              className="chart-grid"
              x1={percent(middle(year))}
              x2={percent(middle(year))}
              y1={TOP - 4}
              y2={height}
            />
            <text className="chart-tick" x={percent(middle(year))} y={YEARS_BASELINE} textAnchor="middle">
              {year}
            </text>
          </g>
        ))}
        {rows.map(({ code, cells }, index) => (
          <g key={code} transform={`translate(0 ${TOP + index * ROW_HEIGHT})`}>
            <text className={cells.length > 0 ? 'chart-label-plain' : 'chart-note'} y={BASELINE}>
              {code}
            </text>
            <line className="chart-grid" x1={percent(PLOT[0])} x2="100%" y1={CENTER} y2={CENTER} />
            {cells.map((cell) => {
              const shared = cells.filter(({ year }) => year === cell.year).length > 1;
              return (
                <Mark
                  key={`${cell.exam} ${cell.year}`}
                  cell={cell}
                  x={middle(cell.year)}
                  shift={shared ? APART : 0}
                />
              );
            })}
          </g>
        ))}
      </Drawing>
    </ChartFrame>
  );
}
