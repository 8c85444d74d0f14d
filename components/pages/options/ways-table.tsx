import { Fragment } from 'react';
import type { WayCell, WayTable } from '@/lib/site/options/table';
import { as } from '../../parts/side-by-side/side-by-side';
import { Term } from '../../parts/term/term';

interface WaysTableProps {
  readonly id: string;
  readonly table: WayTable;
}

function Cell({ cell: { text, isMissing, href } }: { readonly cell: WayCell }) {
  if (href !== null) return <a href={href}>{text}</a>;
  return isMissing ? <span className="muted">{text}</span> : text;
}

/** The programs of a way, each explained at its first use. */
function ProgramNames({ programs }: Pick<WayTable['columns'][number], 'programs'>) {
  return programs.map(({ name, term }, index) => (
    <Fragment key={name}>
      {index > 0 && ' + '}
      <Term id={term}>{name}</Term>
    </Fragment>
  ));
}

/** Ways into nursing side by side: a column for each. On a phone the name of a figure is a line above its values. */
export function WaysTable({ id, table: { caption, columns, rows } }: WaysTableProps) {
  return (
    <table className="ways-table" id={id} {...as.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...as.rowgroup}>
        <tr {...as.row}>
          <th scope="col" {...as.columnheader}>
            <span className="visually-hidden">Figure</span>
          </th>
          {columns.map((column) => (
            <th scope="col" key={column.id} {...as.columnheader}>
              {column.condition !== null && <span className="row-note">{column.condition}: </span>}
              <ProgramNames programs={column.programs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup}>
        {rows.map((row) => (
          <tr key={row.id} {...as.row}>
            <th scope="row" {...as.rowheader}>
              {row.label}
            </th>
            {row.cells.map((cell, index) => (
              <td key={columns[index]?.id} {...as.cell}>
                <Cell cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
