import type { ReactNode } from 'react';
import type { FinderResults } from '@/lib/programs/page/finder-results';
import { programSources } from '@/lib/programs/page/sources';
import { paths } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Lines } from '../../parts/prose/lines';
import { SAVE_ID } from '../../parts/save-answer/save-answer';
import { SourceNote } from '../../parts/source-note/source-note';
import { LinkList, SearchLinks } from './finder-answer';

interface Props {
  readonly results: FinderResults;
}

/** Where to look beyond the list: farther away, at what such programs cost and pay, at schools that teach online. */
export function LookFurther({ results: { nextClosest, radii, also, returns, online } }: Props) {
  return (
    <div className="prose">
      {nextClosest !== null && (
        <p>
          Next closest: <a href={nextClosest.href}>{nextClosest.label}</a>
        </p>
      )}
      {radii.length > 0 && (
        <p>
          <SearchLinks links={radii} />
        </p>
      )}
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
    </div>
  );
}

/** What each figure of a row is, how groups are made, and what to be careful about. */
function Meaning({ results: { programs, figures, listNotes, caveats } }: Props) {
  return (
    <Disclosure id="method" summary="What these figures mean, and what to be careful about">
      <div className="prose">
        <Lines lines={figures.map(({ meaning }) => meaning)} />
        <p>
          Group: how a program’s students do among all such programs nationwide. It counts how many passed the
          licensing exam, what graduates earn beside programs where nurses earn the same, how many students
          finish, what the program costs and what graduates owe. What is not measured counts as a low middling
          value. Schools can’t pay to rank higher. <a href={paths.scoreMethodology}>How groups are made</a>,
          and <a href={paths.finderMethodology}>how we read your words, a place and a price</a>.
        </p>
        <Lines lines={[...listNotes, ...caveats.map(({ text }) => text)]} />
      </div>
      <SourceNote sources={programSources(programs)} />
    </Disclosure>
  );
}

/** Programs that would be in the list but for something that is not known of them. */
function LeftOut({ results: { leftOut } }: Props) {
  if (leftOut.length === 0) return null;
  return (
    <Disclosure id="left-out" summary={`Programs not in this list: ${count(leftOut.length, 'reason')}`}>
      <ul className="plain-list prose">
        {leftOut.map(({ text, href }) => (
          <li key={text}>
            {text} {href !== null && <a href={href}>Show what was left out</a>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Ways to keep the list, and its other forms. */
function Keep({ results: { otherView, csvPath, apiPath }, children }: Omit<FinderMoreProps, 'showsSources'>) {
  return (
    <Disclosure id={SAVE_ID} summary="Save, send, print or download">
      <p className="other-forms">
        <a href={otherView.href}>{otherView.label}</a> ·{' '}
        <a href={csvPath} download>
          Download as CSV
        </a>{' '}
        · <a href={apiPath}>JSON</a>, <a href={paths.developers}>without a key</a>
      </p>
      {children}
    </Disclosure>
  );
}

export interface FinderMoreProps extends Props {
  /** Ways to keep the answer. */
  readonly children?: ReactNode;
  /** Whether the list is in view, and so the sources of its figures. */
  readonly showsSources: boolean;
}

/** What lies behind the list: meanings, programs that are not in it, sources and other forms. */
export function FinderMore({ results, showsSources, children }: FinderMoreProps) {
  return (
    <div className="folds">
      <Meaning results={results} />
      <LeftOut results={results} />
      {results.programs.length > 0 && <Keep results={results}>{children}</Keep>}
      {showsSources && <SourceNote sources={results.figureSources} />}
    </div>
  );
}
