import { type Figure, isMissing } from '@/lib/numbers/figure';
import { type FactWords, firstClause } from '@/lib/programs/facts/fact';
import type { ListingView, ProgramView } from '@/lib/programs/page/program-view';
import type { Cell } from '../data-table/data-table';
import { InParentheses } from '../in-parentheses/in-parentheses';
import { Missing } from '../missing/missing';

/** Returns a figure above its count and year, in a narrow column. */
export function factCell(fact: Figure<FactWords>): Cell {
  if (isMissing(fact)) return fact;
  const { text, short, isOld } = fact.value;
  return (
    <>
      {text} <small className="cell-note">{short}</small>
      {isOld && <small className="cell-note">old result</small>}
    </>
  );
}

/** Returns the group of a program above how much of its score was measured. */
export function scoreCell(score: ProgramView['score']): Cell {
  if (isMissing(score)) return score;
  const { group, evidence } = score.value;
  return (
    <>
      {group} <small className="cell-note">{evidence}</small>
    </>
  );
}

function Listing({ listing: { text, check, listedAs } }: { readonly listing: ListingView }) {
  return (
    <li>
      {check ? <a href={check}>{text}</a> : text}
      {listedAs && <small className="muted"> as {listedAs}</small>}
    </li>
  );
}

export interface ListingsProps {
  readonly program: Pick<ProgramView, 'listings' | 'unlisted'>;
  /** Shortens the reason why it is missing. */
  readonly short?: boolean;
}

/** The lists that have the program, each with its date and where to check it. */
export function Listings({ program: { listings, unlisted }, short }: ListingsProps) {
  return (
    <>
      {listings.length > 0 && (
        <ul className="plain-list">
          {listings.map((listing) => (
            <Listing key={`${listing.text} ${listing.listedAs} ${listing.level}`} listing={listing} />
          ))}
        </ul>
      )}
      {unlisted && <Missing reason={short ? firstClause(unlisted) : unlisted} />}
    </>
  );
}

export interface MarksProps {
  readonly program: Pick<ProgramView, 'marks' | 'sponsored'>;
}

/** What distinguishes the program: how it is taught, and whether the school pays for a label. */
export function Marks({ program: { marks, sponsored } }: MarksProps) {
  if (marks.length === 0 && !sponsored) return null;
  return (
    <p className="cluster">
      {[...(sponsored ? ['Sponsored'] : []), ...marks].map((mark) => (
        <span className="chip" key={mark}>
          <InParentheses>{mark}</InParentheses>
        </span>
      ))}
    </p>
  );
}
