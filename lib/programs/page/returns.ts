import { type ReturnLink, returnLink } from '@/lib/calculators/nursing-roi/page/links';
import { onlyOf } from '@/lib/parameters/declare';
import type { StateSlug } from '@/lib/places/states';
import type { Credential } from '../credentials';

/** What programs cost and pay; null where they are not all of one type in one state. */
export function returnsOf(states: Iterable<StateSlug>, types: Iterable<Credential>): ReturnLink | null {
  const [state, type] = [onlyOf([...new Set(states)]), onlyOf([...new Set(types)])];
  return state === undefined || type === undefined ? null : returnLink({ state, type });
}
