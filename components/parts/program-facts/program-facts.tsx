import { type Fact, isUnknown, type ListingView, type ProgramView } from '@/lib/programs/page/program-view';
import { Chip } from '../chip/chip';
import type { Cell } from '../data-table/data-table';
import { InParentheses } from '../in-parentheses/in-parentheses';
import { Missing } from '../missing/missing';

export interface FactTextProps {
  readonly fact: Fact;
  /** Count, year and range in few words, as a list has room for. */
  readonly brief?: boolean;
}

/** What a reason says first: "We hold no result of this program". The page of the program has the rest. */
const firstClause = (reason: string) => reason.split(/[;:]|[.] /)[0] ?? reason;

/** A figure with its note, or an en dash with the reason. */
export function FactText({ fact, brief }: FactTextProps) {
  if (isUnknown(fact)) return <Missing reason={brief ? firstClause(fact.missing) : fact.missing} />;
  const { value, source, beside, age } = fact;
  const note = brief ? [fact.brief, ...(beside ? [beside] : [])].join('; ') : fact.note;
  return (
    <>
      <b>{value}</b> <small className="muted">{source ? <a href={source}>{note}</a> : note}</small>
      {age && (
        <>
          {' '}
          <Chip kind="age">old result: not in the score</Chip>
        </>
      )}
    </>
  );
}

/** A figure above its count and year, in a narrow column. */
export function factCell(fact: Fact): Cell {
  if (isUnknown(fact)) return fact;
  return (
    <>
      {fact.value} <small className="cell-note">{fact.brief}</small>
      {fact.age && <small className="cell-note">old result</small>}
    </>
  );
}

/** A score above how much of it was measured. */
export function scoreCell(score: ProgramView['score']): Cell {
  if (isUnknown(score)) return score;
  return (
    <>
      {score.total} <small className="cell-note">{score.evidenceBrief}</small>
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
  /** Says in few words why there is none. */
  readonly brief?: boolean;
}

/** Whose lists have the program, each with its date and where to check it. */
export function Listings({ program: { listings, unlisted }, brief }: ListingsProps) {
  return (
    <>
      {listings.length > 0 && (
        <ul className="plain-list">
          {listings.map((listing) => (
            <Listing key={`${listing.text} ${listing.listedAs} ${listing.level}`} listing={listing} />
          ))}
        </ul>
      )}
      {unlisted && <Missing reason={brief ? firstClause(unlisted) : unlisted} />}
    </>
  );
}

export interface MarksProps {
  readonly program: Pick<ProgramView, 'marks' | 'sponsored'>;
}

/** What tells the program from others: how it is taught, and whether the school pays for a label. */
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
