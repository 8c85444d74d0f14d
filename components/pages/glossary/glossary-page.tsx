import type { GlossaryEntry } from '@/lib/site/glossary';
import { paths } from '@/lib/site/urls';
import { Page } from '../../parts/page/page';

/** The first term of each letter. */
function letters(entries: readonly GlossaryEntry[]): { readonly letter: string; readonly id: string }[] {
  const first = new Map<string, string>();
  for (const { id, term } of entries) {
    const letter = term.charAt(0).toUpperCase();
    if (!first.has(letter)) first.set(letter, id);
  }
  return [...first].map(([letter, id]) => ({ letter, id }));
}

/** Every term that the pages explain, each with an address of its own. */
export function GlossaryPage({ entries }: { readonly entries: readonly GlossaryEntry[] }) {
  return (
    <Page path={paths.glossary}>
      <p className="lead">Words that schools, license boards and statistics use, in plain English.</p>
      <nav aria-label="Terms by letter" className="glossary-letters">
        {letters(entries).map(({ letter, id }) => (
          <a key={letter} href={`#${id}`}>
            {letter}
          </a>
        ))}
      </nav>
      <dl className="glossary">
        {entries.map(({ id, term, meaning }) => (
          <div key={id} id={id}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}
