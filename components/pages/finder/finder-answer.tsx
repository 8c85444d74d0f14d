import { Fragment } from 'react';
import type { SearchLink } from '@/lib/programs/page/finder-place';
import type { FinderResults } from '@/lib/programs/page/finder-results';
import { Answer } from '../../parts/answer/answer';
import { NoPassRates } from '../../parts/missing/no-pass-rates';

/** Searches in a line. */
export function SearchLinks({ links }: { readonly links: readonly SearchLink[] }) {
  return links.map(({ label, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ' · '}
      <a href={href}>{label}</a>
    </Fragment>
  ));
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

/** The answer: how many programs there are, and what to know of all of them. */
export function FinderAnswer({ results }: { readonly results: FinderResults }) {
  const { verdict, sentence } = results;
  return (
    <Answer verdict={verdict} sentence={sentence}>
      <NoPassRates rates={results.missingRates} />
    </Answer>
  );
}

const isEmpty = ({ readAs, meant, loosen, notes }: FinderResults) =>
  readAs === null && meant.length + loosen.length + notes.length === 0;

/** How the search was understood, what may have been meant, and what changes how the list is read. */
export function Understood({ results }: { readonly results: FinderResults }) {
  if (isEmpty(results)) return null;
  const { readAs, meant, loosen, notes } = results;
  return (
    <div className="prose">
      {readAs !== null && <p>Read as: {readAs}.</p>}
      {meant.map(({ text, links }) => (
        <p key={text}>
          {text} {links.length > 0 && <SearchLinks links={links} />}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <LinkList lead="Loosen a filter:" links={loosen} />
    </div>
  );
}
