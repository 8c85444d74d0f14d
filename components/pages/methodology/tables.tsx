import type { RubricLine, WeightLines } from '@/lib/calculators/page/method';
import type { ReadinessBandRow, TypicalEntrantRow } from '@/lib/data/tables/parameters';
import { subjectInWords } from '@/lib/site/pages/constants';
import { capitalized } from '@/lib/text/words';
import { Bases, basisLetter } from '../../parts/constant-tables/constant-tables';
import { type Column, DataTable } from '../../parts/data-table/data-table';

const notAsked = { missing: 'Programs of this kind do not use it.' };

const weightHeaders = ['GPA', 'Exam', 'Experience or license', 'Prerequisites'];

function pairCell(pair: RubricLine['gpa']) {
  return pair === null ? notAsked : `${pair[0]}, ${pair[1]}`;
}

const rubricColumns: readonly Column<RubricLine>[] = [
  { id: 'program', header: 'Program', cell: ({ programType }) => programType },
  ...weightHeaders.map(
    (header, index): Column<RubricLine> => ({
      id: header,
      header,
      unit: 'points',
      numeric: true,
      cell: ({ weights }) => weights[index] || notAsked,
    }),
  ),
  { id: 'gpa', header: 'GPA', unit: 'floor, competitive', numeric: true, cell: ({ gpa }) => pairCell(gpa) },
  {
    id: 'exam',
    header: 'Exam',
    unit: 'floor, competitive',
    numeric: true,
    cell: ({ exam }) => pairCell(exam),
  },
  {
    id: 'retakes',
    header: 'Repeated courses',
    unit: 'points off',
    numeric: true,
    cell: ({ retakePoints }) => retakePoints,
  },
];

/** Points, floors and competitive values by kind of program. */
export function RubricTable({ lines }: { readonly lines: readonly RubricLine[] }) {
  return (
    <DataTable
      id="rubric"
      caption="Points and anchors by kind of program"
      columns={rubricColumns}
      rows={lines}
      rowKey={({ programType }) => programType}
    />
  );
}

const bandColumns: readonly Column<ReadinessBandRow>[] = [
  { id: 'band', header: 'Band', cell: ({ band_label }) => band_label },
  { id: 'scores', header: 'Score', cell: ({ from_score, to_score }) => `${from_score} to ${to_score}` },
  {
    id: 'meaning',
    header: 'What it says',
    cell: ({ meaning }) => <span className="cell-text">{meaning}</span>,
  },
  { id: 'kind', header: 'Kind', detail: true, cell: ({ kind }) => <span className="chip">{kind}</span> },
  { id: 'as_of', header: 'As of', numeric: true, detail: true, cell: ({ as_of }) => as_of },
];

export function BandTable({ bands }: { readonly bands: readonly ReadinessBandRow[] }) {
  return (
    <DataTable
      id="bands"
      caption="Bands of the score"
      columns={bandColumns}
      rows={bands}
      rowKey={({ band_id }) => band_id}
    />
  );
}

/** Which wage stands for the pay before each credential, and what that rests on. */
export function EntrantTable({ entrants }: { readonly entrants: readonly TypicalEntrantRow[] }) {
  const bases = [...new Set(entrants.map(({ basis }) => basis))];
  const title = 'What people who enroll usually earn before it';
  const columns: readonly Column<TypicalEntrantRow>[] = [
    {
      id: 'credential',
      header: 'Credential',
      cell: ({ credential }) => capitalized(subjectInWords(credential)),
    },
    { id: 'baseline', header: 'Pay before it', cell: ({ baseline }) => baseline },
    { id: 'kind', header: 'Kind', cell: ({ kind }) => <span className="chip">{kind}</span> },
    { id: 'as_of', header: 'As of', numeric: true, detail: true, cell: ({ as_of }) => as_of },
    { id: 'basis', header: 'Basis', detail: true, cell: ({ basis }) => basisLetter(bases.indexOf(basis)) },
  ];
  return (
    <div>
      <DataTable
        id="typical-entrants"
        caption={title}
        columns={columns}
        rows={entrants}
        rowKey={({ credential }) => credential}
      />
      <Bases title={title} bases={bases.map((text) => ({ text, url: null }))} />
    </div>
  );
}

/** Weight of each measure by what the reader chose. */
export function WeightTable({ weights: { columns, lines } }: { readonly weights: WeightLines }) {
  return (
    <DataTable
      id="weights"
      caption="Weight of each measure"
      columns={[
        { id: 'measure', header: 'Measure', cell: ({ measure }) => measure },
        ...columns.map(
          (header, index): Column<WeightLines['lines'][number]> => ({
            id: header,
            header,
            numeric: true,
            cell: ({ weights }) => weights[index],
          }),
        ),
      ]}
      rows={lines}
      rowKey={({ measure }) => measure}
    />
  );
}
