import type { ReactNode } from 'react';
import { DataTable } from '../data-table/data-table';
import type { PayRow } from './pay-chart';
import { payColumns } from './pay-columns';

export interface PayTableProps {
  readonly id: string;
  readonly caption: string;
  readonly rows: readonly PayRow[];
  /** Name of a row, where it is more than its label: a link. */
  readonly name?: (row: PayRow) => ReactNode;
}

/** Pay of occupations in rows. */
export function PayTable({ id, caption, rows, name = ({ label }) => label }: PayTableProps) {
  return (
    <DataTable
      id={id}
      caption={caption}
      rows={rows}
      rowKey={({ label }) => label}
      columns={[{ id: 'job', header: 'Job', cell: name }, ...payColumns<PayRow>(({ pay }) => pay)]}
    />
  );
}
