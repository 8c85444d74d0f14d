import type { Meaning } from '@/lib/site/options/notes';
import { Term } from '../../parts/term/term';

/** What programs are, a line each; nothing where there is nothing to explain. */
export function Meanings({ meanings }: { readonly meanings: readonly Meaning[] }) {
  if (meanings.length === 0) return null;
  return (
    <ul className="plain-list">
      {meanings.map(({ id, term, sentence }) => (
        <li key={id}>
          <Term id={id}>{term}</Term>: {sentence}
        </li>
      ))}
    </ul>
  );
}
