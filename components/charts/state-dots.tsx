import { EN_DASH } from '@/lib/numbers/format';
import { type Column, DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps, Drawing } from './frame';
import { type Axis, axisOver, percent } from './scales';
import { highestAndLowest, NOT_PUBLISHED, type StateValue } from './state-values';

export interface StateRange extends StateValue {
  /** 10th and 90th percentiles. */
  readonly p10: number | null;
  readonly p90: number | null;
}

export interface StateDotsProps extends ChartProps {
  /** Drawn in the order given: highest first reads best. */
  readonly rows: readonly StateRange[];
  /** A line through all rows: the nation. */
  readonly reference?: { readonly label: string; readonly value: number };
  readonly format: (value: number) => string;
  readonly formatShort: (value: number) => string;
  /** What the dot is: "Median". */
  readonly valueHeader: string;
  readonly valueUnit?: string;
}

const ROW_HEIGHT = 24;
const TOP = 44;
const BOTTOM = 8;
/** Names at the left and values at the right keep this much of the width. */
const PLOT: [number, number] = [38, 79];
const BASELINE = 16;
const CENTER = 12;

function Row({
  row,
  axis,
  format,
}: { readonly row: StateRange; readonly axis: Axis } & Pick<StateDotsProps, 'format'>) {
  const { name, value, p10, p90, reason = NOT_PUBLISHED } = row;
  return (
    <>
      <text className="chart-label-plain" y={BASELINE}>
        {name}
      </text>
      {value === null ? (
        <text className="chart-note" x={percent(PLOT[0])} y={BASELINE}>
          {`${EN_DASH} ${reason}`}
        </text>
      ) : (
        <>
          {p10 !== null && p90 !== null && (
            <line
              className="chart-range"
              x1={percent(axis.position(p10))}
              x2={percent(axis.position(p90))}
              y1={CENTER}
              y2={CENTER}
            />
          )}
          <circle className="chart-dot" cx={percent(axis.position(value))} cy={CENTER} r={5} />
          <text className="chart-value-plain" x="100%" y={BASELINE} textAnchor="end">
            {format(value)}
          </text>
        </>
      )}
    </>
  );
}

function Scale({
  axis,
  formatShort,
  height,
}: { readonly axis: Axis; readonly height: number } & Pick<StateDotsProps, 'formatShort'>) {
  return (
    <g>
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line
            className="chart-grid"
            x1={percent(axis.position(tick))}
            x2={percent(axis.position(tick))}
            y1={TOP - 6}
            y2={height}
          />
          <text className="chart-tick" x={percent(axis.position(tick))} y={TOP - 12} textAnchor="middle">
            {formatShort(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A figure by state with the range that eight in ten earn in, and the nation as a line. */
export function StateDots(props: StateDotsProps) {
  const { id, subtitle, source, rows, reference, format, formatShort, valueHeader, valueUnit } = props;
  const axis = axisOver(
    [...rows.flatMap(({ value, p10, p90 }) => [value, p10, p90]), reference?.value ?? null],
    { range: PLOT, zero: false, ticks: 3 },
  );
  const height = TOP + rows.length * ROW_HEIGHT + BOTTOM;
  const finding = highestAndLowest(rows, format);
  const unit = valueUnit ? { unit: valueUnit } : {};
  const column = (key: 'p10' | 'value' | 'p90', header: string): Column<StateRange> => ({
    id: key,
    header,
    ...unit,
    numeric: true,
    cell: (row) => {
      const value = row[key];
      return value === null ? { missing: row.reason ?? NOT_PUBLISHED } : format(value);
    },
  });
  const at = reference && axis.position(reference.value);
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
          rowKey={({ code }) => code}
          columns={[
            { id: 'state', header: 'State', cell: ({ name, href }) => <a href={href}>{name}</a> },
            column('p10', '10th percentile'),
            column('value', valueHeader),
            column('p90', '90th percentile'),
          ]}
        />
      }
    >
      <Drawing
        id={id}
        finding={finding}
        description={`${subtitle}. ${rows.length} rows; lines run from the 10th to the 90th percentile.`}
        height={height}
      >
        <Scale axis={axis} formatShort={formatShort} height={height} />
        {reference && at !== undefined && (
          <>
            <line className="chart-reference" x1={percent(at)} x2={percent(at)} y1={18} y2={height} />
            <text className="chart-label" x={percent(at)} y={13} textAnchor="middle">
              {`${reference.label} ${format(reference.value)}`}
            </text>
          </>
        )}
        {rows.map((row, index) => (
          <g key={row.code} className="tone-1" transform={`translate(0 ${TOP + index * ROW_HEIGHT})`}>
            <Row row={row} axis={axis} format={format} />
          </g>
        ))}
      </Drawing>
    </ChartFrame>
  );
}
