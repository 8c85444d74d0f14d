import { type Figure, figureCell } from '@/lib/numbers/figure';
import { formatDollars } from '@/lib/numbers/format';
import type { Column } from '../data-table/data-table';

export interface FigureColumnProps<Row> {
  readonly id: string;
  readonly header: string;
  readonly of: (row: Row) => Figure;
  /** Dollars a year unless another unit is named. */
  readonly unit?: string;
  readonly format?: (value: number) => string;
  readonly sort?: NonNullable<Column<Row>['sort']>;
  readonly detail?: boolean;
}

/** A column of figures: each in words, or its reason where it is missing. */
export function figureColumn<Row>(props: FigureColumnProps<Row>): Column<Row> {
  const { id, header, of, unit = '$ a year', format = formatDollars, sort, detail } = props;
  return {
    id,
    header,
    ...(unit === '' ? {} : { unit }),
    numeric: true,
    cell: (row) => figureCell(of(row), format),
    ...(sort ? { sort } : {}),
    ...(detail ? { detail } : {}),
  };
}
