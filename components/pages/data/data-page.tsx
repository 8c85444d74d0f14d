import { formatCount } from '@/lib/numbers/format';
import type { BoardView, DataPageView, Download } from '@/lib/pass-rates/page/data-page';
import type { DatasetColumn } from '@/lib/site/dataset/columns';
import { pageAt } from '@/lib/site/pages/pages';
import { paths } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { CoverageGrid } from '../../charts/coverage-grid';
import { Answer } from '../../parts/answer/answer';
import { Citation } from '../../parts/citation/citation';
import { CodeSample } from '../../parts/code-sample/code-sample';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { Figures } from '../../parts/figures/figures';
import { JsonLd } from '../../parts/json-ld/json-ld';
import { FoldedSection } from '../../parts/section/folded-section';
import { Section } from '../../parts/section/section';

/** Values that are listed in the table of columns: those of a longer list are known, as the states are. */
const MOST_VALUES = 6;

const BYTES_IN_KILOBYTE = 1000;
const kilobytes = (bytes: number) => formatCount(Math.ceil(bytes / BYTES_IN_KILOBYTE));

const fileColumns: readonly Column<Download>[] = [
  { id: 'file', header: 'File', cell: ({ name, href }) => <a href={href}>{name}</a> },
  { id: 'what', header: 'What it is', cell: ({ what }) => what },
  { id: 'size', header: 'Size', unit: 'kB', numeric: true, cell: ({ bytes }) => kilobytes(bytes) },
];

const columnColumns: readonly Column<DatasetColumn>[] = [
  { id: 'name', header: 'Column', cell: ({ name }) => <code>{name}</code> },
  { id: 'description', header: 'What it holds', cell: ({ description }) => description },
  {
    id: 'type',
    header: 'Type',
    detail: true,
    cell: ({ type, unit }) => (unit === undefined ? type : `${type}, ${unit}`),
  },
  {
    id: 'values',
    header: 'Values',
    detail: true,
    cell: ({ enum: values, optional }) =>
      [
        values === undefined || values.length > MOST_VALUES ? 'any' : values.join(', '),
        ...(optional ? ['may be empty'] : []),
      ].join('; '),
  },
];

const NOT_KNOWN = 'Not known to us; that does not mean that the board publishes nothing.';
const NO_RESULTS = 'We have no results.';

function PublishedAt({ board }: { readonly board: BoardView['board'] }) {
  const { publishes_at: address, what } = board;
  return (
    <>
      {address && <a href={address}>{new URL(address).host.replace(/^www\./, '')}</a>}
      {address && what && ': '}
      {what && (address ? what : capitalized(what))}
    </>
  );
}

const boardColumns: readonly Column<BoardView>[] = [
  {
    id: 'state',
    header: 'State',
    cell: ({ slug, name }) => <a href={paths.statePassRates(slug)}>{name}</a>,
  },
  {
    id: 'publishes',
    header: 'Where it publishes',
    cell: ({ board }) =>
      board.publishes_at === null && board.what === null ? (
        { missing: NOT_KNOWN }
      ) : (
        <PublishedAt board={board} />
      ),
  },
  {
    id: 'year',
    header: 'Its year',
    cell: ({ board }) => board.exam_year ?? { missing: NOT_KNOWN },
  },
  {
    id: 'held',
    header: 'What we hold',
    unit: 'years, results in brackets',
    cell: ({ holdings }) =>
      holdings.length === 0
        ? { missing: NO_RESULTS }
        : holdings.map(({ exam, brief }) => `${exam}: ${brief}`).join('; '),
  },
];

function Bullets({ items }: { readonly items: readonly string[] }) {
  return (
    <div className="prose">
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Opening({ view: { name, version, facts, downloads } }: { readonly view: DataPageView }) {
  const { rows, programs, states, firstYear, lastYear, byVerification, withUnit } = facts;
  return (
    <>
      <Answer
        sentence={`${name}, version ${version}: ${formatCount(rows)} results of ${formatCount(programs)} programs in ${states} states, ${firstYear} to ${lastYear}.`}
      >
        <Figures
          figures={byVerification.map(({ verification, inWords, rows: count }) => ({
            label: capitalized(inWords),
            value: formatCount(count),
            note: `rows, marked “${verification}”`,
          }))}
        />
        <p>
          {downloads.slice(0, 2).map(({ name: file, href }, index) => (
            <span key={file}>
              {index > 0 && ' · '}
              <a href={href}>Download {file.split('.').at(-1)?.toUpperCase()}</a>
            </span>
          ))}
        </p>
      </Answer>
      <p>
        {formatCount(withUnit)} rows name the IPEDS unit of their institution, so that they join with the
        government’s data on colleges. The others are of schools that have closed or cannot be named for
        certain.
      </p>
    </>
  );
}

function License({
  view: { license, attribution, citation, citationRules },
}: {
  readonly view: DataPageView;
}) {
  return (
    <Section id="license" heading="License and citation">
      <div className="prose">
        <p>
          The compilation is licensed under <a href={license.url}>{license.name}</a>: use it for anything,
          name it. Reuse has to carry this line:
        </p>
        <blockquote>{attribution}</blockquote>
      </div>
      <Citation text={citation} rules={citationRules} />
    </Section>
  );
}

function AddTable() {
  return (
    <FoldedSection id="add" heading="Add a newer table">
      <div className="prose">
        <p>
          Most boards publish newer results than we have. If you have a board’s table, put it into a CSV file
          with the columns that the guide names and run one command in the repository. It checks every row,
          says what would change, and writes only with <code>--write</code>; then open a pull request. Rows
          that are added have to come from the board’s own site.
        </p>
      </div>
      <CodeSample caption="Check a table and say what would change" code="npm run data:import board.csv" />
    </FoldedSection>
  );
}

/** The open dataset: what it is, how to get it, how to use it, and what is not in it. */
export function DataPage({ view }: { readonly view: DataPageView }) {
  const { description, downloads, coverage, columns, problems, boards, boardNotes, changelog } = view;
  return (
    <>
      <Opening view={view} />
      <p>{description}</p>
      <Section id="files" heading="Files">
        <DataTable
          id="files-table"
          caption="The dataset and what describes it"
          rows={downloads}
          rowKey={({ name }) => name}
          columns={fileColumns}
        />
        <p className="muted">
          Every file has a strong ETag, can be asked for in parts, compressed with Brotli or gzip, and read
          from any origin.
        </p>
      </Section>
      <License view={view} />
      <div className="folds">
        <FoldedSection id="coverage" heading="Coverage: results by state and year">
          <CoverageGrid
            id="coverage-grid"
            subtitle="Results that we have, by state and year in which the period ends"
            coverage={coverage}
          />
        </FoldedSection>
        <FoldedSection id="columns" heading="Every column explained">
          <DataTable
            id="columns-table"
            caption="Columns of the dataset"
            rows={columns}
            rowKey={({ name }) => name}
            columns={columnColumns}
          />
        </FoldedSection>
        <FoldedSection id="problems" heading="Known problems">
          <Bullets items={problems} />
        </FoldedSection>
        <FoldedSection id="boards" heading="All 51 boards: where they publish, and what we have">
          <DataTable
            id="boards-table"
            caption="Where each board of nursing publishes pass rates, and what we have"
            rows={boards}
            rowKey={({ slug }) => slug}
            columns={boardColumns}
          />
          <Bullets items={boardNotes} />
        </FoldedSection>
        <AddTable />
        <FoldedSection id="changelog" heading="Changelog">
          <p>
            Our other tables and the answers made from them:{' '}
            <a href={paths.changes}>{pageAt(paths.changes).title}</a>.
          </p>
          {changelog.map(({ version, date, changes }) => (
            <div className="stack" key={version}>
              <h3>
                {version}, <time dateTime={date}>{date}</time>
              </h3>
              <Bullets items={changes} />
            </div>
          ))}
        </FoldedSection>
      </div>
      <JsonLd data={view.structuredData} />
    </>
  );
}
