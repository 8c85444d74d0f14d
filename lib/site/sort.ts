/** A column that a table can be sorted by, each at an address of its own, so that sorted pages are static too. */
export interface SortColumn<Row> {
  /** Last part of the address: "rn-pay". */
  readonly slug: string;
  readonly direction: 'ascending' | 'descending';
  readonly key: (row: Row) => number | string | null;
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

/** Rows in the order of a column; those without a value are last in either direction. Ties keep their order. */
export function sortRows<Row>(rows: readonly Row[], { key, direction }: SortColumn<Row>): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compare(left, right);
  });
}

/** The column of that slug; the first where none is named. */
export function sortColumn<Row>(
  columns: readonly SortColumn<Row>[],
  slug: string | undefined,
): SortColumn<Row> | undefined {
  return slug === undefined ? columns[0] : columns.find((column) => column.slug === slug);
}

/** Address of a page sorted by a column; the page itself for the first column, which is its own order. */
export function sortedPath<Row>(path: string, columns: readonly SortColumn<Row>[], slug: string): string {
  return columns[0]?.slug === slug ? path : `${path}/sorted-by/${slug}`;
}

/** Columns besides the first: those with a sorted page of their own. */
export function sortedPages<Row>(columns: readonly SortColumn<Row>[]): readonly SortColumn<Row>[] {
  return columns.slice(1);
}
