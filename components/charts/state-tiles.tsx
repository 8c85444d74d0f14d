import { scaleQuantile } from 'd3-scale';
import { DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps } from './frame';
import { tilePlaces } from './state-grid';
import { highestAndLowest, NOT_PUBLISHED, type StateValue } from './state-values';
import { type KeyItem, type Shade, type Tile, TileMap } from './tile-map';

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

/** Shades from low to high; each holds about as many states. */
const steps = [1, 2, 3, 4, 5] as const satisfies readonly Shade[];

const quantiles = (values: readonly number[]) =>
  scaleQuantile<(typeof steps)[number]>().domain(values).range(steps);

/** What the shades mean: where one ends and the next begins; nothing where all states are alike. */
function legendOf(values: readonly number[], format: (value: number) => string): KeyItem[] {
  if (values.length === 0) return [];
  const edges = [Math.min(...values), ...quantiles(values).quantiles(), Math.max(...values)].map(format);
  if (new Set(edges).size === 1) return [];
  return steps.map((shade, index) => ({ shade, label: `${edges[index]} to ${edges[index + 1]}` }));
}

/** The tiles in reading order. */
function tilesOf({ rows, format, formatShort }: StateTilesProps, values: readonly number[]): Tile[] {
  const shade = quantiles(values);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return [...tilePlaces.keys()].flatMap((code) => {
    const row = byCode.get(code);
    if (!row) return [];
    const { name, href, value, reason = NOT_PUBLISHED } = row;
    const words = value === null ? `no figure. ${reason}` : format(value);
    return [
      {
        code,
        href,
        name: `${code}, ${name}: ${words}`,
        value: value === null ? '' : formatShort(value),
        shade: value === null ? 'missing' : shade(value),
      } satisfies Tile,
    ];
  });
}

/** A figure by state, each tile a link to the state's page. */
export function StateTiles(props: StateTilesProps) {
  const { id, subtitle, source, rows, format, formatShort, valueHeader, valueUnit } = props;
  const values = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  const finding = props.finding ?? highestAndLowest(rows, format);
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
      <TileMap
        id={id}
        title={finding}
        description={subtitle}
        tiles={tilesOf(props, values)}
        legend={legendOf(values, formatShort)}
      />
    </ChartFrame>
  );
}
