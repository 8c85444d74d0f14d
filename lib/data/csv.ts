import { parse } from 'csv-parse/sync';
import type { z } from 'zod';

/**
 * Parses RFC 4180 text into rows by the schema of their table.
 *
 * @param text UTF-8 CSV with one header line whose names are the schema's keys, in any order.
 * @returns one object per record, keyed by column name.
 * @throws Error naming the table, the line, the column and what was wrong with the first bad cell.
 */
export function parseCsv<S extends z.ZodObject>(table: string, text: string, row: S): z.output<S>[] {
  const records: Record<string, string>[] = parse(text, { columns: true, bom: true });
  const strict = row.strict();
  return records.map((record, index) => {
    const parsed = strict.safeParse(record);
    if (parsed.success) return parsed.data as z.output<S>;
    const issue = parsed.error.issues[0];
    throw new Error(`${table}, record ${index + 1}: ${issue?.path.join('.')} ${issue?.message}`);
  });
}
