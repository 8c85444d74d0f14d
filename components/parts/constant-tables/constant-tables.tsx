import { formatConstant } from '@/lib/numbers/format';
import type { Basis, Constant, ConstantFile, ConstantTable } from '@/lib/site/pages/constants';
import { type Column, DataTable, noteLetter } from '../data-table/data-table';
import { Disclosure } from '../disclosure/disclosure';
import { type ListedParameter, ParameterList } from '../parameter-list/parameter-list';

const noRange = { missing: 'No range is given.' };
const EMPTY = 'Empty on purpose: nothing of the kind.';

function rangeColumn(id: 'low' | 'high', header: string): Column<Constant> {
  return {
    id,
    header,
    numeric: true,
    cell: ({ [id]: end, unit }) => (end === null ? noRange : formatConstant(end, unit)),
  };
}

const isNumber = ({ value }: Constant) => value !== null && Number.isFinite(Number(value));

const kindColumn: Column<Constant> = {
  id: 'kind',
  header: 'Kind',
  cell: ({ kind }) => <span className="chip">{kind}</span>,
};
const dateColumn: Column<Constant> = {
  id: 'as_of',
  header: 'As of',
  numeric: true,
  detail: true,
  cell: ({ asOf }) => asOf,
};

function columnsOf({ unit, kind, asOf, ranges, rows, bases }: ConstantTable): Column<Constant>[] {
  return [
    { id: 'subject', header: 'For', cell: ({ subject }) => subject },
    {
      id: 'value',
      header: 'Value',
      ...(unit === null ? {} : { unit }),
      numeric: rows.every(isNumber),
      cell: ({ value, unit: of }) => (value === null ? { missing: EMPTY } : formatConstant(value, of)),
    },
    ...(unit === null ? [{ id: 'unit', header: 'Unit', cell: (row: Constant) => row.unit }] : []),
    ...(ranges ? [rangeColumn('low', 'Low'), rangeColumn('high', 'High')] : []),
    ...(kind === null ? [kindColumn] : []),
    ...(asOf === null ? [dateColumn] : []),
    ...(bases.length > 1
      ? [{ id: 'basis', header: 'Basis', detail: true, cell: (row: Constant) => basisLetter(row.basis) }]
      : []),
  ];
}

function BasisText({ basis: { text, url }, of }: { readonly basis: Basis; readonly of: string }) {
  return (
    <>
      {text}
      {url && (
        <>
          {' '}
          <a href={url}>
            Source<span className="visually-hidden"> of {of}</span>
          </a>
        </>
      )}
    </>
  );
}

export interface BasesProps {
  /** Name of the table above. */
  readonly title: string;
  readonly bases: readonly Basis[];
}

/** Letter of a basis, as the rows of the table name it. */
export const basisLetter = (index: number) => noteLetter(index).toUpperCase();

/** What the values of a table rest on: one line, or one for each letter. */
export function Bases({ title, bases }: BasesProps) {
  const [only, ...others] = bases;
  if (only && others.length === 0) {
    return (
      <p className="constant-basis">
        Basis: <BasisText basis={only} of={title} />
      </p>
    );
  }
  return (
    <ul className="constant-basis plain-list">
      {bases.map((basis, index) => {
        const letter = basisLetter(index);
        return (
          <li key={letter}>
            <b>{letter}</b> <BasisText basis={basis} of={`${title}, ${letter}`} />
          </li>
        );
      })}
    </ul>
  );
}

/** What all values of a table have in common. */
function SharedFacts({ kind, asOf }: Pick<ConstantTable, 'kind' | 'asOf'>) {
  if (kind === null && asOf === null) return null;
  return (
    <p className="constant-basis">
      {kind !== null && <span className="chip">{kind}</span>}
      {asOf !== null && ` as of ${asOf}`}
    </p>
  );
}

/** The constants of one name: value, range, kind and date for each subject, and what they rest on. */
function Table({ table }: { readonly table: ConstantTable }) {
  const { ranges, unit } = table;
  return (
    <div className={ranges || unit === null ? 'constant-table-wide' : undefined}>
      <DataTable
        id={table.id}
        caption={table.title}
        columns={columnsOf(table)}
        rows={table.rows}
        rowKey={({ subject }) => subject}
      />
      <SharedFacts kind={table.kind} asOf={table.asOf} />
      <Bases title={table.title} bases={table.bases} />
    </div>
  );
}

/** A constant that has one row: a table of its own would be mostly header. */
function listed({ id, title, rows: [row], bases: [basis] }: ConstantTable): ListedParameter[] {
  if (!row || !basis) return [];
  const { subject, value, low, high, unit, kind, asOf } = row;
  const written = (one: number | string) => formatConstant(one, unit);
  const range = low === null || high === null ? '' : ` (${written(low)} to ${written(high)})`;
  return [
    {
      id,
      name: subject === 'All' ? title : `${title}: ${subject}`,
      value: value === null ? EMPTY : `${written(value)}${range} ${unit}`,
      kind,
      asOf,
      basis: basis.text,
      sourceUrl: basis.url ?? undefined,
    },
  ];
}

function File({ tables }: ConstantFile) {
  const single = tables.filter(({ rows }) => rows.length === 1).flatMap(listed);
  return (
    <div className="constant-tables">
      {single.length > 0 && <ParameterList parameters={single} />}
      {tables
        .filter(({ rows }) => rows.length > 1)
        .map((table) => (
          <Table key={table.id} table={table} />
        ))}
    </div>
  );
}

/** Every constant of some files of `content/parameters`. */
export function ConstantTables({ files }: { readonly files: readonly ConstantFile[] }) {
  return files.map((file) => (
    <Disclosure key={file.file} summary={`${file.title}: ${file.count} values`}>
      <File {...file} />
    </Disclosure>
  ));
}
