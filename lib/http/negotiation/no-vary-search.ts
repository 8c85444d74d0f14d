import { misspelledName } from '@/lib/parameters/near-names';

/** Header that says which parameters of a query an answer depends on (draft-ietf-httpbis-no-vary-search). */
export const NO_VARY_SEARCH = 'No-Vary-Search';

const BY_NO_PARAMETER = 'params';
const BY_SOME = /^key-order, params, except=\(([^)]*)\)$/;

/** Returns the value that says: on the parameters with these names, in any order. */
export const variesBy = (names: readonly string[]): string =>
  names.length === 0
    ? BY_NO_PARAMETER
    : `key-order, params, except=(${names.map((name) => `"${name}"`).join(' ')})`;

/**
 * Returns the parameters that a response depends on, where it says so as `variesBy` does. Names of headers are in lower
 * case.
 */
export function namesVariedBy(headers: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  const value = headers[NO_VARY_SEARCH.toLowerCase()];
  if (typeof value !== 'string') return undefined;
  if (value === BY_NO_PARAMETER) return [];
  const [, names] = BY_SOME.exec(value) ?? [];
  return names?.split(' ').map((name) => name.slice(1, -1));
}

/**
 * Tests whether a response may depend on a parameter that its header doesn't name: a misspelled one is refused. A header
 * can't list every misspelling.
 */
export const isNearMiss = (name: string, names: readonly string[]) =>
  misspelledName(name, names) !== undefined;

/** Tests whether a response says that its query changes nothing. */
export const saysQueryIgnored = (headers: Readonly<Record<string, unknown>>) =>
  namesVariedBy(headers)?.length === 0;
