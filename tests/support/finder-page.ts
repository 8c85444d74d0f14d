import { type FinderPageView, finderPage } from '@/lib/programs/page/finder-page';
import { finderSource } from '@/lib/programs/page/source';

/** The finder's page over the real content. */
export const page = (query: string) => finderPage(new URLSearchParams(query), finderSource());

/** Results of a query that can be read. @throws Error where it cannot. */
export function results(query: string): NonNullable<FinderPageView['results']> {
  const { results: found, problems } = page(query);
  if (!found) throw new Error(problems.map(({ message }) => message).join(' '));
  return found;
}

/** The query of a link. */
export const queryOf = (href: string | null | undefined) => new URLSearchParams(href?.split('?')[1]);
