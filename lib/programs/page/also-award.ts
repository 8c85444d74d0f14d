import { count, list } from '@/lib/text/words';
import type { AlsoAwardBsn } from '../finder/answer';

/** Says how many more schools award a BSN. @param where "in Ohio"; by default the search, which the answer names */
export function alsoAwardInWords({ count: schools, names }: AlsoAwardBsn, where?: string): string {
  const [fit, award] = schools === 1 ? ['fits', 'awards'] : ['fit', 'award'];
  const which = where ?? `that ${fit} this search`;
  return `${count(schools, 'more college')} ${which} ${award} a BSN, and many of them teach RNs too: ${list(names)}.`;
}
