import type { Matches } from './apply-filters';
import { nextPage, type Page } from './next-page';
import { countAll, differenceOf, has, intersectionOf, type ProgramSet } from './program-set';
import type { Ranking } from './ranking';

/**
 * Returns the next page of matching programs, those of some schools before all others, whatever the order.
 *
 * @param first the programs that come first.
 * @param after place of the last program of the page before; undefined for the first page.
 */
export function pageWithFirst(
  ranking: Ranking,
  { programs, total }: Pick<Matches, 'programs' | 'total'>,
  first: ProgramSet,
  limit: number,
  after: number | undefined,
): Page {
  const leading = intersectionOf(programs, first);
  const leadingTotal = countAll(leading);
  if (leadingTotal === 0) return nextPage(ranking, { programs, total }, limit, after);
  const others = { programs: differenceOf(programs, leading), total: total - leadingTotal };
  if (after !== undefined && !has(leading, after)) {
    const page = nextPage(ranking, others, limit, after);
    return { places: page.places, before: page.before + leadingTotal };
  }
  const { places, before } = nextPage(ranking, { programs: leading, total: leadingTotal }, limit, after);
  const more = limit - places.length;
  const following = more > 0 ? nextPage(ranking, others, more, undefined).places : [];
  return { places: [...places, ...following], before };
}
