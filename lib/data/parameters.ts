import { indexRows } from './table';
import type { ParameterRow } from './tables/parameters';

/** The constants of one file, looked up by name and subject. A missing one is an error, never a default. */
export interface ParameterSet {
  readonly rows: readonly ParameterRow[];
  /** @throws Error when no row has that name and subject. */
  row(parameter: string, subject?: string): ParameterRow;
  /** Value in the row's unit. @throws Error when there is no such row or its value is not a number. */
  number(parameter: string, subject?: string): number;
  /** Value as written; empty is ''. @throws Error when there is no such row. */
  text(parameter: string, subject?: string): string;
  /** The row, or undefined: for constants that some subjects do not have. */
  find(parameter: string, subject?: string): ParameterRow | undefined;
}

/** @throws Error when two rows share a name and subject. */
export function parameterSet(file: string, rows: readonly ParameterRow[]): ParameterSet {
  const index = indexRows(rows, (row) => `${row.parameter}|${row.subject ?? ''}`);
  const find = (parameter: string, subject = '') => index.get(`${parameter}|${subject}`);
  const row = (parameter: string, subject?: string) => {
    const found = find(parameter, subject);
    if (!found) throw new Error(`content/parameters/${file}.csv has no ${parameter} for ${subject ?? 'all'}`);
    return found;
  };
  return {
    rows,
    find,
    row,
    text: (parameter, subject) => row(parameter, subject).value ?? '',
    number: (parameter, subject) => {
      const { value } = row(parameter, subject);
      if (value === null || !Number.isFinite(Number(value))) {
        throw new Error(
          `content/parameters/${file}.csv: ${parameter} for ${subject ?? 'all'} is not a number`,
        );
      }
      return Number(value);
    },
  };
}
