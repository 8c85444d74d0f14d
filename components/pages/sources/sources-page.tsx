import type { Source } from '@/lib/data/table';
import { formatCount } from '@/lib/numbers/format';
import type { ProseSection } from '@/lib/site/pages/prose';
import type { SourceGroup, SourcesView, SourceTable } from '@/lib/site/pages/sources';
import { Prose } from '../../parts/prose/prose';
import { FoldedSection } from '../../parts/section/folded-section';
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
    <FoldedSection id={id} heading={title} level={3}>
      <p>{description}</p>
      <Facts table={table} />
      {notes.length > 0 && (
        <div className="prose">
          <p>What to know first:</p>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </FoldedSection>
  );
}

function Passage({ section: { id, heading, markdown } }: { readonly section: ProseSection }) {
  return (
    <FoldedSection id={id} heading={heading}>
      <Prose markdown={markdown} />
    </FoldedSection>
  );
}

function Group({ group: { id, heading, explanation, tables } }: { readonly group: SourceGroup }) {
  return (
    <Section id={id} heading={heading}>
      <p>{explanation}</p>
      <div className="folds">
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
  return (
    <>
      <Prose markdown={prose.lead} />
      <p className="muted">Data version {dataVersion}.</p>
      <div className="folds">
        {[mindFirst, ...prose.sections, reuse].map((section) => (
          <Passage key={section.id} section={section} />
        ))}
      </div>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </>
  );
}
