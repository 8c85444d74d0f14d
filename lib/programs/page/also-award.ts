import { count, list } from '@/lib/text/words';
import type { AlsoAwardBsn } from '../finder/answer';

/** Says how many more schools award a BSN. Which place was asked for, if any, the answer says already. */
export const alsoAwardInWords = ({ count: schools, names }: AlsoAwardBsn): string =>
  `${count(schools, 'more college')} that ${schools === 1 ? 'fits' : 'fit'} this search ${schools === 1 ? 'awards' : 'award'} a BSN, and many of them teach RNs too: ${list(names)}.`;
