import type { FigureCell, FigureTable } from '@/lib/calculators/page/view';

interface SideBySideProps {
  readonly id: string;
  readonly table: FigureTable;
}

type Column = FigureTable['columns'][number];

function ColumnName({ label, href }: Column) {
  return href ? <a href={href}>{label}</a> : label;
}

/** A figure with its note; where it is missing the reason takes its place. */
function Cell({ value, note }: FigureCell) {
  if (value === null) return <span className="side-missing">{note}</span>;
  return (
    <>
      <span className="side-value">{value}</span>
      {note !== '' && <span className="side-note"> {note}</span>}
    </>
  );
}

/** Roles that the elements have by themselves, until a stylesheet makes blocks of them. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * Answers side by side: a table, on a phone a block for each measure. The roles keep it a table for a screen reader where
 * the stylesheet makes blocks of its rows.
 */
export function SideBySide({ id, table: { caption, columns, rows } }: SideBySideProps) {
  return (
    <table className="side-by-side" id={id} {...as.table}>
      <caption>{caption}</caption>
      <thead {...as.rowgroup}>
        <tr {...as.row}>
          <th scope="col" {...as.columnheader}>
            Measure
          </th>
          {columns.map((column) => (
            <th scope="col" {...as.columnheader} key={column.id}>
              <ColumnName {...column} />
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
                <span className="side-column" aria-hidden="true" data-markdown-ignore>
                  {columns[index]?.label}
                </span>
                <span className="side-figure">
                  <Cell {...cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
