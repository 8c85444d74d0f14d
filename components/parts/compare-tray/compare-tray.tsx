import type { PickLink as PickLinkView, CompareTray as Tray } from '@/lib/programs/page/compare-tray';
import type { ProgramView } from '@/lib/programs/page/program-view';
import { ButtonLink } from '../button/button';

const TRAY = 'compare-tray';

export interface PickLinkProps {
  readonly program: Pick<ProgramView, 'institution' | 'name'>;
  readonly pick: PickLinkView | undefined;
}

/**
 * Chooses a program for a comparison, or removes it: a link, so that a choice is in the address at once and is lost
 * nowhere. In Markdown it says nothing: assistants compare by names.
 */
export function PickLink({ program: { institution, name }, pick }: PickLinkProps) {
  if (!pick) return null;
  const { id, isChosen, href } = pick;
  const which = `${institution}, ${name}`;
  if (href === null) {
    return (
      <a className="pick" href={`#${TRAY}`} id={id} data-markdown-ignore>
        Remove one first<span className="visually-hidden"> to compare {which}</span>
      </a>
    );
  }
  return (
    <a
      className={isChosen ? 'button button-secondary pick pick-chosen' : 'button button-secondary pick'}
      href={href}
      id={id}
      rel="nofollow"
      aria-label={isChosen ? `✓ Added: ${which}. Remove` : `Compare ${which}`}
      data-markdown-ignore
    >
      {isChosen ? '✓ Added' : 'Compare'}
    </a>
  );
}

/** What to do next; nothing where all that is left is to compare. */
function hintOf({ chosen, isFull, compareHref }: Tray): string | null {
  if (isFull) return 'Remove one first to choose another.';
  if (compareHref !== null) return null;
  return chosen.length === 0 ? 'Choose two to compare.' : 'Choose another to compare.';
}

/** Programs chosen for a comparison: count, names, a way to remove each. In view while there are any. */
export function CompareTray({ tray }: { readonly tray: Tray }) {
  const { chosen, status, compareHref } = tray;
  return (
    <section className="compare-tray" id={TRAY} aria-label="Your comparison" data-markdown-ignore>
      <p role="status">
        <b>{status}</b> chosen. {hintOf(tray)}
      </p>
      {chosen.length > 0 && (
        <details>
          <summary>{chosen.map(({ label }) => label).join('; ')}</summary>
          <ul className="plain-list cluster">
            {chosen.map(({ id, label, without }) => (
              <li key={id}>
                {label}{' '}
                <a href={without} rel="nofollow">
                  Remove<span className="visually-hidden"> {label}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {compareHref !== null && <ButtonLink href={compareHref}>Compare</ButtonLink>}
    </section>
  );
}
