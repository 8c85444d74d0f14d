import { scaleQuantile } from 'd3-scale';
import { EN_DASH } from '@/lib/numbers/format';
import { DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps } from './frame';
import { type TilePlace, tileColumns, tilePlaces, tileRows } from './state-grid';
import { highestAndLowest, NOT_PUBLISHED, type StateValue } from './state-values';

export interface StateTilesProps extends ChartProps {
  readonly rows: readonly StateValue[];
  /** For names and the table: "$88,607". */
  readonly format: (value: number) => string;
  /** For tiles and the key: "$89k". */
  readonly formatShort: (value: number) => string;
  /** Header and unit of the table's column. */
  readonly valueHeader: string;
  readonly valueUnit?: string;
  /** What the map shows in one sentence, where highest and lowest are not the words for it. */
  readonly finding?: string;
}

const PITCH = 32;
const TILE = 30;
const KEY_TOP = tileRows * PITCH + 12;
const KEY_HEIGHT = 10;
const WIDTH = tileColumns * PITCH;
const HEIGHT = KEY_TOP + KEY_HEIGHT + 18;

/** Shades from low to high; each holds about as many states. */
const steps = [1, 2, 3, 4, 5] as const;
type Step = (typeof steps)[number];

function shades(values: readonly number[]): (value: number) => Step {
  if (values.length === 0) return () => 1;
  return scaleQuantile<Step>().domain(values).range(steps);
}

interface TileProps {
  readonly row: StateValue;
  readonly place: TilePlace;
  readonly step: Step | null;
  readonly props: StateTilesProps;
}

function Tile({ row, place, step, props }: TileProps) {
  const { code, name, value, href, reason = NOT_PUBLISHED } = row;
  const [x, y] = [place.column * PITCH, place.row * PITCH];
  const middle = x + TILE / 2;
  const words = value === null ? `no figure. ${reason}` : props.format(value);
  return (
    <a
      className={step === null ? 'tile tile-missing' : `tile tile-${step}`}
      href={href}
      aria-label={`${code}, ${name}: ${words}`}
    >
      <rect x={x} y={y} width={TILE} height={TILE} rx={2} />
      <text className="tile-code" x={middle} y={y + 14} textAnchor="middle">
        {code}
      </text>
      <text className="tile-value" x={middle} y={y + 24} textAnchor="middle">
        {value === null ? EN_DASH : props.formatShort(value)}
      </text>
    </a>
  );
}

/** What the shades mean: where one ends and the next begins. */
function Key({
  values,
  format,
}: {
  readonly values: readonly number[];
  readonly format: (value: number) => string;
}) {
  const width = WIDTH / steps.length;
  const bounds = scaleQuantile<Step>().domain(values).range(steps).quantiles();
  const edges = [Math.min(...values), ...bounds, Math.max(...values)];
  return (
    <g>
      {steps.map((step, index) => (
        <g key={step} className={`tile-key tile-${step}`}>
          <rect x={index * width} y={KEY_TOP} width={width} height={KEY_HEIGHT} />
        </g>
      ))}
      {edges.map((value, index) => (
        <text
          key={index === 0 ? 'lowest' : `${steps[index - 1]}`}
          className="chart-tick"
          x={index * width}
          y={KEY_TOP + KEY_HEIGHT + 14}
          textAnchor={index === 0 ? 'start' : index === steps.length ? 'end' : 'middle'}
        >
          {format(value)}
        </text>
      ))}
    </g>
  );
}

/** A figure by state, each tile a link to the state's page. */
export function StateTiles(props: StateTilesProps) {
  const { id, subtitle, source, rows, format, formatShort, valueHeader, valueUnit } = props;
  const values = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  const shade = shades(values);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const finding = props.finding ?? highestAndLowest(rows, format);
  const end = `${id}-end`;
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
            {
              id: 'value',
              header: valueHeader,
              ...(valueUnit ? { unit: valueUnit } : {}),
              numeric: true,
              cell: ({ value, reason = NOT_PUBLISHED }) =>
                value === null ? { missing: reason } : format(value),
            },
          ]}
        />
      }
    >
      <a className="skip-chart visually-hidden-until-focus" href={`#${end}`} data-markdown-ignore>
        Skip the map of {rows.length} links
      </a>
      {/* biome-ignore lint/a11y/useSemanticElements: an image hides its parts, and each tile is a link */}
      <svg
        className="chart-map"
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <title id={`${id}-title`}>{finding}</title>
        <desc id={`${id}-desc`}>{`${subtitle}. Each tile links to its state.`}</desc>
        {[...tilePlaces].map(([code, place]) => {
          const row = byCode.get(code);
          return (
            row && (
              <Tile
                key={code}
                row={row}
                place={place}
                step={row.value === null ? null : shade(row.value)}
                props={props}
              />
            )
          );
        })}
        {values.length > 0 && <Key values={values} format={formatShort} />}
      </svg>
      <span id={end} tabIndex={-1} />
    </ChartFrame>
  );
}
