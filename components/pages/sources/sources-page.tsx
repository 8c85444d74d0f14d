import type { Source } from '@/lib/data/table';
import { formatCount } from '@/lib/numbers/format';
import type { ProseSection } from '@/lib/site/pages/prose';
import type { SourceGroup, SourcesView, SourceTable } from '@/lib/site/pages/sources';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { JumpLinks } from '../../parts/jump-links/jump-links';
import { Prose } from '../../parts/prose/prose';
import { Section } from '../../parts/section/section';

function Publisher({ source: { title, url } }: { readonly source: Source }) {
  return <a href={url}>{title}</a>;
}

function Facts({ table }: { readonly table: SourceTable }) {
  const { edition, rows, file, sources, derivedFrom, derivedColumns, leftOut } = table;
  return (
    <dl className="source-facts">
      <dt>Edition</dt>
      <dd>{edition}</dd>
      <dt>Rows</dt>
      <dd>
        {formatCount(rows)} in <code>{file}</code>
        {leftOut && (
          <>
            ; left out: {formatCount(leftOut.rows)} {leftOut.reason}
          </>
        )}
      </dd>
      <dt>Publisher</dt>
      {sources.map((source) => (
        <dd key={source.title}>
          <Publisher source={source} />
        </dd>
      ))}
      {derivedFrom.length > 0 && (
        <>
          <dt>Derived {derivedColumns.length > 0 && 'in part '}from</dt>
          <dd>
            {derivedFrom.map(({ id, title }, index) => (
              <span key={id}>
                {index > 0 && '; '}
                <a href={`#${id}`}>{title}</a>
              </span>
            ))}
          </dd>
          {derivedColumns.length > 0 && <dd>Derived columns: {derivedColumns.join(', ')}</dd>}
        </>
      )}
    </dl>
  );
}

function TableEntry({ table }: { readonly table: SourceTable }) {
  const { id, title, description, notes } = table;
  return (
    <section className="source-table stack" id={id} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{title}</h3>
      <p>{description}</p>
      <Facts table={table} />
      {notes.length > 0 && (
        <Disclosure
          summary={
            <>
              What to mind<span className="visually-hidden"> in {title}</span> ({notes.length})
            </>
          }
        >
          <div className="prose">
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        </Disclosure>
      )}
    </section>
  );
}

function Passage({ section: { id, heading, markdown } }: { readonly section: ProseSection }) {
  return (
    <Section id={id} heading={heading}>
      <Prose markdown={markdown} />
    </Section>
  );
}

function Group({ group: { id, heading, explanation, tables } }: { readonly group: SourceGroup }) {
  return (
    <Section id={id} heading={heading}>
      <p>{explanation}</p>
      <div className="source-tables">
        {tables.map((table) => (
          <TableEntry key={table.id} table={table} />
        ))}
      </div>
    </Section>
  );
}

/** Every table behind the answers: publisher, edition, what it holds and what to mind. */
export function SourcesPage({ view }: { readonly view: SourcesView }) {
  const { prose, mindFirst, reuse, groups, dataVersion } = view;
  const before = [mindFirst, ...prose.sections];
  return (
    <>
      <Prose markdown={prose.lead} />
      <p className="muted">Data version {dataVersion}.</p>
      <JumpLinks links={[...before, ...groups, reuse].map(({ id, heading }) => ({ id, label: heading }))} />
      {before.map((section) => (
        <Passage key={section.id} section={section} />
      ))}
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <Passage section={reuse} />
    </>
  );
}
