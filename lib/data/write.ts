import type { z } from 'zod';
import { type ColumnFacts, columnFacts } from './columns';
import { type RecordEnd, writeRecords } from './csv';
import type { Table } from './table';

/** The text of a value in a CSV cell: the inverse of what its column reads. */
function cellText(value: unknown, facts: ColumnFacts): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && facts.decimals !== undefined) return value.toFixed(facts.decimals);
  if (typeof value === 'boolean') return (value ? facts.trueValues : facts.falseValues)?.[0] ?? String(value);
  if (Array.isArray(value)) return value.join(facts.delimiter);
  return String(value);
}

/** Rows of a table as the text of its CSV file, columns in the order of the schema. */
export function writeTable<S extends z.ZodObject>(
  table: Table<S>,
  rows: readonly z.output<S>[],
  end?: RecordEnd,
): string {
  const columns = Object.entries<z.ZodType>(table.row.shape).map(([name, cell]) => ({
    name,
    facts: columnFacts(cell),
  }));
  return writeRecords(
    columns.map(({ name }) => name),
    rows.map((row) => columns.map(({ name, facts }) => cellText(row[name], facts))),
    end,
  );
}
