import { type ConstantKind, constantKinds } from '@/lib/data/tables/shared';
import type { TableEdition } from '@/lib/data/version';
import { formatNumber } from '@/lib/numbers/format';
import type { SpecialtyMultiplier } from '@/lib/places/page/specialties';
import type { KindCount } from '@/lib/site/pages/constants';
import type { MethodologyIndexView } from '@/lib/site/pages/methodology';
import { capitalized } from '@/lib/text/words';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { ProseSections } from '../../parts/prose/prose-sections';

const MULTIPLIER_DECIMALS = 3;

const kindColumn = (kind: ConstantKind): Column<KindCount> => ({
  id: kind,
  header: capitalized(kind),
  numeric: true,
  cell: ({ of }) => of.get(kind) ?? 0,
});

function Kinds({ kinds }: { readonly kinds: readonly KindCount[] }) {
  return (
    <DataTable
      id="kinds"
      caption="How many constants are of each kind"
      columns={[
        { id: 'file', header: 'Constants', cell: ({ title }) => title },
        ...constantKinds.map(kindColumn),
        { id: 'total', header: 'All', numeric: true, cell: ({ total }) => total },
      ]}
      rows={kinds}
      rowKey={({ title }) => title}
    />
  );
}

const editionColumns: readonly Column<TableEdition>[] = [
  { id: 'table', header: 'Table', cell: ({ name, title }) => <a href={`/sources#${name}`}>{title}</a> },
  { id: 'edition', header: 'Edition', cell: ({ edition }) => edition },
  {
    id: 'source',
    header: 'Publisher',
    detail: true,
    cell: ({ sources }) => <span className="cell-text">{sources.map(({ title }) => title).join('; ')}</span>,
  },
];

const specialtyColumns: readonly Column<SpecialtyMultiplier>[] = [
  { id: 'specialty', header: 'Specialty', cell: ({ name }) => name },
  {
    id: 'multiplier',
    header: 'Times RN mean',
    numeric: true,
    cell: ({ ofRn }) => formatNumber(ofRn, MULTIPLIER_DECIMALS),
  },
  { id: 'evidence', header: 'Evidence', cell: ({ evidence }) => evidence },
  {
    id: 'basis',
    header: 'Basis',
    detail: true,
    cell: ({ row, name }) => (
      <span className="cell-text">
        {row.ratio_of}: {row.multiplier} in {row.year} ({row.basis}).{' '}
        <a href={row.source_url}>
          Source<span className="visually-hidden"> of {name}</span>
        </a>
      </span>
    ),
  },
];

/** How answers are made in general, and the way to the page of each method. */
export function MethodologyIndex({ view }: { readonly view: MethodologyIndexView }) {
  const { prose, methods, kinds, editions, specialties, dataVersion } = view;
  return (
    <ProseSections
      prose={prose}
      shown={['each-method']}
      extras={{
        'each-method': (
          <ul className="plain-list stack">
            {methods.map(({ path, title, summary }) => (
              <li key={path}>
                <a href={path}>{title}</a>: {summary}
              </li>
            ))}
          </ul>
        ),
        'how-sure-a-constant-is': <Kinds kinds={kinds} />,
        'nurse-practitioner-specialties': (
          <DataTable
            id="specialties"
            caption="Multipliers of specialties (derived pay)"
            columns={specialtyColumns}
            rows={specialties}
            rowKey={({ specialty }) => specialty}
          />
        ),
        editions: (
          <DataTable
            id="table-editions"
            caption={`Editions in data version ${dataVersion}`}
            columns={editionColumns}
            rows={editions}
            rowKey={({ name }) => name}
          />
        ),
      }}
    />
  );
}
