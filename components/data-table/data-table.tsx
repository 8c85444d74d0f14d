import type { ReactNode } from 'react';
import { EN_DASH } from '@/lib/site/format';

/** A cell: what it shows, or why there is nothing to show. */
export type Cell = ReactNode | { readonly missing: string };

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** Unit of every number in the column: "$ a year". */
  readonly unit?: string;
  /** Numbers stand at the right, their digits in line. */
  readonly numeric?: boolean;
  readonly cell: (row: Row) => Cell;
  /** The same page sorted by this column; `direction` where it is sorted by it now. */
  readonly sort?: { readonly href: string; readonly direction?: 'ascending' | 'descending' | undefined };
}

export interface DataTableProps<Row> {
  /** Id of the table: the sort links land there. */
  readonly id: string;
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The caption is for screen readers only where the text above already says it. */
  readonly captionHidden?: boolean;
}

const ZEBRA_FROM_ROWS = 11;
const TALL_FROM_ROWS = 16;

function isMissing(cell: Cell): cell is { readonly missing: string } {
  return typeof cell === 'object' && cell !== null && 'missing' in cell;
}

/** Distinct reasons for missing cells, in reading order: each becomes one lettered note. */
function missingReasons<Row>({ columns, rows }: Pick<DataTableProps<Row>, 'columns' | 'rows'>): string[] {
  const cells = rows.flatMap((row) => columns.map((column) => column.cell(row)));
  return [...new Set(cells.filter(isMissing).map(({ missing }) => missing))];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a to z, then aa, ab. */
export function noteLetter(index: number): string {
  const letter = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? letter : noteLetter(Math.floor(index / LETTERS.length) - 1) + letter;
}

function CellContent({ cell, reasons }: { readonly cell: Cell; readonly reasons: readonly string[] }) {
  if (!isMissing(cell)) return cell;
  return (
    <span className="muted">
      {EN_DASH}
      <sup>
        <span className="visually-hidden">no figure, note </span>
        {noteLetter(reasons.indexOf(cell.missing))}
      </sup>
    </span>
  );
}

interface BodyCellProps {
  /** Whether the cell names its row. */
  readonly named: boolean;
  readonly numeric: boolean | undefined;
  readonly children: ReactNode;
}

function BodyCell({ named, numeric, children }: BodyCellProps) {
  if (named) return <th scope="row">{children}</th>;
  return <td className={numeric ? 'numeric' : undefined}>{children}</td>;
}

const arrows = { ascending: '▲', descending: '▼' } as const;

function HeaderCell<Row>({ column, tableId }: { readonly column: Column<Row>; readonly tableId: string }) {
  const { header, unit, numeric, sort } = column;
  return (
    <th scope="col" className={numeric ? 'numeric' : undefined} aria-sort={sort?.direction}>
      {sort ? (
        <a href={`${sort.href}#${tableId}`}>
          <span className="visually-hidden">Sort by </span>
          {header}
          {sort.direction && (
            <span className="sort-arrow" aria-hidden="true">
              {` ${arrows[sort.direction]}`}
            </span>
          )}
        </a>
      ) : (
        header
      )}
      {unit && <span className="data-table-unit"> {unit}</span>}
    </th>
  );
}

/** Figures in rows. On a phone the header row and the first column stay in view while the table scrolls. */
export function DataTable<Row>({ id, caption, columns, rows, rowKey, captionHidden }: DataTableProps<Row>) {
  const reasons = missingReasons({ columns, rows });
  const classes = ['table-scroll'];
  if (rows.length >= ZEBRA_FROM_ROWS) classes.push('table-zebra');
  if (rows.length >= TALL_FROM_ROWS) classes.push('table-tall');
  return (
    <div className="data-table" id={id}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section className={classes.join(' ')} aria-labelledby={`${id}-caption`} tabIndex={0}>
        <table>
          <caption id={`${id}-caption`} className={captionHidden ? 'visually-hidden' : undefined}>
            <span className="caption-text">{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} tableId={id} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column, index) => (
                  <BodyCell key={column.id} named={index === 0} numeric={column.numeric}>
                    <CellContent cell={column.cell(row)} reasons={reasons} />
                  </BodyCell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {reasons.length > 0 && (
        <ul className="table-notes">
          {reasons.map((reason, index) => (
            <li key={reason}>
              <sup>{noteLetter(index)}</sup> {EN_DASH} {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
