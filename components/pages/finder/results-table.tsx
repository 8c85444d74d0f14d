import { isMissing } from '@/lib/numbers/figure';
import type { FinderResults } from '@/lib/programs/page/finder-results';
import type { RankedView } from '@/lib/programs/page/ranked-view';
import { capitalized } from '@/lib/text/words';
import { PickLink } from '../../parts/compare-tray/compare-tray';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { factColumns } from '../../parts/program-facts/fact-columns';
import { Listings, scoreCell } from '../../parts/program-facts/program-facts';

const TABLE = 'programs';

const typeColumn: Column<RankedView> = {
  id: 'credential',
  header: 'Program type',
  cell: ({ name }) => capitalized(name),
};

const distanceColumn: Column<RankedView> = {
  id: 'distance',
  header: 'Distance',
  unit: 'miles',
  numeric: true,
  cell: ({ miles }) => miles ?? { missing: 'Where the school is is not known.' },
};

/** Tests whether some row has something in a column: one that is empty in all rows is left out. */
const isKnownOf = (programs: readonly RankedView[]) => (column: Column<RankedView>) =>
  programs.some((program) => !isMissing(column.cell(program)));

const isSortedBy = ({ sort }: Column<RankedView>) => sort?.direction !== undefined;

function columnsOf({ sorts, mixed, programs, picks }: FinderResults): Column<RankedView>[] {
  const sort = (by: keyof typeof sorts) => ({ sort: sorts[by] });
  const isNear = programs.some(({ distance }) => distance !== null);
  // Beside distances there is no room for a column of types, nor for debt in a list that is not sorted by it.
  const typeOf = ({ name }: RankedView) => (mixed && isNear ? [capitalized(name)] : []);
  return [
    {
      id: 'school',
      header: 'School',
      ...sort('name'),
      cell: (program) => (
        <>
          <a href={program.href}>{program.institution}</a>{' '}
          <small className="cell-note">
            {[...typeOf(program), program.place, ...program.marks].join('; ')}
          </small>
        </>
      ),
    },
    ...(isNear ? [{ ...distanceColumn, ...sort('distance') }] : []),
    ...(mixed && !isNear ? [typeColumn] : []),
    {
      id: 'score',
      header: 'Group',
      unit: 'of all in the US',
      ...sort('outcomes'),
      cell: ({ score }) => scoreCell(score),
    },
    ...factColumns(programs, (program: RankedView) => program, sorts)
      .filter(isKnownOf(programs))
      .filter((column) => !isNear || column.id !== 'median_debt' || isSortedBy(column)),
    {
      id: 'lists',
      detail: true,
      header: 'Accreditation',
      cell: (program) => <Listings program={program} short />,
    },
    {
      id: 'pick',
      header: 'Compare',
      cell: (program) => <PickLink program={program} pick={picks.get(program.id)} />,
    },
  ];
}

export interface ResultsTableProps {
  readonly results: FinderResults;
}

/** The programs of a page in rows. */
export function ResultsTable({ results }: ResultsTableProps) {
  return (
    <div className="program-table">
      <DataTable
        id={TABLE}
        caption={`Figures of programs ${results.shown}`}
        captionHidden
        columns={columnsOf(results)}
        rows={results.programs}
        rowKey={({ id }) => id}
      />
    </div>
  );
}
