import { canonicalQuery } from '@/lib/parameters/canonical';
import { repeated } from '@/lib/text/quoted';
import { capitalized, list } from '@/lib/text/words';
import type { LooserSearch } from './answer';
import { type FilterName, type FinderInputs, finderParameters } from './parameters';

/** Returns every choice of `size` items, in order. */
function choices<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((first, at) =>
    choices(items.slice(at + 1), size - 1).map((others) => [first, ...others]),
  );
}

/** What loosens a filter. */
interface Change {
  readonly words: string;
  readonly inputs: Partial<FinderInputs>;
}

/** Filters that are left out together in every choice; of more, there are too many choices to try each. */
const MOST_TOGETHER = 2;

/** Radii to try where nothing is near enough, in miles. */
const WIDER_MILES = [100, 250, 500];

/**
 * Returns the inputs that leave a filter out. Without a place there is no radius and no order by distance either: the
 * place of a search is its `near`, else in its `query`.
 */
export function leftOut(name: FilterName, { near, sort }: FinderInputs): Partial<FinderInputs> {
  if (name === 'include_without_accreditation') return { [name]: true };
  const isPlace = name === 'near' || (name === 'query' && near === undefined);
  if (!isPlace) return { [name]: undefined };
  const order = sort === 'distance' ? finderParameters.sort.default : sort;
  return { [name]: undefined, radius_miles: undefined, sort: order ?? sort };
}

/** Says what to ask in parameters where a query said it: of a query no part can be left out. */
export function inPlaceOfQuery(looser: LooserSearch): LooserSearch {
  const pairs = [...new URLSearchParams(looser.query)].map(([name, value]) => `${name}=${repeated(value)}`);
  const change = pairs.length === 0 ? 'Leave out query.' : `In place of query ask with ${list(pairs)}.`;
  return { ...looser, change };
}

/**
 * Whether a search without a filter lists what the filter could not judge: without a place or a query it would be of
 * all places and names.
 */
export const isListedWithout = (name: FilterName) => name !== 'near' && name !== 'query';

/** Returns what loosens a filter, in words and as inputs: a place is kept, its radius grows. */
function changesOf(name: FilterName, inputs: FinderInputs): Change[] {
  if (name !== 'near') {
    const isIncluded = name === 'include_without_accreditation';
    const words = isIncluded ? `set ${name} to true` : `leave out ${name}`;
    return [{ words, inputs: leftOut(name, inputs) }];
  }
  return WIDER_MILES.filter((miles) => miles > (inputs.radius_miles ?? 0)).map((miles) => ({
    words: `set radius_miles to ${miles}`,
    inputs: { radius_miles: miles },
  }));
}

/** Returns the query string of a search's first page. */
export function firstPageQuery(inputs: FinderInputs): string {
  return canonicalQuery(finderParameters, { ...inputs, cursor: undefined });
}

/**
 * Returns searches that find something where one finds nothing: without one of its filters, else without two, else
 * one search with as many of its first filters as it can keep.
 *
 * @param names filters of the search, each once.
 * @param totalOf counts what a search finds.
 */
export function looserSearches(
  names: readonly FilterName[],
  inputs: FinderInputs,
  totalOf: (inputs: FinderInputs) => number,
): LooserSearch[] {
  const without = (dropped: readonly FilterName[]): LooserSearch[] => {
    const [first, ...others] = dropped.map((name) => changesOf(name, inputs));
    const ways = others.reduce(
      (all, changes) => all.flatMap((way) => changes.map((one) => [...way, one])),
      (first ?? []).map((one) => [one]),
    );
    for (const way of ways) {
      const found = loosened(dropped, way);
      if (found) return [found];
    }
    return [];
  };
  const loosened = (dropped: readonly FilterName[], changes: readonly Change[]): LooserSearch | undefined => {
    const looser = Object.assign({}, inputs, ...changes.map((one) => one.inputs));
    const total = totalOf(looser);
    const words = `${capitalized(list(changes.map((one) => one.words)))}.`;
    return total === 0
      ? undefined
      : { filters: [...dropped], change: words, query: firstPageQuery(looser), total };
  };
  for (let size = 1; size <= MOST_TOGETHER; size += 1) {
    const found = choices(names, size).flatMap(without);
    if (found.length > 0) return found;
  }
  let dropped = names;
  for (const name of names) {
    const fewer = dropped.filter((one) => one !== name);
    if (without(fewer).length > 0) dropped = fewer;
  }
  return without(dropped);
}
