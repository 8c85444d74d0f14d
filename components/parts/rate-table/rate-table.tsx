import type { Order } from '@/lib/pass-rates/page/choice';
import { type StateResults, tableCaption } from '@/lib/pass-rates/page/state-page';
import { typeNames } from '@/lib/pass-rates/page/words';
import type { PassRate } from '@/lib/pass-rates/rate';
import { rateCells } from '@/lib/pass-rates/words';
import { type Column, DataTable } from '../data-table/data-table';

const TYPE_NOT_NAMED = 'Not named by the source';

/** Short words for how near to the board a row comes; the list of sources has them whole. */
const kinds = { board: 'board', transcribed: 'copy', quoted: 'quoted' } as const;

export interface RateTableProps {
  readonly id: string;
  readonly results: StateResults;
  readonly place: string;
}

/** Id of a source in the list below the table. */
export const sourceId = (number: number) => `source-${number}`;

/** The name of a program without that of its school, which is above it: "Associates". */
function programWithin(program: string, school: string): string {
  return program.startsWith(school) ? program.slice(school.length).replace(/^[\s:,–-]+/, '') : program;
}

function columnsOf({ order, orderHref, schoolHref, sources, year }: StateResults): Column<PassRate>[] {
  const sort = (by: Order, direction: 'ascending' | 'descending') => ({
    href: orderHref(by),
    direction: order === by ? direction : undefined,
  });
  return [
    {
      id: 'program',
      header: 'Program',
      sort: sort('name', 'ascending'),
      cell: (rate) => {
        const { institution_name: school, program_name: program } = rate;
        const href = schoolHref(rate);
        return (
          <>
            {href === undefined ? school : <a href={href}>{school}</a>}
            {program !== school && <small className="cell-note"> {programWithin(program, school)}</small>}
          </>
        );
      },
    },
    {
      id: 'period',
      header: 'Period',
      // The caption says it where it is the same for all.
      detail: year !== undefined,
      sort: sort('year', 'descending'),
      cell: (rate) => rateCells(rate).period,
    },
    {
      id: 'percent',
      header: 'Passed',
      unit: '%',
      numeric: true,
      sort: sort('rate', 'descending'),
      cell: (rate) => rateCells(rate).percent,
    },
    {
      id: 'candidates',
      header: 'Candidates',
      numeric: true,
      sort: sort('candidates', 'descending'),
      cell: (rate) => rateCells(rate).candidates,
    },
    {
      id: 'interval',
      header: 'Likely range',
      unit: '%',
      numeric: true,
      detail: true,
      cell: (rate) => rateCells(rate).interval,
    },
    {
      id: 'type',
      header: 'Type',
      detail: true,
      cell: ({ program_type }) =>
        program_type === null ? { missing: TYPE_NOT_NAMED } : typeNames[program_type],
    },
    {
      id: 'source',
      header: 'Source',
      detail: true,
      cell: (rate) => {
        const number = sources.numberOf(rate);
        return (
          <a href={`#${sourceId(number)}`}>
            {kinds[rate.verification]} {number}
          </a>
        );
      },
    },
  ];
}

/** Results of programs in rows: none is without its period, its count and its source. */
export function RateTable({ id, results, place }: RateTableProps) {
  return (
    <DataTable
      id={id}
      caption={tableCaption(results, place)}
      rows={results.rows}
      rowKey={({ institution_name, program_name, program_type, exam, period }) =>
        JSON.stringify([institution_name, program_name, program_type, exam, period.label])
      }
      columns={columnsOf(results)}
    />
  );
}
