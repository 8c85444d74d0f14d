import { formatCount } from '@/lib/site/format';
import type { Pay } from '@/lib/site/pay';
import type { Column } from '../data-table/data-table';
import { figureColumn } from '../figure-column/figure-column';

/** Columns of a wage row: mean, percentiles, jobs. Means and medians stand in columns of their own. */
export function payColumns<Row>(of: (row: Row) => Pay): Column<Row>[] {
  return [
    figureColumn({ id: 'mean', header: 'Mean', of: (row) => of(row).mean }),
    figureColumn({ id: 'p10', header: '10th percentile', of: (row) => of(row).p10 }),
    figureColumn({ id: 'p25', header: '25th percentile', of: (row) => of(row).p25 }),
    figureColumn({ id: 'median', header: 'Median', of: (row) => of(row).median }),
    figureColumn({ id: 'p75', header: '75th percentile', of: (row) => of(row).p75 }),
    figureColumn({ id: 'p90', header: '90th percentile', of: (row) => of(row).p90 }),
    figureColumn({ id: 'jobs', header: 'Jobs', unit: '', of: (row) => of(row).jobs, format: formatCount }),
  ];
}
