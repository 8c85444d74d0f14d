import { Fragment } from 'react';
import type { FinderResults } from '@/lib/programs/page/finder-page';
import type { SearchLink } from '@/lib/programs/page/finder-place';
import { Answer } from '../../parts/answer/answer';

/** Searches in a line. */
function SearchLinks({ links }: { readonly links: readonly SearchLink[] }) {
  return links.map(({ label, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ' · '}
      <a href={href}>{label}</a>
    </Fragment>
  ));
}

/** How the search was understood, and what may have been meant. */
function Understood({ results: { readAs, meant, radii } }: { readonly results: FinderResults }) {
  return (
    <>
      {readAs !== null && <p>Read as: {readAs}.</p>}
      {meant.map(({ text, links }) => (
        <p key={text}>
          {text} {links.length > 0 && <SearchLinks links={links} />}
        </p>
      ))}
      {radii.length > 0 && (
        <p>
          <SearchLinks links={radii} />
        </p>
      )}
    </>
  );
}

export function LinkList({ lead, links }: { readonly lead: string; readonly links: readonly SearchLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className="prose">
      <p>{lead}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The answer, and what changes how the list is read. */
export function FinderAnswer({ results }: { readonly results: FinderResults }) {
  const { sentence, notes, loosen, also, returns, online } = results;
  return (
    <Answer sentence={sentence}>
      <Understood results={results} />
      <LinkList lead="Loosen a filter:" links={loosen} />
      {also !== null && (
        <p>
          {also.text} <a href={also.href}>Their BSN programs</a>
        </p>
      )}
      {returns !== null && (
        <p>
          {returns.reason} <a href={returns.href}>{returns.label}</a>
        </p>
      )}
      <LinkList lead="Large schools that teach RNs online in most states:" links={online} />
      {notes.length > 0 && (
        <ul className="plain-list finder-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Answer>
  );
}

/** What holds for the whole list, and which programs are not in it. */
export function ListNotes({ results: { listNotes, leftOut } }: { readonly results: FinderResults }) {
  if (listNotes.length + leftOut.length === 0) return null;
  return (
    <section className="section stack" id="notes" aria-labelledby="notes-heading">
      <h2 id="notes-heading">About this list</h2>
      <ul className="plain-list finder-notes">
        {listNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {leftOut.map(({ text, href }) => (
          <li key={text}>
            {text} {href !== null && <a href={href}>Show what was left out</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
