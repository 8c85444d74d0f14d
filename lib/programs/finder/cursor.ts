import { canonicalQuery } from '@/lib/parameters/canonical';
import { type FinderInputs, finderParameters } from './parameters';

/** FNV-1a in 32 bits: enough to notice a cursor of another search. */
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** Digits of a number written as short as letters allow. */
const RADIX = 36;

function digest(text: string): string {
  let hash = OFFSET_BASIS;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(RADIX);
}

/** Digests a search without its limit: the page size may change from page to page. */
function searchDigest(inputs: FinderInputs): string {
  const { limit } = finderParameters;
  return digest(
    canonicalQuery(finderParameters, { ...inputs, limit: limit.default ?? 1, cursor: undefined }),
  );
}

/**
 * Makes the cursor of the page after a program. It names the program, not its rank, so that it stays valid when others
 * come or go, and its search, so that another search refuses it.
 */
export function cursorAfter(id: string, inputs: FinderInputs): string {
  return btoa(`${searchDigest(inputs)} ${id}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Returns the id of the program before a cursor's page; undefined for a cursor of another search. */
export function idBefore(cursor: string, inputs: FinderInputs): string | undefined {
  try {
    const [search, id] = atob(cursor.replaceAll('-', '+').replaceAll('_', '/')).split(' ');
    return search === searchDigest(inputs) ? id : undefined;
  } catch {
    return undefined; // Not Base64.
  }
}
