import { isMissing } from '@/lib/numbers/figure';
import { figureFacts } from '@/lib/programs/facts/facts';
import type { FinderResults } from '@/lib/programs/page/finder-results';
import type { ProgramView } from '@/lib/programs/page/program-view';
import type { Column } from '../data-table/data-table';
import { factCell } from './program-facts';

/** Returns the columns of the facts in a table of programs. */
export function factColumns<Row>(
  rows: readonly Row[],
  programOf: (row: Row) => ProgramView,
  sorts?: FinderResults['sorts'],
): Column<Row>[] {
  return figureFacts
    .flatMap(({ id, labels }) => (labels.results ? [{ id, column: labels.results }] : []))
    .toSorted((a, b) => (a.column.position ?? 0) - (b.column.position ?? 0))
    .map(({ id, column: { header, unit, detail, sort } }) => ({
      id,
      header,
      ...(unit === undefined ? {} : { unit }),
      numeric: true,
      detail:
        detail === 'always' ||
        (detail === 'where unknown' && rows.every((row) => isMissing(programOf(row).facts[id]))),
      ...(sort && sorts ? { sort: sorts[sort] } : {}),
      cell: (row) => factCell(programOf(row).facts[id]),
    }));
}
