import { formatPercent } from '@/lib/numbers/format';
import type { PublishedRate } from '@/lib/pass-rates/rate';
import { percentPassed } from '@/lib/pass-rates/rate';
import { figuresInWords, periodInWords, rateCells, rateInWords } from '@/lib/pass-rates/words';
import { type Column, DataTable } from '../parts/data-table/data-table';
import { ChartFrame, type ChartProps } from './frame';
import { horizontalAxis } from './horizontal-axis';
import type { RangeRow } from './range-rows';
import { RowsDrawing } from './rows-drawing';

/** A published rate, which has its count and its period with it. */
export interface RateRow {
  readonly rate: PublishedRate;
  /** What the row is called where its period does not say it: "2024, Downtown campus". */
  readonly label?: string;
}

export interface RateChartProps extends ChartProps {
  /** Newest first. */
  readonly rows: readonly RateRow[];
  /** What the labels are: "Program". The period where it is left out. */
  readonly labelHeader?: string;
  /** What the chart shows, where it is not the newest whole year. */
  readonly finding?: string;
}

const labelOf = ({ rate, label }: RateRow) => label ?? periodInWords(rate);
const isPart = ({ rate }: RateRow) => rate.period.kind === 'partial';

function rangeRow(row: RateRow): RangeRow {
  return {
    label: labelOf(row),
    tone: isPart(row) ? 4 : 1,
    mark: isPart(row) ? 'open' : 'dot',
    value: percentPassed(row.rate),
    low: row.rate.interval_low,
    high: row.rate.interval_high,
    text: figuresInWords(row.rate),
  };
}

function columns(labelHeader: string | undefined): Column<RateRow>[] {
  return [
    ...(labelHeader === undefined
      ? []
      : [{ id: 'label', header: labelHeader, cell: (row: RateRow) => labelOf(row) }]),
    { id: 'period', header: 'Period', cell: ({ rate }) => rateCells(rate).period },
    {
      id: 'candidates',
      header: 'Candidates',
      numeric: true,
      cell: ({ rate }) => rateCells(rate).candidates,
    },
    { id: 'rate', header: 'Passed', unit: '%', numeric: true, cell: ({ rate }) => rateCells(rate).percent },
    {
      id: 'interval',
      header: 'Likely range',
      unit: '%',
      numeric: true,
      cell: ({ rate }) => rateCells(rate).interval,
    },
  ];
}

/** First-time takers who passed, by period or by program, each with its likely range. */
export function RateChart({ id, subtitle, source, rows, labelHeader, finding }: RateChartProps) {
  // Whole years first: a part of a year goes beneath, not between them.
  const ordered = [...rows.filter((row) => !isPart(row)), ...rows.filter(isPart)];
  const drawn = ordered.map(rangeRow);
  const axis = horizontalAxis(
    drawn.flatMap(({ low, high }) => [low, high]),
    { zero: false, limits: [0, 100] },
  );
  const [newest] = ordered;
  const shown = finding ?? (newest ? rateInWords(newest.rate) : 'No rate is shown');
  return (
    <ChartFrame
      id={id}
      finding={shown}
      subtitle={subtitle}
      source={source}
      table={
        <DataTable
          id={`${id}-table`}
          caption={subtitle}
          rows={rows}
          rowKey={labelOf}
          columns={columns(labelHeader)}
        />
      }
    >
      <RowsDrawing
        id={id}
        finding={shown}
        rows={drawn}
        axis={axis}
        format={(value) => formatPercent(value, 0)}
      />
    </ChartFrame>
  );
}
