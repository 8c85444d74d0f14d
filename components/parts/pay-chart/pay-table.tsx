import type { ReactNode } from 'react';
import { DataTable } from '../data-table/data-table';
import type { PayRow } from './pay-chart';
import { payColumns, spanColumns } from './pay-columns';

export interface PayTableProps {
  readonly id: string;
  readonly caption: string;
  readonly rows: readonly PayRow[];
  /** Only what the chart draws. */
  readonly drawnOnly?: boolean;
  /** Name of a row, where it is more than its label: a link. */
  readonly name?: (row: PayRow) => ReactNode;
}

/** Pay of occupations in rows. */
export function PayTable({ id, caption, rows, drawnOnly, name = ({ label }) => label }: PayTableProps) {
  const columns = drawnOnly ? spanColumns : payColumns;
  return (
    <DataTable
      id={id}
      caption={caption}
      rows={rows}
      rowKey={({ label }) => label}
      columns={[{ id: 'occupation', header: 'Occupation', cell: name }, ...columns<PayRow>(({ pay }) => pay)]}
    />
  );
}
