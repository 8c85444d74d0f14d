import { LRUCache } from 'lru-cache';
import { routable } from '@/lib/http/negotiation/request-target';

export { pathOf } from '@/lib/http/negotiation/request-target';

/** Longer ones are rarely asked for twice and would fill the memory. */
const MAX_REMEMBERED_LENGTH = 1024;

const normalized = new LRUCache<string, string>({ max: 8192 });

/** Returns the target of a request in its one spelling. */
export function normalizeTarget(url: string): string {
  const known = normalized.get(url);
  if (known !== undefined) return known;
  const target = routable(url);
  if (url.length <= MAX_REMEMBERED_LENGTH) normalized.set(url, target);
  return target;
}
