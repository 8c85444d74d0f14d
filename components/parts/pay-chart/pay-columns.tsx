import { formatCount, formatDollars, formatDollarsAndCents } from '@/lib/numbers/format';
import type { Pay } from '@/lib/places/pay';
import type { Column } from '../data-table/data-table';
import { figureColumn } from '../figure-column/figure-column';

type Statistic = keyof Pay;

interface Header {
  readonly header: string;
  readonly unit: string;
  readonly format: (value: number) => string;
}

const yearly = (header: string): Header => ({ header, unit: '$ a year', format: formatDollars });

const headers: Readonly<Record<Statistic, Header>> = {
  median: yearly('The middle'),
  p25: yearly('A quarter earn less'),
  p75: yearly('A quarter earn more'),
  p10: yearly('A tenth earn less'),
  p90: yearly('A tenth earn more'),
  mean: yearly('Average'),
  meanHourly: { header: 'Average', unit: '$ an hour', format: formatDollarsAndCents },
  jobs: { header: 'Jobs', unit: '', format: formatCount },
};

/** What a phone shows of a wage; the rest is a click away. */
const needed: readonly Statistic[] = ['p25', 'median'];

/** A column of one statistic of a wage; averages and medians have columns of their own. */
export function payColumn<Row>(
  statistic: Statistic,
  of: (row: Row) => Pay,
  sort?: NonNullable<Column<Row>['sort']>,
): Column<Row> {
  return figureColumn({
    id: statistic,
    ...headers[statistic],
    of: (row) => of(row)[statistic],
    detail: !needed.includes(statistic),
    ...(sort ? { sort } : {}),
  });
}

/** Columns of a wage: the middle first, averages last. */
export function payColumns<Row>(
  of: (row: Row) => Pay,
  sortOf: (statistic: Statistic) => Column<Row>['sort'] = () => undefined,
): Column<Row>[] {
  const statistics = ['p25', 'median', 'p75', 'p10', 'p90', 'mean', 'meanHourly', 'jobs'] as const;
  return statistics.map((statistic) => payColumn(statistic, of, sortOf(statistic)));
}
