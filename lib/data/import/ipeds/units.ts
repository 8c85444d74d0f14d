import { group } from 'd3-array';

interface OfUnit {
  readonly unitid?: string;
}

/** Rows by UNITID. */
export const byUnit = <Row extends OfUnit>(rows: readonly Row[]) => group(rows, ({ unitid = '' }) => unitid);

/** Every UNITID that rows name. */
export const unitsOf = (rows: readonly OfUnit[]): ReadonlySet<string> =>
  new Set(rows.map(({ unitid = '' }) => unitid));
