import type { FinderResults } from '@/lib/programs/page/finder-page';
import type { RankedView } from '@/lib/programs/page/ranked-view';
import { capitalized } from '@/lib/text/words';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { Pick } from '../../parts/program-card/program-card';
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
  numeric: true,
  cell: ({ miles }) => miles ?? { missing: 'Where the school is is not known.' },
};

function columnsOf(
  { sorts, mixed, programs }: FinderResults,
  chosen: ReadonlySet<string>,
): Column<RankedView>[] {
  const sort = (by: keyof typeof sorts) => ({ sort: sorts[by] });
  return [
    {
      id: 'school',
      header: 'School',
      ...sort('name'),
      cell: ({ href, institution, place, marks }) => (
        <>
          <a href={href}>{institution}</a> <small className="cell-note">{[place, ...marks].join('; ')}</small>
        </>
      ),
    },
    ...(programs.some(({ distance }) => distance !== null)
      ? [{ ...distanceColumn, ...sort('distance') }]
      : []),
    ...(mixed ? [typeColumn] : []),
    {
      id: 'score',
      header: 'Group',
      unit: 'of all in the US',
      ...sort('outcomes'),
      cell: ({ score }) => scoreCell(score),
    },
    ...factColumns('results', programs, (program: RankedView) => program, sorts),
    {
      id: 'lists',
      detail: true,
      header: 'Accreditation',
      cell: (program) => <Listings program={program} short />,
    },
    {
      id: 'pick',
      header: 'Compare',
      cell: (program) => <Pick program={program} checked={chosen.has(program.id)} bare />,
    },
  ];
}

export interface ResultsTableProps {
  readonly results: FinderResults;
  /** Ids of the programs chosen so far. */
  readonly chosen: ReadonlySet<string>;
}

/** The programs of a page in rows. */
export function ResultsTable({ results, chosen }: ResultsTableProps) {
  return (
    <div className="program-table">
      <DataTable
        id={TABLE}
        caption={`Figures of programs ${results.shown}`}
        captionHidden
        columns={columnsOf(results, chosen)}
        rows={results.programs}
        rowKey={({ id }) => id}
      />
    </div>
  );
}
