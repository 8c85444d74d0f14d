/** A figure with its note; where it is null the note says why. */
export interface SideCell {
  readonly value: string | null;
  readonly note: string;
  /** That it is the best or the worst of its row. */
  readonly mark?: 'Best' | 'Worst' | null;
}

export interface SideColumn {
  readonly id: string;
  readonly label: string;
  readonly href?: string | null;
  /** Name of the column beside its figures on a phone; by default its label. */
  readonly short?: string | undefined;
}

export interface SideRow {
  readonly id: string;
  readonly label: string;
  /** What the figures of the row are. */
  readonly note?: string;
  readonly cells: readonly SideCell[];
  /** Left out in print, where a sheet has room for what decides. */
  readonly isScreenOnly?: boolean;
}

export interface SideTable {
  readonly caption: string;
  readonly columns: readonly SideColumn[];
  readonly rows: readonly SideRow[];
  /** Two columns of short figures stay beside each other on a phone. */
  readonly isShort?: boolean;
}

interface SideBySideProps {
  readonly id: string;
  readonly table: SideTable;
  /** The caption is for screen readers only where the text above already says it. */
  readonly captionHidden?: boolean;
}

function ColumnName({ label, href }: SideColumn) {
  return href ? <a href={href}>{label}</a> : label;
}

function Cell({ value, note, mark }: SideCell) {
  if (value === null) return <span className="side-missing">{note}</span>;
  return (
    <>
      <span className="side-value">{value}</span>
      {mark && (
        <>
          {' '}
          <b className={`side-mark side-${mark.toLowerCase()}`}>{mark}</b>
        </>
      )}
      {note !== '' && <span className="side-note"> {note}</span>}
    </>
  );
}

/** Roles that the elements have by themselves, until a stylesheet makes blocks of them. */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

function Row({
  row: { label, note, cells, isScreenOnly },
  columns,
}: { readonly row: SideRow } & Pick<SideTable, 'columns'>) {
  return (
    <tr className={isScreenOnly ? 'screen-only' : undefined} {...as.row}>
      <th scope="row" {...as.rowheader}>
        {label}
        {note && <span className="side-note"> {note}</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={columns[index]?.id} {...as.cell}>
          <span className="side-column" aria-hidden="true" data-markdown-ignore>
            {columns[index]?.short ?? columns[index]?.label}
          </span>
          <span className="side-figure">
            <Cell {...cell} />
          </span>
        </td>
      ))}
    </tr>
  );
}

/**
 * Answers side by side: a table, on a phone a block for each measure where the columns are too wide. The roles keep it a
 * table for a screen reader where the stylesheet makes blocks of its rows.
 */
export function SideBySide({
  id,
  table: { caption, columns, rows, isShort },
  captionHidden,
}: SideBySideProps) {
  return (
    <table className={isShort ? 'side-by-side' : 'side-by-side side-blocks'} id={id} {...as.table}>
      <caption className={captionHidden ? 'visually-hidden' : undefined} data-markdown-ignore={captionHidden}>
        {caption}
      </caption>
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
          <Row key={row.id} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}
