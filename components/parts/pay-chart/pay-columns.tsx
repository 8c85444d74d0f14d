import { formatCount } from '@/lib/numbers/format';
import type { Pay } from '@/lib/places/pay';
import type { Column } from '../data-table/data-table';
import { figureColumn } from '../figure-column/figure-column';

type Statistic = Exclude<keyof Pay, 'jobs' | 'meanHourly'>;

const headers: Readonly<Record<Statistic, string>> = {
  mean: 'Mean',
  p10: '10th percentile',
  p25: '25th percentile',
  median: 'Median',
  p75: '75th percentile',
  p90: '90th percentile',
};

/** What a phone shows of a wage; the rest is a click away. */
const needed: readonly Statistic[] = ['mean', 'median'];

/** A column of one statistic of a wage; means and medians stand in columns of their own. */
export function payColumn<Row>(
  statistic: Statistic,
  of: (row: Row) => Pay,
  sort?: NonNullable<Column<Row>['sort']>,
): Column<Row> {
  return figureColumn({
    id: statistic,
    header: headers[statistic],
    of: (row) => of(row)[statistic],
    detail: !needed.includes(statistic),
    ...(sort ? { sort } : {}),
  });
}

/** How many hold the job. */
export function jobsColumn<Row>(of: (row: Row) => Pay, sort?: NonNullable<Column<Row>['sort']>): Column<Row> {
  return figureColumn({
    id: 'jobs',
    header: 'Jobs',
    unit: '',
    of: (row) => of(row).jobs,
    format: formatCount,
    detail: true,
    ...(sort ? { sort } : {}),
  });
}

/** Columns of a wage row: mean, percentiles, jobs. */
export function payColumns<Row>(of: (row: Row) => Pay): Column<Row>[] {
  const statistics = ['mean', 'p10', 'p25', 'median', 'p75', 'p90'] as const;
  return [...statistics.map((statistic) => payColumn(statistic, of)), jobsColumn(of)];
}

/** Columns of what a pay chart draws. */
export function spanColumns<Row>(of: (row: Row) => Pay): Column<Row>[] {
  const statistics = ['p10', 'median', 'p90'] as const;
  return statistics.map((statistic) => ({ ...payColumn(statistic, of), detail: false }));
}
