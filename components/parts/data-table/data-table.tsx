import type { ReactNode } from 'react';
import { isMissing, type Missing } from '@/lib/numbers/figure';
import { EN_DASH } from '@/lib/numbers/format';

/** A cell: what it shows, or why there is nothing to show. */
export type Cell = ReactNode | Missing;

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** Unit of every number in the column: "$ a year". */
  readonly unit?: string;
  /** Numbers align right, their digits in line. */
  readonly numeric?: boolean;
  /** Not needed for the decision: a phone shows it on request. One that the table is sorted by is always shown. */
  readonly detail?: boolean;
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

const DETAIL = 'column-detail';
const ZEBRA_FROM_ROWS = 11;
const TALL_FROM_ROWS = 16;

/** Distinct reasons for missing cells, in reading order: each becomes one lettered note. */
function missingReasons<Row>({ columns, rows }: Pick<DataTableProps<Row>, 'columns' | 'rows'>): string[] {
  const cells = rows.flatMap((row) => columns.map((column) => column.cell(row)));
  return [...new Set(cells.filter(isMissing).map(({ missing }) => missing))];
}

/** Whether a phone shows the column only on request. */
const isDetail = ({ detail, sort }: Pick<Column<never>, 'detail' | 'sort'>) =>
  detail === true && sort?.direction === undefined;

const classesOf = (column: Pick<Column<never>, 'detail' | 'sort' | 'numeric'>) =>
  [column.numeric && 'numeric', isDetail(column) && DETAIL].filter(Boolean).join(' ') || undefined;

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
      <span className="cell-missing">{EN_DASH}</span>
      <sup>
        <span className="visually-hidden" data-markdown-ignore>
          no figure, note{' '}
        </span>
        {noteLetter(reasons.indexOf(cell.missing))}
      </sup>
    </span>
  );
}

interface BodyCellProps {
  /** Whether the cell names its row. */
  readonly named: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function BodyCell({ named, className, children }: BodyCellProps) {
  if (!named) return <td className={className}>{children}</td>;
  return (
    <th scope="row">
      <span className="row-name">{children}</span>
    </th>
  );
}

const arrows = { ascending: '▲', descending: '▼' } as const;

function HeaderCell<Row>({ column, tableId }: { readonly column: Column<Row>; readonly tableId: string }) {
  const { header, unit, sort } = column;
  return (
    <th scope="col" className={classesOf(column)} aria-sort={sort?.direction}>
      {sort ? (
        <a href={`${sort.href}#${tableId}`}>
          <span className="visually-hidden" data-markdown-ignore>
            Sort by{' '}
          </span>
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
      {unit && <span className="data-table-unit">{` (${unit})`}</span>}
    </th>
  );
}

/** Opens the columns that a phone leaves out; the stylesheet shows it there alone. */
function MoreColumns<Row>({ columns }: Pick<DataTableProps<Row>, 'columns'>) {
  const hidden = columns.filter(isDetail).map(({ header }) => header);
  if (hidden.length === 0) return null;
  return (
    <details className="disclosure table-columns" data-markdown-ignore>
      <summary>More columns: {hidden.join(', ')}</summary>
    </details>
  );
}

/**
 * Figures in rows. A phone shows the columns that a decision needs and the others on request; the header row and the
 * first column stay in view while a table scrolls.
 */
export function DataTable<Row>({ id, caption, columns, rows, rowKey, captionHidden }: DataTableProps<Row>) {
  const reasons = missingReasons({ columns, rows });
  const needed = new Set(missingReasons({ columns: columns.filter((column) => !isDetail(column)), rows }));
  const classes = ['table-scroll'];
  if (rows.length >= ZEBRA_FROM_ROWS) classes.push('table-zebra');
  if (rows.length >= TALL_FROM_ROWS) classes.push('table-tall');
  return (
    <div className="data-table" id={id}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section className={classes.join(' ')} aria-labelledby={`${id}-caption`} tabIndex={0}>
        <table>
          <caption
            id={`${id}-caption`}
            className={captionHidden ? 'visually-hidden' : undefined}
            data-markdown-ignore={captionHidden}
          >
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
                  <BodyCell key={column.id} named={index === 0} className={classesOf(column)}>
                    <CellContent cell={column.cell(row)} reasons={reasons} />
                  </BodyCell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <MoreColumns columns={columns} />
      {reasons.length > 0 && (
        <ul className="table-notes">
          {reasons.map((reason, index) => (
            <li key={reason} className={needed.has(reason) ? undefined : DETAIL}>
              <sup>{noteLetter(index)}</sup> {EN_DASH} {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
