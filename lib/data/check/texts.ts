import type { z } from 'zod';
import { columnFacts, writingOf } from '../columns';
import { heldTextProblem, quotedCell } from './cell-text';
import type { TableContent } from './corpus';
import type { Failure } from './failure';

/** Whether cells of the column may hold any text: not those that the schema reads as numbers or words of a list. */
function isFree(cell: z.ZodType): boolean {
  const { type, enum: words } = columnFacts(cell);
  return type === 'list' || (type === 'string' && words === undefined);
}

/**
 * Finds text that would run or mislead where it is shown: formulas, markup, line breaks, letters of other alphabets.
 * Pages, API and downloads print cells as they are, so nothing of the kind may be in a table.
 */
export function texts({ name, table, records }: TableContent): Failure[] {
  return Object.entries<z.ZodType>(table.row.shape).flatMap(([column, kind]) => {
    if (!isFree(kind)) return [];
    const writing = writingOf(kind);
    const reasons = new Map<string, string>();
    for (const cell of new Set(records.map((record) => record[column] ?? ''))) {
      const reason = heldTextProblem(cell, writing);
      if (reason !== undefined) reasons.set(cell, `${quotedCell(cell)}: ${reason}`);
    }
    if (reasons.size === 0) return [];
    return records.flatMap((record, index) => {
      const reason = reasons.get(record[column] ?? '');
      return reason === undefined ? [] : [{ table: name, record: index + 1, column, reason }];
    });
  });
}
