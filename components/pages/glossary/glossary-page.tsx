import type { GlossaryEntry } from '@/lib/site/glossary';
import { paths } from '@/lib/site/urls';
import { Page } from '../../parts/page/page';

/** Every term that the pages explain, each with an address of its own. */
export function GlossaryPage({ entries }: { readonly entries: readonly GlossaryEntry[] }) {
  return (
    <Page path={paths.glossary}>
      <p className="lead">Words that schools, license boards and statistics use, in plain English.</p>
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
